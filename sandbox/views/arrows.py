"""Arrows on the table: from an attacker to whom it attacks, from a blocker to its attacker, from a spell to its targets, and by hand."""
from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

HEAD, SPREAD = 12.0, 0.45          # length of a head, half its angle
ASIDE = 7.0                        # from a card on the stack to the way between stack and table
RISE = 40.0                        # how far above its target an arrow comes from
STROKE, HALO = 3.0, 7.0            # pens: the line, and the dark ground under it that keeps it readable over cards


def head(path: QPainterPath, long: float = HEAD) -> QPolygonF:
    """The triangle at the end of a path."""
    tip, turn = path.currentPosition(), math.radians(-path.angleAtPercent(1))
    wings = [QPointF(tip.x() - long * math.cos(turn + side), tip.y() - long * math.sin(turn + side)) for side in (SPREAD, -SPREAD)]
    return QPolygonF([tip, *wings])


def target(start: QRectF, end: QRectF) -> QPainterPath:
    """From something on the stack, an arc that comes down on the upper edge of what is targeted: numbers stand below."""
    leftward = end.center().x() < start.center().x()
    tail = QPointF(start.left() - 3 if leftward else start.right() + 3, start.center().y())
    tip = QPointF(end.center().x() + end.width() * (0.2 if leftward else -0.2), end.top() - 4)
    path = QPainterPath(tail)
    if abs(end.center().x() - start.center().x()) < start.width() / 2:      # both on the stack: around the left of them
        tail, tip = QPointF(start.left() - 3, start.center().y()), QPointF(end.left() - 4, end.top() + end.height() * 0.4)
        path = QPainterPath(tail)
        path.cubicTo(QPointF(tail.x() - 30, tail.y()), QPointF(tip.x() - 34, tip.y()), tip)
        return path
    if tip.y() > tail.y() + RISE:
        path.quadTo(QPointF(tip.x(), tail.y()), tip)
    else:
        path.cubicTo(QPointF((tail.x() + tip.x()) / 2, tail.y()), QPointF(tip.x(), tip.y() - RISE), tip)
    return path


def target_player(start: QRectF, end: QRectF, seam: float, lane: float) -> QPainterPath:
    """From something on the stack down or up to the seam between the sides (its y), along it like an attack, and in to the life."""
    side = QPointF(start.left() - ASIDE, start.center().y())
    return rounded([QPointF(start.left() - 2, side.y()), side, QPointF(side.x(), seam), *_into(end, seam, lane)])


def attack(start: QRectF, end: QRectF, seam: float) -> QPainterPath:
    """From an attacker to the seam between the sides (its y), along it, and on to the permanent attacked."""
    tail = _off(start, seam)
    tip = QPointF(end.center().x(), end.bottom() + 5 if end.bottom() < seam else end.top() - 5)
    side = math.copysign(min(16.0, abs(tip.x() - tail.x()) / 2), tip.x() - tail.x())
    path = QPainterPath(tail)
    if abs(side) < 4:
        path.lineTo(tip)
        return path
    path.quadTo(QPointF(tail.x(), seam), QPointF(tail.x() + side, seam))
    path.lineTo(tip.x() - side, seam)
    path.quadTo(QPointF(tip.x(), seam), tip)
    return path


def attack_player(start: QRectF, end: QRectF, seam: float, lane: float) -> QPainterPath:
    """From an attacker to the seam, along it to the free lane beside the player's corner (its x), and in to the life."""
    tail = _off(start, seam)
    return rounded([tail, QPointF(tail.x(), seam), *_into(end, seam, lane)])


def _into(end: QRectF, seam: float, lane: float) -> list[QPointF]:
    """From the seam through the lane to the side of what is written."""
    middle = end.center().y()
    return [QPointF(lane, seam), QPointF(lane, middle), QPointF(end.right() + 6, middle)]


def rounded(points: list[QPointF], radius: float = 16.0) -> QPainterPath:
    """Straight from point to point, with round corners where there is room for them."""
    path = QPainterPath(points[0])
    for before, corner, after in zip(points, points[1:], points[2:]):
        near = min(radius, _far(before, corner) / 2, _far(corner, after) / 2)
        path.lineTo(_toward(corner, before, near))
        path.quadTo(corner, _toward(corner, after, near))
    path.lineTo(points[-1])
    return path


def _far(one: QPointF, other: QPointF) -> float:
    return math.hypot(other.x() - one.x(), other.y() - one.y())


def _toward(one: QPointF, other: QPointF, by: float) -> QPointF:
    """The point so far from one on the way to the other."""
    share = by / (_far(one, other) or 1.0)
    return one + (other - one) * share


def _off(start: QRectF, seam: float) -> QPointF:
    """Where an attack leaves a card: from the edge toward the seam."""
    return QPointF(start.center().x(), start.top() - 9 if start.top() > seam else start.bottom() + 9)


def straight(start: QRectF, end: QRectF) -> QPainterPath:
    """From the rim of one box to the rim of another: a blocker and its attacker, or an arrow drawn by hand."""
    path = QPainterPath(_rim(start, end.center(), 4))
    path.lineTo(_rim(end, start.center(), 6))
    return path


def _rim(box: QRectF, toward: QPointF, away: float) -> QPointF:
    """Where the line from the middle of a box toward a point leaves it, and a little further."""
    middle = box.center()
    x, y = toward.x() - middle.x(), toward.y() - middle.y()
    far = math.hypot(x, y) or 1.0
    reach = min(box.width() / 2 / abs(x) if x else math.inf, box.height() / 2 / abs(y) if y else math.inf, 1.0)
    return QPointF(middle.x() + x * (reach + away / far), middle.y() + y * (reach + away / far))
