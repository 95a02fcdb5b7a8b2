"""The lesson beside the table: which step it is, what happens in it and by which rule, and what is asked before it is shown."""
from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from sandbox.models.lesson import Lesson
from sandbox.models.rulebook import STANDS
from sandbox.timeline.heads import CONTRAST
from sandbox.views.bits import Words, filled, label
from sandbox.views.paint import CENTER, pill, write
from sandbox.views.ruled import ruled
from sandbox.views.text import set_text
from sandbox.views.theme import Theme, advance, faded, mixed

IDLE = "No lesson lies on the table. The gallery, F2, has one for every ruling."
ROOMY = 700                             # height of a window, at text of 100 %, from which on all buttons keep their place below the page
LIBERTY = "This is your own line. The lesson waits where you left it."


class LessonPanel(QWidget):
    """Shows a Lesson. wanted: what a button asks for – "back", "on", "contrast", "leave", "return"; picked: an option of the question,
    by its place from 0; page_wanted: the number of a page."""
    wanted = Signal(str)
    picked = Signal(int)
    page_wanted = Signal(int)

    def __init__(self, theme: Theme):
        super().__init__()
        self.theme, self.shown, self.buttons = theme, None, {}
        self.area = QScrollArea(widgetResizable=True, horizontalScrollBarPolicy=Qt.ScrollBarPolicy.ScrollBarAlwaysOff,
                                focusPolicy=Qt.FocusPolicy.NoFocus)
        self.area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setAccessibleName("Lesson")
        self.foot = QWidget()
        self.page = QVBoxLayout(self)
        self.page.setContentsMargins(0, 0, 0, 0)
        self.page.setSpacing(0)
        self.page.addWidget(self.area, 1)
        self.page.addWidget(self.foot)
        self.show_lesson(None)

    def set_theme(self, theme: Theme):
        self.theme = theme
        if self.shown:
            self.show_lesson(*self.shown)

    def show_lesson(self, lesson: Lesson | None, done="", is_here=True):
        """done: what happens in the step of the page, in words; is_here: whether the table shows the page."""
        self.shown = lesson, done, is_here
        inside, column = QWidget(), QVBoxLayout()
        inside.setLayout(column)
        column.setContentsMargins(12, 4, 12, 8)
        column.setSpacing(8)
        self.buttons = {}
        self.is_tight = self.window().height() < self.theme.px(ROOMY)
        parts = [label(IDLE, "caption")] if lesson is None else self._parts(lesson, done, is_here)
        for part in parts:
            if isinstance(part, QWidget) and hasattr(part, "setWordWrap"):
                part.setWordWrap(True)
        lesser = [] if lesson is None else self._lesser(lesson)
        filled(column, *parts, *(lesser if self.is_tight else ()), 1)
        self.area.setWidget(inside)
        self._refoot(lesson, is_here, () if self.is_tight else lesser)

    def resizeEvent(self, event):
        """Where room is scarce the words have it, and the lesser buttons stand below them."""
        super().resizeEvent(event)
        if self.shown and self.is_tight != (self.window().height() < self.theme.px(ROOMY)):
            QTimer.singleShot(0, self, lambda: self.show_lesson(*self.shown))

    def room(self, width: int) -> int:
        """How high it has to be for all of it to be seen, at a width."""
        inside = self.area.widget().layout()
        high = inside.heightForWidth(width) if inside.hasHeightForWidth() else inside.sizeHint().height()
        return high + self.foot.sizeHint().height()

    # ---- what is said ----
    def _parts(self, lesson: Lesson, done, is_here):
        t, page = self.theme, lesson.page
        where = "Set-up" if not lesson.at and not lesson.asking else f"{lesson.at + lesson.asking} of {lesson.last}"
        head = QHBoxLayout()
        known = " · ".join(filter(None, (lesson.id, lesson.is_contrast and "contrast", lesson.rule and f"rule {lesson.rule}")))
        filled(head, ruled(known, t), 1, label(where, "caption"))
        parts = [head, Marks(lesson, t, self.page_wanted)]
        if not lesson.at or not self.is_tight:             # it has been read at the set-up
            parts.append(Words(lesson.title, t, "strong", bold=True))
        if lesson.fact:
            twin = lesson.path.stem.removesuffix(CONTRAST) if lesson.path else lesson.id
            parts.append(Words(f"As {twin}, but {lesson.fact}.", t, "small", t.ink2))
        if not is_here:
            return [*parts, Words(LIBERTY, t, ink=t.ink2), self._button("return", f"Back to {self._named(lesson)}", "main")]
        if lesson.asking:
            return [*parts, *self._question(lesson)]
        parts += self._outcome(lesson)
        if lesson.at and done:
            parts.append(Words(done, t, "body", t.ink2, bold=True))
        named = list(dict.fromkeys(STANDS.findall(page.note)))
        told = [Words(line, t) for line in page.note.splitlines() if line.strip()]
        return [*parts, *told, *([ruled(f"Rule{'s' if len(named) > 1 else ''} {', '.join(named)}", t)] if named else [])]

    def _named(self, lesson):
        return f"step {lesson.at}" if lesson.at else "the set-up"

    def _question(self, lesson):
        """What is asked, and what may be said to it, each with its number key."""
        t, column = self.theme, QVBoxLayout()
        column.setSpacing(6)
        self.options = [Answer(words, str(place + 1), t) for place, words in enumerate(lesson.next.options)]
        for place, one in enumerate(self.options):
            one.clicked.connect(lambda _=False, place=place: self.picked.emit(place))
        hint = "Press its number, or → to see." if self.options else "Think, then press → to see."
        return [label("WHAT HAPPENS NOW?", "head", t.px(4)), Words(lesson.next.question, t), filled(column, *self.options),
                label(hint, "caption")]

    def _outcome(self, lesson):
        """The question that led here with its answer."""
        t, page = self.theme, lesson.page
        if not page.question:
            return []
        said = lesson.picked
        right = said == page.answer
        ink = t.ink if said is None else t.better if right else t.worse
        verdict = page.answer if said is None else f"Right – {page.answer}" if right else f"Not “{said}”, but: {page.answer}"
        return [Words(page.question, t, "small", t.ink2), Words(verdict, t, ink=ink, bold=True)]

    # ---- what can be done ----
    def _lesser(self, lesson):
        contrast = [self._button("contrast", "Show me the contrast", "", "C")] if lesson.contrast else []
        return [*contrast, self._button("leave", "Leave the lesson here and play on", "plain", "P", "Leave and play on")]

    def _refoot(self, lesson, is_here, lesser):
        old, self.foot = self.foot, QWidget()
        self.page.replaceWidget(old, self.foot)
        old.hide()
        old.deleteLater()
        if lesson is None:
            return
        rows = QVBoxLayout(self.foot)
        rows.setContentsMargins(12, 6, 12, 10)
        rows.setSpacing(6)
        walk = QHBoxLayout()
        walk.setSpacing(6)
        back = self._button("back", "Back", "", "←")
        on = self._button("on", "Reveal" if lesson.asking else "Next", "main" if is_here else "", "→")
        back.setEnabled(is_here and bool(lesson.at or lesson.asking))
        on.setEnabled(is_here and lesson.next is not None)
        walk.addWidget(back, 1)
        walk.addWidget(on, 1)
        rows.addLayout(walk)
        filled(rows, *lesser)

    def _button(self, does, words, role, key="", short=""):
        made = Keyed(words, key, role, self.theme, short)
        made.clicked.connect(lambda: self.wanted.emit(does))
        self.buttons[does] = made
        return made


class Keyed(QPushButton):
    """A button as wide as there is room, with its key in a cap at the right; short is what it says where the words do not fit."""

    def __init__(self, words: str, key: str, role: str, theme: Theme, short=""):
        super().__init__(accessibleName=f"{words}, key {key}" if key else words, focusPolicy=Qt.FocusPolicy.TabFocus)
        if role:
            self.setProperty("role", role)
        self.words, self.short, self.key, self.theme = words, short, key, theme
        self.setToolTip(words if short else "")
        self.setFixedHeight(theme.px(32))

    def paintEvent(self, event):
        super().paintEvent(event)
        t, p, main = self.theme, QPainter(self), self.property("role") == "main"
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = t.ink3 if not self.isEnabled() else t.on_accent if main else t.ink2 if self.property("role") == "plain" else t.ink
        cap = max(advance(self.key, t.px("caption"), True) + t.px(10), t.px(18)) + t.px(18) if self.key else t.px(10)
        font, fits = t.font("body", main), advance(self.words, t.px("body"), main) <= self.width() - cap - t.px(10)
        words = self.words if fits or not self.short else self.short
        middle = advance(words, t.px("body"), main) <= self.width() - 2 * cap
        left = cap if middle else t.px(10)
        write(p, QRectF(left, 0, self.width() - cap - left, self.height()), words, font, ink, CENTER)
        if self.key:
            draw_cap(p, self.key, self.width() - t.px(10), self.height() / 2, ink, t)
        p.end()


class Answer(QPushButton):
    """An option of a question: its key, and its words over as many lines as they need."""

    def __init__(self, words: str, key: str, theme: Theme):
        super().__init__(accessibleName=f"{words}, key {key}", focusPolicy=Qt.FocusPolicy.TabFocus)
        self.words, self.key, self.theme = words, key, theme
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.px(38), theme.px(7), theme.px(10), theme.px(6))
        inside = Words(words, theme)
        inside.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row.addWidget(inside)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self):
        return True

    def heightForWidth(self, width):
        t = self.theme
        return round(set_text((self.words,), max(40, width - t.px(50)), t.px("body")).height) + 3 + t.px(14)

    def sizeHint(self):
        size = super().sizeHint()
        size.setHeight(self.heightForWidth(self.width() if self.width() > 100 else 280))
        return size

    minimumSizeHint = sizeHint

    def paintEvent(self, event):
        super().paintEvent(event)
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_cap(p, self.key, self.theme.px(29), self.height() / 2, self.theme.ink2, self.theme)
        p.end()


def draw_cap(p, key, right, middle, ink, t: Theme):
    """A key in a cap that ends at the right."""
    wide = max(advance(key, t.px("caption"), True) + t.px(10), t.px(18))
    cap = QRectF(right - wide, middle - t.px(9), wide, t.px(18))
    pill(p, cap, faded(ink, 0.14), faded(ink, 0.4), 0.25)
    write(p, cap, key, t.font("caption", True), ink, CENTER)


class Marks(QWidget):
    """A mark for each page; those behind are lit, a click goes there."""

    def __init__(self, lesson: Lesson, theme: Theme, wanted):
        super().__init__(accessibleName=f"Step {lesson.at} of {lesson.last}")
        self.at, self.count, self.theme, self.wanted = lesson.at, lesson.last + 1, theme, wanted
        self.setFixedHeight(10)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def box(self, number: int) -> QRectF:
        gap = 3 if self.count < 30 else 1
        wide = (self.width() - gap * (self.count - 1)) / self.count
        return QRectF(number * (wide + gap), 3, wide, 4)

    def paintEvent(self, event):
        t, p = self.theme, QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(self.count):
            pill(p, self.box(number), t.accent if number <= self.at else mixed(t.surface, t.ink, 0.25), None, 0.5)
        p.end()

    def mouseReleaseEvent(self, event):
        number = int(event.position().x() / max(1, self.width()) * self.count)
        self.wanted.emit(max(0, min(self.count - 1, number)))
