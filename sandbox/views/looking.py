"""Looking at things and picking them up: what is inspected, which pile lies open, what is carried."""
from PySide6.QtCore import QPoint, QPointF, Qt

from sandbox.models.inspection import inspected
from sandbox.views.card import card_pixmap
from sandbox.views.carry import Cargo, Target
from sandbox.views.strip import SHORT


class Looking:
    """The part of the window that looks and carries."""

    # ---- inspecting ----
    def inspect(self, id):
        """An object into the inspector."""
        state = self.table.state
        item = state.item(id) if isinstance(id, int) else None
        if item is not None and not state.things.get(id):
            id = item.source
        if isinstance(id, int) and id > 0 and state.thing(id) is not None:
            self.looked_at = id
            self.inspector.show_inspection(inspected(state, id, self.history.of(id)))

    def look_at(self, id):
        """The pointer rests on it: shown, unless something is selected."""
        if not self.marked and not self.carry.is_on:
            self.inspect(id)

    def inspect_card(self, name):
        try:
            self.inspector.show_inspection(self.search.finding.inspection(name))
        except LookupError as problem:
            self.say(str(problem), "refused")

    def _keep_inspector(self):
        if self.looked_at is None:
            self.inspector.show_inspection(None)
        if self.looked_at is not None and self.table.state.thing(self.looked_at) is not None and not self.panels["Inspector"].isHidden():
            self.inspect(self.looked_at)

    # ---- piles ----
    def open_pile(self, seat, zone):
        """Opens a pile over the table; a second time closes it."""
        if self.overlay.what == (seat, zone):
            return self.overlay.close_it()
        ids = self._pile(seat, zone)
        name = self.table.state.seats[seat].name
        if not ids:
            return self.say(f"{SHORT.get(zone, zone)} of {name}: nothing lies there.")
        count = f"{len(ids)} card{'' if len(ids) == 1 else 's'}, the top first"
        self.overlay.open_ids((seat, zone), f"{SHORT.get(zone, zone)} · {name}", count, self.table.state, ids)

    def _pile(self, seat, zone):
        side = next(side for side in self.field.sides if side.seat == seat)
        return side.piles.get(zone, ())

    def look_library(self):
        self.open_pile(self.table.seat, "library")

    def look_graveyard(self):
        self.open_pile(self.table.seat, "graveyard")

    def look_exile(self):
        self.open_pile(self.table.seat, "exile")

    def _keep_overlay(self):
        """What is asked about cards that lie in no view is shown; an open pile follows the game."""
        draft = self.bar.draft
        hidden = self._hidden(draft)
        legal, chosen = (draft.open_ids, draft.chosen_ids) if draft else (frozenset(), frozenset())
        if hidden and self.overlay.what is None:
            self.overlay.open_ids("asked", draft.question.words, draft.question.about, self.table.state, hidden)
        if self.overlay.what == "asked":
            if not hidden:
                return self.overlay.close_it()
            self.overlay.title.setText(draft.question.words)
            self.overlay.show_ids(self.table.state, hidden, legal, chosen)
        elif self.overlay.what is not None:
            self.overlay.show_ids(self.table.state, self._pile(*self.overlay.what), legal, chosen)

    def _hidden(self, draft):
        """The objects among the offers that no card on the table shows."""
        if draft is None or draft.question.shape in ("order", "divide"):
            return ()
        offers = draft.question.offers
        named = [id for id, _ in offers.firsts] if draft.question.shape == "pairs" else [offer.id for offer in offers]
        ids = [id for id in named if id is not None and self.table.state.things.get(id)]
        return tuple(dict.fromkeys(id for id in ids if self.field.box_of(id) is None))

    # ---- carrying ----
    def take(self, cargo, pixmap, grip, at):
        """A card is picked up: from here on the pointer carries it."""
        self.carry.take(cargo, pixmap, grip, at)

    def take_card(self, cargo, at: QPointF):
        try:
            face = self.search.finding.face(cargo.name)
        except LookupError as problem:
            return self.say(str(problem), "refused")
        wide = self.theme.px(96)
        self.take(
            cargo, card_pixmap(face, wide, wide * 7 / 5, self.theme, self.devicePixelRatioF()), QPointF(wide / 2, wide * 0.7), at.toPoint()
        )

    def let_go_here(self, cargo, at: QPoint):
        self.dropped(cargo, at, self.carry.modifiers)

    def carried_over(self, cargo, at: QPoint):
        """The half under the pointer lights up."""
        target = self.field.target_at(at)
        self.field.scene().light(target.seat if target and target.kind != "zone" or target and target.zone == "battlefield" else None)

    def cargo(self, key) -> Cargo:
        return Cargo(ids=(key,))

    def middle(self) -> Target:
        """The middle of your side: where a double click lets a card go."""
        return Target("zone", self.table.seat, "battlefield", place=self.mapToGlobal(self.rect().center()))

    def manner(self, modifiers=Qt.KeyboardModifier.NoModifier):
        return self.setup.manner(modifiers)

    def want_card(self, name):
        """Enter in the search: into the hand of whose move it is."""
        target = Target("zone", self.table.seat, "hand", place=self.mapToGlobal(self.rect().center()))
        self.brought(Cargo(name=name), target)

