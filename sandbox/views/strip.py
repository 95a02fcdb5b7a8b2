"""A player's corner of the table: name, life, counters, mana pool, and the piles that open."""
from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from sandbox.models.outline import pool_words
from sandbox.views.card import draw_back, draw_card
from sandbox.views.layout import RATIO
from sandbox.views.paint import pill, write
from sandbox.views.pips import draw_pip
from sandbox.views.rowsview import say
from sandbox.views.theme import Theme, advance

SHOWN = ("library", "graveyard", "exile", "command")
SHORT = {
    "library": "Library",
    "graveyard": "Grave",
    "exile": "Exile",
    "command": "Command",
    "attraction deck": "Attractions",
    "junkyard": "Junkyard",
}


TINY = {"library": "Lib", "graveyard": "Gr", "exile": "Exile", "command": "Com", "attraction deck": "Attr", "junkyard": "Junk"}


class Corner(QWidget):
    """One side's corner. Holds a drawn Side, nothing of the game."""
    player_clicked = Signal(int)
    pile_opened = Signal(int, str)
    menu_wanted = Signal(int, str, QPoint)      # seat; "player" or a zone; on the screen

    def __init__(self, seat: int, theme: Theme, parent=None):
        super().__init__(parent)
        self.seat, self.theme, self.side = seat, theme, None
        self.player = PlayerButton(self)
        self.player.clicked.connect(lambda: self.player_clicked.emit(self.seat))
        self.piles: dict[str, PileButton] = {}

    def show_side(self, side, theme: Theme, marks=frozenset()):
        """marks: "targetable" "selected" for the player."""
        if (side, theme, marks) == (self.side, self.theme, self.player.marks) and self.piles:
            return
        self.side, self.theme, self.player.marks = side, theme, marks
        zones = SHOWN + tuple(zone for zone in ("attraction deck", "junkyard") if side.piles.get(zone))
        for zone in [zone for zone in self.piles if zone not in zones]:
            self.piles.pop(zone).deleteLater()
        for zone in zones:
            if zone not in self.piles:
                self.piles[zone] = PileButton(self, zone)
                self.piles[zone].show()
        for pile in self.piles.values():
            pile.show_pile(side, theme)
        self.player.setAccessibleName(player_words(side))
        self.player.setToolTip(f"{player_words(side)}. With the right button: life, counters, mana")
        self._arrange()
        self.player.update()
        self.update()

    def resizeEvent(self, event):
        self._arrange()

    def _arrange(self):
        """Piles in two columns, or in three where that keeps them larger; where they would be too small to see, only their counts."""
        if self.side is None:
            return
        t, wide = self.theme, (self.width() - 14 - 10) / 2
        y = 12 + t.px(56) + t.px(21) * len(said_of(self.side)) + t.px(24 if self.side.pool else 4)
        self.player.is_tight = self.height() - 8 - y < t.px(15) * len(self.piles)
        if self.player.is_tight:
            return self._arrange_tightly(wide)
        for pile in self.piles.values():
            pile.show()
        self.player.setGeometry(6, 4, self.width() - 8, round(y) - 4)
        columns = max((2, 3), key=lambda count: self._pile_high(count, y))
        high, rows, step = self._pile_high(columns, y), -(-len(self.piles) // columns), (self.width() - 14 + 10) / columns
        for at, pile in enumerate(self.piles.values()):
            pile.is_line = high < 40 * t.scale
            if pile.is_line:
                line = min(t.px(17), (self.height() - y - 8) / len(self.piles))
                pile.setGeometry(QRect(14, round(self.height() - 8 - (len(self.piles) - at) * line), int(wide * 2 + 8), int(line)))
            else:
                left, top = 14 + at % columns * step, self.height() - 8 - (rows - at // columns) * (high + t.px(18))
                last = at % columns == columns - 1
                pile.setGeometry(QRect(round(left), round(top), int(step - (10 if last else 4)), int(high + t.px(18))))

    def _pile_high(self, columns, y):
        """How high the pictures of piles are in so many columns below y."""
        wide, rows = (self.width() - 14 - 10 * (columns - 1)) / columns, -(-len(self.piles) // columns)
        return min(wide / RATIO, (self.height() - 8 - y) / rows - self.theme.px(20))

    def life_box(self):
        """(x, y, width, height) of the life that is written: where arrows to this player end."""
        t, words = self.theme, str(self.side.life)
        if self.player.is_tight:
            return 14, 4, advance(words, t.px("title"), True), t.px(22)
        wide = advance(words, t.px("display"), True) + 5 + advance("life", t.px("small"))
        return 14, 12 + t.px(17), wide, t.px(34)

    def _arrange_tightly(self, wide):
        """Large text on a low table: name and life in one row, counts in two columns."""
        t = self.theme
        y = 8 + t.px(24) + (t.px(20) if said_of(self.side) or self.side.pool else 0)
        self.player.setGeometry(6, 2, self.width() - 8, round(y) - 2)
        rows = (len(self.piles) + 1) // 2
        line = min(t.px(17), (self.height() - 6 - y) / rows)
        for at, pile in enumerate(self.piles.values()):
            pile.is_line = True
            pile.setGeometry(QRect(round(14 + at % 2 * (wide + 4)), round(y + at // 2 * line), int(wide + 2), int(line)))
            pile.setVisible(line >= t.px(11))          # rather none than half a word: the menu View opens piles too

    def zone_at(self, point: QPoint) -> str:
        """The zone of the pile there, or "player"."""
        return next((zone for zone, pile in self.piles.items() if pile.geometry().contains(point)), "player")


class PlayerButton(QAbstractButton):
    """Name, life, counters and mana; a click answers when the player may be chosen, or sets the life by hand."""

    def __init__(self, corner: Corner):
        super().__init__(corner)
        self.corner, self.marks, self.is_tight = corner, frozenset(), False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def contextMenuEvent(self, event):
        self.corner.menu_wanted.emit(self.corner.seat, "player", event.globalPos())

    def paintEvent(self, event):
        side, t, p = self.corner.side, self.corner.theme, QPainter(self)
        if side is None:
            return
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ring(p, t)
        (self._tight if self.is_tight else self._roomy)(p, side, t)
        p.end()

    def _tight(self, p, side, t):
        """One row: life, then the name; below it counters and mana as far as there is room."""
        life, x = str(side.life), 8.0
        write(p, QRectF(x, 2, self.width(), t.px(22)), life, t.font("title", True), t.worse if side.lost else t.ink)
        left = x + advance(life, t.px("title"), True) + t.px(5)
        say(p, QRectF(left, 2, self.width() - left - 2, t.px(22)), (side.name,), t.font("small"), t.ink2)
        said, gap = said_of(side), t.px(8)
        for at, words in enumerate(said):
            rest = f"+{len(said) - at}"                # where there is no room for the others; the tip says them
            wide, more = (advance(one, t.px("small"), True) for one in (words, f"+{len(said) - at - 1}"))
            if x + wide + (gap + more if at + 1 < len(said) else 0) > self.width() - 2:
                write(p, QRectF(x, t.px(24), self.width(), t.px(16)), rest, t.font("small", True), t.ink2)
                x += advance(rest, t.px("small"), True) + gap
                break
            write(p, QRectF(x, t.px(24), self.width(), t.px(16)), words, t.font("small", True), ink_of(words, t))
            x += wide + gap
        draw_pool(p, side, x, t.px(23), max(1, self.width() - x), t)

    def _roomy(self, p, side, t):
        x, y = 8.0, 8.0
        life, ink = str(side.life), t.worse if side.lost else t.ink
        write(p, QRectF(x, y, self.width() - x, t.px(16)), side.name + (" · lost" if side.lost else ""), t.font("small", True), t.ink2)
        write(p, QRectF(x, y + t.px(17), self.width(), t.px(34)), life, t.font("display", True), ink)
        write(
            p, QRectF(x + advance(life, t.px("display"), True) + 5, y + t.px(26), 60 * t.scale, t.px(20)), "life", t.font("small"), t.ink3
        )
        y += t.px(56)
        for words in said_of(side):
            say(p, QRectF(x, y, self.width() - x, t.px(16)), (words,), t.font("small", True), ink_of(words, t))
            y += t.px(21)
        draw_pool(p, side, x, y, self.width() - x, t)

    def _ring(self, p, t):
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        p.setBrush(Qt.BrushStyle.NoBrush)
        if "targetable" in self.marks or "selected" in self.marks:
            p.setPen(QPen(QColor(t.accent), 2, Qt.PenStyle.SolidLine if "selected" in self.marks else Qt.PenStyle.DashLine))
            p.drawRoundedRect(box, 8, 8)
        elif self.hasFocus():
            p.setPen(QPen(QColor(t.ink), 2, Qt.PenStyle.DotLine))
            p.drawRoundedRect(box, 8, 8)


def draw_pool(p, side, x, y, room, t: Theme):
    """Mana in the pool: a pip and a count for each kind, closer together when there are many; underlined is what can be spent on some
    things only [106.6]."""
    pool, tied = side.pool, "".join(letters for letters, _ in side.tied)
    kinds = sorted(set(pool), key="WwUuBbRrGgCc".find)
    step = min(t.px(38), room / max(1, len(kinds)))
    for at, symbol in enumerate(kinds):
        draw_pip(p, symbol.upper(), x + at * step, y, t.px(18))
        if symbol.islower():
            draw_pip(p, "S", x + at * step + t.px(10), y + t.px(9), t.px(10))
        if symbol in tied:
            p.fillRect(QRectF(x + at * step, y + t.px(19), t.px(18), t.px(2)), QColor(t.accent))
        if step >= t.px(30):
            write(p, QRectF(x + at * step + t.px(21), y, t.px(20), t.px(18)), str(pool.count(symbol)), t.font("body", True), t.ink)


class PileButton(QAbstractButton):
    """A pile: its top card or our card back, its name and its count. A click opens it."""

    def __init__(self, corner: Corner, zone: str):
        super().__init__(corner)
        self.corner, self.zone, self.count, self.face, self.is_line = corner, zone, 0, None, False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(lambda: corner.pile_opened.emit(corner.seat, zone))

    def show_pile(self, side, theme):
        shown = len(side.piles.get(self.zone, ())), side.tops.get(self.zone)
        if shown != (self.count, self.face):
            self.update()
        self.count, self.face = shown
        self.setAccessibleName(
            f"{SHORT[self.zone]} of {side.name}, {self.count} cards" + (f", {self.face.name} on top" if self.face else "")
        )
        self.setToolTip(f"{SHORT[self.zone]} · {self.count}")

    def contextMenuEvent(self, event):
        self.corner.menu_wanted.emit(self.corner.seat, self.zone, event.globalPos())

    def paintEvent(self, event):
        t, p = self.corner.theme, QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = self.height() - t.px(18)
        box = QRectF(1, 1, high * RATIO - 2, high - 2)
        if not self.is_line:
            self._top(p, box, t)
        ink = t.accent if self.hasFocus() or self.underMouse() else t.ink2 if self.count else t.ink3
        caption = QRectF(0, 0 if self.is_line else high + 1, self.width(), self.height() if self.is_line else t.px(16))
        wordings = tuple(f"{name[self.zone]} {self.count}" if self.count else name[self.zone] for name in (SHORT, TINY))
        say(p, caption, wordings, t.font("caption"), ink)
        p.end()

    def _top(self, p, box, t):
        if self.count and self.face is not None:
            draw_card(p, box, self.face, t)
        elif self.count:
            draw_back(p, box)
        else:
            pill(p, box, t.surface, t.line, 0.05)


def said_of(side) -> tuple[str, ...]:
    """Its counters and what it has become, each a line: "3 poison", "monarch"."""
    return (*(f"{count} {kind}" for kind, count in side.counters), *side.titles)


def ink_of(words, t: Theme) -> str:
    return t.worse if words.endswith(" poison") else t.ink


def player_words(side) -> str:
    """What a screen reader says of a player."""
    parts = [side.name, f"{side.life} life", *said_of(side)]
    return ", ".join(parts + ([f"mana pool {pool_words(side)}"] if side.pool else []) + (["has lost"] if side.lost else []))
