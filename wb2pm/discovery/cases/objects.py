"""What was done to one business object, in whichever recordings, as a case."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from wb2pm.converters.eventlogs.flattening import BETWEEN, OBJECTS
from wb2pm.converters.ocel.records import Record, records_in, records_in_value
from wb2pm.converters.pages.templates import host_of
from wb2pm.discovery.cases.cutting import Draft, Recorded
from wb2pm.errors import DiscoveryError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from wb2pm.events import Activity

Thing = tuple[str, str, str]
"""Kind, place and number of an object."""


def object_drafts(recordings: Sequence[Recorded], kind: str) -> list[Draft]:
    """Make a case of each object of a kind: the steps that have to do with it.

    An object is a record that an address names, before or after a step, or that a value
    names which was typed or chosen (`wb2pm.converters.ocel.records`); of an event log
    of objects, an object of that type. A step that has to do with several is in the
    case of each; one that has to do with none is in no case.

    Args:
        recordings: The recordings.
        kind: What is one object, such as ``order``.

    Raises:
        DiscoveryError: If there is none; the message names the kinds that there are.
    """
    known = _known(recordings)
    wanted = kind.casefold()
    seen: Counter[str] = Counter()
    events: defaultdict[Thing, defaultdict[str, list[int]]]
    events = defaultdict(lambda: defaultdict(list))
    for recorded in recordings:
        first = 0
        for step in recorded.steps:
            after = first + len(step.events)
            for thing in things_of(step, known):
                seen[thing[0]] += 1
                if thing[0].casefold() == wanted:
                    events[thing][recorded.demonstration.id] += range(first, after)
            first = after
    if not events:
        others = ", ".join(f"{name} ({count})" for name, count in seen.most_common(10))
        raise DiscoveryError(
            f"no step has to do with a {kind!r}; found in steps: {others or 'no object'}"
        )
    names = _names(events)
    return [
        Draft(
            name=names[thing],
            parts={recording: tuple(at) for recording, at in parts.items()},
            workflow=thing[0],
            stays=False,
        )
        for thing, parts in sorted(events.items(), key=lambda one: _natural(one[0]))
    ]


def things_of(step: Activity, known: dict[str | None, list[Record]]) -> Iterator[Thing]:
    """Find the objects that a step has to do with, each once.

    Args:
        step: The step.
        known: Host -> the records that its addresses name.
    """
    before, after = _addresses(step)
    records = [*records_in(before), *records_in(after)]
    records += records_in_value(
        step.value, step.element, known.get(host_of(before), [])
    )
    found = [(record.kind, record.place, record.number) for record in records]
    for event in step.events:
        for name, value in event.attributes.items():
            if name.startswith(OBJECTS) and isinstance(value, str):
                kind = name.removeprefix(OBJECTS)
                found += [(kind, "", one) for one in value.split(BETWEEN)]
    yield from dict.fromkeys(found)


def _known(recordings: Iterable[Recorded]) -> dict[str | None, list[Record]]:
    """List the records that addresses name, by host."""
    known: defaultdict[str | None, dict[Thing, Record]] = defaultdict(dict)
    for recorded in recordings:
        for step in recorded.steps:
            for url in _addresses(step):
                for record in records_in(url):
                    known[host_of(url)].setdefault(record.key, record)
    return {host: list(records.values()) for host, records in known.items()}


def _addresses(step: Activity) -> tuple[str | None, str | None]:
    before, after = step.acting.screen_before, step.events[-1].screen_after
    return before.url if before else None, after.url if after else None


def _names(things: Iterable[Thing]) -> dict[Thing, str]:
    """Name each object by kind and number, and by its place where that is not enough."""
    short = Counter((kind, number) for kind, _, number in things)
    return {
        (kind, place, number): f"{kind} {number}"
        + (f" of {place}" if short[kind, number] > 1 and place else "")
        for kind, place, number in things
    }


def _natural(thing: Thing) -> tuple[str, int, str]:
    kind, place, number = thing
    return place, int(number) if number.isdecimal() else 0, f"{kind} {number}"
