"""Several runs of a workflow as one sequence, with the ways that people took."""

from __future__ import annotations

from collections import Counter
from difflib import SequenceMatcher
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.procedures.units import Unit


class Alternative(NamedTuple):
    """What some did in place of units of the merged sequence.

    Attributes:
        units: What they did.
        replaces: How many units it stands for.
        people: How many did so.
    """

    units: tuple[Unit, ...]
    replaces: int
    people: int


class MergedUnit(NamedTuple):
    """One unit of the merged sequence.

    Attributes:
        unit: The unit, as one of them did it.
        values: The values given, most frequent first.
        differs: Whether the values differ between the runs.
        people: How many did it.
        optional: Whether it is done by some besides what all do.
        alternatives: What others did in its place.
    """

    unit: Unit
    values: tuple[str, ...]
    differs: bool
    people: int
    optional: bool
    alternatives: tuple[Alternative, ...] = ()


class Merged(NamedTuple):
    """The merged sequence, and what was left out of it.

    Attributes:
        units: The units in order.
        detours: Label -> number of runs in which it was left out.
    """

    units: list[MergedUnit]
    detours: dict[str, int]


def merge_sequences(runs: Sequence[Sequence[Unit]]) -> Merged:
    """Merge runs into one sequence.

    The run that is most like all others is the backbone (the set median by the
    ratio of matching blocks; ties go to the shorter, then the earlier run). The
    others are laid beside it: what they have in common supports it, what stands
    in another order counts as common, what stands in place of something is an
    alternative and what stands between is optional or a detour.
    """
    detours: Counter[str] = Counter()
    usual = _usual_counts(runs)
    plain = [_without_detours(run, usual, detours) for run in runs]
    if not plain:
        return Merged([], {})
    backbone = plain[_most_alike(plain)]
    beside = _Branches(backbone, len(plain))
    for run in plain:
        beside.add(run)
    return Merged(beside.finish(detours), dict(sorted(detours.items())))


def _usual_counts(runs: Sequence[Sequence[Unit]]) -> dict[str, int]:
    """Return how often each key occurs in most runs that have it."""
    counts: dict[str, list[int]] = {}
    for run in runs:
        for key, count in Counter(unit.key for unit in run).items():
            counts.setdefault(key, []).append(count)
    half = len(runs) / 2
    return {
        key: max(
            (n for n in set(seen) if sum(c >= n for c in seen) > half),
            default=min(seen),
        )
        for key, seen in counts.items()
    }


def _without_detours(
    run: Sequence[Unit], usual: dict[str, int], detours: Counter[str]
) -> list[Unit]:
    """Leave out what a run undid, and what it did again more than usual.

    Of what was done again, the last stands.
    """
    kept: list[Unit] = []
    gone: set[str] = set()
    for unit in run:
        if unit.activity.label == "Navigate back":
            gone.add(unit.key)
            if kept and kept[-1].leads_on:
                gone.add(kept.pop().key)
            continue
        kept.append(unit)
    counts = Counter(unit.key for unit in kept)
    result: list[Unit] = []
    dropped: Unit | None = None
    for unit in kept:
        if not unit.submits and counts[unit.key] > usual.get(unit.key, 1):
            counts[unit.key] -= 1
            gone.add(unit.key)
            dropped = unit
        elif not (unit.submits and dropped and unit.activity is dropped.activity):
            result.append(unit)
    detours.update(gone)
    return result


def _most_alike(runs: Sequence[Sequence[Unit]]) -> int:
    keys = [[unit.key for unit in run] for run in runs]

    def distance(at: int) -> tuple[float, int, int]:
        alike = sum(
            SequenceMatcher(a=keys[at], b=other, autojunk=False).ratio()
            for other in keys
        )
        return (-round(alike, 9), len(keys[at]), at)

    return min(range(len(runs)), key=distance)


class _Branches:
    """The backbone, and what the runs have beside it."""

    def __init__(self, backbone: Sequence[Unit], runs: int) -> None:
        self._backbone = backbone
        self._runs = runs
        self._same: list[list[Unit]] = [[] for _ in backbone]
        self._others: dict[tuple[int, int, tuple[str, ...]], list[list[Unit]]] = {}
        self._between: dict[tuple[int, str], list[Unit]] = {}

    def add(self, run: Sequence[Unit]) -> None:
        """Lay a run beside the backbone."""
        ours = [unit.key for unit in self._backbone]
        theirs = [unit.key for unit in run]
        codes = SequenceMatcher(a=ours, b=theirs, autojunk=False).get_opcodes()
        free = [i for tag, a, b, _, _ in codes if tag != "equal" for i in range(a, b)]
        moved = set()
        for tag, a, _, c, d in codes:
            for j in range(c, d):
                at = next((i for i in free if ours[i] == theirs[j]), None)
                if tag == "equal":
                    self._same[a + j - c].append(run[j])
                elif at is not None and not run[j].leads_on:
                    self._same[at].append(run[j])
                    free.remove(at)
                    moved.add(j)
        for tag, a, b, c, d in codes:
            if tag != "equal":
                left = [i for i in range(a, b) if i in free]
                new = [run[j] for j in range(c, d) if j not in moved]
                self._set_beside(left, new, before=b)

    def _set_beside(self, left: list[int], new: list[Unit], *, before: int) -> None:
        """Keep what stands in place of units, or between them.

        What sends off the input stands for what sends it off, whatever follows.
        """
        if not left or not new:
            for unit in new:
                self._between.setdefault((before, unit.key), []).append(unit)
            return
        sends = self._backbone[left[0]].sends and new[0].sends
        last, instead = (left[0], new[:1]) if sends else (left[-1], new)
        key = (left[0], last, tuple(unit.key for unit in instead))
        self._others.setdefault(key, []).append(instead)
        if sends:
            self._set_beside(left[1:], new[1:], before=before)

    def finish(self, detours: Counter[str]) -> list[MergedUnit]:
        """Return the merged sequence."""
        result: list[MergedUnit] = []
        between = self._settled()
        for at in range(len(self._backbone) + 1):
            for key, units in between.get(at, []):
                minority = len(units) <= self._runs / 2
                if minority and len(units) == 1 and units[0].leads_on:
                    detours[key] += 1
                else:
                    result.append(_merged(units, optional=minority))
            if at < len(self._backbone):
                result.append(self._at(at))
        return result

    def _settled(self) -> dict[int, list[tuple[str, list[Unit]]]]:
        """Return each thing between units one place: where most have it.

        Moves between pages keep each place, as they are particular to it. At one
        place things keep the order of the runs.
        """
        gathered: dict[tuple[str, int], list[tuple[int, list[Unit]]]] = {}
        for (place, key), units in self._between.items():
            only_here = place if units[0].leads_on else -1
            gathered.setdefault((key, only_here), []).append((place, units))
        settled: dict[int, list[tuple[str, list[Unit]]]] = {}
        for (key, _), places in gathered.items():
            place, _ = max(places, key=lambda entry: (len(entry[1]), -entry[0]))
            together = [unit for _, units in places for unit in units]
            settled.setdefault(place, []).append((key, together))
        return settled

    def _at(self, at: int) -> MergedUnit:
        same = self._same[at]
        others = [
            Alternative(tuple(runs[0]), last - first + 1, len(runs))
            for (first, last, _), runs in sorted(
                self._others.items(),
                key=lambda item: (item[0][0], -len(item[1]), item[0]),
            )
            if last == at
        ]
        single = [o for o in others if o.replaces == len(o.units) == 1]
        best = max(single, key=lambda other: other.people, default=None)
        if best and best.people > len(same):
            runs = self._others[at, at, (best.units[0].key,)]
            others[others.index(best)] = Alternative((same[0],), 1, len(same))
            same = [run[0] for run in runs]
        replaced = any(first <= at <= last for first, last, _ in self._others)
        minority = len(same) <= self._runs / 2
        return _merged(
            same, optional=minority and not replaced, alternatives=tuple(others)
        )


def _merged(
    units: Sequence[Unit],
    *,
    optional: bool,
    alternatives: tuple[Alternative, ...] = (),
) -> MergedUnit:
    """Put together what several did: their values, and the place they agree on."""
    values = Counter(u.activity.value for u in units if u.activity.value is not None)
    places = Counter(u.activity.location for u in units)
    place, count = max(places.items(), key=lambda item: (item[1], item[0] or ""))
    agreed = place if count > len(units) / 2 else None
    first = units[0]
    return MergedUnit(
        unit=first._replace(activity=replace(first.activity, location=agreed)),
        values=tuple(sorted(values, key=lambda value: (-values[value], value))),
        differs=len(values) > 1,
        people=len(units),
        optional=optional,
        alternatives=alternatives,
    )
