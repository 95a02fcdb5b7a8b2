"""What an instruction spoke of, whether or not it could do it: what is tapped already is "it" as well [608.2c]."""
from sandbox.engine.kinds import The, Who
from sandbox.engine.rulebook import rule
from sandbox.language.phrase import walk
from sandbox.vocabulary.determiners import All, Each, Every
from sandbox.vocabulary.pronouns import NO_TARGET, Enchanted, This
from sandbox.vocabulary.targets import Targeting, targets_in

NAMED = Targeting, Each, All, Every, This, Enchanted  # their words leave nothing to choose


@rule("608.2c", without=lambda scene, verb: ())
def spoken_of(scene, verb):
    """The objects that the words of an instruction name; none if it moves them, for "it" is then what they become."""
    what = getattr(verb, "what", None)
    return tuple(one for one in what.find(scene) if isinstance(one, The)) if isinstance(what, NAMED) and not hasattr(verb, "to") else ()


@rule("614.15", without=lambda scene, sentence: [])
def told_about(scene, sentence):
    """What a sentence is about in whose stead another stands: "those creatures get +2/+2 instead"."""
    told = [part for p in walk(sentence) for part in (getattr(p, "effect", None), getattr(p, "do", None)) if part is not None]
    about = [part.what for part in told if isinstance(getattr(part, "what", None), NAMED) and was_chosen(scene, part.what)]
    groups = [tuple(one for one in what.find(scene) if isinstance(one, The)) for what in about]
    return [group for group in groups if group]


def was_chosen(scene, what):
    """Whether it is no target, or one that was chosen: what another sentence stands for may have needed none."""
    return not isinstance(what, Targeting) or scene.item is not None and any(what is one for one in targets_in(scene))


@rule("608.2b", without=lambda scene, what: None)
def aim(scene, what):
    """What nothing comes of is mentioned all the same: where no target was chosen, or none is legal, "it" is nothing at all."""
    if isinstance(what, Targeting) and not isinstance(what, Who):
        scene.mentioned.append(tuple(what.find(scene)) or (NO_TARGET,))


def done_to(told, done):
    """The objects that the events were told of and happened to, and not something else in their stead."""
    happened = {deed(event) for event in done}
    return {event.result.id for event in told if event.result is not None and deed(event) in happened}


def deed(event):
    return type(event), getattr(getattr(event, "what", None), "id", None), getattr(event, "to", "")


def left_out(scene, told, done, touched, spoken):
    """Those that were spoken of besides what was touched; they, and what something else happened to, count as not done [608.2c]."""
    there = {id for one in touched for id in (one.id, one.was)}
    rest = tuple(one for one in spoken if one.id not in there and scene.world.thing(one.id) is not None)
    really = done_to(told, done)
    replaced = {event.result.id for event in told if event.result is not None} - really
    if touched or rest:
        scene.undone.clear()
        scene.undone.update(one.id for one in rest)
        scene.undone.update(one.id for one in touched if replaced & {one.id, one.was})
    return rest
