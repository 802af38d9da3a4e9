"""WONDERBREAD's seeded rules for runs that were not done as they should.

A recording is a row of states with an action between each two. The benchmark
makes three faulty copies a rule: it *truncates* the recording, *skips* two states
with the actions that lead to them, or *shuffles*: swaps two states, each with the
action that follows it. Rules and seeds are those of the published
``validation_configs.json`` (HazyResearch/wonderbread, ``demo_validation``), which
they reproduce exactly.
"""

from __future__ import annotations

import random
from hashlib import sha256
from typing import Final, Literal, NamedTuple

Fault = Literal["truncate", "skip", "shuffle"]

N_NEGATIVES: Final = 3
"""Faulty copies that the benchmark makes of each recording by each rule."""

_SEED_NAMES: Final[dict[Fault, str]] = {
    "truncate": "_truncation",
    "skip": "_skip",
    "shuffle": "_shuffle",
}


class FaultyEntries(NamedTuple):
    """What is left of a recording, and by which rule.

    Attributes:
        fault: The rule.
        drawn: The positions that were drawn, as the published files list them.
        entries: Positions in the trace that stay, in their new order: 2k is
            state k, 2k + 1 the action that follows it.
    """

    fault: Fault
    drawn: tuple[int, ...]
    entries: tuple[int, ...]


def fault_seed(demonstration: str, fault: Fault) -> int:
    """Give the seed with which a recording's faults are drawn.

    Examples:
        >>> fault_seed("1 @ 2023-12-25-15-44-04", "skip")
        1740605
    """
    text = f"{demonstration}{_SEED_NAMES[fault]}"
    return int(sha256(text.encode()).hexdigest()[:8], 16) % 9999999


def draw_faults(
    demonstration: str, n_states: int, *, n: int = N_NEGATIVES
) -> tuple[FaultyEntries, ...]:
    """Draw the faulty copies of one recording.

    Args:
        demonstration: Its name, which is the seed.
        n_states: How many states it has; actions are one fewer.
        n: Copies by each rule.

    Returns:
        `n` truncated, `n` skipped and `n` shuffled copies in the order of their
        drawing; none at all for a recording with fewer than `n` + 2 states, as in
        the benchmark. The rules as coded there: truncating before state ``i``
        keeps what stands before the action that leads to it; skipping from state
        0 leaves a trace that begins with an action; the same two states may be
        swapped twice.

    Examples:
        >>> [fault.drawn for fault in draw_faults("1 @ 2023-12-25-15-44-04", 9)][3:6]
        [(12, 14), (2, 4), (6, 8)]
    """
    if n_states < n + 2:
        return ()
    whole = range(2 * n_states - 1)
    faults = [
        FaultyEntries("truncate", (2 * i,), tuple(whole[: 2 * i - 1]))
        for i in _shuffled(demonstration, "truncate", range(1, n_states - 1))[1][:n]
    ]
    for i in _shuffled(demonstration, "skip", range(n_states - 2))[1][:n]:
        gone = range(2 * i - 1, 2 * i + 3)
        left = tuple(at for at in whole if at not in gone)
        faults.append(FaultyEntries("skip", (2 * i, 2 * i + 2), left))
    draw, order = _shuffled(demonstration, "shuffle", range(n_states - 2))
    for i in order[:n]:
        j = draw.choice([k for k in range(n_states - 1) if k != i])
        swapped = list(whole)
        swapped[2 * i : 2 * i + 2] = whole[2 * j : 2 * j + 2]
        swapped[2 * j : 2 * j + 2] = whole[2 * i : 2 * i + 2]
        faults.append(FaultyEntries("shuffle", (2 * i, 2 * j), tuple(swapped)))
    return tuple(faults)


def _shuffled(
    demonstration: str, fault: Fault, positions: range
) -> tuple[random.Random, list[int]]:
    draw = random.Random(fault_seed(demonstration, fault))  # noqa: S311 (the benchmark's own)
    order = list(positions)
    draw.shuffle(order)
    return draw, order
