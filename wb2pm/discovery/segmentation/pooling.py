"""Recordings cut by what other recordings show, where nothing is given.

Several recordings that do the same, or that are said to be of one workflow, show what
one run of it looks like. A recording like none of them may be several runs in a row:
it is cut as if the others' steps had been given. A run is named only if it is as alike
to one of those recordings as they are to each other; what is like none of them is a
run of its own, of no known workflow.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from wb2pm.discovery.segmentation.candidates import Candidate
from wb2pm.discovery.segmentation.entries import Entries, read_entries
from wb2pm.discovery.segmentation.grouping import ALIKE, group_runs
from wb2pm.discovery.segmentation.routines import BLOCK
from wb2pm.discovery.segmentation.segmenting import part_of, segment_beside
from wb2pm.discovery.segmentation.segments import Segmentation

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from wb2pm.discovery.segmentation.entries import Entry
    from wb2pm.discovery.segmentation.routines import Symbol
    from wb2pm.discovery.segmentation.segments import Segment
    from wb2pm.events import Activity

FEWEST: Final = 2
"""Recordings that must do the same before another is cut by them: one alone may
itself be several runs in a row."""


class Pooled(NamedTuple):
    """One of several recordings.

    Attributes:
        steps: Its activities at granularity ``step``.
        workflow: What it is said to be a run of.
        parts: Ids of the events that its parts between pauses begin with.
    """

    steps: Sequence[Activity]
    workflow: str | None = None
    parts: tuple[str, ...] = ()


class _Kind(NamedTuple):
    """Recordings of one workflow.

    Attributes:
        name: What it is called.
        runs: What was done in each.
        steps: The steps of the one that has most in common with the others.
        least: How alike another run must be to the nearest of them.
    """

    name: str
    runs: tuple[Counter[Symbol], ...]
    steps: tuple[str, ...]
    least: float


def segment_pool(
    pool: Mapping[str, Pooled], *, routines: int = 0
) -> dict[str, Segmentation]:
    """Cut recordings by what others among them show.

    Args:
        pool: The recordings, by their ids, each with at least one step.
        routines: How many routines have a number already.

    Returns:
        Those that others say something of; the rest is not in it. A recording that
        does what others do is one run.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.converters.labels.labelling import label_all
        >>> from wb2pm.converters.sources.reading import read
        >>> paths = [*demonstrations_of(4002), *demonstrations_of(4003)]
        >>> paths += [*demonstrations_of(4006), *demonstrations_of(4101)]
        >>> done = read(paths).demonstrations
        >>> steps = label_all(done)
        >>> pool = {d.id: Pooled(steps[d.id], d.workflow) for d in done}
        >>> found = segment_pool(pool)[done[-1].id]
        >>> [part.workflow for part in found.segments if part.run]
        ['4003', '4006', '4002']
    """
    entries = {name: read_entries(one.steps).entries for name, one in pool.items()}
    done = {name: tuple(map(_symbol, all_of)) for name, all_of in entries.items()}
    of_kind: dict[str, _Kind] = {}
    for members, stated in _alike(pool, done):
        routines += stated is None
        kind = _kind(stated or f"routine {routines}", members, entries, done)
        of_kind |= dict.fromkeys(members, kind)
    kinds = list({kind.name: kind for kind in of_kind.values()}.values())
    found: dict[str, Segmentation] = {}
    for name, one in pool.items():
        read = Entries(recording=name, entries=entries[name])
        if name in of_kind:
            found[name] = _whole(read, of_kind[name])
        elif kinds and (cut := _cut(read, one.parts, kinds, done[name])):
            found[name] = cut
    return found


def _symbol(entry: Entry) -> Symbol:
    return entry.label, entry.place


def _alike(
    pool: Mapping[str, Pooled], done: Mapping[str, Sequence[Symbol]]
) -> Iterator[tuple[list[str], str | None]]:
    """Give recordings that are said to be of one workflow, then those that are alike."""
    stated: defaultdict[str, list[str]] = defaultdict(list)
    whole = [name for name, one in pool.items() if len(one.parts) < FEWEST]
    for name in whole:
        if workflow := pool[name].workflow:
            stated[workflow].append(name)
    told = {w: names for w, names in stated.items() if len(names) >= FEWEST}
    for workflow, names in told.items():
        yield names, workflow
    known = {name for names in told.values() for name in names}
    rest = [name for name in whole if name not in known]
    groups: defaultdict[int, list[str]] = defaultdict(list)
    for name, group in zip(rest, group_runs([done[n] for n in rest]), strict=True):
        groups[group].append(name)
    for names in groups.values():
        if len(names) >= FEWEST:
            yield names, None


def _kind(
    name: str,
    members: Sequence[str],
    entries: Mapping[str, Sequence[Entry]],
    done: Mapping[str, Sequence[Symbol]],
) -> _Kind:
    bags = [Counter(done[member]) for member in members]
    likeness = [
        [_likeness(one, other) for at, other in enumerate(bags) if at != place]
        for place, one in enumerate(bags)
    ]
    middle = max(range(len(bags)), key=lambda place: sum(likeness[place]))
    return _Kind(
        name=name,
        runs=tuple(bags),
        steps=tuple(entry.text for entry in entries[members[middle]]),
        least=min(ALIKE, *map(max, likeness)),
    )


def _likeness(one: Counter[Symbol], other: Counter[Symbol]) -> float:
    """Return the multiset Jaccard index, as runs are grouped by."""
    return (one & other).total() / (one | other).total()


def _whole(read: Entries, kind: _Kind) -> Segmentation:
    run = part_of(read.entries, 0, len(read.entries), kind.name, 1)
    return _segmentation(read, [run])


def _cut(
    read: Entries,
    parts: Sequence[str],
    kinds: Sequence[_Kind],
    done: Sequence[Symbol],
) -> Segmentation | None:
    """Cut a recording, within its parts between pauses; None if it is like no other."""
    begins = [n for n, e in enumerate(read.entries) if set(parts) & set(e.events)]
    bounds = [0, *(at for at in begins if at), len(read.entries)]
    segments: list[Segment] = []
    for first, after in pairwise(bounds):
        segments += _runs_in(read, first, after, kinds, done)
    if not any(part.workflow for part in segments):
        return None
    numbers = iter(range(1, len(segments) + 1))
    numbered = [
        replace(part, run=next(numbers)) if part.run else part for part in segments
    ]
    return _segmentation(read, numbered)


def _runs_in(
    read: Entries,
    first: int,
    after: int,
    kinds: Sequence[_Kind],
    done: Sequence[Symbol],
) -> Iterator[Segment]:
    by_name = {kind.name: kind for kind in kinds}
    inside = Entries(recording=read.recording, entries=read.entries[first:after])
    told = [Candidate(name=k.name, title=k.name, steps=k.steps) for k in kinds]
    found = segment_beside(inside, told, occurrence="any", leftovers=True)
    unknown = first
    for part in found.segments:
        begin, end = first + part.first, first + part.last + 1
        kind = by_name.get(part.workflow or "")
        if kind is None or not _is_run(kind, done[begin:end]):
            continue
        yield from _of_none(read, unknown, begin)
        named = part_of(read.entries, begin, end, kind.name, 1)
        yield replace(named, score=part.score, certainty=part.certainty)
        unknown = end
    yield from _of_none(read, unknown, after)


def _is_run(kind: _Kind, done: Sequence[Symbol]) -> bool:
    bag = Counter(done)
    return max(_likeness(bag, run) for run in kind.runs) >= kind.least


def _of_none(read: Entries, first: int, after: int) -> Iterator[Segment]:
    """Give a stretch like no other recording: a run if it is long enough for one."""
    if first < after:
        run = 1 if after - first >= BLOCK else None
        yield part_of(read.entries, first, after, None, run)


def _segmentation(read: Entries, segments: Sequence[Segment]) -> Segmentation:
    return Segmentation(
        recording=read.recording,
        entries=len(read.entries),
        segments=tuple(segments),
        method="others",
    )
