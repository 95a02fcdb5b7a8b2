"""Learning at the table: the gallery opens a lesson, the arrow keys step through it, and it can be left at any point to play on."""
from pathlib import Path

from PySide6.QtCore import Qt

from sandbox.models.lesson import Lesson
from sandbox.models.table import one_line
from sandbox.timeline.playing import play_scenario, play_text
from sandbox.views.files import BAD, file_line
from sandbox.views.gallery import GalleryDialog
from sandbox.views.lessonpanel import LessonPanel

LAST = "That was the last step. Play on from here, or ← goes back."


class Lessons:
    """The part of the window that teaches. It stands before the parts whose keys mean a lesson's steps while one is open."""
    lesson: Lesson | None = None
    gallery: GalleryDialog | None = None
    is_walking = False                                # from one page to another: what lies between is no page

    def make_lesson_panel(self) -> LessonPanel:
        panel = LessonPanel(self.theme)
        panel.wanted.connect(lambda does: getattr(self, {"contrast": "show_contrast", "leave": "leave_lesson", "return": "return_to_lesson"}
                                                  .get(does, does))())
        panel.picked.connect(self.pick_option)
        panel.page_wanted.connect(self.to_page)
        self.table.renewed.connect(self._lesson_ends)
        self.table.changed.connect(self._keep_lesson)
        return panel

    # ---- opening ----
    def open_gallery(self):
        if self.gallery is None:
            self.gallery = GalleryDialog(self, self.theme)
            self.gallery.wanted.connect(self._open_from_gallery)
            self.gallery.finished.connect(self.activateWindow)
        self.gallery.come()

    def _open_from_gallery(self, key: str):
        trouble = self.open_lesson(Path(key))
        if trouble:
            self.gallery.tell(key, trouble)
        else:
            self.gallery.hide()
            self.activateWindow()
            self.field.setFocus()

    def open_lesson(self, path: Path) -> str:
        """A scenario as a lesson, at its set-up; what is wrong with the file comes back, in one line."""
        try:
            result = play_scenario(path)
        except BAD as problem:
            return file_line(problem, path)
        self._begin(result, path)
        return ""

    def lesson_anew(self):
        """From the start: the lesson as its file has it, or the scenario on the table as a lesson."""
        lesson, origin = self.lesson, self.table.timeline.origin
        if lesson is None and origin is None:
            return self.say("No scenario lies on the table: the gallery (F2) has some.")
        if lesson is not None and lesson.path is not None:
            trouble = self.open_lesson(lesson.path)
            return self.say(trouble, "trouble") if trouble else None
        try:
            self._begin(play_text(lesson.text if lesson else origin.text), None)
        except BAD as problem:
            self.say(one_line(problem), "trouble")

    def _begin(self, result, path):
        self._drop_question()
        self._lay_result(result, None)
        self.lesson = Lesson(result, path)
        self.panels["Lesson"].show()
        self.panels["Lesson"].raise_()
        self._lay_page()

    def _drop_question(self):
        """What only the lesson left open is nothing that the person did."""
        lesson, timeline = self.lesson, self.table.timeline
        if lesson and timeline.run and lesson.is_here(timeline) and len(timeline.moments) == lesson.moments:
            self.table.cancel()

    # ---- walking ----
    def back(self):
        if self.lesson is None or not self.lesson.is_here(self.table.timeline):
            return super().back()
        if not self.field.walk(-1, 0) and self.lesson.back():
            self._lay_page()

    def on(self):
        if self.lesson is None or not self.lesson.is_here(self.table.timeline):
            return super().on()
        if not self.field.walk(1, 0):
            self._lay_page() if self.lesson.on() else self.say(LAST, "lesson")

    def to_start(self):
        return self.to_page(0) if self.lesson else super().to_start()

    def to_end(self):
        return self.to_page(self.lesson.last) if self.lesson else super().to_end()

    def to_page(self, number: int):
        self.lesson.go(number)
        self._lay_page()

    def return_to_lesson(self):
        self._lay_page()

    def confirm(self):
        """Enter shows the answer while the lesson asks, and nothing else does."""
        if self.lesson and self.lesson.asking and self.table.choice is None and (self.field.focus is None or not self.field.hasFocus()):
            return self.on()
        return super().confirm()

    def number_pressed(self, number: int):
        """1 to 9: the options of what the game asks, else of what the lesson asks."""
        if self.lesson is None or self.table.choice is not None or not self.pick_option(number - 1):
            self.bar.press_number(number)

    def pick_option(self, place: int) -> bool:
        if self.lesson is None or not self.lesson.is_here(self.table.timeline) or not self.lesson.pick(place):
            return False
        self._lay_page()
        return True

    # ---- leaving ----
    def show_contrast(self):
        """The neighbouring situation, where the outcome differs; and from there back."""
        other = self.lesson.contrast if self.lesson else None
        if other is None:
            return self.say("This lesson has no contrast." if self.lesson else "No lesson is open: the gallery (F2) has some.", "lesson")
        trouble = self.open_lesson(other)
        if trouble:
            self.say(trouble, "trouble")

    def leave_lesson(self):
        """The table stays as it is; from here on it is played freely."""
        if self.lesson is None:
            return self.say("No lesson is open.")
        self._lesson_ends()
        self.refresh()
        self.say("You play on from here. The lesson's steps stay in the timeline.", "lesson")

    # ---- keeping to the table ----
    def _lay_page(self):
        """The table to the page; walking through a lesson leaves nothing to be saved."""
        lesson, self.is_walking = self.lesson, True
        self.notice.outdated("lesson")
        if not lesson.is_here(self.table.timeline):
            lesson.lay(self.table)
        self.is_walking = False
        if len(self.table.timeline.moments) == lesson.moments:
            self.table.mark_saved()
        self.refresh()
        self._keep_lesson()

    def _keep_lesson(self):
        lesson = self.lesson
        if lesson is not None and not self.is_walking:
            is_here = lesson.find(self.table.timeline)
            self.lesson_panel.show_lesson(lesson, self.teller.words(lesson.page.moment), is_here)
            self._make_room()

    def _make_room(self):
        """The panel grows with what it has to say, as long as the inspector below keeps a third, or a fifth where room is scarce; its
        buttons stay where they are."""
        panel, below = self.panels["Lesson"], self.panels["Inspector"]
        if panel.isHidden() or panel.isFloating() or below.isFloating() or below.x() != panel.x():
            return
        need, both = self.lesson_panel.room(panel.width()) + panel.heading.height() + 4, panel.height() + below.height()
        high = min(max(need, round(both * 0.4)), round(both * (0.8 if self.lesson_panel.is_tight else 0.67)))
        least = [one.minimumSizeHint().height() for one in (below, *self.tabifiedDockWidgets(below))]
        high = min(high, both - max(least))               # asked for more than there is, Qt gives nothing at all
        if high > panel.height():
            self.resizeDocks([panel, below], [high, both - high], Qt.Orientation.Vertical)

    def _lesson_ends(self):
        if self.lesson is not None:
            self.lesson = None
            self.panels["Lesson"].hide()
            self.lesson_panel.show_lesson(None)

    def note_here(self) -> tuple[str, str]:
        """Title and note of the moment, for the inspector; a lesson says them itself."""
        here = self.table.timeline.place
        return ("", "") if self.lesson else (self.teller.words(here), self.table.timeline.here.note)

    def all_panels(self):
        super().all_panels()
        self.panels["Lesson"].setVisible(self.lesson is not None)

    def dress(self, theme):
        super().dress(theme)
        self.lesson_panel.set_theme(theme)
        if self.gallery is not None:
            self.gallery.set_theme(theme)
