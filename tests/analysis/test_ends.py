"""Ends judged by the outcome that the other runs of a workflow came to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from examples.applications.packing import kept, unpack
from wb2pm.analysis.ends import Ends, judge_ends
from wb2pm.analysis.preparing import prepare
from wb2pm.analysis.workflows import check_procedures, group_by_workflow
from wb2pm.bundled import demonstrations_of
from wb2pm.converters.labels.labelling import label
from wb2pm.discovery.conformance.deviations import ScreenEvidence
from wb2pm.discovery.conformance.grounding.beside import lay_beside
from wb2pm.discovery.conformance.grounding.last_screens import Outcome
from wb2pm.discovery.conformance.grounding.readings import Did, Reading
from wb2pm.discovery.conformance.grounding.runs import PersonsRun, Step
from wb2pm.discovery.conformance.grounding.scores import (
    COMPLETED_BESIDE,
    COMPLETED_BY_OUTCOME,
)
from wb2pm.discovery.conformance.grounding.shared_outcomes import (
    end_evidence,
    end_in_words,
)
from wb2pm.evaluation.edited_recordings import edited_recording
from wb2pm.evaluation.known_truth import truths_in

if TYPE_CHECKING:
    from pathlib import Path

    from wb2pm.discovery.conformance.deviations import Verdict


def run(name: str, *steps: str) -> Reading:
    """Make a run of steps, without screens."""
    done = tuple(Step(step, at, step) for at, step in enumerate(steps))
    did = tuple(
        Did(step, "Click", step, None, None, "/", False, f"e{at}", None)
        for at, step in enumerate(steps)
    )
    return Reading(PersonsRun(name, done, "/list"), did, (), ScreenEvidence())


def evidence_of(
    this: Reading,
    others: list[Reading],
    own: Outcome,
    theirs: list[Outcome],
) -> dict[str, int]:
    """Count what speaks against the end of a run beside others."""
    known = [
        other._replace(outcome=outcome)
        for other, outcome in zip(others, theirs, strict=True)
    ]
    return end_evidence(lay_beside(this._replace(outcome=own), known))


def outcome(*shown: str, news: tuple[str, ...] = ()) -> Outcome:
    """Make an outcome; what is new was shown too."""
    texts = frozenset({*shown, *news})
    return Outcome(shown=texts, news=frozenset(news), ever=texts)


OTHERS = [run(str(n), "Open", "Fill", "Save") for n in range(4)]
OUTCOMES = [outcome("list", "row", news=("saved", "undo"))] * 4


@pytest.mark.parametrize(
    ("application", "workflows", "granted"),
    [("nocodb", 3, 1), ("phpmyadmin", 3, 0), ("kresus", 2, 1)],
)
def test_ends_in_other_applications_are_told_whatever_the_text_says(
    tmp_path: Path, application: str, workflows: int, granted: int
) -> None:
    """Procedures in an office worker's own words tell hardly any end by themselves.

    Who marks all rows at once has chosen those that others choose one by one.
    """
    folder = unpack(kept()[application], tmp_path)
    prepared = prepare([folder])
    truths = truths_in(folder)
    told: dict[str, Verdict] = {}
    for group in group_by_workflow(prepared.demonstrations).values():
        told |= check_procedures(group, prepared.steps)[0]
    complete = [case for case, truth in truths.items() if not truth.has_failed]
    failed = [case for case, truth in truths.items() if truth.has_failed]

    assert (len(complete), len(failed)) == (5 * workflows, workflows)
    assert all(told[case].completed for case in complete)
    assert sum(told[case].completed is not False for case in failed) == granted


def test_a_run_that_only_began_is_not_complete_beside_a_failed_one(
    tmp_path: Path,
) -> None:
    """What a failed run shares with it is not where the others ended."""
    folder = unpack(kept()["actual"], tmp_path)
    begun = "6603 @ 2026-11-22-15-03-42"
    prepared = prepare(sorted(folder.glob("6603 @ *")))
    assert any(truths_in(folder)[d.id].has_failed for d in prepared.demonstrations)
    with edited_recording(folder / begun, range(9)) as short:
        runs = [short if d.id == begun else d for d in prepared.demonstrations]
        steps = {**prepared.steps, short.id: label(short)}
        told, _ = check_procedures(runs, steps)

    assert short.id == begun
    complete = [case for case, verdict in told.items() if verdict.completed]
    assert begun not in complete
    assert len(complete) >= 3
    assert not any(truths_in(folder)[case].has_failed for case in complete)


def test_an_end_that_a_text_tells_in_full_stays() -> None:
    """The others decide only where the text does not."""
    prepared = prepare(demonstrations_of(4003))
    before, _ = check_procedures(prepared.demonstrations[:2], prepared.steps)
    after = judge_ends(before, Ends(prepared.demonstrations, prepared.steps, {}))

    assert before == after
    assert all(verdict.completed for verdict in after.values())


def test_one_of_the_others_may_have_failed() -> None:
    """What all others did but one is still their outcome."""
    failed = [*OTHERS, run("4", "Open")]
    shown = [*OUTCOMES, outcome("list")]

    short = evidence_of(run("own", "Open"), failed, outcome("list"), shown)
    whole = evidence_of(OTHERS[0], failed, OUTCOMES[0], shown)

    assert (short["left_out"], short["last"], short["news"]) == (2, 1, 4)
    assert whole.keys().isdisjoint({"left_out", "last", "news"})
    assert COMPLETED_BY_OUTCOME.says(whole)


def test_another_way_to_the_same_outcome_is_complete() -> None:
    """Its last screens show what theirs do."""
    other_way = run("own", "Search", "Fill", "Save")

    evidence = evidence_of(other_way, OTHERS, OUTCOMES[0], OUTCOMES)

    assert evidence["left_out"] == 1
    assert COMPLETED_BY_OUTCOME.says(evidence)


def test_what_is_new_on_all_last_screens_stands_for_the_last_act() -> None:
    """A key was pressed where the others clicked, and the same came of it."""
    short = run("own", "Open", "Fill")

    reached = evidence_of(short, OTHERS, OUTCOMES[0], OUTCOMES)
    left = evidence_of(short, OTHERS, outcome("list", "row"), OUTCOMES)

    assert reached.keys().isdisjoint({"closing", "early", "unfinished", "last"})
    assert COMPLETED_BESIDE.tells(reached) is not False
    assert {"closing", "early", "unfinished", "last", "news"} <= left.keys()
    assert COMPLETED_BESIDE.tells(left) is False


def test_a_failure_is_not_made_good_by_what_is_shown() -> None:
    """What nobody else is told counts, whatever the screens show besides."""
    told = run("own", "Open", "Fill")
    told = told._replace(screens=ScreenEvidence(failure="not saved"))

    evidence = evidence_of(told, OTHERS, OUTCOMES[0], OUTCOMES)

    assert {"failure", "closing"} <= evidence.keys()


def test_the_end_shows_what_the_goal_names_where_it_does_with_others() -> None:
    """Each goal names another guest, and the last screens of the others theirs."""
    guests = ["Ingrid", "Amina", "Oskar", "Petra"]
    others = [
        one._replace(intent=f"Book a room for {guest}")
        for one, guest in zip(OTHERS, guests, strict=True)
    ]
    shown = [outcome("rooms", f"booked for {g.casefold()}") for g in guests]
    this = OTHERS[0]._replace(intent="Book a room for Tamsin")

    def named(*texts: str) -> int:
        found = evidence_of(this, others, outcome(*texts), shown)
        return found.get("unshown_goal", 0)

    assert named("rooms", "booked for tamsin") == 0
    assert named("rooms") == 4
    assert "unshown_goal" not in evidence_of(OTHERS[0], others, outcome(), shown)


def test_too_few_texts_and_runs_tell_nothing() -> None:
    """What a single text or two others have in common is no outcome."""
    bare = [outcome("list")] * 2

    evidence = evidence_of(run("own"), OTHERS[:2], outcome(), bare)

    assert evidence.keys().isdisjoint({"left_out", "news", "shown"})


def test_why_an_end_is_taken_for_one_is_said() -> None:
    """In words, whichever way it goes."""
    assert end_in_words({}, completed=False) == "it is unlike the others"
    assert "although steps" in end_in_words({"left_out": 1}, completed=True)
