"""One clear line over the table, when something did not go, or was done out of sight; it goes by itself and holds nothing up."""
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from sandbox.models.rulebook import STANDS
from sandbox.views.ruled import open_rule

SECONDS = 9


class Notice(QLabel):
    """Lies at the lower middle of its parent. kind: "notice" "refused" "trouble", or "lesson" of one that was walked through.
    Pointers pass through it to the table; only the first rule that it names stands beside the words as a button."""

    def __init__(self, parent: QWidget):
        super().__init__(parent, objectName="notice")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.timer = QTimer(self, singleShot=True, interval=SECONDS * 1000)
        self.timer.timeout.connect(self.hide)
        self.rule = QPushButton("", parent, focusPolicy=Qt.FocusPolicy.NoFocus, cursor=Qt.CursorShape.PointingHandCursor)
        self.rule.clicked.connect(lambda: open_rule(self, self.rule.text()))
        parent.installEventFilter(self)
        self.hide()

    def hideEvent(self, event):
        super().hideEvent(event)
        self.rule.hide()

    def eventFilter(self, watched, event):
        """It stays in its place when the table grows or shrinks."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.place()
        return False

    def say(self, words: str, kind="notice"):
        self.setText(words)
        named = STANDS.search(words)
        self.rule.setText(named[0] if named else "")
        self.rule.setAccessibleName(f"Rule {named[0]}" if named else "")
        self.setProperty("kind", kind)
        self.setAccessibleName(words)
        self.style().unpolish(self)
        self.style().polish(self)
        self.place()
        self.show()
        self.raise_()
        self.rule.setVisible(bool(named))
        self.rule.raise_()
        self.timer.start()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def outdated(self, kind="refused"):
        """Something went: a refusal from before, or what was said of a lesson, has nothing to say any more."""
        if self.property("kind") == kind:
            self.hide()

    def place(self):
        room = self.parentWidget().rect()
        self.setMaximumWidth(max(200, min(room.width() - 80, 720)))
        self.setMinimumWidth(0)
        wide = min(self.maximumWidth(), self.fontMetrics().horizontalAdvance(self.text()) + 48)
        self.resize(wide, self.heightForWidth(wide))
        self.move((room.width() - self.width()) // 2, room.height() - self.height() - 16)
        self.rule.adjustSize()
        self.rule.move(self.geometry().right() + 8, self.geometry().center().y() - self.rule.height() // 2 + 1)

    @property
    def words(self) -> str:
        """What it says now; empty when it says nothing."""
        return self.text() if self.isVisible() else ""
