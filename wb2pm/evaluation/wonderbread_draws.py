"""The examples that WONDERBREAD's code draws, and the same draws corrected.

WONDERBREAD (arXiv 2406.13264) makes its examples of segmentation and validation
with seeds taken from the names of demonstrations. The rules here were recovered
from its published configuration files, which they reproduce; the corrected draws
keep the seeds' way of being made but none of the quirks.
"""

from __future__ import annotations

import hashlib
import random
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from wb2pm.errors import EvaluationError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

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


class MixedSequence(Struct, frozen=True, kw_only=True):
    """Demonstrations that are shown one after the other.

    Attributes:
        classes: Names in the order in which letters A, B, C are given out.
        shown: Names in the order in which they are shown.
    """

    classes: tuple[str, ...]
    shown: tuple[str, ...]


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


def task_of(folder: str) -> int:
    """Return the task id that a demonstration folder's name begins with.

    Raises:
        EvaluationError: If the name is not ``<task id> @ <time>``.

    Examples:
        >>> task_of("212 @ 2023-12-28-01-20-43 (1)")
        212
    """
    number, sign, _ = folder.partition(" @ ")
    if not sign or not number.isdecimal():
        raise EvaluationError(f"{folder!r} is no '<task id> @ <time>'")
    return int(number)


def published_sequence(
    demonstration: str, folders: Sequence[str], sites: Mapping[int, str]
) -> MixedSequence:
    """Draw the sequence that WONDERBREAD segments, quirks and all.

    The two others come from tasks of the same first site. Another demonstration
    of the anchor's own task may be drawn, and fuses with it. The letters follow
    the draw, but the order shown is fixed: task ids are sorted, then shuffled
    with seed 0, which for three is always smallest, largest, middle.

    Args:
        demonstration: Folder name of the anchor.
        folders: All folder names, in the order of WONDERBREAD's ``df_valid.csv``.
        sites: Task id -> first site.

    Raises:
        EvaluationError: If there are fewer than two tasks to draw from.

    Examples:
        >>> published_sequence(
        ...     "1 @ a", ["1 @ a", "2 @ b", "3 @ c"], {1: "s", 2: "s", 3: "s"}
        ... ).shown
        ('1 @ a', '3 @ c', '2 @ b')
    """
    pool = _pool(demonstration, folders, sites, own_task=True)
    generator = random.Random(seed_of(demonstration + "_segmentation"))  # noqa: S311
    tasks = generator.sample(sorted(pool), 2)
    drawn = [generator.choice(pool[task]) for task in tasks]
    classes = (demonstration, *drawn)
    order = sorted({task_of(name) for name in classes})
    random.Random(0).shuffle(order)  # noqa: S311 (trial 0 of the benchmark)
    shown = sorted(classes, key=lambda name: order.index(task_of(name)))
    return MixedSequence(classes=classes, shown=tuple(shown))


def corrected_sequence(
    demonstration: str,
    folders: Sequence[str],
    sites: Mapping[int, str],
    *,
    others: int = 2,
    seed: int = 0,
) -> MixedSequence:
    """Draw a sequence of different tasks, in an order that tells nothing.

    Each class is another task; letters and positions are shuffled apart from
    each other, so that neither tells which demonstration comes first; the order
    of `folders` does not matter.

    Args:
        demonstration: Folder name of the anchor.
        folders: All folder names.
        sites: Task id -> first site.
        others: How many demonstrations to add to the anchor.
        seed: Of the draw, together with the anchor's name.

    Raises:
        EvaluationError: If there are fewer tasks to draw from than `others`.

    Examples:
        >>> sorted(
        ...     corrected_sequence(
        ...         "1 @ a", ["1 @ b", "2 @ b", "3 @ c"], {1: "s", 2: "s", 3: "s"}
        ...     ).shown
        ... )
        ['1 @ a', '2 @ b', '3 @ c']
    """
    pool = _pool(demonstration, sorted(folders), sites, own_task=False, at_least=others)
    text = f"{demonstration}_segmentation_corrected_{seed}"
    generator = random.Random(seed_of(text))  # noqa: S311
    tasks = generator.sample(sorted(pool), others)
    drawn = [demonstration, *(generator.choice(pool[task]) for task in tasks)]
    classes = tuple(generator.sample(drawn, len(drawn)))
    return MixedSequence(
        classes=classes, shown=tuple(generator.sample(drawn, len(drawn)))
    )


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


def segmentation_configuration(sequence: MixedSequence) -> dict[str, Any]:
    """Write a sequence as an entry of WONDERBREAD's segmentation configuration.

    Examples:
        >>> segmentation_configuration(MixedSequence(classes=("a",), shown=("a",)))
        {'3': {'is_same_site=True': {'concatenate': {'demo_names': ['a']}}}}
    """
    names = {"demo_names": list(sequence.classes)}
    return {"3": {"is_same_site=True": {"concatenate": names}}}


def validation_configuration(negatives: Negatives | None) -> dict[str, Any]:
    """Write negatives as an entry of WONDERBREAD's validation configuration.

    Examples:
        >>> validation_configuration(None)["3"]["truncate"]
        {'state_ids': None}
    """
    if negatives is None:
        return {
            "3": {
                "skip": {"state_ids": None, "action_ids": None},
                "shuffle": {"state_ids": None},
                "truncate": {"state_ids": None},
            }
        }
    return {
        "3": {
            "skip": {
                "state_ids": [list(pair) for pair in negatives.skip],
                "action_ids": [[a - 1, b - 1] for a, b in negatives.skip],
            },
            "shuffle": {"state_ids": [list(pair) for pair in negatives.shuffle]},
            "truncate": {"state_ids": list(negatives.truncate)},
        }
    }


def _pool(
    demonstration: str,
    folders: Sequence[str],
    sites: Mapping[int, str],
    *,
    own_task: bool,
    at_least: int = 2,
) -> dict[int, list[str]]:
    """Group by task the other demonstrations of the same site."""
    anchor = task_of(demonstration)
    if anchor not in sites:
        raise EvaluationError(f"the site of task {anchor} is not known")
    pool: dict[int, list[str]] = {}
    for name in folders:
        task = task_of(name)
        usable = own_task or task != anchor
        if name != demonstration and usable and sites.get(task) == sites[anchor]:
            pool.setdefault(task, []).append(name)
    if len(pool) < at_least:
        raise EvaluationError(
            f"{demonstration}: {len(pool)} other tasks of {sites[anchor]!r}, and"
            f" {at_least} are needed"
        )
    return pool


def _generator(demonstration: str, kind: NegativeKind) -> random.Random:
    return random.Random(seed_of(demonstration + _SUFFIX[kind]))  # noqa: S311


def _shuffled(generator: random.Random, indices: range) -> list[int]:
    order = list(indices)
    generator.shuffle(order)
    return order[:NEGATIVES]
