"""Runs found by what repeats in recordings that make it hard: loops, chance, noise."""

from __future__ import annotations

import random
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

import pytest

import wb2pm
from wb2pm.discovery.segmentation.agreeing import agree_cuts
from wb2pm.discovery.segmentation.stretches import routine_stretches

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

Runs = list[tuple[int, int]]


def cut(parts: Sequence[str]) -> tuple[Runs, Runs]:
    """Cut parts that were put one after the other; give what is found and is true."""
    segments = wb2pm.segment(list("".join(parts))).segments
    found = [(s.first, s.last + 1) for s in segments if s.workflow is not None]
    return found, list(pairwise([0, *accumulate(map(len, parts))]))


def test_routines_are_not_cut_at_their_loops() -> None:
    """A piece that is done again within a run is no run: it follows no end."""
    draw = random.Random(3)
    looped = ["ab" + "cdefg" * draw.randint(1, 4) + "hi" for _ in range(30)]
    parts = [*looped, *["pqrstu"] * 30]
    first, *others = parts
    draw.shuffle(others)

    found, true = cut([first, *others])

    assert found == true


def test_short_routines_that_follow_one_another_are_two() -> None:
    """What comes by chance one after the other is not one routine."""
    parts = ["abcde", "vwxyz", "abcde", "abcde", "vwxyz", "vwxyz", "vwxyz"] * 4

    found, true = cut(parts)

    assert found == true


def test_runs_with_steps_left_out_are_whole() -> None:
    """Runs that are alike are told by their median, which no run need be."""
    draw = random.Random(5)
    parts = [
        "".join(c for c in routine if c in "amAM" or draw.random() > 0.15)
        for routine in draw.choices(["abcdefghijklm", "ABCDEFGHIJKLM"], k=40)
    ]

    found, true = cut(parts)

    assert found == true


def test_other_things_that_come_again_are_left_over() -> None:
    """What is done again and again, but in no order, belongs to no routine."""
    draw = random.Random(8)
    parts = []
    for _ in range(40):
        parts += ["abcdefghijkl", "".join(draw.choices("0123456789uvwxyz", k=12))]

    segments = wb2pm.segment(list("".join(parts))).segments
    whole = {(s.first, s.last) for s in segments if s.workflow is not None}

    assert len(whole) == 40
    assert len(whole & {(24 * k, 24 * k + 11) for k in range(40)}) >= 36


def test_stretches_end_with_what_mostly_stands_beside_them() -> None:
    """A first and a last step next to steps in any order are part of the routine."""
    draw = random.Random(4)
    work: list[str] = []
    true: list[tuple[int, int]] = []
    for run in range(30):
        pairs = draw.sample(["aA", "bB", "cC", "dD"], k=4)
        other = [f"{run}.{n}" for n in range(8)]
        true.append((len(work) + len(other), len(work) + len(other) + 10))
        work += [*other, *">", *"".join(pairs), *"!"]

    assert routine_stretches(work) == true


@pytest.mark.parametrize(
    ("done", "method"),
    [
        (["a"], "pauses"),
        (["a", "b"], "pauses"),
        (["a"] * 500, "pauses"),
        ([str(n) for n in range(500)], "pauses"),
        (list("abcdefgh") * 30, "routines"),
    ],
)
def test_recordings_of_one_kind_are_covered(done: list[str], method: str) -> None:
    """One entry, always the same, never the same, or one routine: all are covered."""
    found = wb2pm.segment(done)

    assert found.method == method
    assert len(found.workflows()) == len(done)


def test_cuts_that_are_known_stay() -> None:
    """Nothing is concluded from fewer than three runs, and sure cuts are kept."""
    assert agree_cuts("abcabc", [3], []) == (3,)
    assert agree_cuts("abcabcabcabc", [3, 5, 6, 9], [5]) == (3, 5, 6, 9)


def test_names_of_instances_and_tasks_tell_nothing(tmp_path: Path) -> None:
    """A log is cut alike whatever its idx and Task say, in the order of the file."""
    draw = random.Random(2)
    tasks = draw.choices("ab", k=30)
    head = ",timeStamp,userID,targetApp,eventType,url,target.id,idx,Task"
    for name in ("true", "false"):
        rows = [
            f"2026-02-{1 + case * 7 % 28:02}T09:00:{n:02}.000Z,u,Chrome,clickButton,"
            f"https://{task}.example,{task}{n},"
            + (f"{case},{task}" if name == "true" else "0,unknown")
            for case, task in enumerate(tasks)
            for n in range(9)
        ]
        numbered = [f"{at},{row}" for at, row in enumerate(rows)]
        (tmp_path / f"{name}.csv").write_text("\n".join([head, *numbered]) + "\n")

    answers = []
    for name in ("true", "false"):
        read = wb2pm.read([tmp_path / f"{name}.csv"], options={"cases": "ignore"})
        (recording,) = read.demonstrations
        answers.append(wb2pm.segment(recording).segments)

    assert answers[0] == answers[1]
    assert [s.first for s in answers[0]] == [9 * k for k in range(30)]
