"""The window: the table in the middle, what is asked below, the turn above, everything to find and to know at the sides."""
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QMainWindow, QSizePolicy, QToolBar, QVBoxLayout, QWidget

from sandbox.models.board import Sight
from sandbox.models.history import History
from sandbox.models.outline import Outline
from sandbox.models.table import SETUP, Table
from sandbox.models.telling import Teller
from sandbox.views import commands, docks
from sandbox.views.battlefield import Battlefield
from sandbox.views.bringing import Bringing
from sandbox.views.carry import Carry
from sandbox.views.choicebar import ChoiceBar
from sandbox.views.deeds import Deeds
from sandbox.views.files import Files
from sandbox.views.gaming import Gaming
from sandbox.views.handiwork import Handiwork
from sandbox.views.importing import Importing
from sandbox.views.inspector import Inspector
from sandbox.views.lessons import Lessons
from sandbox.views.looking import Looking
from sandbox.views.looks import Looks
from sandbox.views.making import Making
from sandbox.views.notice import Notice
from sandbox.views.outlinepanel import OutlinePanel
from sandbox.views.overlay import Overlay
from sandbox.views.rulebook import Rulebook
from sandbox.views.searchpanel import SearchPanel
from sandbox.views.settings import Settings
from sandbox.views.setupbar import SetupBar
from sandbox.views.sheet import whole_sheet
from sandbox.views.sidepanels import LogPanel, StackPanel, TimelinePanel
from sandbox.views.theme import THEMES
from sandbox.views.topbar import TopBar
from sandbox.views.trying import Trying
from sandbox.views.waiting import Waiting


class MainWindow(Rulebook, Lessons, Making, Gaming, Bringing, Trying, Importing, Looks, Files, Deeds, Handiwork, Looking,
                 QMainWindow):
    """Puts the parts together and keeps them to what the Table says. journals: the folder of journals, None to keep none."""
    horizontal = Qt.Orientation.Horizontal

    def __init__(self, table: Table, settings: Settings, journals=None, library=None):
        super().__init__(windowTitle="Sandbox")
        self.table, self.settings, self.journals, self.journal, self.before = table, settings, journals, None, None
        theme = THEMES.get(settings.word("theme"), THEMES["dark"])
        text = settings.word("text")
        self.theme = theme.scaled(int(text) / 100 if text.isdigit() else 1.0)
        self.marked, self.looked_at, self.pointing = frozenset(), None, None
        self.teller, self.sight, self.outline = Teller(table.timeline), Sight(), Outline(self)
        self.history = History(self.teller)
        self.setMinimumSize(960, 600)
        self.resize(1440, 900)
        self.setStyleSheet(whole_sheet(self.theme))
        self._make_parts(library)
        self._place_parts()
        self._connect_parts()
        self._remember()
        self.make_ready()
        self.refresh()

    # ---- putting together ----
    def _make_parts(self, library):
        t = self.theme
        self.top, self.bar, self.setup = TopBar(t), ChoiceBar(t), SetupBar(t)
        self.field, self.search, self.inspector = Battlefield(t), SearchPanel(t, library), Inspector(t)
        self.timeline_panel, self.log_panel, self.stack_panel = TimelinePanel(t), LogPanel(t), StackPanel(t)
        self.outline_panel, self.lesson_panel = OutlinePanel(self.outline), self.make_lesson_panel()
        self.notice, self.overlay, self.carry = Notice(self.field), Overlay(self.field, t), Carry(self)
        self.waiting = Waiting(self.table, self)
        self.actions_ = commands.build(self.top.menus, self)
        for number in range(1, 10):
            QShortcut(QKeySequence(str(number)), self, lambda number=number: self.number_pressed(number))

    def _place_parts(self):
        self.setMenuWidget(self.top)
        middle = QWidget(objectName="page")
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.field, 1)
        self.setCentralWidget(middle)
        below = QToolBar("Choice", self, objectName="choice", movable=False, floatable=False)
        below.toggleViewAction().setEnabled(False)
        both, rows = QWidget(), QVBoxLayout()
        both.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        both.setLayout(rows)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.setup.frame)
        rows.addWidget(self.bar)
        below.addWidget(both)
        self.addToolBar(Qt.ToolBarArea.BottomToolBarArea, below)
        docks.dress(self)
        inside = {
            "Cards": self.search,
            "Inspector": self.inspector,
            "Stack": self.stack_panel,
            "Timeline": self.timeline_panel,
            "Log": self.log_panel,
            "Outline": self.outline_panel,
            "Lesson": self.lesson_panel,
        }
        self.panels = {name: docks.Panel(name, widget, self.theme, self) for name, widget in inside.items()}
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.panels["Lesson"])     # above the tabs
        docks.stand(self, self.panels["Cards"], [self.panels[name] for name in ("Inspector", "Stack", "Timeline", "Log", "Outline")])
        self.panels["Outline"].hide()
        self.panels["Lesson"].hide()
        self.share_width()
        if self.theme.scale >= 1.3:
            self.panels["Cards"].hide()
        docks.smooth_tabs(self)

    def _connect_buttons(self):
        top = self.top
        for button, work in (
            (top.undo, self.undo),
            (top.redo, self.redo),
            (top.share, self.share),
            (top.play, self.mode_play),
            (top.setup, self.mode_setup),
            (self.setup.turn, self.turn_menu),
            (self.setup.mana, self.mana_menu),
        ):
            button.clicked.connect(lambda _=False, work=work: work())

    def _connect_parts(self):
        self._connect_buttons()
        field, bar, table = self.field, self.bar, self.table
        self.top.ribbon.wanted.connect(self.pass_to)
        self.top.ribbon.stop_wanted.connect(self.toggle_stop)
        for signal, work in (
            (field.clicked, self.card_clicked),
            (field.doubled, self.card_doubled),
            (field.hovered, self.look_at),
            (field.menu_wanted, self.card_menu),
            (field.player_clicked, self.player_pointed),
            (field.pile_opened, self.open_pile),
            (field.corner_menu, self.corner_menu),
            (field.taken, self.take),
            (field.brought, self.brought),
            (field.files_dropped, self.open_files),
            (self.overlay.clicked, self.card_clicked),
            (self.overlay.hovered, self.look_at),
            (self.overlay.menu_wanted, self.card_menu),
            (self.overlay.taken, self.take),
            (self.carry.dropped, self.let_go_here),
            (self.carry.moved, self.carried_over),
            (self.search.taken, self.take_card),
            (self.search.looked_at, self.inspect_card),
            (self.search.wanted, self.want_card),
            (self.search.menu_wanted, self.found_menu),
            (self.inspector.mend, self.mend),
            (bar.answered, table.answer),
            (bar.answered, self.chance_follows),
            (bar.cancelled, self.cancel),
            (bar.passed, self.pass_on),
            (bar.waited, self.wait),
            (bar.repeated, self.repeat_loop),
            (bar.remembered, table.answer_always),
            (bar.drafted, self.redraw),
            (bar.hovered, self.look_at),
            (self.timeline_panel.wanted, table.go),
            (self.stack_panel.wanted, self.inspect),
            (self.outline_panel.wanted, self.card_clicked),
            (table.changed, self.refresh),
            (table.changed, self.notice.outdated),
            (table.said, self.say),
            (table.renewed, self.renewed),
        ):
            signal.connect(work)
        self.panels["Cards"].visibilityChanged.connect(lambda _: self._show_toggles())

    def _remember(self):
        """As the person left it."""
        word = self.settings.word
        self.usual_places = self.saveState()
        if not self.settings.blob("geometry").isEmpty():
            self.restoreGeometry(self.settings.blob("geometry"))
            self.restoreState(self.settings.blob("panels"))
            self.panels["Lesson"].hide()
        self.field.scene().glides = word("glide") == "yes"
        self.table.passes_along = word("along") == "yes"
        self.table.holds = word("hold") == "yes"
        self.field.hands = frozenset() if word("hands") == "both" else frozenset(range(1, len(self.table.state.seats)))
        self.actions_[f"theme_{self.theme.name}"].setChecked(True)
        self._show_toggles()
        if self.settings.trouble:
            self.say(self.settings.trouble, "trouble")

    def _show_toggles(self):
        for does, on in (
            ("toggle_along", self.table.passes_along),
            ("toggle_hold", self.table.holds),
            ("toggle_hand", not self.field.hands),
            ("toggle_glide", self.field.scene().glides),
            ("toggle_search", not self.panels["Cards"].isHidden()),
        ):
            action = self.actions_[does]
            action.blockSignals(True)
            action.setChecked(on)
            action.blockSignals(False)

    # ---- keeping to the table ----
    def refresh(self):
        """Everything as the table is now."""
        table = self.table
        if self.field.table is not table:
            self.field.table = table
        self.marked = frozenset(id for id in self.marked if table.state.things.get(id))
        self.top.show_table(table)
        self.setup.frame.setVisible(table.mode == SETUP)
        self.actions_["mode_setup" if table.mode == SETUP else "mode_play"].setChecked(True)
        self.actions_["edit_happen" if self.setup.happen.isChecked() else "edit_set"].setChecked(True)
        self.actions_["undo"].setEnabled(table.timeline.can_undo)
        self.actions_["redo"].setEnabled(table.timeline.can_redo)
        self.bar.show_table(table)
        self.stack_panel.show_table(table)
        self.timeline_panel.show_table(table, self.teller.words)
        self.log_panel.show_entries(self.teller.entries())
        self.outline.show_table(self.field.sides, self.field.stack)
        self._keep_overlay()
        self._keep_inspector()
        self.inspector.show_note(*self.note_here())
        self.setWindowTitle(f"{table.title or 'Sandbox'}{'' if table.is_saved else ' *'}")

    def redraw(self):
        """The table with what is picked and may be picked."""
        self.field.show_table(self.table, self.bar.draft, self.marked)

    def renewed(self):
        self.teller = Teller(self.table.timeline)
        self.history = History(self.teller)
        self.marked, self.looked_at, self.pointing = frozenset(), None, None
        self.field.opened.clear()
        self.overlay.close_it()
        self.own_cards()

    def say(self, words: str, kind="notice"):
        self.notice.say(words, kind)

    def place_of(self, id) -> QPoint:
        """Where an object is seen, on the screen."""
        box = self.field.box_of(id)
        if box is None:
            return self.mapToGlobal(self.rect().center())
        return self.field.viewport().mapToGlobal(self.field.mapFromScene(*box.middle))

    def resizeEvent(self, event):
        super().resizeEvent(event)
        if self.overlay.isVisible():
            self.overlay.place()

    def closeEvent(self, event):
        for dialog in self.findChildren(QDialog):
            dialog.close()                             # the workshop keeps what lies half done on its bench
        self.settings.keep_blob("geometry", self.saveGeometry())
        self.settings.keep_blob("panels", self.saveState())
        self.settings.write()
        self.journal_ends()
        self.stop_errands()
        super().closeEvent(event)
