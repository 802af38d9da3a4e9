"""Which variants of a log a net is measured on where there are very many.

Aligning costs about as much for a variant of one case as for one of a thousand. Where
there are more variants than shall be aligned, the most frequent ones are, each for its
own cases, and of the others a sample is, which stands for them all: systematic sampling
with probability proportional to the number of cases, the others being in random order
(Hartley & Rao, *Sampling with unequal probabilities and without replacement*, Annals of
Mathematical Statistics 33, 1962; Cochran, *Sampling Techniques*, 3rd edition, 1977,
chapter 9A). A variant counts as most frequent where it would be drawn for certain.
Those that are drawn stand for the same number of cases each, so that a mean over the
cases is estimated without bias.

How far off such a mean may be is estimated with Hájek's variance (*Asymptotic theory
of rejective sampling with varying probabilities from a finite population*, the same
journal 35, 1964), and as normally distributed: with fewer than fifty variants drawn the
margin is rather too narrow (`bench/sampling.py`).

What is counted once however many cases do it, such as the different activities that
follow another, comes out too small in a sample. `share_shown` says how much of that a
sample shows of all variants where they are merely replayed, which costs next to nothing,
for a ratio estimate (Cochran, chapter 6).
"""

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from msgspec import Struct

from wb2pm.discovery.models.values import Sampled

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from wb2pm.discovery.counts.values import Variant

SEED = 0
"""What the sample begins at unless told otherwise: the same log gives the same."""
NORMAL_95 = 1.959964
"""Standard errors to either side of a mean that hold 95 % of a normal distribution."""


class Weighted(Struct, frozen=True):
    """A sequence of activities and how many cases it stands for.

    Attributes:
        activities: The sequence.
        count: The cases, its own and those of others.
    """

    activities: tuple[str, ...]
    count: float


Counted: TypeAlias = "Sequence[Variant] | Sequence[Weighted]"
"""What measures are taken of: variants as they are, or with what they stand for."""


class Sample(NamedTuple):
    """Variants that stand for all of a log.

    Attributes:
        certain: The most frequent ones, which stand for themselves.
        drawn: Those that stand for themselves and for others, most frequent first.
        step: How many cases each of these stands for.
    """

    certain: tuple[Variant, ...]
    drawn: tuple[Variant, ...]
    step: float

    def variants(self) -> tuple[Variant, ...]:
        """Return all of them, most frequent first."""
        return (*self.certain, *self.drawn)

    def weighted(self) -> list[Weighted]:
        """Return the same with the cases that they stand for."""
        return [
            *(Weighted(each.activities, each.count) for each in self.certain),
            *(Weighted(each.activities, self.step) for each in self.drawn),
        ]

    def margin(self, value: Callable[[tuple[str, ...]], float]) -> float | None:
        """Estimate how far the mean of a value over the cases may be off.

        Args:
            value: Gives it for a sequence.

        Returns:
            Half the width of the interval that holds the mean of all cases for 95 of
            100 samples; None if one variant alone was drawn, which tells nothing.
        """
        size = len(self.drawn)
        if size <= 1:
            return None
        left_out = [1 - each.count / self.step for each in self.drawn]
        if not sum(left_out):
            return 0.0
        values = [value(each.activities) for each in self.drawn]
        pairs = list(zip(left_out, values, strict=True))
        mean = sum(share * one for share, one in pairs) / sum(left_out)
        spread = sum(share * (one - mean) ** 2 for share, one in pairs)
        rest = self.step * size
        share = rest / (rest + sum(each.count for each in self.certain))
        return NORMAL_95 * share * math.sqrt(spread / (size * (size - 1)))


def draw_sample(
    found: Sequence[Variant], size: int | None, *, seed: int = SEED
) -> Sample:
    """Draw variants that stand for all.

    Args:
        found: The variants, most frequent first.
        size: How many to take, at least 1; None for all.
        seed: Where the sample begins.

    Returns:
        The sample; all variants where they are not more than `size`.

    Examples:
        >>> from wb2pm.discovery.counts.values import Variant
        >>> counts = {"a": 6, "ab": 1, "ac": 1, "b": 1, "c": 1}
        >>> sample = draw_sample(
        ...     [
        ...         Variant(activities=tuple(text), cases=(), count=count)
        ...         for text, count in counts.items()
        ...     ],
        ...     3,
        ... )
        >>> [("".join(each.activities), each.count) for each in sample.weighted()]
        [('a', 6), ('ac', 2.0), ('b', 2.0)]
    """
    if size is None or len(found) <= size:
        return Sample(tuple(found), (), 0.0)
    rest = sum(each.count for each in found)
    certain = 0
    while found[certain].count * (size - certain) >= rest:
        rest -= found[certain].count
        certain += 1
    random = Random(seed)  # noqa: S311 (no secret)
    others = sorted(found[certain:], key=lambda each: each.activities)
    random.shuffle(others)
    step = rest / (size - certain)
    drawn: list[Variant] = []
    passed, begin = 0, random.random()
    for each in others:
        passed += each.count
        if passed > (begin + len(drawn)) * step and len(drawn) < size - certain:
            drawn.append(each)
    drawn.sort(key=lambda each: (-each.count, each.activities))
    return Sample(tuple(found[:certain]), tuple(drawn), step)


def share_shown(
    sampled: Counted,
    found: Counted,
    replay: Callable[[tuple[str, ...]], tuple[str, ...]],
) -> float:
    """Return how much of what follows what in a log a sample of it shows.

    Args:
        sampled: The sample, with the cases that each stands for.
        found: All variants.
        replay: What of a sequence counts (see `wb2pm.discovery.models.replaying`).

    Returns:
        Over the beginnings of the cases, the number of activities that follow such a
        beginning, in the sample over that in all; 1 where nothing does.

    Examples:
        >>> sampled = [Weighted(("a", "b"), 3.0)]
        >>> found = [Weighted(("a", "b"), 2), Weighted(("a", "c"), 1)]
        >>> share_shown(sampled, found, lambda activities: activities)
        0.6666666666666666
    """
    of_sample, of_all = (
        _followed([(replay(each.activities), each.count) for each in several])
        for several in (sampled, found)
    )
    return of_sample / of_all if of_all else 1.0


def tell_sample(
    sample: Sample,
    found: Sequence[Variant],
    fitness: Callable[[tuple[str, ...]], float],
    replay: Callable[[tuple[str, ...]], tuple[str, ...]],
) -> Sampled:
    """Put together what a model's quality says of the sample it rests on.

    Args:
        sample: The sample; some variants of it were drawn.
        found: All variants.
        fitness: Gives that of a sequence.
        replay: As in `share_shown`.

    Examples:
        >>> from wb2pm.discovery.counts.values import Variant
        >>> found = [
        ...     Variant(activities=(text,), cases=(), count=1) for text in "abcd"
        ... ]
        >>> sample = draw_sample(found, 2)
        >>> told = tell_sample(sample, found, lambda _: 1.0, lambda done: done)
        >>> told.variants, told.of, told.margin
        (2, 4, 0.0)
    """
    return Sampled(
        variants=len(sample.variants()),
        of=len(found),
        certain=len(sample.certain),
        margin=sample.margin(fitness),
        shown=share_shown(sample.weighted(), found, replay),
    )


def say_sampled(sampled: Sampled, measured: float) -> str:
    """Say in words what measures rest on.

    Args:
        sampled: The sample.
        measured: Share of the cases that its variants have.

    Examples:
        >>> sampled = Sampled(variants=2, of=4, certain=0, margin=0.01, shown=0.5)
        >>> say_sampled(sampled, 0.5).split(":")[0]
        'Fitness, precision and generalisation are of 2 of 4 variants, and so of 50.0% of the cases'
    """
    margin = ""
    if sampled.margin is not None:
        margin = (
            f" Fitness is within {sampled.margin:.1g} of that of all in 95 of 100"
            " samples."
        )
    return (
        f"Fitness, precision and generalisation are of {sampled.variants:,} of "
        f"{sampled.of:,} variants, and so of {measured:.1%} of the cases: the "
        f"{sampled.certain:,} most frequent ones, and of the others a sample that "
        f"stands for them all.{margin} A sample shows less of what is done, here "
        f"{sampled.shown:.0%} of what follows what, and precision is raised by that: "
        "it is an estimate, and how far off it is is not known."
    )


def _followed(found: Sequence[tuple[tuple[str, ...], float]]) -> float:
    """Sum up, over all beginnings of all cases, how many activities follow there.

    In order, sequences that begin alike stand together: only the beginnings of the
    last one are open, and one that is left is done.
    """
    total = 0.0
    counts, followers = [0.0], [0]
    before: tuple[str, ...] = ()
    for activities, count in sorted(found):
        common = 0
        while common < len(before) and before[common] == activities[common]:
            common += 1
        while len(counts) > common + 1:
            total += counts.pop() * followers.pop()
        counts = [one + count for one in counts]
        followers[common] += len(activities) > common
        for left in range(len(activities) - common - 1, -1, -1):
            counts.append(count)
            followers.append(1 if left else 0)
        before = activities
    return total + sum(
        n * several for n, several in zip(counts, followers, strict=True)
    )
