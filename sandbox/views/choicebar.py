"""The choice bar: what is asked, in the words that ask it, and every answer as a button with its key."""
import random
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QSpinBox, QVBoxLayout, QWidget

from sandbox.models.asking import bound_to_act, end_sentence, idle_sentence
from sandbox.models.draft import Draft
from sandbox.views.bits import Option, Words, emptied, filled, label
from sandbox.views.numbers import LARGEST, grouped
from sandbox.views.ordering import OrderStrip
from sandbox.views.paypips import Pips
from sandbox.views.ruled import ruled
from sandbox.views.text import set_text
from sandbox.views.theme import Theme

MANY = 12                              # more offers than this lie in an order that is only shuffled, unless asked for


SHAPES = {"yes no": "_yes_no", "one": "_one", "some": "_some", "pairs": "_pairs", "order": "_order", "divide": "_divide",
          "number": "_number", "or number": "_or_number"}


class ChoiceBar(QFrame):
    """Shows one question at a time; what is picked on the table comes in by point()."""
    answered = Signal(tuple)           # options or numbers
    cancelled = Signal()
    passed = Signal()
    waited = Signal()                  # pass until something happens
    repeated = Signal()                # what was done is to be repeated
    remembered = Signal(str)           # the answer, now and always
    drafted = Signal()                 # what is picked, or may be picked, is different now
    hovered = Signal(int)              # the object an offer is about

    def __init__(self, theme: Theme):
        super().__init__(objectName="panel")
        self.setProperty("side", "none")
        self.theme, self.table, self.choice, self.draft, self.buttons, self.main, self.arranging = theme, None, None, None, {}, None, False
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(16, 5, 16, 5)
        self.row.setSpacing(12)
        self.heading, self.said = QVBoxLayout(spacing=2), QWidget()
        self.offers = QHBoxLayout(spacing=8)
        self.ends = QHBoxLayout(spacing=8)
        self.shelf = _shelf(self.offers)
        self.row.addLayout(self.heading, 2)
        self.row.addWidget(self.shelf, 5)
        self.row.addLayout(self.ends)
        self.setFixedHeight(theme.px(72))              # always the same: the table must not move when something is asked

    def set_theme(self, theme: Theme):
        self.theme = theme
        self.setFixedHeight(theme.px(72))
        if self.table:
            self._rebuild()

    def show_table(self, table):
        """What the table asks now. A question that is still open keeps what was picked."""
        self.table = table
        question = table.asking
        if question is None:
            self.draft = None
        elif self.draft is None or self.choice is not table.choice:
            self.draft, self.arranging = Draft(question), False
        elif self.draft.question is not question:
            self.draft = Draft(question, self.draft)
        self.choice = table.choice
        self._rebuild()
        self.drafted.emit()

    # ---- what comes in from the table and the keys ----
    def point(self, id=None, seat=None) -> bool:
        """A click on an object or a player while something is asked; whether it meant something."""
        if self.draft is None or not self.draft.point(id, seat):
            return False
        self._picked()
        return True

    def pair(self, one, other) -> bool:
        if self.draft is None or not self.draft.pair(one, other):
            return False
        self._picked()
        return True

    def press_number(self, number: int):
        """Key 1 to 9."""
        button = next((button for button in self.buttons.values() if button.key == str(number)), None)
        if button is not None and button.isEnabled():
            button.click()

    def confirm(self) -> bool:
        """Enter: the main button, if there is one."""
        if self.main is not None and self.main.isEnabled():
            self.main.click()
            return True
        return False

    def answer_at_random(self) -> bool:
        """R: Chance decides; only Chance is asked like this."""
        if self.draft is None or not self.draft.question.is_chance:
            return False
        question, choice = self.draft.question, self.table.choice
        if question.shape == "order":
            options = list(choice.options)
            random.shuffle(options)
        else:
            options = random.sample(list(choice.options), max(question.least, min(question.most, 1)))
        self.answered.emit(tuple(options))
        return True

    # ---- inside ----
    def _picked(self):
        if self.draft.question.needs_one and self.draft.is_ready and self.draft.question.shape not in ("pairs", "divide"):
            return self._give()
        self._rebuild()
        self.drafted.emit()

    def _give(self):
        self.answered.emit(self.draft.answer(self.table.choice))

    def _rebuild(self):
        emptied(self.heading)
        emptied(self.offers)
        emptied(self.ends)
        self.buttons, self.main = {}, None
        if self.draft is None:
            self._idle()
        else:
            self._ask(self.draft.question)
        self.shelf.setVisible(self.offers.count() > 0)
        self.offers.insertStretch(0, 1)

    def _head(self, caption, sentence):
        self.heading.addStretch(1)
        self.heading.addWidget(ruled(caption, self.theme))
        self.heading.addWidget(self._sentence(sentence), 0, Qt.AlignmentFlag.AlignLeft)
        self.heading.addStretch(1)
        self.setAccessibleName(f"{caption}. {sentence}")

    def _sentence(self, sentence):
        """In the largest letters in which all of it can be read: the bar never grows, and never cuts."""
        t, low = self.theme, self.height() - 10 - self.theme.px(18)
        for size, wide in (("strong", 420), ("body", 440), ("small", 480), ("caption", 640), ("caption", 900)):
            block = set_text((sentence,), t.px(wide), t.px(size), True)
            if block.height + 3 <= low:
                break
        words = Words(sentence, t, size, bold=True, most=wide)
        words.setFixedWidth(round(block.width) + 2)
        words.setToolTip(sentence)
        return words

    def _idle(self):
        state = self.table.state
        if over := end_sentence(state):
            return self._head("The game is over · 104.1", f"{over} Ctrl+Z takes back how it ended.")
        if state.priority is None:
            return self._head("Nobody has priority", "The game moves on when you press Space.")
        who = state.seats[state.priority].name
        rule = "731.2c" if bound_to_act(state) else "117.3"
        self._head(f"You have priority · {rule}" if who == "You" else f"{who} has priority · {rule}", idle_sentence(state))
        if bound_to_act(state):
            return None                                # passing is what was proposed [731.2c]
        words = "Let it resolve" if state.stack else "Pass"
        loop = getattr(self.table, "loop", None)
        if loop is not None:
            self._end(f"Repeat: {loop.words}", "Ctrl+J", "part", self.repeated.emit)
        tight = self.width() < 960 * self.theme.scale          # large text in a small window: the tip says it whole
        self._end("Until …" if tight else "Until something happens", "N", "part", self.waited.emit).setToolTip(
            "Pass until something happens (N)")
        self._end(words, "Space", "main", self.passed.emit)
        self.main = None                               # Enter never passes

    def _ask(self, question):
        about = f"{question.about} · " if question.about else ""
        asks = "Chance" if question.is_chance else question.who
        self._head(
            f"{about}{asks} {'decides' if question.is_chance else 'choose' if asks == 'You' else 'chooses'}"
            + (f" · {question.rule}" if question.rule else ""),
            question.words,
        )
        getattr(self, "_pay" if question.kind == "pay" else SHAPES[question.shape])(question)
        self._end("Take back", "Esc", "plain", self.cancelled.emit, first=True)
        if question.is_chance:
            self._end("Random", "R", "part", self.answer_at_random)

    def _one(self, question):
        for at, offer in enumerate(question.offers):
            self._offer(offer, at, "part", None, lambda offer=offer: self._only(offer.key))

    def _yes_no(self, question):
        self._one(question)
        if question.kind == "may":
            for key, word in (("3", "yes"), ("4", "no")):
                button = Option(f"Always {word}", key, "plain", self.theme)
                button.clicked.connect(lambda _=False, word=word: self.remembered.emit(word))
                self.buttons[f"always {word}"] = button
                self.offers.addWidget(button)

    def _or_number(self, question):
        """Words that take it as it is, or a smaller number: Enter gives the number once one has been set."""
        most = min(question.most, LARGEST)
        spin = grouped(_spin(question.least, most, most), self.theme)
        spin.setAccessibleName("After how many times")
        spin.setToolTip(f"After so many times {question.who} will have priority, and do something else than was proposed [731.2c]")
        filled(self.ends, label("Only", "second"), spin, label("times", "second"))
        less = self._end("Then I respond", "2", "part", lambda: self.answered.emit((spin.value(),)))
        whole = self._end(question.offers[0].words, "Enter", "main", lambda: self._only(question.offers[0].key))

        def weigh(number):
            self.main, other = (whole, less) if number == most else (less, whole)
            self.main.become("Enter", "main")
            other.become("2", "part")
        spin.valueChanged.connect(weigh)
        self.main = whole

    def _pay(self, question):
        """What would be used, as pips; the sources themselves are clicked on the table."""
        if question.pays:
            self.offers.addWidget(Pips(question.pays, self.theme))
        else:
            self.offers.addWidget(label("Click what makes the mana.", "second"))
        for offer in (offer for offer in question.offers if offer.id is None):
            ways = self._end(
                offer.words,
                "Enter" if self.main is None else str(offer.key + 1),
                "part" if self.main else "main",
                lambda offer=offer: self._only(offer.key),
            )
            self.main = self.main or ways

    def _only(self, key):
        self.draft.picked = [key]
        self._give()

    def _some(self, question):
        for at, offer in enumerate(question.offers):
            button = self._offer(offer, at, "part", None, lambda offer=offer: self._toggled(offer.key))
            button.setChecked(offer.key in self.draft.picked)
        count = len(self.draft.picked)
        words = f"Done · {count} of {question.most}" if question.most > 1 else "Done" if count else "None"
        self._done(words)

    def _pairs(self, question):
        for at, (offer, count) in enumerate(self.draft.picked_alike(MANY)):
            more = f" · {count}" if count > 1 else ""
            button = self._offer(replace(offer, words=offer.words + more), 100 + at, "part", None, lambda key=offer.key: self._toggled(key))
            button.setChecked(True)
        if len(self.draft.picked) < len(question.offers.firsts) and question.kind == "attackers":
            self._end("All", "1", "part", self._all)
        self._done("Done" if self.draft.picked else "None")

    def _all(self):
        self.draft.pick_all()
        self._picked()

    def _order(self, question):
        long = len(question.offers) > MANY and not self.arranging
        if long:
            self._end("Arrange by hand", "1", "part", self._arrange)
        else:
            if len(self.draft.groups) < len(question.offers):
                self._end("One by one", "1", "part", self._apart)
            strip = OrderStrip(self.draft, self.theme)
            strip.moved.connect(self.drafted)
            self.offers.addWidget(strip)
        self._done("Keep this order" if long else "Done")

    def _apart(self):
        self.draft.take_apart()
        self._rebuild()

    def _arrange(self):
        self.arranging = True
        self._rebuild()

    def _divide(self, question):
        for place, offer in enumerate(question.offers):
            spin = _spin(question.least, question.most, self.draft.amounts[place])
            spin.setAccessibleName(offer.words)
            if place < len(question.lethal):
                spin.setSuffix(f" / {question.lethal[place]}")
                spin.setToolTip(f"{question.lethal[place]} damage is lethal to {offer.words} [702.19b]")
            name = label(offer.words, "second")
            if offer.id is not None:                   # of several with one name, the one it is lights on the table
                name.enterEvent = spin.enterEvent = lambda event, id=offer.id: self.hovered.emit(id)
            spin.valueChanged.connect(lambda value, place=place: self._shared(place, value))
            self.offers.addWidget(name)
            self.offers.addWidget(spin)
        self._done(f"Done · {sum(self.draft.amounts)} of {question.most}")

    def _shared(self, place, value):
        self.draft.amounts[place] = value
        self.main.setEnabled(self.draft.is_ready)

    def _number(self, question):
        numbers = [int(offer.words) for offer in question.offers]
        if not self.draft.picked:
            self.draft.picked = [0]
        spin = _spin(numbers[0], numbers[-1], numbers[self.draft.picked[0]])
        spin.setAccessibleName(question.words)
        spin.valueChanged.connect(lambda value: self.draft.picked.__setitem__(0, numbers.index(value)))
        self.offers.addWidget(spin)
        spin.setFocus()
        spin.selectAll()
        self._done("Done")

    def _toggled(self, key):
        self.draft.toggle(key)
        self._picked()

    def _offer(self, offer, at, role, key, work):
        key = key or (str(at + 1) if at < 9 else "")
        button = Option(offer.words, key, role, self.theme)
        button.clicked.connect(lambda _=False: work())
        if offer.id is not None:
            button.enterEvent = lambda event, id=offer.id: self.hovered.emit(id)
        self.buttons[at] = button
        self.offers.addWidget(button)
        return button

    def _done(self, words):
        self.main = self._end(words, "Enter", "main", self._give)
        self.main.setEnabled(self.draft.is_ready)

    def _end(self, words, key, role, work, first=False):
        button = Option(words, key, role, self.theme)
        button.setCheckable(False)
        button.clicked.connect(lambda _=False: work())
        self.ends.insertWidget(0 if first else self.ends.count(), button)
        self.buttons[f"end {words}"] = button
        return button


def _spin(least, most, value):
    spin = QSpinBox(minimum=least, maximum=max(least, most), value=value)
    spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
    spin.setMinimumWidth(64)
    return spin


def _shelf(layout):
    """A row of offers that scrolls sideways when there are many."""
    inside = QWidget()
    inside.setLayout(layout)
    layout.setContentsMargins(0, 0, 0, 0)
    area = QScrollArea(
        widgetResizable=True, verticalScrollBarPolicy=Qt.ScrollBarPolicy.ScrollBarAlwaysOff, focusPolicy=Qt.FocusPolicy.NoFocus
    )
    area.setWidget(inside)
    area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
    filled(layout)
    return area
