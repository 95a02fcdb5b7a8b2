"""Cards made at this table: the workshop opens empty, on a variant or on a line that was not understood; what it makes is kept."""
from sandbox.cards.abilities import UnreadLine
from sandbox.cards.shelf import Shelf
from sandbox.cards.typed import table_of
from sandbox.engine.printed import Card
from sandbox.models import edits
from sandbox.models.table import one_line
from sandbox.models.workshop import Workshop
from sandbox.views.bench import WorkshopDialog
from sandbox.views.cardmenu import FoundMenu
from sandbox.views.carry import Cargo

SHELF, BENCH = "my_cards.toml", "workshop"            # a file beside the settings, and the name of a setting


class Making:
    """The part of the window that makes cards."""
    workshop: WorkshopDialog | None = None

    def make_ready(self):
        """The cards that the person keeps, and the bench as it was left."""
        folder = self.settings.folder
        self.shelf, self.bench = Shelf(folder / SHELF if folder else None), Workshop()
        self.table.shelf = self.shelf.cards
        self.bench.from_words(self.settings.word(BENCH) or "")
        if self.shelf.trouble:
            self.say(self.shelf.trouble, "trouble")
        self.own_cards()

    def own_cards(self):
        """The search has the cards of this table that no library has, and those that are kept."""
        self.search.finding.set_own({**self.shelf.cards, **self.table.own})

    def open_workshop(self):
        """On what was last on the bench."""
        self._dialog().come()

    def make_variant(self, which=None):
        """Of the card of that name or of an object, by its id; else of the one in question."""
        card = self._card_meant(which)
        if card is None:
            return self.say("Point at a card first: a variant is made of it.")
        dialog = self._dialog()
        if not self.bench.card.is_empty and not self._is_kept():
            self.say(f"What lay on the bench was “{self.bench.card.front.name or 'no name yet'}”: it made room.")
        dialog.begin(card)
        unread = [line for line in self.bench.lines() if line.state == "unread"]
        dialog.come(unread[0].at if unread else None)

    def found_menu(self, name, at):
        """The right button on a card that was found."""
        rows = self.search.finding
        self.menu = FoundMenu(rows.record(rows.row_of(name)), self)
        works = {"hand": lambda: self.want_card(name), "variant": lambda: self.make_variant(name), "change": lambda: self.change_card(name),
                 "battlefield": lambda: self.brought(Cargo(name=name), self.middle()), "forget": lambda: self.forget_card(name)}
        self.menu.wanted.connect(lambda what: works[what]())
        self.menu.popup(at)

    def change_card(self, name):
        """One of the person's own, to be changed under its own name."""
        self.bench.take_up(self.table.card(name))
        dialog = self._dialog()
        dialog.renew()
        dialog.come()

    def mend(self, card: Card, side: str, text: str):
        """From a line that was not understood: a variant of the card, the caret where reading ended."""
        dialog = self._dialog()
        dialog.begin(card)
        if side != self.bench.side:
            self.bench.turn()
            dialog.renew()
        lines = self.bench.lines()
        mine = [line for line in lines if line.state == "unread" and any(getattr(one, "text", "") == text for one in line.abilities)]
        dialog.come((mine or [line for line in lines if line.state == "unread"] or lines)[0].at if lines else None)

    def mend_object(self, id):
        """The first line of an object that was not understood."""
        thing, look = self.table.state.thing(id), self.table.state.look(id)
        unread = next((ability for ability in look.abilities if isinstance(ability, UnreadLine)), None)
        if unread is not None:
            self.mend(look.card, "back" if thing.transformed == "back" else "front", unread.text)

    def forget_card(self, name):
        """No longer kept; what lies on a table stays there."""
        try:
            self.shelf.forget(name)
        except OSError as problem:
            self.say(f"{name} could not be taken off your shelf: {problem.strerror or problem}.", "trouble")
        self.own_cards()

    # ---- inside ----
    def _dialog(self):
        if self.workshop is None:
            self.workshop = WorkshopDialog(self, self.theme, self.bench, lambda: {*self.table.own, *self.shelf.cards})
            self.workshop.wanted.connect(self._made)
            self.workshop.changed.connect(self._keep_bench)
            self.workshop.finished.connect(self.activateWindow)
        return self.workshop

    def dress(self, theme):
        super().dress(theme)
        if self.workshop is not None:
            self.workshop.set_theme(theme)

    def _card_meant(self, which):
        if isinstance(which, str):
            return self.search.finding.card(which)
        ids = self.in_question() if which is None else (which,)
        return self.table.state.thing(ids[0]).copiable if ids else None

    def _is_kept(self):
        kept = self.shelf.cards.get(self.bench.card.front.name)
        return kept is not None and kept.front.words == self.bench.card.front.text.strip()

    def _keep_bench(self):
        self.keep(BENCH, self.bench.as_words())

    def _made(self, zone):
        """A card that is done: kept, and put where it is wanted."""
        made = self.bench.made({*self.table.own, *self.shelf.cards})
        self.bench.of = made.front.name
        try:
            self.shelf.keep(table_of(made))
            said, kind = f"{made.front.name} is kept among your cards.", "caption"
        except (OSError, ValueError) as problem:
            why = problem.strerror if isinstance(problem, OSError) and problem.strerror else one_line(problem)
            said, kind = f"It could not be kept among your cards, and stays here until the end: {why}.", "warn"
        if zone:
            state, seat = self.table.state, self.table.seat
            if self.table.edit(edits.place(state, seat, made, zone, self.manner())):
                self.setup.used()
                self.table.own[made.front.name] = made
                lies = f"{made.front.name}: {where(state.seats[seat].name, zone)}."
                said = lies if kind == "caption" else f"{lies} {said}"
        self.own_cards()
        self._keep_bench()
        self.workshop.say(said, kind)


def where(name, zone) -> str:
    """Where it lies now, in words."""
    if name == "You":
        return "in your hand" if zone == "hand" else "on your side of the battlefield"
    return f"in the hand of {name}" if zone == "hand" else f"on the battlefield, controlled by {name}"
