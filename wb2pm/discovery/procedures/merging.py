"""Several runs of a workflow as one sequence, with the ways that people took."""

from __future__ import annotations

from collections import Counter
from difflib import SequenceMatcher
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from wb2pm.converters.redaction.comparing import holds_mask
from wb2pm.discovery.procedures.detours import usual_counts, usual_keys, without_detours
from wb2pm.discovery.procedures.other_ways import (
    FEW,
    Alternative,
    is_another_way,
    is_same_of_another_case,
    is_same_thing,
)
from wb2pm.discovery.procedures.wording import ticked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.procedures.units import Unit


class MergedUnit(NamedTuple):
    """One unit of the merged sequence.

    Attributes:
        unit: The unit, as one of them did it.
        example: The value of the example's case; None where that run did without.
        differs: Whether the values differ between the cases, or may have done so
            before they were masked.
        people: How many did it.
        cases: The requests for which it was done.
        optional: Whether it is done by some besides what all do.
        ticks: Whether it left a box ticked or not, where that is known.
        alternatives: What others did in its place.
    """

    unit: Unit
    example: str | None
    differs: bool
    people: int
    cases: frozenset[str]
    optional: bool
    ticks: frozenset[bool] = frozenset()
    alternatives: tuple[Alternative, ...] = ()


class Merged(NamedTuple):
    """The merged sequence, and what was left out of it.

    Attributes:
        units: The units in order.
        detours: Label -> number of runs in which it was left out.
        typical: Which run the sequence follows; None without runs.
    """

    units: list[MergedUnit]
    detours: dict[str, int]
    typical: int | None = None


def merge_sequences(runs: Sequence[Sequence[Unit]]) -> Merged:
    """Merge runs into one sequence.

    The run that is most like all others is the backbone (the set median by the
    ratio of matching blocks; ties go to the shorter, then the earlier run). The
    others are laid beside it: what they have in common supports it, what stands
    in another order counts as common, what stands in place of something is an
    alternative and what stands between is optional or a detour.
    """
    detours: Counter[str] = Counter()
    usual, most = usual_counts(runs), usual_keys(runs)
    plain = [without_detours(run, usual, most, detours) for run in runs]
    if not plain:
        return Merged([], {})
    typical = _most_alike(plain)
    beside = _Branches(plain[typical], len(plain))
    for number, run in enumerate(plain):
        beside.add([unit._replace(run=number) for unit in run])
    return Merged(beside.finish(detours), dict(sorted(detours.items())), typical)


def _most_alike(runs: Sequence[Sequence[Unit]]) -> int:
    keys = [[unit.key for unit in run] for run in runs]

    def distance(at: int) -> tuple[float, int, int]:
        alike = sum(
            SequenceMatcher(a=keys[at], b=other, autojunk=False).ratio()
            for other in keys
        )
        return (-round(alike, 9), len(keys[at]), at)

    return min(range(len(runs)), key=distance)


class _Placed(NamedTuple):
    """A merged unit, and which of the sequence that is followed it is, if any."""

    merged: MergedUnit
    at: int = -1


class _Branches:
    """The backbone, and what the runs have beside it."""

    def __init__(self, backbone: Sequence[Unit], runs: int) -> None:
        self._backbone = backbone
        self._runs = runs
        self._same: list[list[Unit]] = [[] for _ in backbone]
        self._blocks: list[tuple[list[int], list[Unit], int]] = []
        self._paired: Counter[tuple[str, str]] = Counter()
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
                self._blocks.append((left, new, b))
                if left and new:
                    self._paired[self._backbone[left[0]].key, new[0].key] += 1

    def _set_beside(self, left: list[int], new: list[Unit], *, before: int) -> None:
        """Keep what stands in place of units, or between them.

        Enter stands for the button that sends the input off, and the other way round,
        whatever follows; so does a button for another that several used instead.
        """
        if not left or not new:
            for unit in new:
                self._between.setdefault((before, unit.key), []).append(unit)
            return
        pair = (self._backbone[left[0]], new[0])
        known = pair[0].submits or pair[1].submits
        known = known or self._paired[pair[0].key, pair[1].key] > 1
        sends = known and all(unit.sends for unit in pair)
        last, instead = (left[0], new[:1]) if sends else (left[-1], new)
        key = (left[0], last, tuple(unit.key for unit in instead))
        self._others.setdefault(key, []).append(instead)
        if sends:
            self._set_beside(left[1:], new[1:], before=before)

    def finish(self, detours: Counter[str]) -> list[MergedUnit]:
        """Return the merged sequence."""
        for left, new, before in self._blocks:
            self._set_beside(left, new, before=before)
        result: list[_Placed] = []
        between = self._settled()
        for at in range(len(self._backbone) + 1):
            for key, units in between.get(at, []):
                minority = len(units) <= self._runs / 2
                alone = len(units) == 1
                if minority and alone and (self._runs >= FEW or units[0].leads_on):
                    detours[key] += 1
                elif not self._stands_for(units, result):
                    result.append(_Placed(self._merged(units, optional=minority)))
            if at < len(self._backbone):
                merged = self._at(at, detours)
                if merged.optional and merged.people == 1 and self._runs >= FEW:
                    detours[merged.unit.key] += 1
                else:
                    result.append(_Placed(merged, at))
        return [placed.merged for placed in result]

    def _stands_for(self, units: Sequence[Unit], result: list[_Placed]) -> bool:
        """Take what was done by none of those who did what comes before it for a way.

        The way of the majority leads.
        """
        runs = {unit.run for unit in units}
        before: list[_Placed] = []
        ours: set[int] = set()
        for placed in reversed(result):
            did = {u.run for u in self._same[placed.at]} if placed.at >= 0 else runs
            if runs & did or placed.merged.alternatives or (ours and not did <= ours):
                break
            ours |= did
            before.insert(0, placed)
        replaced = [placed.merged.unit for placed in before]
        way = Alternative((units[0],), max(len(replaced), 1), len(runs))
        if not replaced or not is_another_way(way, replaced, (), self._runs):
            return False
        if len(runs) <= len(ours):
            last = result[-1]
            merged = last.merged._replace(alternatives=(way,))
            result[-1] = _Placed(merged, last.at)
            return True
        del result[-len(before) :]
        merged = self._merged(units, optional=len(runs | ours) <= self._runs / 2)
        other = Alternative(tuple(replaced), 1, len(ours))
        result.append(_Placed(merged._replace(alternatives=(other,))))
        return True

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

    def _at(self, at: int, detours: Counter[str]) -> MergedUnit:
        same = self._same[at]
        others = [
            Alternative(tuple(self._best(runs)), last - first + 1, len(runs))
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
        told: list[Alternative] = []
        for other in others:
            if is_same_of_another_case(other, same):
                runs = self._others[at, at, (other.units[0].key,)]
                together = [*same, *(run[0] for run in runs)]
                same = [unit._replace(varies=True) for unit in together]
            elif len(other.units) == other.replaces == 1 and any(
                is_same_thing(other.units[0], unit) for unit in same
            ):
                same = [
                    *same,
                    *(run[0] for run in self._others[at, at, (other.units[0].key,)]),
                ]
            elif self._is_told(other, at):
                told.append(other)
            else:
                detours.update(unit.key for unit in other.units)
        otherwise = sum(
            len(runs)
            for (first, last, _), runs in self._others.items()
            if first <= at <= last
        )
        return self._merged(
            same,
            optional=len(same) + otherwise <= self._runs / 2,
            alternatives=tuple(told),
            backbone=next(
                (u for u in same if u.activity is self._backbone[at].activity), None
            ),
        )

    def _best(self, runs: Sequence[Sequence[Unit]]) -> Sequence[Unit]:
        """Take the run of the example's case, if it is among those of one way."""
        case = self._backbone[0].case
        return next((run for run in runs if run[0].case == case), runs[0])

    def _is_told(self, other: Alternative, at: int) -> bool:
        replaced = self._backbone[at - other.replaces + 1 : at + 1]
        rest = (*self._backbone[: at - other.replaces + 1], *self._backbone[at + 1 :])
        again = {unit.key for unit in rest}
        last = at == len(self._backbone) - 1
        if last and other.people == 1 < len(other.units) and self._runs >= FEW:
            return False  # nothing follows that shows where it led
        return is_another_way(other, replaced, again, self._runs)

    def _merged(
        self,
        units: Sequence[Unit],
        *,
        optional: bool,
        alternatives: tuple[Alternative, ...] = (),
        backbone: Unit | None = None,
    ) -> MergedUnit:
        """Put together what several did: their values, and the place they agree on."""
        case = self._backbone[0].case if self._backbone else ""
        values = Counter(unit.value for unit in units if unit.value is not None)
        own = Counter(
            unit.value for unit in units if unit.value is not None and unit.case == case
        )
        places = Counter(unit.activity.location for unit in units)
        place, count = max(places.items(), key=lambda item: (item[1], item[0] or ""))
        agreed = place if count > len(units) / 2 else None
        first = next((unit for unit in units if unit.case == case), units[0])
        if backbone is not None:
            first = backbone
            own = Counter([first.value] if first.value is not None else [])
        states = {ticked(unit.activity) for unit in units} - {None}
        return MergedUnit(
            unit=first._replace(activity=replace(first.activity, location=agreed)),
            example=min(own, key=lambda v: (-own[v], v)) if own else None,
            differs=_may_differ(values) or any(unit.varies for unit in units),
            people=len(units),
            cases=frozenset(unit.case for unit in units),
            optional=optional,
            ticks=frozenset(state for state in states if state is not None),
            alternatives=alternatives,
        )


def _may_differ(values: Counter[str]) -> bool:
    """Return whether values are not known to be one: equal masks may hide two."""
    masked = any(holds_mask(value) for value in values)
    return len(values) > 1 or (masked and values.total() > 1)
