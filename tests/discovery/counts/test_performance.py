"""Durations, waiting and rework, on logs small enough to check by hand."""

from __future__ import annotations

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm.discovery.counts.performance import (
    CaseTimes,
    break_down,
    measure_activities,
    measure_cases,
)
from wb2pm.errors import LogError

Row = tuple[str, str, float, float]


def make_log(rows: list[Row]) -> pd.DataFrame:
    """Build a log of (case, activity, start, end) with seconds since 1970."""
    return pd.DataFrame(
        {
            "case:concept:name": [row[0] for row in rows],
            "concept:name": [row[1] for row in rows],
            "start_timestamp": pd.to_datetime(
                [int(row[2] * 1000) for row in rows], unit="ms", utc=True
            ),
            "time:timestamp": pd.to_datetime(
                [int(row[3] * 1000) for row in rows], unit="ms", utc=True
            ),
        }
    )


def test_working_and_waiting_are_told_apart() -> None:
    """Typing counts as work; the gap before the next activity as waiting."""
    log = make_log(
        [
            ("a", "Enter 'From'", 0, 4),
            ("a", "Click 'Show'", 7, 7),
            ("b", "Enter 'From'", 0, 2),
            ("b", "Click 'Show'", 3, 3),
        ]
    )

    typing, click = measure_activities(log)

    assert (typing.activity, typing.count, typing.cases) == ("Enter 'From'", 2, 2)
    assert (typing.working_s, typing.waiting_s, typing.total_s) == (3.0, 0.0, 6.0)
    assert (click.working_s, click.waiting_s, click.total_s) == (0.0, 2.0, 4.0)
    assert (typing.share, click.share) == (0.6, 0.4)


def test_overlapping_activities_do_not_wait() -> None:
    """Waiting counts from the latest end so far, and is never negative."""
    log = make_log([("a", "A", 0, 10), ("a", "B", 2, 3), ("a", "C", 12, 12)])

    by_name = {times.activity: times for times in measure_activities(log)}

    assert by_name["B"].waiting_s == 0.0
    assert by_name["C"].waiting_s == 2.0


def test_the_event_index_is_the_order() -> None:
    """Rows are taken by index, not by clock or place in the frame."""
    log = make_log([("a", "C", 8, 8), ("a", "A", 0, 0), ("a", "B", 5, 5)])
    log["event_index"] = [2, 0, 1]

    by_name = {times.activity: times for times in measure_activities(log)}

    assert by_name["C"].waiting_s == 3.0
    assert by_name["B"].waiting_s == 5.0


def test_cases_keep_their_order_and_count_rework() -> None:
    """Every activity beyond the first of its name is rework."""
    log = make_log(
        [
            ("b", "A", 60, 60),
            ("b", "B", 61, 63),
            ("b", "A", 65, 65),
            ("b", "A", 70, 70),
            ("a", "A", 0, 1),
        ]
    )

    first, second = measure_cases(log)

    assert (first.case, first.events, first.rework) == ("b", 4, 2)
    assert (first.duration_s, first.working_s, first.waiting_s) == (10.0, 2.0, 8.0)
    assert first.started_at is not None
    assert first.started_at.isoformat() == "1970-01-01T00:01:00+00:00"
    assert (second.case, second.rework, second.duration_s) == ("a", 0, 1.0)


def test_order_only_times_are_unknown_not_zero() -> None:
    """A clock that was not recorded gives no durations."""
    log = make_log([("a", "A", 0, 0), ("a", "B", 1, 1), ("b", "A", 0, 3)])
    log["ui:time_quality"] = ["order_only", "order_only", "recorded"]

    unknown, known = measure_cases(log)
    by_name = {times.activity: times for times in measure_activities(log)}

    assert (unknown.events, unknown.duration_s, unknown.started_at) == (2, None, None)
    assert known.duration_s == 3.0
    assert (by_name["A"].count, by_name["A"].working_s) == (2, 3.0)
    assert by_name["B"].total_s is None
    assert by_name["B"].share is None


def test_an_activity_without_a_start_is_an_instant() -> None:
    """Logs of other tools may lack starts, as a column or for some rows."""
    log = make_log([("a", "A", 0, 4), ("a", "B", 5, 6)])
    log.loc[0, "start_timestamp"] = pd.NaT

    without = measure_activities(log.drop(columns="start_timestamp"))
    partly = {times.activity: times for times in measure_activities(log)}

    assert {times.working_s for times in without} == {0.0}
    assert (partly["A"].working_s, partly["B"].working_s) == (0.0, 1.0)


def test_an_empty_log_has_no_times() -> None:
    """Nothing in, nothing out."""
    assert measure_activities(make_log([])) == ()
    assert measure_cases(make_log([])) == ()


def test_a_log_is_refused_with_the_reason() -> None:
    """Absent columns and holes are named, never skipped."""
    log = make_log([("a", "A", 0, 0), ("a", "B", 1, 1)])

    with pytest.raises(LogError, match=r"lacks the columns \['concept:name'\]"):
        measure_cases(log.drop(columns="concept:name"))

    log.loc[1, "time:timestamp"] = pd.NaT
    with pytest.raises(LogError, match="1 of 2 rows lack a case, activity or time"):
        measure_activities(log)


def test_groups_are_compared_by_median() -> None:
    """Cases of no known group are shown last, not left out."""
    cases = [
        CaseTimes(case="a", events=4, rework=0, duration_s=10.0),
        CaseTimes(case="b", events=6, rework=3, duration_s=30.0),
        CaseTimes(case="c", events=9, rework=0),
    ]

    shop, unknown = break_down(cases, {"a": "shop", "b": "shop", "c": None})

    assert (shop.group, shop.cases, shop.events) == ("shop", ("a", "b"), 5.0)
    assert (shop.rework, shop.duration_s) == (1.5, 20.0)
    assert (unknown.group, unknown.cases, unknown.duration_s) == (None, ("c",), None)


steps = st.lists(
    st.tuples(st.sampled_from("abc"), st.sampled_from("XYZ"), st.integers(0, 5)),
    min_size=1,
    max_size=30,
)


@given(steps)
def test_no_second_is_lost(rows: list[tuple[str, str, int]]) -> None:
    """What the activities take adds up to what the cases take."""
    log = make_log(
        [
            (case, activity, index * 10, index * 10 + took)
            for index, (case, activity, took) in enumerate(rows)
        ]
    )

    cases = measure_cases(log)
    activities = measure_activities(log)

    assert sum(case.events for case in cases) == len(rows)
    assert sum(a.total_s or 0 for a in activities) == pytest.approx(
        sum(case.duration_s or 0 for case in cases)
    )
    for case in cases:
        assert (case.working_s or 0) + (case.waiting_s or 0) == case.duration_s
