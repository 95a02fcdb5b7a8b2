"""The table as pictures: cards by object id, of which only those are touched that changed; halves, arrows and what is said beside."""
from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPolygonItem, QGraphicsScene, QGraphicsSimpleTextItem

from sandbox.views import arrows
from sandbox.views.glide import Glide
from sandbox.views.pieces import Piece
from sandbox.views.theme import Theme, faded

SETTLED, AT_ONCE = 120, 8              # milliseconds until stretched cards are drawn anew, and how many in one go


class TableScene(QGraphicsScene):
    """Shows a Plan. pieces: key → Piece. Bodies remember where a piece of cardboard lay, so that it glides from zone to zone."""

    def __init__(self, theme: Theme, parent=None):
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.theme, self.pieces, self.lay, self.bodies = theme, {}, {}, {}
        self.glide, self.glides = Glide(self), True
        self.grounds: dict = {}
        self.arrow_items: list = []
        self.drawn_arrows = None
        self.sharpener = QTimer(self, interval=SETTLED)
        self.sharpener.timeout.connect(self._sharpen_some)
        self.caption = QGraphicsSimpleTextItem()
        self.addItem(self.caption)
        self.lane = QGraphicsPathItem()                # the ground of the stack, over the free end of the table
        self.lane.setZValue(-5)
        self.addItem(self.lane)

    def set_theme(self, theme: Theme):
        self.theme, self.drawn_arrows = theme, None
        for ground in self.grounds.values():
            self.removeItem(ground)
        self.grounds = {}

    def show_plan(self, plan, faces, ratio):
        """faces: key → (face or None for a back, body, count, marks)."""
        self.setSceneRect(0, 0, plan.width, plan.height)
        self._grounds(plan)
        gone = [key for key in self.pieces if key not in plan.cards]
        before = {self.bodies.pop(key): self.pieces[key] for key in gone if key in self.bodies}
        moving, self.fresh = [], []
        was_empty = not self.pieces
        for key, spot in plan.cards.items():
            self._card(key, spot, faces[key], before, moving, ratio)
        for key in gone:
            piece = self.pieces.pop(key)
            self.glide.forget(piece)
            self.removeItem(piece)
        self._send(moving)
        if any(piece.is_blurred for piece in self.pieces.values()):
            self.sharpener.start(SETTLED)
        if self.glides and not was_empty and len(self.fresh) < 20:
            self.glide.appear(self.fresh)
        self._caption(plan)

    def _card(self, key, spot, shown, before, moving, ratio):
        face, body, count, marks = shown
        now = spot, face, count, marks, self.theme, ratio
        if self.lay.get(key) == now and key in self.pieces:
            return
        piece = self.pieces.get(key)
        if piece is None:
            piece = self.pieces[key] = Piece(key)
            self.addItem(piece)
            piece.lie(spot)
            if body not in before:
                self.fresh.append(piece)
            else:                                       # the same piece of cardboard, come from another zone
                piece.setPos(before[body].pos())
                piece.card.setRotation(before[body].card.rotation())
                moving.append(piece)
        elif piece.spot != spot:
            moving.append(piece)
        piece.spot = spot
        piece.draw(face, spot, count, marks, self.theme, ratio)
        self.lay[key], self.bodies[key] = now, body

    def _send(self, moving):
        if self.glides:
            self.glide.send(moving)
        else:
            self.glide.finish()
            for piece in moving:
                piece.lie(piece.spot)
        self.lay = {key: now for key, now in self.lay.items() if key in self.pieces}

    def _sharpen_some(self):
        """A few stretched cards at a time, so that the next click need not wait."""
        blurred = [piece for piece in self.pieces.values() if piece.is_blurred]
        for piece in blurred[:AT_ONCE]:
            piece.sharpen()
        self.sharpener.setInterval(0)
        if len(blurred) <= AT_ONCE:
            self.sharpener.stop()

    def sharpen(self):
        """All of them now: before a picture is taken."""
        self.glide.finish()
        while any(piece.is_blurred for piece in self.pieces.values()):
            self._sharpen_some()

    def _grounds(self, plan):
        """The two halves of the table."""
        for seat, box in plan.halves.items():
            if seat not in self.grounds:
                self.grounds[seat] = self.addPath(QPainterPath(), QPen(QColor(self.theme.line)), QColor(self.theme.surface))
                self.grounds[seat].setZValue(-10)
            path = QPainterPath()
            path.addRoundedRect(QRectF(box.x + 0.5, box.y + 0.5, box.width - 1, box.height - 1), 10, 10)
            if self.grounds[seat].path() != path:
                self.grounds[seat].setPath(path)

    def light(self, seat):
        """The half over which something is carried; None for none."""
        for other, ground in self.grounds.items():
            ground.setPen(QPen(QColor(self.theme.accent if other == seat else self.theme.line), 2 if other == seat else 1))

    def _caption(self, plan):
        self.caption.setVisible(plan.stack is not None)
        self.lane.setVisible(plan.stack is not None)
        if plan.stack is not None:
            box, path = plan.stack, QPainterPath()
            path.addRoundedRect(QRectF(box.x - 6.5, box.y + 0.5, box.width + 9, box.height - 1), 8, 8)
            self.lane.setPath(path)
            self.lane.setPen(QPen(QColor(self.theme.line)))
            self.lane.setBrush(QColor(self.theme.canvas))
            count = sum(spot.zone == "stack" for spot in plan.cards.values())
            self.caption.setText(f"STACK · {count}")
            self.caption.setFont(self.theme.font("caption", True))
            self.caption.setBrush(QColor(self.theme.ink3))
            self.caption.setPos(plan.stack.x + 2, plan.stack.y + 4)

    def show_arrows(self, wanted):
        """wanted: (kind, start box, end box, seam, lane): kinds of views.marking; seam and lane are where attacks run."""
        wanted = tuple(wanted)
        if wanted == self.drawn_arrows:
            return
        self.drawn_arrows = wanted
        for item in self.arrow_items:
            self.removeItem(item)
        self.arrow_items = [item for arrow in wanted for item in self._arrow(*arrow)]

    def _arrow(self, kind, start, end, seam, lane):
        start, end = (QRectF(box.x, box.y, box.width, box.height) for box in (start, end))
        made = {
            "target": lambda: arrows.target(start, end),
            "target player": lambda: arrows.target_player(start, end, seam, lane),
            "attack": lambda: arrows.attack(start, end, seam),
            "attack pair": lambda: arrows.attack(start, end, seam),
            "attack player": lambda: arrows.attack_player(start, end, seam, lane),
            "attack pair player": lambda: arrows.attack_player(start, end, seam, lane),
        }
        path = made.get(kind, lambda: arrows.straight(start, end))()
        inks = {"target": self.theme.accent, "pair": self.theme.accent, "attack pair": self.theme.accent, "attack": self.theme.attack}
        color = QColor(inks.get(kind.removesuffix(" player"), self.theme.ink2))
        for ink, thick in ((faded(self.theme.canvas, 0.7), arrows.HALO), (color, arrows.STROKE)):
            item = QGraphicsPathItem(path)
            item.setPen(QPen(ink, thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
            yield self._above(item)
        tip = QGraphicsPolygonItem(arrows.head(path))
        tip.setPen(QPen(color, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        tip.setBrush(color)
        yield self._above(tip)

    def _above(self, item):
        item.setZValue(60)
        self.addItem(item)
        return item
