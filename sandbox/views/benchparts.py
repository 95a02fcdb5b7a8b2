"""The parts of the workshop: a field with its complaint below, the text with what was not understood marked, offers in rows."""
from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QSyntaxHighlighter, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from sandbox.cards.proof import UNREAD
from sandbox.cards.typed import LONGEST
from sandbox.views.bits import filled, label
from sandbox.views.paint import RIGHT, write
from sandbox.views.rowsview import say
from sandbox.views.theme import Theme

MOST = 4 * LONGEST                     # letters that may lie here, to be cut down to a card's
LONGEST_FIELD = 300                    # letters of a line to type in: a name that is wrong may be longer than a right one


class Field(QWidget):
    """A line to type in, its name above and what is wrong with it below. typed: the words now."""
    typed = Signal(str)

    def __init__(self, title: str, hint: str, wide: int | None = None):
        super().__init__()
        self.line = QLineEdit(placeholderText=hint, maxLength=LONGEST_FIELD)
        self.line.setAccessibleName(title)
        self.title, self.below = label(title, "caption"), label("", "warn")
        self.below.setWordWrap(True)
        self.below.hide()
        if wide:
            self.line.setFixedWidth(wide)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        filled(column, self.title, self.line, self.below)
        column.addStretch(1)
        self.line.textEdited.connect(self.typed)

    def show_words(self, words: str):
        """From elsewhere; typing is not disturbed by what is the same."""
        if self.line.text() != words:
            self.line.setText(words)

    def complain(self, words: str):
        self.below.setText(words[:1].upper() + words[1:])
        self.below.setVisible(bool(words))
        self._fit()

    def resizeEvent(self, event):
        super().resizeEvent(event)
        self._fit()

    def _fit(self):
        """All of what is wrong is seen: a layout would squeeze words that are broken into lines."""
        self.below.setMinimumHeight(max(0, self.below.heightForWidth(self.width())))


class Text(QPlainTextEdit):
    """Rules text: lines that were not read are grey, and the words from which on they were not understood have a wave below.

    refused: so many letters were pasted or dropped that no card could hold them, and nobody could look through them here.
    """
    typed = Signal(str)
    refused = Signal(int)

    def __init__(self, theme: Theme):
        super().__init__(placeholderText="One line for each ability, in the words of a card. The card may call itself by its name or ~.")
        self.theme, self.known = theme, ""
        self.waves = Waves(self)
        self.setAccessibleName("Rules text")
        self.setTabChangesFocus(True)
        self._dress()
        self.textChanged.connect(self._changed)

    def set_theme(self, theme: Theme):
        self.theme = theme
        self._dress()
        self.waves.rehighlight()

    def _dress(self):
        """Larger than what is written around it."""
        self.setStyleSheet(f"QPlainTextEdit {{ font-size: {self.theme.px('strong')}px; }}")

    def _changed(self):
        """Drawing a wave is a change too to Qt: only other words are."""
        if (words := self.toPlainText()) != self.known:
            self.known = words
            self.typed.emit(words)

    def insertFromMimeData(self, source):
        """Text only, and somewhat more than a card holds at most: there is something to choose from then."""
        if source.hasText() and len(source.text()) + len(self.known) > MOST:
            return self.refused.emit(len(source.text()))
        super().insertFromMimeData(source)

    def show_words(self, words: str):
        """From elsewhere; typing is not disturbed by what is the same."""
        if self.toPlainText() != words:
            self.known = words
            self.setPlainText(words)

    @property
    def place(self) -> int:
        """Where the caret stands."""
        return self.textCursor().position()

    def go(self, place: int):
        cursor = self.textCursor()
        cursor.setPosition(min(place, len(self.toPlainText())))
        self.setTextCursor(cursor)
        self.setFocus()

    def write(self, start: int, end: int, words: str):
        """Words in place of what stands from start to end, as if typed: Ctrl+Z takes them out again."""
        cursor = self.textCursor()
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(words)
        self.setTextCursor(cursor)
        self.setFocus()

    def mark(self, lines):
        """Lines of a proof."""
        unread = tuple((line.start, line.at, line.end) for line in lines if line.state == UNREAD)
        if unread != self.waves.unread:
            self.waves.unread = unread
            self.waves.rehighlight()


class Waves(QSyntaxHighlighter):
    """Grey for the lines that were not read, a wave below what of them was not understood. unread: (start, from where not, end) of each."""

    def __init__(self, text: Text):
        super().__init__(text.document())
        self.text, self.unread = text, ()

    def highlightBlock(self, row):
        """A row of the text: it may hold a part of a line only, as a mode does."""
        begin, t = self.currentBlock().position(), self.text.theme
        grey, wave = QTextCharFormat(), QTextCharFormat()
        for look in (grey, wave):
            look.setForeground(QColor(t.ink3))
        wave.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        wave.setUnderlineColor(QColor(t.warn))
        for start, at, end in self.unread:
            for one, other, look in ((start, at, grey), (min(at, max(start, end - 1)), end, wave)):
                one, other = max(one, begin) - begin, min(other, begin + len(row)) - begin
                if one < other:
                    self.setFormat(one, other - one, look)


def draw_reading(p, box, row, t: Theme, current, view):
    """A line as it was read: its words, what it is or from where it was not understood, and the rule."""
    bad = row.state == UNREAD
    if bad:
        p.fillRect(QRect(round(box.x()), round(box.y()) + 4, 3, round(box.height()) - 8), QColor(t.warn))
    inner = box.adjusted(12, t.px(3), -8, -t.px(2))
    half = inner.height() / 2
    words = " ".join(row.text.split())
    say(p, inner.adjusted(0, 0, 0, -half), (words,), t.font("small"), t.ink2 if bad else t.ink)
    write(p, inner.adjusted(0, half, 0, 0), row.rule, t.font("caption"), t.ink3, RIGHT)
    meaning = row.words if bad else f"read: {row.words}" if row.state == "read" else row.words
    say(p, inner.adjusted(0, half, -t.px(48), 0), (meaning[:1].upper() + meaning[1:],), t.font("caption"), t.warn if bad else t.ink3)


class Flow(QWidget):
    """Parts side by side, as many in a row as there is room for; those beyond the last row are not shown."""

    def __init__(self, gap=6):
        super().__init__()
        self.parts, self.gap, self.most = [], gap, 3
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_parts(self, parts):
        """These in place of those before."""
        for part in self.parts:
            part.hide()
            part.deleteLater()
        self.parts = list(parts)
        for part in self.parts:
            part.setParent(self)
        self._lay()

    def resizeEvent(self, event):
        super().resizeEvent(event)
        self._lay()

    def heightForWidth(self, width):
        return max((box.bottom() + 1 for box in self._boxes(width)), default=0)

    def sizeHint(self):
        return QSize(120, self.heightForWidth(self.width()))

    minimumSizeHint = sizeHint

    def _lay(self):
        boxes = self._boxes(self.width())
        for at, part in enumerate(self.parts):
            part.setVisible(at < len(boxes))
            if at < len(boxes):
                part.setGeometry(boxes[at])
        self.setFixedHeight(max((box.bottom() + 1 for box in boxes), default=0))

    def _boxes(self, wide):
        found, x, y, deep, row = [], 0, 0, 0, 1
        for part in self.parts:
            size = part.sizeHint()
            if x and x + size.width() > wide:
                x, y, deep, row = 0, y + deep + self.gap, 0, row + 1
            if row > self.most:
                break
            found.append(QRect(QPoint(x, y), size))
            x, deep = x + size.width() + self.gap, max(deep, size.height())
        return found


def offer_button(offer) -> QPushButton:
    """What could stand there: a button where it is plain words, else only said."""
    made = QPushButton(offer.words, autoDefault=False, focusPolicy=Qt.FocusPolicy.TabFocus)
    made.setProperty("role", "part" if offer.is_words else "plain")
    made.setEnabled(offer.is_words)
    made.setToolTip("Put this in where reading ended" if offer.is_words else "This kind of phrase could stand there")
    return made
