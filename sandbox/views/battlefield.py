"""The battlefield as a person sees and touches it: both sides, hands, stack and arrows, each card known by its object's id."""
from dataclasses import replace

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QApplication, QGraphicsView

from sandbox.models.board import Sight
from sandbox.models.stack import waiting
from sandbox.views.carry import Cargo, Target, cargo_of, files_of
from sandbox.views.marking import arrows, said, ways_along
from sandbox.views.places import Box, nearest, plan
from sandbox.views.scene import TableScene
from sandbox.views.strip import Corner
from sandbox.views.theme import Theme
from sandbox.views.zooming import Zooming


class Battlefield(Zooming, QGraphicsView):
    """Shows what a Table holds. Says what was touched; decides nothing."""
    clicked = Signal(int, object)              # object, keyboard modifiers
    doubled = Signal(int)
    hovered = Signal(int)
    menu_wanted = Signal(int, QPoint)
    player_clicked = Signal(int)
    pile_opened = Signal(int, str)
    corner_menu = Signal(int, str, QPoint)
    taken = Signal(object, object, QPointF, QPoint)   # Cargo, pixmap, grip, pointer on the screen
    brought = Signal(object, object)           # Cargo from another window, Target
    files_dropped = Signal(list)

    def __init__(self, theme: Theme):
        never = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        super().__init__(
            viewportUpdateMode=QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate,
            horizontalScrollBarPolicy=never,
            verticalScrollBarPolicy=never,
        )
        self.theme, self.sight, self.opened, self.you = theme, Sight(), set(), 0
        self.hands, self.table, self.draft, self.marked = frozenset(), None, None, frozenset()
        self.plan, self.sides, self.stack, self.focus, self.lifted = None, (), (), None, None
        self.pressed: tuple | None = None
        self.corners: dict[int, Corner] = {}
        self.piles: dict[int, int] = {}
        self.setScene(TableScene(theme, self))
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setMouseTracking(True)
        self.setAcceptDrops(True)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName("The table")
        self.setMinimumSize(360, 300)

    # ---- showing ----
    def show_table(self, table, draft=None, marked=frozenset()):
        """marked: ids of selected objects."""
        self.table, self.draft, self.marked = table, draft, marked
        state = table.state
        self.opened &= {thing.id for thing in state.things.values()}
        crowded = frozenset(range(len(state.seats))) - {self.you} if len(state.seats) > 2 else frozenset()
        self.sides, self.stack = self.sight.sides(state, frozenset(self.opened), crowded), waiting(state)
        self.piles = {one: piece.key for side in self.sides for piece in side.board for one in piece.ids}      # where each lies
        self.arrange()

    def set_theme(self, theme: Theme):
        self.theme = theme
        self.scene().set_theme(theme)
        if self.table:
            self.arrange()

    def resizeEvent(self, event):
        super().resizeEvent(event)
        if self.table:
            glides, self.scene().glides = self.scene().glides, False
            self.arrange()
            self.scene().glides = glides

    def arrange(self):
        """Everything to its place, for what is on the table and the room there is."""
        size = self.viewport().size()
        shown = frozenset(side.seat for side in self.sides)
        self.plan = plan(self.sides, [one.key for one in self.stack], size.width(), size.height(), self.theme.scale, shown, self.you)
        self.scene().show_plan(self._lifted(self.plan), self._faces(), self.devicePixelRatioF())
        self._corners()
        drawn = list(arrows(self.sides, self.stack, self.draft, self._where))
        ways = ways_along(self.plan.seam, [end for kind, _, end in drawn if kind.endswith(" player")])
        self.scene().show_arrows((kind, start, end, ways.get(end, self.plan.seam), self.plan.lane_at(*end.middle))
                                 for kind, start, end in drawn)

    def _lifted(self, made):
        """The card in hand under the pointer rises so that all of it can be read."""
        spot = made.cards.get(self.lifted)
        if spot is None or spot.zone != "hand":
            return made
        y = made.height - spot.box.height - 6 if spot.seat == self.you else 6
        cards = {**made.cards, self.lifted: replace(spot, box=replace(spot.box, y=y), angle=0.0, depth=50)}
        return replace(made, cards=cards)

    def _faces(self):
        """key → (face, body, count, marks)."""
        shown, rings = {}, said(self.draft, self.marked, self.focus if self.hasFocus() else None)
        for side in self.sides:
            for piece in side.board:
                shown[piece.key] = piece.face, piece.body, piece.count, rings.of(piece.key, piece.ids, piece.attacking, piece.blocking)
            for piece in side.hand:
                face = None if side.seat in self.hands else piece.face
                shown[piece.key] = face, piece.body, 1, rings.of(piece.key, piece.ids)
        for one in self.stack:
            thing = self.table.state.things.get(one.key)
            shown[one.key] = one.face, thing.body if thing else -one.key, 1, rings.of(one.key, (one.key,))
        return shown

    def _corners(self):
        for seat in [seat for seat in self.corners if seat not in self.plan.strips]:
            self.corners.pop(seat).deleteLater()
        for side in self.sides:
            if side.seat not in self.corners:
                corner = self.corners[side.seat] = Corner(side.seat, self.theme, self.viewport())
                corner.player_clicked.connect(self.player_clicked)
                corner.pile_opened.connect(self.pile_opened)
                corner.menu_wanted.connect(self.corner_menu)
                corner.show()
            box = self.plan.strips[side.seat]
            self.corners[side.seat].setGeometry(round(box.x), round(box.y), round(box.width), round(box.height))
            seats = self.draft.open_seats if self.draft else ()
            self.corners[side.seat].show_side(side, self.theme, frozenset({"targetable"} if side.seat in seats else ()))

    def _where(self, id, seat):
        if id is not None:
            return self.box_of(id)
        strip = self.plan.strips.get(seat)
        x, y, wide, high = self.corners[seat].life_box() if strip else (0, 0, 0, 0)
        return Box(strip.x + x, strip.y + y, wide, high) if strip else None

    def box_of(self, id) -> Box | None:
        """Where an object is seen, also one that lies in a pile."""
        if id in self.plan.cards:
            return self.plan.cards[id].seen
        return self.plan.cards[self.piles[id]].seen if id in self.piles else None

    def ids_at(self, key) -> tuple[int, ...]:
        """All objects of the pile with this key."""
        return next((piece.ids for side in self.sides for piece in side.board if piece.key == key), (key,))

    # ---- the pointer ----
    def target_at(self, at: QPoint) -> Target | None:
        """What lies at a place on the screen."""
        point = self.viewport().mapFromGlobal(at)
        if self.plan is None or not self.viewport().rect().contains(point):
            return None
        point = self.in_plan(point)
        zone = self.plan.zone_at(point.x(), point.y())
        if zone and zone[1] == "player":
            corner = self.corners[zone[0]]
            pile = corner.zone_at(corner.mapFromGlobal(at))
            return Target("player", zone[0], place=at) if pile == "player" else Target("zone", zone[0], pile, place=at)
        key = self.plan.at(point.x(), point.y())
        if key is not None and self.plan.cards[key].zone != "hand":
            return Target("object", self.plan.cards[key].seat, self.plan.cards[key].zone, key, at)
        return Target("zone", zone[0], zone[1], place=at) if zone else None

    def key_at(self, position) -> int | None:
        """The card under a place in this widget; a raised one before all others."""
        position = self.in_plan(position)
        x, y = position.x(), position.y()
        if self.lifted in self.plan.cards and self._lifted(self.plan).cards[self.lifted].box.has(x, y):
            return self.lifted
        return self.plan.at(x, y)

    def mousePressEvent(self, event):
        key = self.key_at(event.position()) if self.plan else None
        if event.button() == Qt.MouseButton.LeftButton:
            self.pressed = key, event.position()
            self.pulled = event.position() if key is None and self.nearness > 1 else None
            self.setFocus(Qt.FocusReason.MouseFocusReason)
        elif event.button() == Qt.MouseButton.RightButton and key is not None:
            self.menu_wanted.emit(key, event.globalPosition().toPoint())

    def mouseMoveEvent(self, event):
        at = event.globalPosition().toPoint()
        if self.pull(event.position()):
            return
        if self.pressed and self.pressed[0] is not None:
            if (event.position() - self.pressed[1]).manhattanLength() >= QApplication.startDragDistance():
                self._take(self.pressed[0], self.pressed[1], at)
            return
        if event.buttons() == Qt.MouseButton.NoButton and self.plan:
            self._hover(self.key_at(event.position()))

    def _take(self, key, position, at):
        """Picks the card up; from here on the window carries it."""
        self.pressed = None
        spot = self._lifted(self.plan).cards.get(key)
        piece = self.scene().pieces.get(key)
        if spot is None or piece is None:
            return
        ids = self.marked if key in self.marked else self.ids_at(key)
        position = self.in_plan(position)
        grip = QPointF(position.x() - spot.seen.x, position.y() - spot.seen.y)
        self.taken.emit(Cargo(ids=tuple(ids)), turned(piece.card.pixmap(), spot.angle), grip, at)

    def _hover(self, key):
        spot = self.plan.cards.get(key)
        lifted = key if spot and spot.zone == "hand" else None
        if lifted != self.lifted:
            self.lifted = lifted
            self.arrange()
        if key is not None:
            self.hovered.emit(key)

    def leaveEvent(self, event):
        if self.lifted is not None and self.table:
            self.lifted = None
            self.arrange()
        super().leaveEvent(event)

    def mouseReleaseEvent(self, event):
        pressed, self.pressed, pulled, self.pulled = self.pressed, None, self.pulled, None
        if pulled is not None and (pulled - pressed[1]).manhattanLength() >= QApplication.startDragDistance():
            return
        if event.button() == Qt.MouseButton.LeftButton and pressed:
            key = self.key_at(event.position())
            if key is not None and key == pressed[0]:
                self.focus = None                      # the focus ring is for the keys
                self.clicked.emit(key, event.modifiers())
            elif key is None and pressed[0] is None:
                self.clicked.emit(-1, event.modifiers())

    def mouseDoubleClickEvent(self, event):
        key = self.key_at(event.position()) if self.plan else None
        if key is not None and event.button() == Qt.MouseButton.LeftButton:
            self.doubled.emit(key)

    # ---- from other windows ----
    def dragEnterEvent(self, event):
        if cargo_of(event.mimeData()) or files_of(event.mimeData()):
            event.acceptProposedAction()
        else:
            event.ignore()

    dragMoveEvent = dragEnterEvent

    def dropEvent(self, event):
        if files := files_of(event.mimeData()):
            event.acceptProposedAction()
            return self.files_dropped.emit(files)
        cargo, target = cargo_of(event.mimeData()), self.target_at(self.viewport().mapToGlobal(event.position().toPoint()))
        if cargo and target:
            event.acceptProposedAction()
            self.brought.emit(cargo, target)

    # ---- the keys ----
    def walk(self, dx, dy) -> bool:
        """The focus to the next card in a direction; False when none had it."""
        if self.focus not in (self.plan.cards if self.plan else ()) or not self.hasFocus():
            return False
        self.focus = nearest(self.plan.cards, self.focus, dx, dy) or self.focus
        self._focus_moved()
        return True

    def step(self, by) -> bool:
        """Tab: through all cards in reading order. False at either end, so that the focus leaves the table."""
        order = (
            sorted(self.plan.cards, key=lambda key: (self.plan.cards[key].seen.y // 40, self.plan.cards[key].seen.x)) if self.plan else []
        )
        at = order.index(self.focus) + by if self.focus in order else (0 if by > 0 else len(order) - 1)
        if not 0 <= at < len(order):
            self.focus = None
            return False
        self.focus = order[at]
        self._focus_moved()
        return True

    def _focus_moved(self):
        self.arrange()
        self.hovered.emit(self.focus)

    def focusNextPrevChild(self, forward):
        """Through the cards while the table has the focus; a pile or a player on it passes the focus on like any button."""
        return self.hasFocus() and self.step(1 if forward else -1) or super().focusNextPrevChild(forward)

    def focusOutEvent(self, event):
        super().focusOutEvent(event)
        if self.table and self.focus is not None:
            self.arrange()


def turned(pixmap, angle):
    """The picture as it lies."""
    return pixmap.transformed(QTransform().rotate(angle), Qt.TransformationMode.SmoothTransformation) if angle else pixmap
