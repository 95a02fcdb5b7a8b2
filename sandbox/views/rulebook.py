"""The rulebook: a rule's number opens what it says, from the text the person has, with the boards that show it."""
import html
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QLineEdit, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from sandbox.models.gallery import Gallery
from sandbox.models.rulebook import Shown, known_path, number_in, shown
from sandbox.rules.text import BadRules, rules_text
from sandbox.views.bits import Words, emptied, filled, label
from sandbox.views.gallery import ShelfRows, draw_entry
from sandbox.views.ruled import linked
from sandbox.views.theme import Theme

TEXTS = "Text files (*.txt);;All files (*)"
NO_BOARD = "No board that comes with the sandbox shows it."
NO_NUMBER = "A rule has a number like 702, 702.19 or 702.19b."


class Rulebook:
    """The part of the window that knows the rules by their numbers."""
    rulebook: "RuleDialog | None" = None

    def show_rule(self, number: str):
        """A rule and its boards, in a window of their own that stays while one plays."""
        if self.rulebook is None:
            self.rulebook = RuleDialog(self, self.theme)
            self.rulebook.wanted.connect(self.show_rule)
            self.rulebook.board_wanted.connect(self._open_board)
            self.rulebook.text_wanted.connect(self.choose_rules)
            self.rulebook.finished.connect(self.activateWindow)
        self.rulebook.set_theme(self.theme)
        self.rulebook.tell(shown(number, known_path(self.settings.word("rules"))))
        self.rulebook.come()

    def look_up_rule(self):
        """By its number, which is typed; that of what is asked stands there already."""
        question = self.table.asking
        self.show_rule(number_in(question.rule if question else "") or (self.rulebook.shown.number if self.rulebook else "100"))
        self.rulebook.field.setFocus()
        self.rulebook.field.selectAll()

    def choose_rules(self, path=None):
        """Where the text of the rules lies; asks, unless told."""
        if path is None:
            known = known_path(self.settings.word("rules"))
            folder = str(known.parent if known else Path.home())
            path, _ = QFileDialog.getOpenFileName(self, "Choose the Comprehensive Rules", folder, TEXTS)
        if not path:
            return
        try:
            text = rules_text(Path(path))
        except BadRules as bad:
            trouble = f"{bad}."
            return self.rulebook.complain(trouble) if self.rulebook and self.rulebook.isVisible() else self.say(trouble, "trouble")
        self.say(f"The rules are read from {path}{f': {text.effective}' if text.effective else '.'}")
        self.keep("rules", str(path))
        if self.rulebook and self.rulebook.isVisible():
            self.show_rule(self.rulebook.shown.number)

    def _open_board(self, key: str):
        trouble = self.open_lesson(Path(key))
        if trouble:
            return self.rulebook.complain(trouble)
        self.activateWindow()
        self.field.setFocus()


class RuleDialog(QDialog):
    """Shows a Shown. wanted: another rule; board_wanted: the path of a scenario; text_wanted: the text is to be chosen."""
    wanted = Signal(str)
    board_wanted = Signal(str)
    text_wanted = Signal()

    def __init__(self, parent: QWidget, theme: Theme):
        super().__init__(parent)
        self.setWindowTitle("Rules")
        self.theme, self.shown, self.boards = theme, Shown(""), Gallery(self, [])
        self.field = QLineEdit(placeholderText="702.19b", clearButtonEnabled=True)
        self.field.setAccessibleName("Number of a rule")
        self.field.returnPressed.connect(self._look_up)
        self.text = QTextBrowser(openLinks=False)
        self.text.setAccessibleName("The rule")
        self.text.anchorClicked.connect(lambda url: self.wanted.emit(url.toString()))
        self.trouble = QVBoxLayout()
        self.choose = QPushButton("Choose the rules text …", autoDefault=False)
        self.choose.clicked.connect(lambda: self.text_wanted.emit())
        self.rows = ShelfRows(self.boards, draw_entry, 50, theme)
        self.rows.setAccessibleName("Boards that show it")
        self.rows.chosen.connect(self._open)
        self.rows.entered.connect(self._open)
        self.count = label("", "head")
        self._place()

    def _place(self):
        head, page = QHBoxLayout(), QVBoxLayout(self)
        self.title = label("", "title")
        self.field.setFixedWidth(self.theme.px(120))
        filled(head, self.title, 1, self.field, self.choose)
        page.setContentsMargins(20, 16, 20, 16)
        page.setSpacing(10)
        filled(page, head, self.trouble)
        page.addWidget(self.text, 3)
        page.addWidget(self.count)
        page.addWidget(self.rows, 2)
        self.resize(min(self.parent().width() - 80, self.theme.px(720)), min(self.parent().height() - 80, self.theme.px(640)))

    def come(self):
        self.show()
        self.raise_()
        self.activateWindow()

    def set_theme(self, theme: Theme):
        self.theme = theme
        self.rows.set_theme(theme)

    # ---- what is shown ----
    def tell(self, rule: Shown):
        self.shown = rule
        self.title.setText(rule.number)
        self.setWindowTitle(f"Rule {rule.number}")
        self.field.setText(rule.number)
        self.text.setHtml(written(rule, self.theme))
        self.text.setVisible(bool(rule.paragraphs))
        self.complain(rule.trouble)
        self.boards.show(rule.boards)
        number = len(rule.boards)
        self.count.setText(f"{number} BOARD{'' if number == 1 else 'S'} TO SEE IT ON" if number else NO_BOARD.upper())
        self.rows.setVisible(bool(number))
        self.rows.scrollToTop()

    def complain(self, trouble: str):
        """One line above the rule; none if there is nothing to say."""
        emptied(self.trouble)
        if trouble:
            filled(self.trouble, Words(trouble, self.theme, ink=self.theme.warn, most=640))

    def _look_up(self):
        number = number_in(self.field.text())
        self.wanted.emit(number) if number else self.complain(NO_NUMBER)

    def _open(self, row):
        record = self.boards.record(row)
        if record:
            self.board_wanted.emit(record.key)


def written(rule: Shown, t: Theme) -> str:
    """A rule as HTML: what it stands under, its words, its examples, its parts; every number leads on."""
    def link(number):
        return f'<a href="{number}" style="color:{t.accent}">{number}</a>'

    over = " › ".join(f"{link(number)} {html.escape(words)}" for number, words in rule.above)
    parts = [f'<p style="color:{t.ink3}">{over}</p>'] if over else []
    parts += [f"<p>{linked(words, t.accent)}</p>" for words in rule.paragraphs]
    parts += [f'<p style="color:{t.ink2}; margin-left:14px"><i>Example:</i> {linked(words, t.accent)}</p>' for words in rule.examples]
    parts += [f"<p>{link(number)} &nbsp;{linked(words, t.accent)}</p>" for number, words in rule.parts]
    return f'<div style="color:{t.ink}; font-size:{t.px("body")}px">{"".join(parts)}</div>'
