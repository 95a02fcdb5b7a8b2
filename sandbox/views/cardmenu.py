"""Everything that may be done with an object: what the rules allow first, what they do not with the reason, and the person's own hand."""
from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QMenu

from sandbox.models.dropping import reason_of, way_words
from sandbox.models.faces import face_of
from sandbox.models.table import SETUP

ZONES = (
    ("Battlefield", "battlefield"),
    ("Hand", "hand"),
    ("Library …", "library"),
    ("Graveyard", "graveyard"),
    ("Exile", "exile"),
    ("Command zone", "command"),
)


class CardMenu(QMenu):
    """A menu beside a card. acted gives an action of the rules; by_hand a word for an edit, and what goes with it."""
    acted = Signal(tuple)
    by_hand = Signal(str, object)

    def __init__(self, table, ids, parent):
        super().__init__(parent)
        self.table, self.ids = table, tuple(ids)
        self.setToolTipsVisible(True)
        self._heading()
        if table.mode == SETUP:
            self._hand(self)
            self.addSeparator()
            self._rules()
        else:
            self._rules()
            self.addSeparator()
            self._hand(self.addMenu("By hand"))

    def _heading(self):
        state = self.table.state
        name = state.look(self.ids[0]).name or "A creature without a name"
        head = self.addAction(f"{name} and {len(self.ids) - 1} more" if len(self.ids) > 1 else name)
        head.triggered.connect(lambda _=False: self.by_hand.emit("inspect", None))
        font = head.font()
        font.setBold(True)
        head.setFont(font)
        self.addSeparator()

    def _rules(self):
        found = self.table.possible(self.ids[0])
        for one in found:
            words = plain(way_words(one, self.table.state))
            short = shortened(words, 44 if one.reason else 72)
            action = self.addAction(f"{short}   –   {reason_of(one)}" if one.reason else short)
            action.setEnabled(not one.reason)
            action.setToolTip(reason_of(one) if one.reason else words)
            action.triggered.connect(lambda _=False, one=one: self.acted.emit(tuple(one.action)))
        if not found:
            self.addAction("The rules offer nothing to do with it").setEnabled(False)

    def _hand(self, menu):
        state, thing = self.table.state, self.table.state.things.get(self.ids[0])
        if thing is None:
            return
        if thing.zone == "battlefield":
            self._on_table(menu, state, thing)
        moves = menu.addMenu("Move to")
        for words, zone in ZONES:
            if zone != thing.zone:
                self._add(moves, words, "move", zone)
        self._add(menu, "Put a token copy onto the battlefield", "copy")
        self._add(menu, "Take away", "remove")
        self._add(menu, "Make a variant …", "variant")
        if any(line.startswith("~") for line in face_of(state, thing.id).lines):
            self._add(menu, "Mend the line that is not understood …", "mend")

    def _on_table(self, menu, state, thing):
        self._add(menu, "Untap" if thing.tapped == "tapped" else "Tap", "tap", key="T")
        self._add(menu, "Transform", "transform", key="F", able=thing.copiable.turns)
        self._add(menu, "Counters …", "counters")
        self._add(menu, "Damage …", "damage")
        self._add(menu, "Attach to …", "attach")
        if thing.attached is not None:
            self._add(menu, "Take off", "detach")
        if len(state.seats) > 1:
            control = menu.addMenu("Controlled by")
            for seat, player in enumerate(state.seats):
                self._add(control, player.name, "control", seat, able=state.look(thing.id).controller != seat)
        sick = "Ready" if thing.sick == "sick" else "Summoning sick"
        self._add(menu, sick, "sick", "ready" if thing.sick == "sick" else "sick")

    def _add(self, menu, words, what, value=None, key="", able=1):
        action = menu.addAction(f"{words}\t{key}" if key else words)
        action.setEnabled(bool(able))
        action.triggered.connect(lambda _=False: self.by_hand.emit(what, value))

    def open_at(self, at: QPoint):
        self.popup(at)


def plain(words: str) -> str:
    """Symbols as letters: a menu draws none. {T} is Tap, {2}{U} is 2U."""
    return words.replace("{T}", "Tap").replace("{Q}", "Untap").replace("{", "").replace("}", "")


def shortened(words: str, most: int) -> str:
    """As many whole words as there is room for; the tip says the rest."""
    if len(words) <= most:
        return words
    return words[:most].rsplit(" ", 1)[0].rstrip(",.:;") + " …"


class FoundMenu(QMenu):
    """What may be done with a card that was found. wanted: "hand" "battlefield" "variant"; of one's own also "change" "forget"."""
    wanted = Signal(str)

    def __init__(self, record, parent):
        super().__init__(parent)
        self.addAction(record.key).setEnabled(False)
        own = (("Change it …", "change"), ("No longer keep it", "forget")) if record.is_own else ()
        for words, what in (("Into hand", "hand"), ("Onto the battlefield", "battlefield"), ("Make a variant …", "variant"), *own):
            self.addAction(words).triggered.connect(lambda _=False, what=what: self.wanted.emit(what))


class WaysMenu(QMenu):
    """More than one way to do it: the person picks."""
    picked = Signal(int)

    def __init__(self, words, ways, parent):
        super().__init__(parent)
        self.addAction(words).setEnabled(False)
        for at, way in enumerate(ways):
            self.addAction(shortened(plain(way.words), 90)).triggered.connect(lambda _=False, at=at: self.picked.emit(at))


class CornerMenu(QMenu):
    """What may be done by hand with a player or a pile: life, counters, mana, drawing, shuffling; a player may concede too."""
    wanted = Signal(str, object)

    def __init__(self, name, zone, parent):
        super().__init__(parent)
        self.addAction(f"{name}: {zone}" if zone != "player" else name).setEnabled(False)
        if zone == "player":
            for words, what in (("Life …", "life"), ("Counters …", "player counters")):
                self._add(self, words, what)
            mana = self.addMenu("Add mana")
            for letter, color in (("W", "White"), ("U", "Blue"), ("B", "Black"), ("R", "Red"), ("G", "Green"), ("C", "Colorless")):
                self._add(mana, color, "mana", letter)
            self._add(self, "Empty the mana pool", "empty")
            self.addSeparator()
            self._add(self, "Concede", "concede")
        else:
            self._add(self, "Look into it", "look")
            if zone == "library":
                self._add(self, "Draw a card", "draw")
                self._add(self, "Shuffle", "shuffle")

    def _add(self, menu, words, what, value=None):
        menu.addAction(words).triggered.connect(lambda _=False: self.wanted.emit(what, value))
