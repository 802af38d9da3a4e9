"""What most of the others did too is no deviation of one."""

from __future__ import annotations

from tests.discovery.conformance.test_procedure_conformance import did
from wb2pm.analysis.shared_extras import forgive_shared_extras
from wb2pm.discovery.conformance.procedure.conformance import check_against_procedure
from wb2pm.procedures.reading import parse_procedure

SAVE = parse_procedure('Work\n1. Type "Jam" in "Title".\n2. Click "Save".')


def test_what_half_of_the_others_did_too_is_noted() -> None:
    """What one alone did stays extra."""
    runs = {
        name: did("enter Title=Jam", *between, "click Save")
        for name, between in {
            "a": ["click Preview", "click Delete"],
            "b": ["click Preview"],
            "c": ["click Preview"],
            "d": [],
        }.items()
    }
    steps = {name: tuple(run) for name, run in runs.items()}
    before = {
        name: check_against_procedure(run, SAVE, demonstration=name)
        for name, run in runs.items()
    }

    after = forgive_shared_extras(before, steps)

    assert [d.activity_label for d in before["b"].deviations] == ["Click 'Preview'"]
    assert before["b"].followed is False
    assert after["b"].deviations == ()
    assert after["b"].followed is True
    assert after["b"].reasons == ()
    assert "2 of 3 others did it too" in after["b"].notes[-1]
    assert [d.activity_label for d in after["a"].deviations] == ["Click 'Delete'"]
    assert [reason.kind for reason in after["a"].reasons] == ["extra"]
    assert after["d"] == before["d"]


def test_two_who_do_the_same_show_no_habit() -> None:
    """One other is too few."""
    runs = {n: did("enter Title=Jam", "click Preview", "click Save") for n in "ab"}
    steps = {name: tuple(run) for name, run in runs.items()}
    before = {
        name: check_against_procedure(run, SAVE, demonstration=name)
        for name, run in runs.items()
    }

    assert forgive_shared_extras(before, steps) == before
