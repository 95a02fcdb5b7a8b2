"""Words in which the number of a rule leads to the rule."""
import html

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from sandbox.models.rulebook import STANDS
from sandbox.views.bits import label
from sandbox.views.theme import Theme


def ruled(words: str, theme: Theme, role="caption", top=0) -> QLabel:
    """A label; the rules that it names are opened by a click."""
    made = label(words, role, top)
    if STANDS.search(words):
        made.setTextFormat(Qt.TextFormat.RichText)
        made.setText(linked(words, theme.ink3))
        made.setAccessibleName(words)
        made.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        made.linkActivated.connect(lambda number: open_rule(made, number))
    return made


def linked(words: str, ink: str) -> str:
    """As HTML, each number a link to itself."""
    return STANDS.sub(lambda found: f'<a href="{found[0]}" style="color:{ink}">{found[0]}</a>', html.escape(words, quote=False))


def open_rule(widget: QWidget | None, number: str):
    """Asks whatever the widget lies in to show a rule."""
    while widget is not None and not hasattr(widget, "show_rule"):
        widget = widget.parentWidget()
    if widget is not None:
        widget.show_rule(number)
