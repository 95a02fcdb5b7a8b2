"""How the window looks and what of it is shown: theme, text size, panels, hands; all of it is remembered."""
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from sandbox import __version__
from sandbox.models.table import PLAY, SETUP
from sandbox.views import commands
from sandbox.views.bits import filled, label
from sandbox.views.sheet import whole_sheet
from sandbox.views.theme import SCALES, THEMES

ABOUT = ("A table for Magic boards, played by the real rules. Unofficial fan work, not approved or endorsed by Wizards of the Coast. "
         "Cards are drawn, not downloaded; the font is Lato (OFL).")


class Looks:
    """The part of the window that is about its looks."""
    gave_way = False                   # the search was closed because text grew

    def dress(self, theme):
        """Everything in another theme or text size."""
        self.theme = theme
        self.setStyleSheet(whole_sheet(theme))
        for part in (
            self.field,
            self.bar,
            self.top.ribbon,
            self.search,
            self.inspector,
            self.timeline_panel,
            self.log_panel,
            self.stack_panel,
            self.overlay,
        ):
            part.set_theme(theme)
        for panel in self.panels.values():
            panel.heading.apart.theme = panel.heading.shut.theme = theme
        self.share_width()
        if self.table:
            self.refresh()

    def share_width(self):
        """The panels as wide as their text needs, but most of the window is the table's."""
        scale, most = self.theme.scale, self.width() * 0.34
        wide = [min(most, 232 * scale), min(most, 316 * (0.4 + scale * 0.6))]
        self.resizeDocks([self.panels["Cards"], self.panels["Inspector"]], [*map(round, wide)], self.horizontal)

    def keep(self, name: str, word: str):
        """A setting, on the disk at once; where that fails, one line says so, once."""
        self.settings.keep(name, word)
        trouble, known = self.settings.write(), self.settings.trouble
        if trouble and not known:
            self.settings.trouble = trouble
            self.say(f"{trouble} What you like holds until the end.", "trouble")

    def set_theme(self, name: str):
        self.keep("theme", name)
        self.actions_[f"theme_{name}"].setChecked(True)
        self.dress(THEMES[name].scaled(self.theme.scale))

    def theme_dark(self):
        self.set_theme("dark")

    def theme_light(self):
        self.set_theme("light")

    def theme_contrast(self):
        self.set_theme("contrast")

    def next_theme(self):
        names = list(THEMES)
        self.set_theme(names[(names.index(self.theme.name) + 1) % len(names)])

    def text_larger(self):
        self.set_text(self.theme.scale + 0.1)

    def text_smaller(self):
        self.set_text(self.theme.scale - 0.1)

    def set_text(self, scale: float):
        """80 to 200 %. When text grows the search closes, so that the table keeps its room; it comes back when text shrinks again."""
        scale = round(min(SCALES[1], max(SCALES[0], scale)), 2)
        grew = scale >= 1.3 > self.theme.scale
        self.dress(self.theme.scaled(scale))
        if grew:
            self.gave_way = not self.panels["Cards"].isHidden()
            self.panels["Cards"].hide()
        elif scale < 1.3 and self.gave_way:
            self.gave_way = False
            self.panels["Cards"].show()
        self.say(f"Text at {round(scale * 100)} %.")
        self.keep("text", str(round(scale * 100)))

    # ---- panels ----
    def toggle_search(self, on=True):
        self.panels["Cards"].setVisible(on)

    def find_card(self):
        self.panels["Cards"].show()
        self.search.field.setFocus()
        self.search.field.selectAll()

    def _raise(self, name):
        self.panels[name].show()
        self.panels[name].raise_()

    def show_inspector(self):
        self._raise("Inspector")
        for id in self.in_question()[:1]:
            self.inspect(id)

    def show_stack(self):
        self._raise("Stack")

    def show_timeline(self):
        self._raise("Timeline")

    def show_log(self):
        self._raise("Log")

    def show_outline(self):
        self._raise("Outline")
        self.outline_panel.setFocus()

    def all_panels(self):
        self.restoreState(self.usual_places)
        for panel in self.panels.values():
            panel.show()
        self.panels["Inspector"].raise_()

    def toggle_hand(self, on=True):
        """The hands opposite: seen, or their backs."""
        self.keep("hands", "both" if on else "mine")
        self.field.hands = frozenset() if on else frozenset(seat for seat in range(len(self.table.state.seats)) if seat != self.field.you)
        self.refresh()

    def toggle_glide(self, on=True):
        self.keep("glide", "yes" if on else "no")
        self.field.scene().glides = on

    def toggle_along(self, on=True):
        self.keep("along", "yes" if on else "no")
        self.table.passes_along = on

    def toggle_hold(self, on=True):
        self.keep("hold", "yes" if on else "no")
        self.table.holds = on

    # ---- modes ----
    def mode_play(self):
        self.table.set_mode(PLAY)

    def mode_setup(self):
        self.table.set_mode(SETUP)

    def edit_set(self):
        self.setup.choose("set")
        self.table.set_mode(SETUP)

    def edit_happen(self):
        self.setup.choose("happen")
        self.table.set_mode(SETUP)

    # ---- help ----
    def show_keys(self):
        self.keys_dialog = KeysDialog(self)
        self.keys_dialog.show()

    def about(self):
        self.say(f"Sandbox {__version__}. {ABOUT}")


class KeysDialog(QDialog):
    """Every function with its keys, by menu."""

    def __init__(self, parent):
        super().__init__(parent)
        self.setWindowTitle("All keys")
        inside, columns = QWidget(), QHBoxLayout()
        inside.setLayout(columns)
        columns.setSpacing(36)
        for menus in (("File", "Edit"), ("Table", "Answers"), ("View", "Learn", "Help")):
            column = QVBoxLayout()
            column.setSpacing(20)
            columns.addLayout(filled(column, *map(self._menu, menus), 1))
        area = QScrollArea(widgetResizable=True)
        area.setWidget(inside)
        filled(QVBoxLayout(self), area)
        whole, edge = inside.sizeHint(), parent.theme.px(60)
        self.resize(min(parent.width() - 80, whole.width() + edge), min(parent.height() - 80, whole.height() + edge))

    def _menu(self, menu):
        column, rows = QVBoxLayout(), QGridLayout()
        column.setSpacing(8)
        rows.setHorizontalSpacing(16)
        rows.setVerticalSpacing(7)
        found = [(command.words, " or ".join(command.keys)) for command in commands.COMMANDS if command.menu == menu and command.keys]
        if menu == "Answers":
            found = [
                ("An option", "1 – 9"),
                ("Walk through the cards", "Tab, then arrows"),
                ("Select several", "Ctrl+click"),
                ("Arrives tapped", "Shift while dropping"),
            ]
        for at, (words, keys) in enumerate(found):
            rows.addWidget(label(words, "second"), at, 0)
            rows.addWidget(label(keys, "body"), at, 1)
        rows.setColumnStretch(1, 1)
        return filled(column, label(menu.upper(), "head"), rows)
