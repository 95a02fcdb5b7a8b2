"""Linked abilities: what was chosen or exiled by words that an object had before is unknown to the words that it copies now [607.5]."""
from sandbox.engine.rulebook import rule


@rule("607.5", without=lambda state, id, before=None: ())
def worn(state, id, before=None):
    """The effect by which the object last became a copy, alone in a tuple: the words that it has are linked to each other under it.

    () for an object that has the words it entered with; before is the id of what was put on the stack with those words."""
    copying = [e.id for e in state.effects if id in e.locked and (before is None or e.id < before)
               and any("copiable" in change.writes for change in e.sentence.changes)]
    return tuple(copying[-1:])


def linked_to(scene):
    """The object that speaks, and under which copy effect it came by its words."""
    item = scene.item.id if scene.item is not None and scene.item.source == scene.source else None
    return scene.source, worn(scene.world.state, scene.source, item)


@rule("607.5a", without=lambda scene: scene.world.thing(scene.source).chosen)
def chosen_for(scene):
    """What was chosen as the speaker entered; undefined, and so nothing, for words that it copies since [607.5a]."""
    return () if worn(scene.world.state, scene.source) else scene.world.thing(scene.source).chosen
