"""Questions that a scenario asks before a step: checked when it is read, kept when it is written, and never in the way of playing."""
import pytest

from sandbox.timeline.playing import play_text
from sandbox.timeline.questions import right_answer
from sandbox.timeline.reading import ScenarioError
from sandbox.timeline.writing import as_text

HEAD = """format = 1
[players.you]
hand = ["Island"]

[[steps]]
play = "Island"
note = "One land a turn [305.2]."
"""
ASKED = HEAD + """question = "How many more?"
options = ["None", "One"]
answer = "None"
"""


def test_a_question_is_read_with_its_options_and_its_answer():
    [step] = play_text(ASKED).steps
    assert (step.question, step.options, right_answer(step)) == ("How many more?", ("None", "One"), "None")


def test_the_answer_may_be_the_place_of_an_option_or_without_options_any_text():
    assert right_answer(play_text(ASKED.replace('answer = "None"', "answer = 2")).steps[0]) == "One"
    assert right_answer(play_text(HEAD + 'question = "How many?"\nanswer = "No more"\n').steps[0]) == "No more"


@pytest.mark.parametrize(("more", "line", "what"), [
    ('answer = "None"', 8, "answers no question"),
    ('options = ["None", "One"]', 8, "answers no question"),
    ('question = "How many?"', 8, "the question has no answer"),
    ('question = "How many?"\noptions = ["None"]\nanswer = "None"', 9, "two of them at least"),
    ('question = "How many?"\noptions = ["None", "One"]\nanswer = "Non"', 10, "did you mean “None”?"),
    ('question = "How many?"\noptions = ["None", "One"]\nanswer = 3', 10, "there is no option 3; there are 2"),
    ('question = "How many?"\nanswer = true', 9, "takes a text in quotes or a whole number"),
])
def test_what_is_wrong_with_a_question_is_said_with_its_line(more, line, what):
    with pytest.raises(ScenarioError) as wrong:
        play_text(HEAD + more + "\n")
    assert wrong.value.line == line and what in wrong.value.what


def test_a_question_survives_being_written_with_steps_that_follow():
    timeline = play_text(ASKED).timeline
    timeline.do(("pass", 0))
    again = play_text(as_text(timeline))
    assert len(again.steps) == 2
    assert (again.steps[0].question, again.steps[0].options, again.steps[0].answer) == ("How many more?", ("None", "One"), "None")


def test_what_a_step_leaves_open_is_known():
    result = play_text("""format = 1
[players.you]
battlefield = ["Mountain"]
hand = ["Lightning Bolt"]
[[steps]]
cast = "Lightning Bolt"
unfinished = true
""")
    assert result.open[1].action[0] == "cast" and result.open[1].asked.rule == "601.2c"
