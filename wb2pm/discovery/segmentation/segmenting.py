"""One verb that cuts a recording into runs of workflows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec.structs import replace

from wb2pm.discovery.segmentation.segments import Method, Segment, Segmentation
from wb2pm.errors import DiscoveryError

if TYPE_CHECKING:
    from wb2pm.discovery.segmentation.assignment import Occurrence, Stretch
    from wb2pm.discovery.segmentation.candidates import Candidate, Reference
    from wb2pm.discovery.segmentation.entries import Entries, Entry, Recording
    from wb2pm.discovery.segmentation.evidence import Embed
    from wb2pm.events import Granularity

Span = tuple[int, int, str | None]
"""Position of the first entry, of the last one, and the name of the workflow; None
for what belongs to none."""

Answerer = Callable[[Sequence[str], Mapping[str, Sequence[str]]], Iterable[Span]]
"""What may answer instead, such as a language model: it is given the entries in words
and, by name, the title and steps of each candidate (none where nothing is known)."""


def segment_by_rules(  # noqa: PLR0913 (each a question of its own)
    recording: Recording,
    workflows: Mapping[str, Reference] | Sequence[Reference] | None = None,
    *,
    occurrence: Occurrence = "once",
    runs: int | None = None,
    leftovers: bool = False,
    switching: bool = False,
    embed: Embed | None = None,
    answer: Answerer | None = None,
    granularity: Granularity | None = None,
) -> Segmentation:
    r"""Cut a recording by rules, or as an answer says: `wb2pm.segment` without models.

    Given workflows, the cuts, the order and the assignment are the best there are
    for the score of `evidence.Weights`.

    Args:
        recording: As for `wb2pm.segment`, as are all arguments but `answer`.
        workflows: None where nothing is known.
        occurrence: How often each workflow occurs.
        runs: How many runs there are in all, where that is known.
        leftovers: Whether entries may belong to no workflow.
        switching: Whether a run may be interrupted by others and go on.
        embed: Sentence embedder to ask besides the words.
        answer: What answers instead; checked, not trusted.
        granularity: How finely a demonstration is labelled.

    Returns:
        Segments that cover every entry once.

    Raises:
        ConformanceError: If the workflows are too many for an optimum, or cannot
            occur as asked for in so few entries.
        DiscoveryError: If a workflow says nothing, or an answer does not cover the
            entries.
        LogError: If a log cannot be read.

    Examples:
        >>> [s.first for s in segment_by_rules(list("abcdefgh" * 4)).segments]
        [0, 8, 16, 24]
    """
    from wb2pm.discovery.segmentation.candidates import read_candidates
    from wb2pm.discovery.segmentation.entries import read_entries

    candidates = read_candidates(workflows) if workflows is not None else ()
    fineness = granularity or ("step" if candidates else "element")
    read = read_entries(recording, granularity=fineness)
    if not read.entries:
        return _result(read, [], "lexical" if candidates else "routines")
    if answer is not None:
        return _answered(read, candidates, answer)
    if not candidates:
        return _by_structure(read)
    return segment_beside(
        read,
        candidates,
        occurrence=occurrence,
        runs=runs,
        leftovers=leftovers,
        switching=switching,
        embed=embed,
    )


def segment_beside(  # noqa: PLR0913 (each a question of its own)
    read: Entries,
    candidates: Sequence[Candidate],
    *,
    occurrence: Occurrence,
    runs: int | None = None,
    leftovers: bool = False,
    switching: bool = False,
    embed: Embed | None = None,
) -> Segmentation:
    """Cut entries into runs of candidates, all as for `segment_by_rules`.

    Args:
        read: The recording as entries, at least one.
        candidates: What it may be made of, at least one.
        occurrence: How often each of them occurs.
        runs: How many runs there are in all, where that is known.
        leftovers: Whether entries may belong to no workflow.
        switching: Whether a run may be interrupted by others and go on.
        embed: Sentence embedder to ask besides the words.
    """
    from wb2pm.discovery.segmentation.assignment import assign_runs
    from wb2pm.discovery.segmentation.certainty import certainty_beside
    from wb2pm.discovery.segmentation.evidence import WEIGHTS, weigh_evidence
    from wb2pm.discovery.segmentation.interleaving import assign_interleaved
    from wb2pm.discovery.segmentation.joining import join_parts

    evidence = weigh_evidence(read.entries, candidates, embed=embed)
    assign = assign_interleaved if switching else assign_runs
    found = assign(
        evidence,
        weights=WEIGHTS,
        occurrence=occurrence,
        runs=runs,
        leftovers=leftovers,
    )
    stretches = found.stretches
    if occurrence == "any" and runs is None and not switching:
        stretches = join_parts(evidence, stretches, WEIGHTS)
    surely = certainty_beside(evidence, stretches, WEIGHTS)
    segments = _named(read.entries, stretches, candidates, surely, resumed=switching)
    method: Method = "lexical" if embed is None else "embeddings"
    notes = (
        ()
        if found.optimal
        else (
            "too many states for the best cut: entries were put to workflows by likeness",
        )
    )
    return _result(read, segments, method, score=found.score, issues=notes)


def _result(
    read: Entries,
    segments: Sequence[Segment],
    method: Method,
    *,
    score: float | None = None,
    issues: tuple[str, ...] = (),
) -> Segmentation:
    return Segmentation(
        recording=read.recording,
        entries=len(read.entries),
        segments=tuple(segments),
        method=method,
        score=score,
        issues=issues,
    )


def _named(
    entries: Sequence[Entry],
    stretches: Sequence[Stretch],
    candidates: Sequence[Candidate],
    surely: Sequence[float | None],
    *,
    resumed: bool,
) -> list[Segment]:
    """Name stretches and number runs; a resumed one keeps its number."""
    segments: list[Segment] = []
    numbers: dict[int, int] = {}
    last = 0
    for (first, after, candidate, score), certainty in zip(
        stretches, surely, strict=True
    ):
        if candidate is None:
            segments.append(part_of(entries, first, after))
            continue
        run = numbers.get(candidate) if resumed else None
        if run is None:
            last += 1
            run = numbers[candidate] = last
        part = part_of(entries, first, after, candidates[candidate].name, run)
        segments.append(replace(part, score=score, certainty=certainty))
    return segments


def part_of(
    entries: Sequence[Entry],
    first: int,
    after: int,
    workflow: str | None = None,
    run: int | None = None,
) -> Segment:
    """Describe the entries from one position up to another.

    Args:
        entries: The recording.
        first: Position of the first.
        after: Position after the last.
        workflow: What they are a run of.
        run: Number of the run.
    """
    return Segment(
        first=first,
        last=after - 1,
        workflow=workflow,
        run=run,
        events=_events(entries, first, after),
        started_at=entries[first].started_at,
        ended_at=entries[after - 1].ended_at,
        begins_with=entries[first].label,
        ends_with=entries[after - 1].label,
    )


def _events(entries: Sequence[Entry], first: int, after: int) -> tuple[str, ...]:
    return tuple(event for entry in entries[first:after] for event in entry.events)


def _by_structure(read: Entries) -> Segmentation:
    from wb2pm.discovery.segmentation.grouping import group_runs, nearest_alike
    from wb2pm.discovery.segmentation.routines import find_runs

    found = find_runs(read.entries)
    done = [[(e.label, e.place) for e in read.entries[a:b]] for a, b in found.runs]
    groups = list(range(len(done))) if found.by_pauses else group_runs(done)
    word = "session" if found.by_pauses else "routine"
    segments: list[Segment] = []
    at = 0
    surely = nearest_alike(done, groups)
    for number, ((first, after), group, certainty) in enumerate(
        zip(found.runs, groups, surely, strict=True), 1
    ):
        if at < first:
            segments.append(part_of(read.entries, at, first))
        part = part_of(read.entries, first, after, f"{word} {group + 1}", number)
        segments.append(replace(part, certainty=certainty))
        at = after
    if at < len(read.entries):
        segments.append(part_of(read.entries, at, len(read.entries)))
    notes: tuple[str, ...] = ()
    if found.by_pauses:
        notes = ("too little repeats for runs of routines: cut at pauses",)
    elif not found.complete:
        notes = ("so much differs that the search for better cuts came to its limit",)
    method: Method = "pauses" if found.by_pauses else "routines"
    return _result(read, segments, method, score=1 - found.length, issues=notes)


def _answered(
    read: Entries, candidates: Sequence[Candidate], answer: Answerer
) -> Segmentation:
    texts = [entry.text for entry in read.entries]
    told = {c.name: (c.title, *c.steps) for c in candidates}
    spans = sorted(answer(texts, told), key=lambda span: span[0])
    _check_cover(spans, len(texts), set(told))
    segments: list[Segment] = []
    run = 0
    for first, last, workflow in spans:
        run += workflow is not None
        number = run if workflow is not None else None
        segments.append(part_of(read.entries, first, last + 1, workflow, number))
    return _result(read, segments, "answer")


def _check_cover(spans: Sequence[Span], entries: int, names: set[str]) -> None:
    """Refuse an answer that does not put every entry in exactly one segment."""
    bounds = [
        -1,
        *(edge for first, last, _ in spans for edge in (first, last)),
        entries,
    ]
    whole = all(later == earlier + 1 for earlier, later in list(pairwise(bounds))[::2])
    forward = all(first <= last for first, last, _ in spans)
    if not (whole and forward):
        raise DiscoveryError(
            f"an answer's segments must cover the entries 0 to {entries - 1} once, in"
            f" order; it gave {[span[:2] for span in spans]}"
        )
    unknown = {name for *_, name in spans if name is not None} - names
    if names and unknown:
        raise DiscoveryError(
            f"an answer names workflows that were not asked for: {sorted(unknown)};"
            f" known: {sorted(names)}"
        )
