"""Checks by rules, as far as time allows."""

from __future__ import annotations

from wb2pm.analysis.batch import check_recordings
from wb2pm.analysis.preparing import prepare
from wb2pm.analysis.workflows import in_order_of_frequency
from wb2pm.bundled import demonstrations_of
from wb2pm.discovery.time_limits import Clock

PREPARED = prepare(demonstrations_of(4003))
AMPLE_S = 3_600.0


def test_a_limit_that_suffices_changes_nothing() -> None:
    """The order in which recordings are checked is not seen."""
    free = check_recordings(PREPARED)
    limited = check_recordings(PREPARED, check_time_s=AMPLE_S)

    assert limited == free
    assert list(limited.verdicts) == list(free.verdicts)
    assert len(free.verdicts) == 5


def test_what_there_is_no_time_for_is_named() -> None:
    """Against a procedure and against others."""
    for others in (False, True):
        checks = check_recordings(PREPARED, others=others, check_time_s=1e-9)

        assert checks.verdicts == {}
        first = PREPARED.demonstrations[0].id
        assert (
            "5 of 5 recordings were not checked, time was over" in checks.unchecked[0]
        )
        assert first in checks.unchecked[0]


def test_what_most_did_comes_first() -> None:
    """Where there is a limit; without one the order is that of the recordings."""
    one, two, three, *_ = PREPARED.demonstrations
    often = PREPARED.steps[two.id]
    steps = {one.id: often[:1], two.id: often, three.id: often}

    assert in_order_of_frequency([one, two, three], steps, Clock(1)) == [
        two,
        three,
        one,
    ]
    assert in_order_of_frequency([one, two, three], steps, None) == [one, two, three]
