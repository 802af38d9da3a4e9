"""Every no says why: what, at which step, at which event."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from tests.discovery.conformance.test_procedure_conformance import (
    CREATE,
    CREATED,
    check,
)
from wb2pm.analysis.preparing import prepare
from wb2pm.analysis.workflows import check_among_others, check_procedures
from wb2pm.bundled import demonstrations_of
from wb2pm.cli import main
from wb2pm.discovery.conformance.deviations import Gap, Verdict
from wb2pm.discovery.conformance.reasons import with_reasons
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from collections.abc import Iterable


def unexplained(verdicts: Iterable[Verdict]) -> list[str]:
    """List the answers that are no without a reason."""
    return [
        f"{verdict.demonstration} {question}"
        for verdict in verdicts
        for question in ("followed", "completed")
        if getattr(verdict, question) is False
        and not any(reason.question == question for reason in verdict.reasons)
    ]


def test_a_deviation_is_a_reason_with_its_step_and_event() -> None:
    """As it is in the list of deviations."""
    verdict = check(CREATE, *CREATED[:2], "select Kind=old", "click Submit")

    (reason,) = verdict.reasons
    assert (reason.question, reason.kind, reason.step) == ("followed", "wrong_value", 4)
    assert reason.event == verdict.deviations[0].event
    assert reason.sentence == verdict.deviations[0].sentence


def test_an_end_that_was_not_reached_names_its_step() -> None:
    """The last step, and values given nowhere."""
    verdict = check(CREATE, "click Create New", title="Create Jam")

    told = [(r.kind, r.step) for r in verdict.reasons if r.question == "completed"]
    assert told == [("closing", 5), ("entry", 3)]
    assert "step 5, Click" in verdict.reasons[-2].sentence


def test_a_yes_needs_no_reason() -> None:
    """Nor does what cannot be told."""
    assert check(CREATE, *CREATED).reasons == ()
    assert check("Glorp.", "click A").reasons == ()


def test_what_is_only_counted_is_said_in_words() -> None:
    """So that no answer stands alone."""
    bare = Verdict(
        demonstration="a",
        reference="others",
        reference_kind="demonstrations",
        followed=False,
        completed=False,
        fitness=None,
        evidence={"usual": 2, "own": 1},
    )
    gap = Gap(kind="visit", event="e3", sentence="A new page came.")

    told = [reason.sentence for reason in with_reasons(bare).reasons]
    assert told == [
        "Steps that most others did were left out (2).",
        "Steps that nobody else did.",
        "The last step of the reference was not done.",
    ]
    assert with_reasons(replace(bare, gaps=(gap,))).reasons[0].event == "e3"


@pytest.mark.parametrize("workflow", [3004, 4004])
def test_no_answer_about_a_recording_is_without_a_reason(workflow: int) -> None:
    """Against procedures, and against the others."""
    prepared = prepare(demonstrations_of(workflow))

    against_text, _ = check_procedures(prepared.demonstrations, prepared.steps)
    against_others, _ = check_among_others(prepared.demonstrations, prepared.steps)

    said = [*against_text.values(), *against_others.values()]
    assert any(verdict.followed is False for verdict in said)
    assert unexplained(said) == []


def test_the_procedure_that_was_used_is_said_and_why() -> None:
    """Given, the workflow's, its own, or another's."""
    prepared = prepare(demonstrations_of(3004))
    given = parse_procedure('Work\n1. Click "A".', source="given.txt")

    gold, _ = check_procedures(prepared.demonstrations, prepared.steps)
    asked, _ = check_procedures(prepared.demonstrations, prepared.steps, given=given)

    assert {v.chosen for v in asked.values()} == {"it was given for all recordings"}
    assert all("beside 3004" in (v.chosen or "") for v in gold.values())


def test_the_command_says_why_in_text_and_in_json() -> None:
    """With steps and events, and what its figures are."""
    paths = [str(path) for path in demonstrations_of(3004)]

    text = CliRunner().invoke(main, ["check", *paths]).stdout
    told = json.loads(CliRunner().invoke(main, ["check", *paths, "--json"]).stdout)

    assert "not followed, missing (step 9): Step 9 was left out" in text
    assert "not completed, " in text
    assert "against: Create the voucher" in text
    assert "score: how likely it is" in text
    assert "fitness: 1 where every step" in text
    verdicts = told["verdicts"].values()
    assert all(v["reasons"] for v in verdicts if v["followed"] is False)
    assert all(v["chosen"] for v in verdicts)
