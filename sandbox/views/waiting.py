"""What is seen while a person waits for long work: how far it has come, and a way to stop it."""
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressDialog


class Waiting(QProgressDialog):
    """In front of the window for as long as the table works; nothing else can be touched meanwhile."""

    def __init__(self, table, window):
        super().__init__("", "Stop", 0, 0, window)
        self.table = table
        self.setWindowTitle("Working")
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setMinimumDuration(2**30)                 # it is shown when the table says so
        self.setAutoClose(False)
        self.setAutoReset(False)
        self.reset()
        self.canceled.connect(table.stop)
        table.patience.goes_on.connect(self.tell)
        table.patience.ended.connect(self.reset)

    def reject(self):
        """Escape, too, stops it."""
        self.canceled.emit()
        super().reject()

    def tell(self, steps, seconds):
        self.setLabelText(f"{steps:,} events so far, {seconds:.0f} s. Nothing changes before all of it is done.")
        self.show()
