"""Questions to whoever is taught: what a scenario asks before a step shows the answer."""
from __future__ import annotations

from sandbox.timeline.reading import Path_, Source
from sandbox.timeline.scenario import Step


def check_question(step: Step, source: Source, path: Path_) -> None:
    """Raises ScenarioError if a question has no answer, an answer no question, or the answer is none of the options."""
    for key in "options", "answer":
        if getattr(step, key) != key_empty(key) and not step.question:
            raise source.error((*path, key), f"“{key}” answers no question: question = \"…\" is missing")
    if not step.question:
        return
    if step.answer == "":
        raise source.error((*path, "question"), "the question has no answer: answer = \"…\" is missing")
    if len(step.options) == 1:
        raise source.error((*path, "options"), "a question with options has two of them at least")
    if isinstance(step.answer, int) and not 1 <= step.answer <= len(step.options):
        raise source.error((*path, "answer"), f"there is no option {step.answer}; there are {len(step.options)}")
    if isinstance(step.answer, str) and step.options and step.answer not in step.options:
        raise source.error((*path, "answer"), f"“{step.answer}” is none of the options", step.answer, step.options)


def key_empty(key: str) -> str | tuple[str, ...]:
    return "" if key == "answer" else ()


def right_answer(step: Step) -> str:
    """The answer in words, also where the file gives its place."""
    return step.options[step.answer - 1] if isinstance(step.answer, int) else step.answer
