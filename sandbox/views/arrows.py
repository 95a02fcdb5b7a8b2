"""Arrows on the table: from an attacker to whom it attacks, from a blocker to its attacker, from a spell to its targets, and by hand."""
from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

HEAD, SPREAD = 12.0, 0.45          # length of a head, half its angle
RISE = 56.0                        # how far above its target an arrow comes from
STROKE, HALO = 3.0, 7.0            # pens: the line, and the dark ground under it that keeps it readable over cards


def head(path: QPainterPath, long: float = HEAD) -> QPolygonF:
    """The triangle at the end of a path."""
    tip, turn = path.currentPosition(), math.radians(-path.angleAtPercent(1))
    wings = [QPointF(tip.x() - long * math.cos(turn + side), tip.y() - long * math.sin(turn + side)) for side in (SPREAD, -SPREAD)]
    return QPolygonF([tip, *wings])


def target(start: QRectF, end: QRectF) -> QPainterPath:
    """From something on the stack, an arc that leaves sideways and comes down on the upper edge of what is targeted: numbers stand below."""
    leftward = end.center().x() < start.center().x()
    tail = QPointF(start.left() - 3 if leftward else start.right() + 3, start.center().y())
    tip = QPointF(end.center().x() + end.width() * (0.2 if leftward else -0.2), end.top() - 4)
    path = QPainterPath(tail)
    if tip.y() > tail.y() + RISE:
        path.quadTo(QPointF(tip.x(), tail.y()), tip)
    else:
        path.cubicTo(QPointF((tail.x() + tip.x()) / 2, tail.y()), QPointF(tip.x(), tip.y() - RISE), tip)
    return path


def target_player(start: QRectF, end: QRectF) -> QPainterPath:
    """From something on the stack to a player's life, from the side."""
    leftward = end.center().x() < start.center().x()
    tail = QPointF(start.left() - 3 if leftward else start.right() + 3, start.center().y())
    tip = QPointF(end.right() + 5 if leftward else end.left() - 5, end.center().y())
    path = QPainterPath(tail)
    path.cubicTo(QPointF((tail.x() + tip.x()) / 2, tail.y()), QPointF((tail.x() + tip.x()) / 2, tip.y()), tip)
    return path


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
    tail, tip = _off(start, seam), QPointF(end.right() + 6, end.center().y())
    side = math.copysign(min(16.0, abs(lane - tail.x()) / 2), lane - tail.x())
    turn = math.copysign(min(16.0, abs(tip.y() - seam) / 2), tip.y() - seam)
    path = QPainterPath(tail)
    path.quadTo(QPointF(tail.x(), seam), QPointF(tail.x() + side, seam))
    path.lineTo(lane - side, seam)
    path.quadTo(QPointF(lane, seam), QPointF(lane, seam + turn))
    path.lineTo(lane, tip.y() - turn)
    path.quadTo(QPointF(lane, tip.y()), QPointF(max(tip.x() + HEAD, lane - 16), tip.y()))
    path.lineTo(tip)
    return path


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
