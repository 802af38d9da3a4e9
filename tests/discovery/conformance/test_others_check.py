"""Checking a run against what other people did."""

from __future__ import annotations

import pytest

from wb2pm.analysis.workflows import check_among_others
from wb2pm.bundled import demonstrations_of
from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.discovery.conformance.checking import check_by_rules
from wb2pm.discovery.conformance.deviations import Gap, ScreenEvidence, Verdict
from wb2pm.discovery.conformance.grounding.conformance import check_beside
from wb2pm.discovery.conformance.grounding.readings import Did, Reading
from wb2pm.discovery.conformance.grounding.runs import SEND, PersonsRun, Step
from wb2pm.errors import DiscoveryError
from wb2pm.procedures.reading import parse_procedure

FORM = ["Click 'New'", "+Name", "+City", ">+City"]


def run(*names: str, end: str | None = "/done") -> PersonsRun:
    """Make a run: ``+`` fills in a field, ``>`` sends what was filled in."""
    steps = []
    for at, name in enumerate(names):
        if name.startswith(">"):
            steps.append(Step(SEND, at, name, "send", name[1:] or None))
        else:
            steps.append(Step(name, at, name, "fill" if name[0] == "+" else "go"))
    return PersonsRun("d", tuple(steps), end)


def reading(this: PersonsRun, *, gaps: int = 0) -> Reading:
    """Make the reading of a run without screens."""
    gap = Gap(kind="visit", event="e0", sentence="a page came")
    did = tuple(
        Did(step.label, "Click", step.label, None, None, "/", False, f"e{at}", None)
        for at, step in enumerate(this.steps)
    )
    return Reading(this, did, (), ScreenEvidence(gaps=(gap,) * gaps))


def judged(this: PersonsRun, *others: PersonsRun, gaps: int = 0) -> Verdict:
    """Check a run against others."""
    return check_beside(reading(this, gaps=gaps), [reading(other) for other in others])


def test_doing_what_all_others_do_is_followed_and_completed() -> None:
    """The same steps, the same end."""
    verdict = judged(run(*FORM), run(*FORM), run(*FORM))

    assert verdict.followed
    assert verdict.completed
    assert verdict.deviations == ()
    assert verdict.reference == "2 other demonstrations"


def test_fields_may_be_filled_in_in_any_order() -> None:
    """Another order in one form is no deviation."""
    other_order = run("Click 'New'", "+City", "+Name", ">+Name")

    verdict = judged(other_order, run(*FORM), run(*FORM))

    assert verdict.followed
    assert verdict.deviations == ()


def test_a_step_that_all_others_did_is_missing() -> None:
    """It is named, with how many did it."""
    verdict = judged(run(FORM[0], FORM[2], FORM[3]), run(*FORM), run(*FORM))

    assert not verdict.followed
    (deviation,) = verdict.deviations
    assert deviation.kind == "missing"
    assert deviation.sentence == "+Name was left out; 2 of 2 others did it."


def test_another_way_to_the_same_place_is_no_deviation() -> None:
    """A search in place of a menu replaces the menu's clicks."""
    menu = ["Click 'Menu'", "Open issue", "+City", ">+City"]
    search = ["+Search", ">+Search", "Open issue", "+City", ">+City"]

    verdict = judged(run(*search), run(*menu), run(*menu))

    assert verdict.deviations == ()
    assert verdict.completed
    assert verdict.notes[1].startswith("Done by nobody else: +Search")


def test_what_only_sends_a_field_goes_with_it() -> None:
    """Another field in its place leaves nothing to send; one that is filled in is sent."""
    typed = ["Click 'Open'", "+Path", ">+Path", "+City", ">+City"]
    chosen = ["Click 'Open'", "+File", "+City", ">+City"]
    unsent = ["Click 'Open'", "+Path", "+City", ">+City"]

    (instead,) = judged(run(*chosen), run(*typed), run(*typed)).deviations
    left_out = judged(run(*unsent), run(*typed), run(*typed)).deviations

    assert instead.sentence == "+File was done in place of +Path."
    assert any("Send the form" in one.sentence for one in left_out)


def test_a_field_that_was_left_out_is_not_replaced_by_a_detour() -> None:
    """Looking elsewhere fills in nothing."""
    detour = ["Click 'New'", "Click 'Help'", "+Name", ">+Name"]

    verdict = judged(run(*detour), run(*FORM), run(*FORM))

    assert [d.step_text for d in verdict.deviations] == ["+City"]


def test_steps_that_others_do_in_one_order_are_out_of_order() -> None:
    """The step that came too early is shown."""
    late = run("Click 'B'", "Click 'A'")

    verdict = judged(late, *[run("Click 'A'", "Click 'B'")] * 2)

    (deviation,) = verdict.deviations
    assert (deviation.kind, deviation.event) == ("out_of_order", "e0")


def test_a_hole_between_two_steps_is_named() -> None:
    """What some others always do between is missing, if not all take that way."""
    way = ["Click 'A'", "Click 'B'", "Click 'C'"]

    verdict = judged(
        run("Click 'A'", "Click 'C'"), *[run(*way)] * 2, *[run("Click 'C'")] * 2
    )

    assert verdict.deviations[0].sentence == (
        "Between Click 'A' and Click 'C', all others who did both did: Click 'B'."
    )


def test_a_run_that_stops_early_is_not_completed() -> None:
    """The last step of all others is missing, and so is their last page."""
    verdict = judged(run(*FORM[:3], end="/form"), run(*FORM), run(*FORM))

    assert verdict.completed is False
    assert verdict.completion_evidence["closing"] == 1
    assert verdict.completion_evidence["elsewhere"] == 2


def test_a_gap_speaks_against_a_run() -> None:
    """A recording that was cut is not called the same as others."""
    verdict = judged(run(*FORM), run(*FORM), run(*FORM), gaps=1)

    assert not verdict.followed
    assert verdict.notes == ("The recording has a gap: a page came",)


def test_an_empty_run_is_neither() -> None:
    """Nothing was done."""
    verdict = judged(run(end=None), run(*FORM), run(*FORM))

    assert verdict.followed is False
    assert verdict.completed is False
    assert verdict.notes[0] == "The recording holds no action."


def test_others_without_a_step_in_common_are_no_reference() -> None:
    """Whether what all did was followed cannot be told where all did nothing."""
    verdict = judged(run(*FORM), run(end=None), run(end=None))

    assert (verdict.followed, verdict.fitness) == (None, None)
    assert verdict.declined == "The others have no step in common."


def test_what_nobody_else_does_is_named_though_others_share_no_step() -> None:
    """Two ways to the same end have nothing in common, and a third field is in neither."""
    ways = [run("Click 'Filter'", "+State"), run("Click 'Graph'", "+Note")]
    own = reading(run("Click 'Filter'", "+State", "+Weight"))
    did = tuple(one._replace(kind="field") for one in own.did)

    verdict = check_beside(own._replace(did=did), [reading(way) for way in ways])

    assert verdict.declined == "The others have no step in common."
    assert [one.kind for one in verdict.deviations] == ["extra"]
    assert "+Weight" in verdict.deviations[0].sentence


def test_there_have_to_be_others() -> None:
    """Nothing can be said without any."""
    with pytest.raises(DiscoveryError, match="no other demonstrations"):
        judged(run(*FORM))


def test_check_takes_demonstrations_as_the_reference() -> None:
    """Recorded people who did the same work are like each other."""
    people = [read_demonstration(folder) for folder in demonstrations_of(4003)]

    verdict = check_by_rules(people[0], people[1:])

    assert verdict.reference_kind == "demonstrations"
    assert verdict.followed
    assert verdict.completed


def test_a_workflow_of_one_person_is_not_checked_among_others() -> None:
    """It is said why."""
    person = read_demonstration(demonstrations_of(4003)[0])

    verdicts, notes = check_among_others([person], {person.id: ()})

    assert verdicts == {}
    assert notes == (f"{person.id} was not checked: there are no others",)


def test_one_other_person_shows_no_habit() -> None:
    """What a step asks for is missing only where nothing was done for it."""
    text = "1. Make the heading bold.\n2. Keep it under the name of the trip.\n"
    procedure = parse_procedure(text)
    other = run("Click 'Heading'", "Click 'Bold'", "+Name of the trip")

    def told(*names: str) -> Verdict:
        return check_beside(reading(run(*names)), [reading(other)], procedure)

    in_another_way = told("Click 'Bold'", "+Name of the trip")
    assert in_another_way.followed
    assert in_another_way.deviations == ()
    by_another_entry = told("Click 'Heading'", "Click 'Bold as'", "+Name of the trip")
    assert by_another_entry.deviations == ()
    (left_out,) = told("Click 'Bold'").deviations
    assert (left_out.kind, left_out.step) == ("missing", 2)
