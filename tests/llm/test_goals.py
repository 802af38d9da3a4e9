"""Goals read off what was done, and how they are held against true intents."""

from __future__ import annotations

from pathlib import Path

import pytest

import wb2pm
from wb2pm.bundled import demonstrations_of
from wb2pm.errors import EvaluationError
from wb2pm.evaluation.goals import TASK
from wb2pm.evaluation.running import evaluate
from wb2pm.evaluation.tasks import Setting
from wb2pm.llm.jobs.goal import goal
from wb2pm.llm.judging.goal_judge import demand_of, relation, satisfies


@pytest.mark.parametrize(
    ("workflow", "said"),
    [
        (
            3001,
            'Set num in stock to "48" and set price to "29.50" of the product "Trail Lantern"',
        ),
        (3002, 'Create a category with name "Gaiters", relative to "Clothing"'),
        (4006, 'Unpublish the page "Lantern walk"'),
    ],
)
def test_the_goal_says_the_deed_the_thing_and_the_values(
    workflow: int, said: str
) -> None:
    """And cites the events that show it."""
    (demonstration,) = wb2pm.read(demonstrations_of(workflow)[0]).demonstrations

    answer = goal(demonstration)

    assert answer.result is not None
    assert answer.result.sentence == said
    assert answer.grounding == "full"


def test_a_typed_password_is_no_goal() -> None:
    """What is masked is left out of the sentence."""
    (demonstration,) = wb2pm.read(demonstrations_of(4004)[0]).demonstrations

    answer = goal(demonstration)

    assert answer.result is not None
    assert "password" not in answer.result.sentence.lower()
    assert '"Editors"' in answer.result.sentence


def test_a_demand_is_values_and_words() -> None:
    """Quoted texts, numbers, addresses and names are values."""
    demand = demand_of(
        'Send "A b" of Ann Lee to https://x.test/a on 2026-01-02, 3 times'
    )

    assert demand.values == {"a b", "ann lee", "https://x.test/a", "2026-01-02", "3"}
    assert "time" in demand.words


@pytest.mark.parametrize(
    ("one", "other", "related"),
    [
        ('Add "Mug" to the basket', 'Put the "Mug" into the basket', "match"),
        ('Set price to "5" and stock to "2"', 'Set the price to "5"', "partial"),
        ('Set the price to "5"', 'Set the price to "6"', "none"),
        ("Find the newest review", 'Find the newest review of "Lamp"', "partial"),
        ("Delete the account", "Order a pizza", "none"),
    ],
)
def test_goals_match_if_each_satisfies_the_other(
    one: str, other: str, related: str
) -> None:
    """One way is partial; another value is none."""
    assert relation(one, other) == related


def test_a_goal_satisfies_itself() -> None:
    """Whatever it demands."""
    for text in ("", "Log out", 'Set "x" to "\u00e9"', "Call 555-0142 at 9:30"):
        assert satisfies(text, text)


def test_goals_of_the_bundled_recordings_are_scored() -> None:
    """Long recordings and failed ones left out; another workflow's intent is none."""
    evaluation = evaluate(TASK)

    scores = {
        run.solver: {s.metric: s.value or 0.0 for s in run.summaries}
        for run in evaluation.runs
    }
    assert scores["rules"]["none"] < scores["intent of another workflow"]["none"] == 1.0
    assert scores["rules"]["match"] >= scores["all labels in a row"]["match"]
    assert evaluation.runs[0].summaries[0].n >= 50


def test_episodes_of_agents_are_scored_as_well(shared_data: Path) -> None:
    """Their goals are what the agent was told."""
    data = (str(shared_data / "browsergym" / "miniwob"),)

    (run,) = evaluate(TASK, setting=Setting(data=data), solvers=["rules"]).runs

    assert run.summaries[0].n >= 20


def test_recordings_without_intent_are_refused(tmp_path: Path) -> None:
    """There is nothing to compare with."""
    with pytest.raises(EvaluationError, match="what it was done for"):
        TASK.examples(Setting(data=(str(tmp_path),)))
