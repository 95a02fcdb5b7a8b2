"""Cards glide to their new places; never more than a hundred at once, and never so that a click has to wait."""
from PySide6.QtCore import QEasingCurve, QPointF, QVariantAnimation

MOST, MILLISECONDS = 100, 190


class Glide(QVariantAnimation):
    """One animation moves all pieces that are on their way; a new one takes over from wherever they are."""

    def __init__(self, parent=None):
        super().__init__(parent)
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(MILLISECONDS)
        self.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.valueChanged.connect(self._step)
        self.finished.connect(self._arrived)
        self.ways: dict = {}
        self.new: dict = {}

    def send(self, pieces):
        """Pieces whose spot is set already: from where they are seen to where they belong."""
        self.finish()
        if len(pieces) > MOST:
            for piece in pieces:
                piece.lie(piece.spot)
            return
        for piece in pieces:
            end, angle = QPointF(*map(round, piece.spot.box.middle)), piece.spot.angle
            self.ways[piece] = piece.pos(), end, piece.card.rotation(), angle
            piece.setZValue(piece.spot.depth + 10)     # what moves lies over what rests
        if self.ways:
            self.start()

    def appear(self, pieces):
        """What was not on the table before shimmers once as it comes."""
        for piece in pieces[:MOST]:
            self.new[piece] = None
            piece.setOpacity(0.25)
        if self.new and self.state() != QVariantAnimation.State.Running:
            self.start()

    def finish(self):
        """Everything where it belongs, now."""
        if self.ways or self.new:
            self.stop()
            self._arrived()

    def forget(self, piece):
        self.ways.pop(piece, None)
        self.new.pop(piece, None)

    def _step(self, share):
        for piece, (start, end, turned, angle) in self.ways.items():
            piece.setPos(start + (end - start) * share)
            piece.card.setRotation(turned + (angle - turned) * share)
        for piece in self.new:
            piece.setOpacity(0.25 + 0.75 * share)
            piece.setScale(1.12 - 0.12 * share)

    def _arrived(self):
        ways, self.ways = self.ways, {}
        new, self.new = self.new, {}
        for piece in new:
            piece.setOpacity(1.0)
            piece.setScale(1.0)
        for piece in ways:
            piece.lie(piece.spot)
