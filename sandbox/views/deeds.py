"""What a click, a drop, a menu and a key mean at this moment: each becomes an action, an edit, an answer, or a line that says why not."""
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor

from sandbox.engine.state import STEPS
from sandbox.models import dropping, edits
from sandbox.models.table import PLAY, SETUP
from sandbox.views.cardmenu import CardMenu, WaysMenu
from sandbox.views.numbers import RepeatPopup
from sandbox.views.popups import NumberPopup


class Deeds:
    """The part of the window that acts on the table."""

    # ---- pointing ----
    def card_clicked(self, key, modifiers=Qt.KeyboardModifier.NoModifier):
        """A click: an answer where one is asked for, else it opens a pile of tokens, else it selects."""
        if self.pointing is not None:
            return self._pointed(key)
        ids = self.field.ids_at(key) if key >= 0 else ()
        if any(self.bar.point(id=id) for id in ids):
            return
        if len(ids) > 1:
            self.field.opened.update(ids)
            return self.refresh()
        if key < 0:
            self.marked = frozenset()
        elif modifiers & Qt.KeyboardModifier.ControlModifier:
            self.marked ^= {key}
        else:
            self.marked = frozenset({key})
        self.inspect(key)
        self.refresh()

    def player_pointed(self, seat):
        """A click on a player: an answer, or in Set up the life."""
        if not self.bar.point(seat=seat) and self.table.mode == SETUP:
            self.corner_deed(seat, "life", None)

    def card_doubled(self, key):
        """Tap for mana in Play, tap or untap in Set up; in a hand, cast or play."""
        thing = self.table.state.things.get(key)
        if thing is None or self.bar.draft is not None and self.bar.draft.question.kind == "pay":
            return
        if self.table.mode == SETUP:
            return self._tap_by_hand(self.field.ids_at(key))
        if thing.zone == "battlefield":
            return self.tap_for_mana(key)
        self._mean(dropping.meaning(self.table, self.cargo(key), self.middle(), self.manner()))

    def tap_for_mana(self, id):
        found = [one for one in self.table.possible(id) if one.kind == "tap"]
        able = [one for one in found if not one.reason]
        if not found:
            self.say(f"{self.table.state.look(id).name} has no mana ability [605.1a].", "refused")
        elif not able:
            self.say(dropping.reason_of(found[0]), "refused")
        elif len(able) == 1:
            self.table.do(able[0].action)
        else:
            self._several(
                dropping.Several("Which mana?", tuple(dropping.Act(one.action, dropping.way_words(one, self.table.state)) for one in able))
            )

    # ---- keys on the card in question ----
    def in_question(self) -> tuple[int, ...]:
        """The objects a key is about: the selected ones, else the focused, else the one under the pointer."""
        there = {thing.id for thing in self.table.state.things.values()}
        marked = tuple(id for id in sorted(self.marked) if id in there)
        return marked or tuple(id for id in (self.field.focus, self.looked_at) if id in there)[:1]

    def tap_card(self):
        ids = self.in_question()
        if not ids:
            return self.say("Point at a card first, then press T.")
        if self.table.mode == SETUP:
            return self._tap_by_hand(ids)
        for id in ids:
            self.tap_for_mana(id)

    def _tap_by_hand(self, ids):
        state = self.table.state
        ids = [id for id in ids if state.things.get(id) and state.things.get(id).zone == "battlefield"]
        if ids:
            down = "untapped" if state.things.get(ids[0]).tapped == "tapped" else "tapped"
            self.table.edit(edits.together(self.table.seat, [edits.tap(state, id, down, self.way()) for id in ids]))

    def flip_card(self):
        ids = self.in_question()
        if not ids:
            self.say("Point at a card first, then press F.")
        elif self.table.mode == PLAY:
            self.say(
                "In Play a permanent transforms when something says so [701.27]: switch to Set up (Ctrl+2) to turn it by hand.", "refused"
            )
        else:
            self.by_hand(ids, "transform", None)

    def card_menu(self, key=None, at=None):
        """Every action of an object, with reasons on those that are not possible."""
        ids = self.in_question() if key is None else (tuple(sorted(self.marked)) if key in self.marked else self.field.ids_at(key)[:1])
        ids = tuple(id for id in ids if self.table.state.things.get(id))
        if not ids:
            if key is not None and self.table.state.item(key):
                self.inspect(key)
            return
        self.menu = CardMenu(self.table, ids, self)
        self.menu.acted.connect(lambda action: self.table.do(action))
        self.menu.by_hand.connect(lambda what, value: self.by_hand(ids, what, value))
        self.menu.open_at(at or self.place_of(ids[0]))

    # ---- letting go ----
    def dropped(self, cargo, at: QPoint, modifiers=Qt.KeyboardModifier.NoModifier):
        self.field.scene().light(None)
        target = self.field.target_at(at)
        if self.overlay.isVisible() and self.overlay.rect().contains(self.overlay.mapFromGlobal(at)):
            return
        self.field.setFocus(Qt.FocusReason.MouseFocusReason)     # the next keys are for the table, not for the search it came from
        self.brought(cargo, target, modifiers)

    def brought(self, cargo, target, modifiers=Qt.KeyboardModifier.NoModifier):
        """Something was let go over a target, or over nothing."""
        try:
            meant = dropping.meaning(self.table, cargo, target, self.manner(modifiers))
        except LookupError as problem:
            return self.say(str(problem), "refused")
        self._mean(meant, target.place if target else None)

    def _mean(self, meant, at=None):
        match meant:
            case dropping.Act():
                if not self.table.do(meant.action, meant.wish):
                    self.carry.float_back()
                elif meant.pair is not None:
                    self._mean(meant.pair)
            case dropping.Edit():
                self.table.edit(meant.action)
                self.setup.used()
            case dropping.Several():
                self._several(meant, at)
            case dropping.Deep():
                self._deep(meant, at)
            case dropping.Pair():
                if not self.bar.pair(meant.one, meant.other):
                    self.carry.float_back()
                    self.say(dropping.why_no_pair(self.table), "refused")
            case dropping.No():
                self.carry.float_back()
                if meant.words:
                    self.say(meant.words, "refused")

    def _several(self, meant, at=None):
        self.menu = WaysMenu(meant.words, meant.ways, self)
        self.menu.picked.connect(lambda place: self._mean(meant.ways[place]))
        self.menu.popup(at or QCursor.pos())

    def _deep(self, meant, at=None):
        popup = NumberPopup(self, meant.words, 1, 1, meant.size + 1, (-1, 1))
        popup.given.connect(lambda place: self._mean(meant.make(place - 1)))
        popup.open_at(at or self.mapToGlobal(self.rect().center()))
        self.popup = popup

    # ---- the course of the game ----
    def pass_on(self):
        """Space: pass priority, or let the top of the stack resolve; while something is asked, nothing."""
        if self.table.choice is not None:
            return self.say("First answer what is asked, or press Esc to take it back.", "refused")
        self.table.pass_priority()

    def wait(self):
        """N: everyone passes until something happens."""
        if self.table.choice is not None:
            return self.say("First answer what is asked, or press Esc to take it back.", "refused")
        self.table.go_on()

    def toggle_stop(self, seat, step):
        """A click below a step of the ribbon."""
        self.table.edit(("set_stop", self.table.seat, seat, step))

    def forget_answers(self):
        """Whoever is to act is asked again what was answered once for all."""
        self.table.edit(("forget", self.table.seat))

    # ---- loops ----
    def mark_loop(self):
        self.table.loop_from = self.table.timeline.place
        self.say("A loop begins here: do it once, then repeat it with Ctrl+J.")
        self.refresh()

    def repeat_loop(self):
        """How often, then a shortcut is proposed [731.2a]."""
        if self.table.choice is not None:
            return self.say("First answer what is asked, or press Esc to take it back.", "refused")
        loop = self.table.loop
        if loop is None:
            return self.say("Nothing that was done just now could be repeated: it is not the same as before [731.1b].", "refused")
        usual = 1_000 if loop.by.tokens else 1_000_000
        popup = RepeatPopup(self, self.bar.theme, loop.words, usual)
        popup.given.connect(lambda times: self.table.do(loop.action(self.table.seat, times)))
        popup.adjustSize()
        popup.open_at(self.bar.mapToGlobal(QPoint(self.bar.width() - popup.width() - 16, -popup.height() - 8)))
        self.popup = popup

    def pass_to(self, step):
        """A click on a step of the ribbon: passing until there."""
        if self.table.choice is not None:
            return self.say("First answer what is asked, or press Esc to take it back.", "refused")
        state = self.table.state
        later = STEPS.index(step) > STEPS.index(state.step)
        self.table.do(("go_to", self.table.seat, state.turn if later else state.turn + 1, step))

    def next_turn(self):
        if self.table.choice is not None:
            return self.say("First answer what is asked, or press Esc to take it back.", "refused")
        self.table.do(("go_to", self.table.seat, self.table.state.turn + 1, "upkeep"))

    def confirm(self):
        """Enter: the card under the focus ring while it may be picked, else the main answer; with nothing asked, like a double click."""
        focus = self.field.focus if self.field.hasFocus() else None
        draft = self.bar.draft
        if focus is not None and (draft is None or focus in draft.open_ids - draft.chosen_ids):
            return self.card_doubled(focus) if draft is None else self.card_clicked(focus)
        if not self.bar.confirm() and self.table.choice is not None:
            self.say("Pick one: press its number, or click what glows.", "refused")

    def cancel(self):
        """Esc: whatever is nearest – what is carried, what is open, what is asked, what is selected."""
        if self.carry.is_on:
            self.carry.cancel()
        elif self.pointing is not None:
            self.pointing = None
            self.notice.hide()
        elif self.overlay.isVisible() and self.overlay.what != "asked":
            self.overlay.close_it()
        elif self.table.timeline.run is not None:
            self.table.cancel()
        elif self.field.opened:
            self.field.opened.clear()
            self.refresh()
        else:
            self.marked = frozenset()
            self.notice.hide()
            self.refresh()

    def random_answer(self):
        if not self.bar.answer_at_random() and self.table.choice is not None:
            self.say("Only Chance answers at random: this is yours to choose.")

    # ---- moments ----
    def undo(self):
        self.table.undo()

    def redo(self):
        self.table.redo()

    def back(self):
        if not self.field.walk(-1, 0) and self.table.timeline.can_undo:
            self.table.undo()

    def on(self):
        if not self.field.walk(1, 0) and self.table.timeline.can_redo:
            self.table.redo()

    def branch_above(self):
        self.field.walk(0, -1) or self._sibling(-1)

    def branch_below(self):
        self.field.walk(0, 1) or self._sibling(1)

    def _sibling(self, by):
        """To the branch beside this one."""
        timeline = self.table.timeline
        parent = timeline.here.parent
        if parent is None or timeline.run is not None:
            return
        branches = timeline.branches(parent)
        at = branches.index(timeline.place) + by
        if 0 <= at < len(branches):
            self.table.go(branches[at])

    def to_start(self):
        self.table.go(0)

    def to_end(self):
        timeline = self.table.timeline
        at = timeline.place
        while timeline.branches(at):
            at = timeline.visited.get(at, timeline.branches(at)[0])
        self.table.go(at)
