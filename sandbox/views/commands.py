"""Everything the window can do: one table from which the menus, the keys and the list of keys are made."""
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar


@dataclass(frozen=True)
class Command:
    """does: the name of the window's method. group: commands of which one is chosen. keys: the first is shown."""
    menu: str
    words: str
    does: str
    keys: tuple[str, ...] = ()
    group: str = ""
    toggles: bool = False
    above: bool = False               # a line above it in the menu


def _c(menu, words, does, keys="", **more):
    return Command(menu, words, does, tuple(keys.split()), **more)


COMMANDS = (
    _c("File", "New table", "new", "Ctrl+N"),
    _c("File", "New game with decks …", "new_game", "Ctrl+Shift+N"),
    _c("File", "Open …", "open", "Ctrl+O"),
    _c("File", "Open a deck …", "open_deck", "Ctrl+D"),
    _c("File", "Open from clipboard", "paste", "Ctrl+V Ctrl+Shift+V"),
    _c("File", "Welcome board", "open_welcome"),
    _c("File", "Back to the table before", "open_before", "Ctrl+Shift+O"),
    _c("File", "Save", "save", "Ctrl+S", above=True),
    _c("File", "Save as …", "save_as", "Ctrl+Shift+S"),
    _c("File", "Share: copy as text", "share", "Ctrl+Shift+C"),
    _c("File", "Picture of the table …", "save_picture", "Ctrl+P"),
    _c("File", "Import cards …", "import_cards", "Ctrl+I", above=True),
    _c("File", "Download all cards …", "download_cards"),
    _c("File", "Last import …", "show_account"),
    _c("File", "Quit", "close", "Ctrl+Q", above=True),
    _c("Edit", "Undo", "undo", "Ctrl+Z"),
    _c("Edit", "Redo", "redo", "Ctrl+Shift+Z Ctrl+Y"),
    _c("Edit", "Back a moment", "back", "Left", above=True),
    _c("Edit", "On a moment", "on", "Right"),
    _c("Edit", "Branch above", "branch_above", "Up"),
    _c("Edit", "Branch below", "branch_below", "Down"),
    _c("Edit", "To the start", "to_start", "Home"),
    _c("Edit", "To the end", "to_end", "End"),
    _c("Edit", "Find a card", "find_card", "Ctrl+F", above=True),
    _c("Table", "Play", "mode_play", "Ctrl+1", group="mode"),
    _c("Table", "Set up", "mode_setup", "Ctrl+2", group="mode"),
    _c("Table", "Just set it", "edit_set", "Ctrl+3", group="edit", above=True),
    _c("Table", "Make it happen", "edit_happen", "Ctrl+4", group="edit"),
    _c("Table", "Pass priority, resolve", "pass_on", "Space", above=True),
    _c("Table", "Opponent passes along", "toggle_along", "Ctrl+Space", toggles=True),
    _c("Table", "Pass until something happens", "wait", "N"),
    _c("Table", "Hold priority after casting", "toggle_hold", "Ctrl+H", toggles=True),
    _c("Table", "Ask again what is always answered", "forget_answers", ""),
    _c("Table", "A loop begins here", "mark_loop", "Ctrl+Shift+J", above=True),
    _c("Table", "Repeat the loop …", "repeat_loop", "Ctrl+J"),
    _c("Table", "Confirm", "confirm", "Return Enter"),
    _c("Table", "Cancel, take back", "cancel", "Esc"),
    _c("Table", "Random answer", "random_answer", "R"),
    _c("Table", "Tap, untap, tap for mana", "tap_card", "T", above=True),
    _c("Table", "Flip or transform", "flip_card", "F"),
    _c("Table", "What can it do?", "card_menu", "M Menu"),
    _c("Table", "Make a card …", "open_workshop", "Ctrl+M", above=True),
    _c("Table", "Make a variant of it …", "make_variant", "Ctrl+Shift+M"),
    _c("Table", "Next turn", "next_turn", "Ctrl+Return", above=True),
    _c("View", "Cards", "toggle_search", "Ctrl+Shift+F", toggles=True),
    _c("View", "Inspector", "show_inspector", "I"),
    _c("View", "Stack", "show_stack", "S"),
    _c("View", "Timeline", "show_timeline", "L"),
    _c("View", "Log", "show_log", "G"),
    _c("View", "Table in words", "show_outline", "O"),
    _c("View", "All panels", "all_panels", "Ctrl+0"),
    _c("View", "Dark", "theme_dark", "", group="theme", above=True),
    _c("View", "Light", "theme_light", "", group="theme"),
    _c("View", "High contrast", "theme_contrast", "", group="theme"),
    _c("View", "Next theme", "next_theme", "Ctrl+T"),
    _c("View", "Larger text", "text_larger", "Ctrl++ Ctrl+=", above=True),
    _c("View", "Smaller text", "text_smaller", "Ctrl+-"),
    _c("View", "Opponent's hand", "toggle_hand", "H", toggles=True, above=True),
    _c("View", "Turn the table", "turn_table", "Ctrl+U"),
    _c("View", "Cards glide", "toggle_glide", "", toggles=True),
    _c("View", "Look into the library", "look_library", "Ctrl+L"),
    _c("View", "Look into the graveyard", "look_graveyard", "Ctrl+G"),
    _c("View", "Look into exile", "look_exile", "Ctrl+E"),
    _c("Learn", "Gallery", "open_gallery", "F2"),
    _c("Learn", "Look up a rule …", "look_up_rule", "Ctrl+R"),
    _c("Learn", "Choose the rules text …", "choose_rules"),
    _c("Learn", "Show me the contrast", "show_contrast", "C", above=True),
    _c("Learn", "Leave the lesson here and play on", "leave_lesson", "P"),
    _c("Learn", "The lesson from its start", "lesson_anew", "Ctrl+Home"),
    _c("Help", "All keys", "show_keys", "? F1"),
    _c("Help", "About", "about"),
)


def build(bar: QMenuBar, window) -> dict[str, QAction]:
    """Menus into the bar and keys into the window; the actions by what they do."""
    menus, groups, made = {}, {}, {}
    for command in COMMANDS:
        menu = menus.get(command.menu) or menus.setdefault(command.menu, bar.addMenu(command.menu))
        made[command.does] = _action(command, menu, groups, window)
    return made


def _action(command: Command, menu: QMenu, groups, window) -> QAction:
    action = QAction(command.words, window, checkable=command.toggles or bool(command.group))
    action.setShortcuts([QKeySequence(keys) for keys in command.keys])
    action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
    slot = getattr(window, command.does)
    if command.toggles:
        action.toggled.connect(slot)
    else:
        action.triggered.connect(lambda _=False: slot())
    if command.group:
        groups.setdefault(command.group, QActionGroup(window)).addAction(action)
    if command.above:
        menu.addSeparator()
    menu.addAction(action)
    window.addAction(action)
    return action
