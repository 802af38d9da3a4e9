"""The examples that WONDERBREAD's code draws, and the same draws corrected.

WONDERBREAD (arXiv 2406.13264) makes its examples of validation
with seeds taken from the names of demonstrations. The rules here were recovered
from its published configuration file, whose 88 demonstrations at hand they reproduce;
one of the other 74, ``0 @ 2023-12-25-15-10-58``, was drawn upstream from another pool.
The corrected draws keep the seeds' way of being made but none of the quirks.
"""

from __future__ import annotations

import hashlib
import random
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence

NegativeKind = Literal["truncate", "skip", "shuffle"]
NEGATIVES = 3
"""Negatives of each kind for each demonstration."""
FEWEST_STATES = 5
"""A demonstration with fewer states has no negatives in the published draws."""
_SEEDS = 9_999_999
_SUFFIX: dict[NegativeKind, str] = {
    "truncate": "_truncation",
    "skip": "_skip",
    "shuffle": "_shuffle",
}


class Negatives(Struct, frozen=True, kw_only=True):
    """How the negatives of one demonstration are made; ids count states by 2.

    State k has id 2k, the action after it id 2k + 1.

    Attributes:
        truncate: Ids of the states where each truncation ends.
        skip: Pairs of ids of neighbouring states left out together.
        shuffle: Pairs of ids of states that change places, each with the action
            that follows it.
    """

    truncate: tuple[int, ...] = ()
    skip: tuple[tuple[int, int], ...] = ()
    shuffle: tuple[tuple[int, int], ...] = ()


def seed_of(text: str) -> int:
    """Turn a text into a seed: eight hexadecimal digits of its SHA-256, folded.

    Examples:
        >>> seed_of("1 @ 2023-12-25-15-44-04_skip")
        1740605
    """
    digest = hashlib.sha256(text.encode()).hexdigest()
    return int(digest[:8], 16) % _SEEDS


def published_negatives(demonstration: str, states: int) -> Negatives | None:
    """Draw the negatives of a demonstration as WONDERBREAD does.

    Args:
        demonstration: Its folder name.
        states: How many states its trace has.

    Returns:
        Three of each kind, or None if it has fewer than five states. One pair may
        be shuffled twice (10 of WONDERBREAD's 162 demonstrations).

    Examples:
        >>> published_negatives("1 @ 2023-12-25-15-44-04", 9).truncate
        (4, 6, 8)
    """
    if states < FEWEST_STATES:
        return None
    drawn = {kind: _generator(demonstration, kind) for kind in _SUFFIX}
    skipped = _shuffled(drawn["skip"], range(states - 2))
    moved = _shuffled(drawn["shuffle"], range(states - 2))
    return Negatives(
        truncate=tuple(
            2 * k for k in _shuffled(drawn["truncate"], range(1, states - 1))
        ),
        skip=tuple((2 * k, 2 * k + 2) for k in skipped),
        shuffle=tuple(
            (
                2 * k,
                2 * drawn["shuffle"].choice([j for j in range(states - 1) if j != k]),
            )
            for k in moved
        ),
    )


def corrected_negatives(
    demonstration: str, labels: Sequence[str], *, seed: int = 0
) -> Negatives:
    """Draw negatives that differ from the demonstration and from each other.

    What counts is the sequence of the actions' labels: a truncated no-op, or two
    like actions that change places, is no negative. No negative begins with an
    action that lost its state, and a truncation may drop a single action.

    Args:
        demonstration: Its folder name.
        labels: A label for each action, such as its activity at granularity
            ``step``; an empty one for an action that is part of another's step.
        seed: Of the draw, together with the name.

    Returns:
        Up to three of each kind; fewer where a short or monotonous demonstration
        has no more.

    Examples:
        >>> corrected_negatives("1 @ a", ["Click A", "Click A"]).shuffle
        ()
    """
    states = len(labels) + 1
    candidates: dict[NegativeKind, list[tuple[int, ...]]] = {
        "truncate": [(2 * k,) for k in range(2, states)],
        "skip": [(2 * k, 2 * k + 2) for k in range(1, states - 2)],
        "shuffle": [
            (2 * k, 2 * j) for k in range(states - 1) for j in range(k + 1, states - 1)
        ],
    }
    chosen: dict[NegativeKind, list[tuple[int, ...]]] = {}
    for kind, draws in candidates.items():
        text = f"{demonstration}{_SUFFIX[kind]}_corrected_{seed}"
        random.Random(seed_of(text)).shuffle(draws)  # noqa: S311
        seen = {tuple(filter(None, labels))}
        chosen[kind] = []
        for draw in draws:
            ids = edited_ids(kind, draw, states)
            left = tuple(labels[k // 2] for k in ids if k % 2 and labels[k // 2])
            if left not in seen and len(chosen[kind]) < NEGATIVES:
                seen.add(left)
                chosen[kind].append(draw)
    return Negatives(
        truncate=tuple(draw[0] for draw in chosen["truncate"]),
        skip=tuple((a, b) for a, b in chosen["skip"]),
        shuffle=tuple((a, b) for a, b in chosen["shuffle"]),
    )


def edited_ids(kind: NegativeKind, draw: Sequence[int], states: int) -> list[int]:
    """Return what a negative shows, by ids: state k is 2k, the action after it 2k + 1.

    Args:
        kind: How the negative is made.
        draw: One entry of the like-named field of `Negatives`; the id of a
            truncation alone in a sequence.
        states: How many states the demonstration has.

    Returns:
        Ids in the order shown. A truncation at state k drops that state, the
        action before it and all that follows; skipping drops two states and the
        action before each.

    Examples:
        >>> edited_ids("truncate", (4,), 4)
        [0, 1, 2]
        >>> edited_ids("skip", (2, 4), 4)
        [0, 5, 6]
        >>> edited_ids("shuffle", (0, 4), 4)
        [4, 5, 2, 3, 0, 1, 6]
    """
    ids = list(range(2 * states - 1))
    if kind == "truncate":
        (end,) = draw
        return [k for k in ids if k < end - 1]
    first, second = draw
    if kind == "skip":
        return [k for k in ids if k not in {first - 1, first, second - 1, second}]
    ids[first : first + 2], ids[second : second + 2] = (
        ids[second : second + 2],
        ids[first : first + 2],
    )
    return ids


def _generator(demonstration: str, kind: NegativeKind) -> random.Random:
    return random.Random(seed_of(demonstration + _SUFFIX[kind]))  # noqa: S311


def _shuffled(generator: random.Random, indices: range) -> list[int]:
    order = list(indices)
    generator.shuffle(order)
    return order[:NEGATIVES]
