"""Runs of a workflow as cases of one request: which show the way, and what varies."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.discovery.procedures.requests import Span, find_values, given_values
from wb2pm.discovery.procedures.units import Unit, entry_names, is_entry, units

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.events import Activity, Demonstration

    Item = tuple[Demonstration, Sequence[Activity]]

FAILED: Final = frozenset({"abandoned", "cancelled", "failed", "unfinished"})
"""Outcomes that sources state of runs that did not reach their end."""
_SEVERAL: Final = 2


class Run(NamedTuple):
    """One run of the workflow.

    Attributes:
        demonstration: The recording.
        activities: Its activities at granularity ``step``.
        request: What was asked for, on one line.
        values: Where the request has values of this case.
        units: What it did.
    """

    demonstration: Demonstration
    activities: Sequence[Activity]
    request: str
    values: tuple[Span, ...]
    units: list[Unit]

    @property
    def own(self) -> frozenset[str]:
        """The values of this case in the request, folded."""
        texts = (self.request[span.start : span.end] for span in self.values)
        return frozenset(
            text.strip('"\u201c\u201d\u201e\u00ab\u00bb ').casefold() for text in texts
        )


def showing_the_way(
    items: Sequence[Item], completed: Mapping[str, bool | None] | None = None
) -> list[Item]:
    """Leave out the runs that failed: nobody should follow them.

    Args:
        items: Demonstrations with their activities.
        completed: Case id -> whether it reached its end, for those whose source does
            not say how they ended.

    Returns:
        Those that did not fail; all, where none or only a minority would be left by
        such verdicts.
    """
    stated = [item for item in items if item[0].outcome not in FAILED]
    known = completed or {}
    judged = [
        item
        for item in stated
        if item[0].outcome is not None or known.get(item[0].id) is not False
    ]
    usable = judged if len(judged) * _SEVERAL > len(stated) else stated
    return usable or list(items)


def make_runs(items: Sequence[Item]) -> list[Run]:
    """Make the runs of a workflow, each with the values of its case."""
    requests = [" ".join((d.intent or "").split()) for d, _ in items]
    common = _common(items, requests)
    records = (_records(items, requests) - common) | _entered(items, requests)
    runs: list[Run] = []
    for (demonstration, activities), request in zip(items, requests, strict=True):
        given = given_values(activities)
        values = tuple(find_values(request, requests, given)) if request else ()
        run = Run(demonstration, activities, request, values, [])
        found = units(
            activities, records=run.own | records, common=common, case=request
        )
        runs.append(run._replace(units=found))
    return runs


def _common(items: Sequence[Item], requests: Sequence[str]) -> frozenset[str]:
    """Find names of entries that were clicked for several requests.

    On whatever page: what is another one in each case is found under no other.
    """
    cases: defaultdict[str, set[str]] = defaultdict(set)
    for (_, activities), request in zip(items, requests, strict=True):
        for name in entry_names(activities):
            cases[name].add(request)
    return frozenset(name for name, asked in cases.items() if len(asked) >= _SEVERAL)


def _entered(items: Sequence[Item], requests: Sequence[str]) -> frozenset[str]:
    """Find what was entered or chosen for one of several requests alone."""
    cases: defaultdict[str, set[str]] = defaultdict(set)
    for (_, activities), request in zip(items, requests, strict=True):
        for given in given_values(activities):
            if given.field is not None:
                cases[given.value.casefold()].add(request)
    several = len(set(requests)) >= _SEVERAL
    return frozenset(v for v, asked in cases.items() if several and len(asked) == 1)


def _records(items: Sequence[Item], requests: Sequence[str]) -> frozenset[str]:
    """Find names of entries that everybody with one request chose, and nobody else.

    Such an entry was looked up for the request, whether it names it or not. The runs
    of another request have to have a counterpart: one of that kind on such a page.
    """
    asked: defaultdict[str, set[int]] = defaultdict(set)
    for at, request in enumerate(requests):
        asked[request].add(at)
    whole = [runs for runs in asked.values() if len(runs) >= _SEVERAL]
    chosen: defaultdict[tuple[str | None, ...], set[int]] = defaultdict(set)
    for at, (_, activities) in enumerate(items):
        for activity in activities:
            if activity.element and is_entry(activity):
                kind = (activity.verb, activity.element_type, activity.page)
                chosen[(activity.element.casefold(), *kind)].add(at)
    own = [key for key, runs in chosen.items() if runs in whole]
    return frozenset(
        key[0]
        for key in own
        if key[0] and any(o[1:] == key[1:] and chosen[o] != chosen[key] for o in own)
    )
