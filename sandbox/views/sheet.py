"""The parts of the window that Qt draws itself – menus, docks, tabs, tips – in the colors of the theme."""
from sandbox.views.theme import Theme, style_sheet

MORE = """
QMainWindow::separator {{ background: {line}; width: 1px; height: 1px; }}
QMenuBar {{ background: {surface}; border: 0; padding: 0; }}
QMenuBar::item {{ background: transparent; color: {ink2}; padding: {pad}px {wide}px; border-radius: 6px; }}
QMenuBar::item:selected {{ background: {hover}; color: {ink}; }}
QMenu {{ background: {raised}; border: 1px solid {line}; border-radius: 6px; padding: 6px; }}
QMenu::item {{ padding: {pad}px {xl}px {pad}px {wide}px; border-radius: 4px; color: {ink}; }}
QMenu::item:selected {{ background: {accent_soft}; color: {ink}; }}
QMenu::item:disabled {{ color: {ink3}; }}
QMenu::separator {{ height: 1px; background: {line}; margin: 5px 8px; }}
QMenu::indicator {{ width: 0px; height: 0px; }}
QMenu::indicator:checked {{ width: 8px; height: 8px; border-radius: 4px; background: {accent}; margin-left: 2px; }}
QToolTip {{ background: {raised}; color: {ink}; border: 1px solid {line}; padding: 6px 8px; }}
QToolBar {{ background: {surface}; border: 0; border-top: 1px solid {line}; padding: 0; spacing: 0; }}
QDockWidget {{ background: {surface}; color: {ink3}; }}
QDockWidget > QWidget {{ background: {surface}; }}
#dockTitle {{ background: {surface}; }}
#dockTitle QPushButton {{ background: transparent; border: 0; padding: 2px; border-radius: 4px; }}
#dockTitle QPushButton:hover {{ background: {hover}; }}
QTabBar {{ background: {surface}; border: 0; qproperty-drawBase: 0; }}
QTabBar::tab {{ background: {surface}; color: {ink3}; border: 0; padding: {wide}px {tab}px {tabl}px {tab}px; }}
QTabBar::tab {{ border-bottom: 2px solid transparent; }}
QTabBar::tab:selected {{ color: {ink}; border-bottom-color: {accent}; font-weight: 700; }}
QTabBar::tab:hover {{ color: {ink}; }}
QTabBar::tab:focus {{ color: {accent}; }}
QListView {{ background: transparent; border: 0; outline: 0; }}
QLabel {{ background: transparent; }}
QLabel[role="body"] {{ color: {ink}; }}
QLabel[role="warn"] {{ color: {warn}; }}
QPushButton:disabled {{ color: {ink3}; }}
QPushButton[role="main"]:disabled {{ background: {raised}; border-color: {line}; color: {ink3}; }}
QPushButton[role="mode"] {{ background: transparent; border: 1px solid {line}; color: {ink2}; }}
QPushButton[role="mode"]:checked {{ background: {accent_soft}; color: {accent}; border-color: {accent}; font-weight: 700; }}
QPushButton[role="step"]:hover {{ color: {ink}; background: {hover}; border-radius: 6px; }}
QPushButton[role="step"]:checked {{ border-radius: 6px; padding: {pad}px {pad}px; }}
QSpinBox, QComboBox {{ background: {raised}; border: 1px solid {line}; border-radius: 6px; padding: {pad}px {s}px; color: {ink}; }}
QSpinBox:focus, QComboBox:focus {{ border-color: {accent}; }}
QSpinBox::up-button, QSpinBox::down-button {{ width: 0; border: 0; }}
QScrollBar:horizontal {{ background: transparent; height: 6px; }}
QScrollBar::handle:horizontal {{ background: {line}; border-radius: 3px; min-width: 32px; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QProgressBar {{ background: {line}; border: none; border-radius: 4px; max-height: 8px; }}
QProgressBar::chunk {{ background: {accent}; border-radius: 4px; }}
#overlay {{ background: {surface}; border: 1px solid {line}; border-radius: 10px; }}
#notice {{ background: {raised}; border: 1px solid {line}; border-radius: 10px; color: {ink}; padding: {pad}px {l}px; }}
#notice[kind="refused"] {{ border-color: {warn}; }}
#notice[kind="trouble"] {{ border-color: {attack}; }}
QDialog {{ background: {surface}; }}
QToolButton {{ background: transparent; border: 0; color: {ink2}; padding: {pad}px; border-radius: 6px; }}
QToolButton:hover {{ background: {hover}; }}
"""


def whole_sheet(theme: Theme) -> str:
    """The theme's own style sheet and the rest of the window."""
    sizes = {"s": 8, "l": 16, "xl": 24, "pad": theme.px(6), "wide": theme.px(11), "tab": theme.px(9), "tabl": theme.px(8)}
    return style_sheet(theme) + MORE.format(**{**theme._asdict(), **sizes})
