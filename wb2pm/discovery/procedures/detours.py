"""What a run did and undid, or did to look around."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.procedures.units import Unit


def usual_counts(runs: Sequence[Sequence[Unit]]) -> dict[str, int]:
    """Return how often each key occurs in most runs that have it."""
    counts: dict[str, list[int]] = {}
    for run in runs:
        for key, count in Counter(unit.key for unit in run).items():
            counts.setdefault(key, []).append(count)
    return {
        key: max(
            (n for n in set(seen) if sum(c >= n for c in seen) > len(seen) / 2),
            default=min(seen),
        )
        for key, seen in counts.items()
    }


def usual_keys(runs: Sequence[Sequence[Unit]]) -> frozenset[str]:
    """Return the keys that most runs have."""
    counts = Counter(key for run in runs for key in {unit.key for unit in run})
    return frozenset(key for key, count in counts.items() if count > len(runs) / 2)


def without_detours(
    run: Sequence[Unit],
    usual: dict[str, int],
    most: frozenset[str],
    detours: Counter[str],
) -> list[Unit]:
    """Leave out what a run undid, what it did again more than usual, and looking around.

    Of what was done again, the last stands. Looking around is to go on to other pages
    and come back to the same one, where most others did nothing of the kind.

    Args:
        run: What was done.
        usual: How often each key occurs in runs that have it (`usual_counts`).
        most: Keys that most runs have (`usual_keys`).
        detours: Key -> number of runs; what is left out is counted here.
    """
    gone: set[str] = set()
    kept = _without_steps_back(run, gone)
    kept = _without_loops(_without_other_choices(kept, gone), most, gone)
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


def _without_steps_back(run: Sequence[Unit], gone: set[str]) -> list[Unit]:
    kept: list[Unit] = []
    for unit in run:
        if unit.activity.label == "Navigate back":
            gone.add(unit.key)
            if kept and kept[-1].leads_on:
                gone.add(kept.pop().key)
            continue
        kept.append(unit)
    return kept


def _without_other_choices(run: Sequence[Unit], gone: set[str]) -> list[Unit]:
    """Of choices of one group that follow each other the last one stands."""
    kept: list[Unit] = []
    for at, unit in enumerate(run):
        following = run[at + 1] if at + 1 < len(run) else None
        both = (unit.activity, following.activity) if following else ()
        if both and all(activity.element_type == "radio button" for activity in both):
            gone.add(unit.key)
        else:
            kept.append(unit)
    return kept


def _without_loops(
    run: Sequence[Unit], most: frozenset[str], gone: set[str]
) -> list[Unit]:
    """Leave out what only led to other pages and back to the same."""
    pages = [_address(unit) for unit in run]
    result: list[Unit] = []
    at = 0
    while at < len(run):
        back = _return(run, pages, at, most)
        if back is None:
            result.append(run[at])
            at += 1
        else:
            gone.update(unit.key for unit in run[at:back])
            at = back
    return result


def _return(
    run: Sequence[Unit], pages: Sequence[str | None], at: int, most: frozenset[str]
) -> int | None:
    """Find where a run is back on the page where it is, with nothing done meanwhile."""
    left = False
    for later in range(at, len(run)):
        unit = run[later]
        if later > at and pages[at] is not None and pages[later] == pages[at] and left:
            return later
        if not unit.leads_on or unit.varies or unit.key in most:
            return None
        left = left or pages[later] != pages[at]
    return None


def _address(unit: Unit) -> str | None:
    events = unit.activity.events
    screen = unit.activity.acting.screen_before if events else None
    return screen.url if screen else None
