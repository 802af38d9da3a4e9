"""Questions of the benchmark's templates, answered by rule with what they rest on."""

from __future__ import annotations

from pathlib import Path

import pytest

import wb2pm
from wb2pm.bundled import demonstrations_of
from wb2pm.errors import EvaluationError
from wb2pm.evaluation.question_answering import TASK
from wb2pm.evaluation.running import evaluate
from wb2pm.evaluation.tasks import Setting
from wb2pm.llm.answers import Answer, Response
from wb2pm.llm.jobs.question import ask
from wb2pm.llm.rules.question_kinds import understand_question
from wb2pm.procedures import Procedure, parse_procedure

SHOP = parse_procedure(
    """Add a red lamp to my wish list

1. Type "red lamp" in the "Search" field. It is at the top.
2. Press Enter.
3. Scroll down until the lamp is visible.
4. Click the "Add to Wish List" button.
"""
)
LONGER = parse_procedure(
    """Add a red lamp to my wish list

1. Click the "Catalogue" link.
2. Click the "Lamps" link.
3. Click the "Lamps" link.
4. Click the "Red lamp" link.
5. Click the "Add to Wish List" button.
"""
)


def answer(question: str, **procedures: Procedure) -> Answer[Response]:
    """Ask about the shop, or about other procedures."""
    return ask(question, procedures=procedures or {"shop": SHOP})


@pytest.mark.parametrize(
    ("question", "kind", "name", "step"),
    [
        ("Why does the user click the 'Go' button in step #3?", "why_click", "Go", 3),
        (
            "Why does the user click the dropdown button in screenshot #7?",
            "why_click",
            "dropdown",
            None,
        ),
        (
            "Why does the user type the string \u201ca b\u201d in step 2?",
            "why_type",
            "a b",
            2,
        ),
        ("What is the purpose of doing this workflow?", "purpose", None, None),
        ("Explain the most common failure modes.", "failure_modes", None, None),
        ("How would a user know that the work is completed?", "completion", None, None),
        (
            "Here are two workflows. What are the key differences?",
            "differences",
            None,
            None,
        ),
        ("Which is more efficient?", "efficiency", None, None),
        ("What if instead of A we wanted to do B?", "change", None, None),
    ],
)
def test_questions_are_understood(
    question: str, kind: str, name: str | None, step: int | None
) -> None:
    """Their kind, and what they name."""
    asked = understand_question(question)

    assert asked is not None
    assert (asked.kind, asked.name, asked.step) == (kind, name, step)


@pytest.mark.parametrize(
    ("question", "said", "cites"),
    [
        (
            "What is the purpose of this workflow?",
            "is to add a red lamp to my wish list",
            ["4"],
        ),
        (
            'Why does the user type "red lamp" in step #1?',
            "into Search to find it",
            ["1"],
        ),
        (
            'Why does the user type "red lamp" in step #4?',
            "into Search to find it",
            ["1"],
        ),
        (
            'Why does the user click "Add to Wish List" in step #4?',
            "is the last step",
            ["4"],
        ),
        (
            "Why does the user press Enter in step #2?",
            "next step: scroll down",
            ["2", "3"],
        ),
        (
            "How does one know that the task is done?",
            "once the last step is done",
            ["4"],
        ),
        ("What may go wrong?", 'something other than "red lamp"', ["1"]),
        (
            "What if instead of adding a red lamp we wanted to add a blue vase?",
            'In step 1, use "blue vase" instead of "red lamp": Type "blue vase"',
            ["1"],
        ),
        (
            "What if instead of buying bread we wanted to buy milk?",
            "The steps stay the same up to the last (4)",
            ["4"],
        ),
    ],
)
def test_answers_rest_on_steps(question: str, said: str, cites: list[str]) -> None:
    """And say what the procedure says."""
    given = answer(question)

    assert given.result is not None
    assert said in given.result.text
    assert given.grounding == "full"
    assert [c.place for c in given.claims[0].citations] == cites


def test_two_ways_of_working_are_compared() -> None:
    """What only one has, which is slower, and what it does twice."""
    differ = answer("What are the key differences?", short=SHOP, long=LONGER)
    faster = answer("Which is more efficient, and why?", short=SHOP, long=LONGER)
    same = answer("What are the key differences?", one=SHOP, two=SHOP)

    assert differ.result is not None
    assert (
        'Only the second workflow does this: 1. Click the "Catalogue" link'
        in differ.result.text
    )
    assert faster.result is not None
    assert (
        "The second workflow is less efficient: it takes 5 steps" in faster.result.text
    )
    assert "step 3 repeats 2" in faster.result.text
    assert same.result is not None
    assert same.result.text == "Both workflows follow the same steps."


@pytest.mark.parametrize(
    "question",
    [
        "What is the weather like?",
        "Why does the user click 'Nothing like it' in step #99?",
        "Which of the two is faster?",
    ],
)
def test_what_the_evidence_does_not_tell_is_declined(question: str) -> None:
    """Rather than made up."""
    given = answer(question)

    assert given.result is None
    assert given.declined


def test_a_demonstration_answers_with_its_events() -> None:
    """Where it is the evidence, citations are events of it."""
    (demonstration, *_) = wb2pm.read(demonstrations_of(4003)[:1]).demonstrations

    given = ask("What is the purpose of this workflow?", [demonstration], procedures={})

    (claim,) = given.claims
    events = {event.id for event in demonstration.events}
    assert {c.kind for c in claim.citations} == {"event"}
    assert {c.place for c in claim.citations} <= events


def test_published_questions_are_answered_as_well_as_models_did(
    shared_data: Path,
) -> None:
    """In the eyes of the offline judge; the person's own answers stay ahead."""
    setting = Setting(data=(str(shared_data / "wonderbread"),))
    evaluation = evaluate(TASK, setting=setting)

    mean = {run.solver: run.summaries[0].value or 0.0 for run in evaluation.runs}
    assert mean["rules"] > 2.4
    assert mean["the person's own answer"] > mean["rules"]
    assert evaluation.runs[0].summaries[0].n == 30


def test_without_data_the_task_says_what_it_needs() -> None:
    """As an error."""
    with pytest.raises(EvaluationError, match="--data FOLDER"):
        TASK.examples(Setting())
