"""Inefficiencies put into recordings are found again, under their names."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import wb2pm
from wb2pm.bundled import demonstrations_of
from wb2pm.converters.labels.labelling import label
from wb2pm.errors import EvaluationError
from wb2pm.evaluation.improving import TASK
from wb2pm.evaluation.running import evaluate
from wb2pm.evaluation.seeded_inefficiencies import KINDS, Case, Kind, seed_inefficiency
from wb2pm.evaluation.tasks import Setting


@pytest.fixture(scope="module")
def case() -> Case:
    """A demonstration with its activities."""
    (demonstration,) = wb2pm.read(demonstrations_of(4002)[0]).demonstrations
    return demonstration, label(demonstration)


@pytest.mark.parametrize("kind", KINDS)
def test_an_inefficiency_keeps_what_was_done_and_takes_time(
    case: Case, kind: Kind
) -> None:
    """Ids stay different, times never go back, and the draw is repeatable."""
    foreign = label(wb2pm.read(demonstrations_of(3002)[0]).demonstrations[0])

    seeded = seed_inefficiency(case, kind, seed="7", foreign=foreign)

    assert seeded is not None
    demonstration, activities = seeded.case
    assert seeded == seed_inefficiency(case, kind, seed="7", foreign=foreign)
    assert len(activities) - len(case[1]) == {"detour": 3, "repeat": 1, "wait": 0}[kind]
    ids = [event.id for event in demonstration.events]
    assert len(set(ids)) == len(ids)
    assert {event.id for event in case[0].events} <= set(ids)
    starts = [activity.started_at for activity in activities]
    assert starts == sorted(starts)
    assert starts[-1] > case[1][-1].started_at


def test_where_there_is_no_place_there_is_none(case: Case) -> None:
    """A single step, or no other work to take a detour to."""
    single = (case[0], case[1][:1])

    assert seed_inefficiency(single, "wait", seed="1") is None
    assert seed_inefficiency(case, "detour", seed="1") is None


def test_the_rules_find_and_name_what_was_put_in() -> None:
    """With few false alarms; who finds nothing scores nothing."""
    rules, nothing = evaluate(TASK).runs

    said = {summary.metric: summary.value or 0.0 for summary in rules.summaries}
    assert said["found"] > 0.9
    assert said["named"] > 0.85
    assert said["false alarms"] < 0.2
    assert {s.value for s in nothing.summaries} == {0.0}


def test_a_workflow_needs_demonstrations_to_compare(tmp_path: Path) -> None:
    """One alone is refused."""
    one = demonstrations_of(4002)[0]
    shutil.copytree(one, tmp_path / one.name)

    with pytest.raises(EvaluationError, match="3 demonstrations"):
        TASK.examples(Setting(data=(str(tmp_path),)))
