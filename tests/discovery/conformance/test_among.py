"""What intact runs show beside each other is not counted against one more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.discovery.conformance.test_grounded_differences import (
    NAME,
    NEW,
    PHONE,
    SAVE,
    run,
)
from wb2pm.discovery.conformance.grounding import among
from wb2pm.discovery.conformance.grounding.among import LOOKED_AT, against
from wb2pm.discovery.conformance.grounding.beside import lay_beside
from wb2pm.discovery.conformance.grounding.conformance import check_beside
from wb2pm.discovery.conformance.grounding.shared_outcomes import end_evidence
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    import pytest

    from wb2pm.discovery.conformance.grounding.beside import Beside
    from wb2pm.discovery.conformance.grounding.laying import Meaning
    from wb2pm.discovery.conformance.grounding.readings import Reading
    from wb2pm.discovery.conformance.grounding.steps import GroundedProcedure
    from wb2pm.procedures.procedure import Procedure

DONE = (NEW, NAME, PHONE, SAVE)


def shifted(reading: Reading, *positions: int) -> Reading:
    """Make the targets at some positions stand elsewhere on the screen before."""
    moments = tuple(
        moment._replace(moved=at in positions, seen=True)
        for at, moment in enumerate(reading.moments)
    )
    return reading._replace(moments=moments)


def others(*shifts: tuple[int, ...]) -> list[Reading]:
    """Make runs of others who did the same, with what was shifted in each."""
    return [shifted(run(*DONE, case=f"o{n}"), *at) for n, at in enumerate(shifts)]


def counted(this: Reading, beside: list[Reading]) -> dict[str, int]:
    """Count what speaks against a run."""
    return against(lay_beside(this, beside)).evidence


def begins_elsewhere(this: Reading, page: str) -> Reading:
    """Let a run begin on another page."""
    first, *rest = this.did
    return this._replace(did=(first._replace(page=page), *rest))


def test_a_kind_counts_beyond_what_two_others_show() -> None:
    """One of them may have gone astray; where two did so, so do people."""
    this = begins_elsewhere(run(*DONE), "/mine")
    still = others((), (), (), ())
    one = [begins_elsewhere(still[0], "/first"), *still[1:]]
    two = [one[0], begins_elsewhere(still[1], "/second"), *still[2:]]

    assert counted(this, still) == {"begin": 1}
    assert counted(this, one) == {"begin": 1}
    assert counted(this, two) == {}


def test_what_nobody_among_others_shows_counts() -> None:
    """A target that moved in this run only."""
    assert counted(shifted(run(*DONE), 3), others((), (), ()))["moved"] == 1


def test_one_other_cannot_say_what_is_usual() -> None:
    """Everything counts beside a single person."""
    this = begins_elsewhere(run(*DONE), "/mine")

    assert counted(this, others(())) == {"begin": 1}


def test_two_others_are_laid_beside_the_run_as_well() -> None:
    """Of three who each begin somewhere else, none stands out."""
    this = begins_elsewhere(run(*DONE), "/mine")
    still = others((), ())
    apart = [begins_elsewhere(one, f"/{n}") for n, one in enumerate(still)]

    assert counted(this, still) == {"begin": 1}
    assert counted(this, apart) == {}


def test_what_three_each_leave_out_says_nothing_of_their_ends() -> None:
    """Two cases that happen to ask for the same do not ask the third for it."""
    first = run(NEW, NAME, PHONE, case="o0")
    second = run(NEW, PHONE, SAVE, case="o1")
    this = run(NEW, NAME, SAVE)
    full = [run(*DONE, case=f"o{n}") for n in range(2)]

    assert end_evidence(lay_beside(this, full))["missing"] == 1
    assert "missing" not in end_evidence(lay_beside(this, [first, second]))


def test_a_verdict_says_what_it_did_not_count() -> None:
    """Otherwise nobody could tell why something named has no weight."""
    runs = [begins_elsewhere(one, f"/{n}") for n, one in enumerate(others(*[()] * 4))]

    verdict = check_beside(runs[0], runs[1:])

    assert verdict.evidence == {}
    assert any("Not counted" in note and "begin" in note for note in verdict.notes)


def test_only_so_many_others_are_laid_beside_each_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What a check costs does not grow with the square of the runs."""
    laid: list[int] = []

    def counting(
        this: Reading,
        beside: list[Reading],
        procedure: Procedure | None,
        *,
        meaning: Meaning | None,
        grounded: GroundedProcedure | None,
    ) -> Beside:
        laid.append(len(beside))
        return lay_beside(this, beside, procedure, meaning=meaning, grounded=grounded)

    monkeypatch.setattr(among, "lay_beside", counting)
    this = begins_elsewhere(run(*DONE), "/mine")
    against(lay_beside(this, others(*[()] * 20)))

    assert laid == [LOOKED_AT - 1] * LOOKED_AT


def test_the_same_event_of_one_other_is_enough() -> None:
    """What one more of them clicked was not listed on the screen before it either."""

    def unlisted(reading: Reading) -> Reading:
        moments = list(reading.moments)
        moments[0] = moments[0]._replace(doing="click", seen=False, shown_after=True)
        return reading._replace(moments=tuple(moments))

    still = others((), (), ())
    one = [unlisted(still[0]), *still[1:]]
    this = unlisted(run(*DONE))

    assert lay_beside(this, one).surprises
    assert counted(this, still)["off_screen"] == 1
    assert counted(this, one) == {}
    assert check_beside(this, one).deviations == ()


def test_the_others_are_laid_along_the_text_as_the_run_is() -> None:
    """Whoever says what a sentence means, says it of all of them."""
    asked: list[tuple[str, str]] = []

    def meaning(sentence: str, done: str) -> float:
        asked.append((sentence, done))
        return 0.0

    this = begins_elsewhere(run(*DONE), "/mine")
    beside = lay_beside(this, others((), (), ()))
    procedure = parse_procedure("# Entries\n\n1. Note the name\n2. Save it\n")

    against(beside, procedure, meaning=meaning)

    assert {sentence for sentence, _ in asked} == {"Note the name", "Save it"}
