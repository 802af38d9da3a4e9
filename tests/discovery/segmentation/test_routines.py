"""Runs that are found by what repeats."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import datetime, timedelta, timezone

import pytest

from wb2pm.discovery.segmentation import repetition
from wb2pm.discovery.segmentation.entries import Entry
from wb2pm.discovery.segmentation.grouping import group_runs
from wb2pm.discovery.segmentation.routines import find_runs
from wb2pm.discovery.segmentation.segmenting import segment_by_rules

NINE = datetime(2026, 3, 17, 9, tzinfo=timezone.utc)


def work(labels: str, *, minutes: Sequence[float] | None = None) -> list[Entry]:
    """Make entries of one letter each, at given minutes after nine."""
    times = (
        [None] * len(labels)
        if minutes is None
        else [NINE + timedelta(minutes=m) for m in minutes]
    )
    return [
        Entry(text=label, label=label, started_at=time)
        for label, time in zip(labels, times, strict=True)
    ]


def test_routines_in_random_order_are_told_apart() -> None:
    """Runs of three routines that share a first and a last entry are all found."""
    generator = random.Random(5)
    drawn = [generator.choice(["abcdez", "aklmnopz", "aqrstuvwz"]) for _ in range(40)]

    found = segment_by_rules(list("".join(drawn)))

    lengths = [s.last - s.first + 1 for s in found.segments]
    assert lengths == [len(run) for run in drawn]
    assert len({s.workflow for s in found.segments}) == 3
    assert found.method == "routines"


def test_routines_in_blocks_are_cut_where_they_begin() -> None:
    """Runs of one routine after runs of another are cut as they were done."""
    found = find_runs(work("abcdefg" * 6 + "hijklmno" * 6))

    assert [first for first, _ in found.runs] == [
        *range(0, 42, 7),
        *range(42, 90, 8),
    ]


def test_other_things_between_runs_are_left_over() -> None:
    """Long stretches of what never repeats are of no routine."""
    noise = [f"once {number}" for number in range(60)]
    labels: list[str] = []
    for number in range(5):
        labels += [*"abcdefgh", *noise[number * 12 : number * 12 + 12]]

    found = segment_by_rules(labels)

    runs = [s for s in found.segments if s.workflow is not None]
    assert [(s.first, s.last) for s in runs] == [(n * 20, n * 20 + 7) for n in range(5)]
    assert sum(s.workflow is None for s in found.segments) == 5


def test_variants_stay_one_routine() -> None:
    """Runs that have half of what they do in common are of one routine."""
    assert group_runs(["abcdez", "abcfgz", "abhgiz", "mnopqr"]) == [0, 0, 0, 1]


def test_pause_within_a_run_does_not_cut_it() -> None:
    """A break for coffee ends no run; an hour away does."""
    minutes = [n + (30 if n > 3 else 0) + (120 if n >= 24 else 0) for n in range(48)]

    found = find_runs(work("abcdefgh" * 6, minutes=minutes))

    assert found.runs == tuple((n, n + 8) for n in range(0, 48, 8))


def test_clock_that_goes_back_begins_a_run() -> None:
    """Where recordings were joined, the clock says so, wherever the run would end."""
    labels = "abcdefgh" * 3 + "abcd" + "abcdefgh" * 3
    minutes = [float(n) for n in range(28)] + [float(n - 600) for n in range(24)]

    found = find_runs(work(labels, minutes=minutes))

    assert (24, 28) in found.runs
    assert (28, 36) in found.runs


def test_starts_after_several_pauses_are_learnt() -> None:
    """What follows several pauses begins runs also where there was none."""
    labels = "gh" + "abcdefgh" * 7
    minutes = [at / 10 + 20 * ((at + 6) // 8 if at < 30 else 4) for at in range(58)]

    found = find_runs(work(labels, minutes=minutes))

    assert {first for first, _ in found.runs} >= set(range(10, 58, 8))


def test_work_that_never_repeats_is_cut_at_pauses() -> None:
    """Without routines, pauses are all that parts the work, and the result says so."""
    labels = [f"thing {n}" for n in range(8)]
    entries = work("abcdefgh", minutes=[0, 1, 2, 40, 41, 42, 200, 201])

    found = find_runs(entries)
    told = segment_by_rules(labels)

    assert found.by_pauses
    assert found.runs == ((0, 3), (3, 6), (6, 8))
    assert told.method == "pauses"
    assert [s.workflow for s in told.segments] == ["session 1"]
    assert "pauses" in told.issues[0]


def test_search_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that came to its limit gives what it has, and the result says so."""
    monkeypatch.setattr(repetition, "MAX_WORK", 0)

    found = segment_by_rules(list("abcdefghij" * 5))

    assert found.method == "routines"
    assert "limit" in found.issues[0]


def test_many_patterns_are_told_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs beyond the last pattern are told whole; the recording only gets longer."""
    labels = "abcdefgh" * 4 + "ijklmnop" * 4
    few = repetition.improve_cuts(labels, [], []).length
    monkeypatch.setattr(repetition, "MAX_PATTERNS", 1)

    assert repetition.improve_cuts(labels, [], []).length > few


@pytest.mark.parametrize("labels", ["", "a", "ab", "aa"])
def test_very_short_recordings_are_cut_too(labels: str) -> None:
    """A recording of no, one or two entries is no error."""
    assert sum(
        s.last + 1 - s.first for s in segment_by_rules(list(labels)).segments
    ) == len(labels)
