"""Job: cut a recording into runs of workflows."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from wb2pm.converters.sources.given import is_paths, is_recorded, one_in
from wb2pm.discovery.segmentation.candidates import read_candidates
from wb2pm.discovery.segmentation.segmenting import segment_by_rules
from wb2pm.discovery.segmentation.segments import Segment, Segmentation
from wb2pm.errors import ConformanceError, DiscoveryError
from wb2pm.events import Demonstration
from wb2pm.llm.answers import Answer, Citation, Claim
from wb2pm.llm.backends.registry import RULES, find_backend
from wb2pm.llm.cases import make_case
from wb2pm.llm.jobs.asking import Citing, JobReply
from wb2pm.llm.jobs.job import Job, Task, short_names
from wb2pm.llm.rules.answering import by_rules
from wb2pm.procedures.procedure import Procedure, ProcedureStep

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wb2pm.converters.sources.given import One
    from wb2pm.discovery.segmentation.assignment import Occurrence
    from wb2pm.discovery.segmentation.entries import Recording
    from wb2pm.discovery.segmentation.evidence import Embed
    from wb2pm.discovery.segmentation.segmenting import Span
    from wb2pm.events import Granularity
    from wb2pm.llm.backends.calls import Backend
    from wb2pm.llm.jobs.job import Cut, Workflows
    from wb2pm.llm.requests.replies import SegmentationReply


def segment(  # noqa: PLR0913 (each a question of its own)
    recording: Recording | One,
    workflows: Workflows | None = None,
    *,
    backend: str | Backend = RULES,
    occurrence: Occurrence = "once",
    runs: int | None = None,
    leftovers: bool = False,
    switching: bool = False,
    embed: Embed | None = None,
    granularity: Granularity | None = None,
    facts: bool = True,
) -> Segmentation:
    r"""Cut a recording into runs of workflows.

    Given workflows, rules lay each stretch along the steps of one of them, and the
    cuts, the order and the assignment are the best there are for their score. Given
    none, runs are found by what repeats and put together by what is done in them.

    Args:
        recording: A demonstration, or a pair of it and its activities, or its path.
            Rules also take an event log of one case, activities, or sentences.
        workflows: Procedures, texts of procedures, intents, models or
            demonstrations of the workflows that it may hold, in any order; a
            mapping names them. None where nothing is known.
        backend: Who cuts: ``rules``, ``openai:NAME``, or a backend.
        occurrence: Whether each workflow occurs once, at most once, or any number
            of times.
        runs: How many runs there are in all, where that is known.
        leftovers: Whether entries may belong to no workflow.
        switching: Whether a run may be interrupted by others and go on.
        embed: Sentence embedder to ask besides the words; see
            `wb2pm.discovery.segmentation.sentence_embedder.load_embedder`.
        granularity: How finely rules label a demonstration: by default ``step``
            beside workflows, ``element`` without. A language model is always shown
            activities at granularity ``step``.
        facts: Whether a language model is told how the rules would cut.

    Returns:
        Segments that cover every entry once. Where a language model gave no answer,
        they are one that belongs to no workflow, and `Segmentation.issues` says why.

    Raises:
        BackendError: If the language model cannot be asked.
        ConformanceError: If the workflows are too many for an optimum, or cannot
            occur as asked for in so few entries.
        DiscoveryError: If a workflow says nothing, or a language model is to cut
            what is no demonstration.
        LogError: If a log cannot be read.
        UnknownNameError: If there is no such backend.

    Examples:
        >>> found = segment(
        ...     ["Click Orders", "Open order 7", "Click Users", "Add user Ann"],
        ...     {
        ...         "users": "Add a user\n1. Click Users\n2. Add the user",
        ...         "orders": "See an order\n1. Click Orders\n2. Open the order",
        ...     },
        ... )
        >>> found.workflows()
        ['orders', 'orders', 'users', 'users']
        >>> [s.first for s in segment(list("abcdefgh" * 4)).segments]
        [0, 8, 16, 24]
    """
    cut = partial(
        segment_by_rules,
        occurrence=occurrence,
        runs=runs,
        leftovers=leftovers,
        switching=switching,
        embed=embed,
        granularity=granularity,
    )
    recorded = is_recorded(recording)
    if find_backend(backend) is None:
        if not recorded:
            return cut(recording, workflows)
        if is_paths(recording):
            return cut(make_case(recording).demonstration, workflows)
        item = one_in(recording)
        if isinstance(item, Demonstration):
            return cut(item, workflows)
        case = make_case(item)
        return replace(cut(case.activities, workflows), recording=case.id)
    if not recorded:
        raise DiscoveryError(
            "a language model cuts demonstrations; cut others by rules"
        )
    answer = cut_recording(recording, workflows, backend=backend, facts=facts, cut=cut)
    if answer.result is not None:
        return answer.result
    case = make_case(recording)
    events = tuple(event.id for a in case.activities for event in a.events)
    last = len(case.activities) - 1
    whole = (Segment(first=0, last=last, workflow=None, events=events),)
    return Segmentation(
        recording=case.id,
        entries=len(case.activities),
        segments=whole if events else (),
        method="answer",
        issues=(f"{answer.backend} gave no answer: {answer.declined}",),
    )


def cut_recording(
    recording: One,
    workflows: Workflows | None = None,
    *,
    backend: str | Backend = RULES,
    facts: bool = True,
    cut: Cut = segment_by_rules,
) -> Answer[Segmentation]:
    """Cut as `segment` does, and keep what the cuts cite and what they cost.

    Args:
        recording: A demonstration, or a pair of it and its activities at
            granularity ``step``.
        workflows: As for `segment`.
        backend: As for `segment`.
        facts: As for `segment`.
        cut: How the rules cut, such as
            `wb2pm.discovery.segmentation.segmenting.segment_by_rules` with other
            arguments.

    Returns:
        Segments that cover every activity once; positions count activities at
        granularity ``step``. Declined without activities.

    Raises:
        BackendError: If the model cannot be asked.
        DiscoveryError: If a workflow says nothing.
        UnknownNameError: If there is no such backend.

    Examples:
        >>> import wb2pm
        >>> from wb2pm.bundled import demonstrations_of
        >>> one = wb2pm.read(demonstrations_of(4003)).demonstrations[0]
        >>> answer = cut_recording(one, {"all": one.procedure})
        >>> [s.workflow for s in answer.result.segments]
        ['all']
    """
    task = Task(cases=(make_case(recording),), workflows=workflows, cut=cut)
    return SEGMENT.do(task, backend=backend, facts=facts)


def _wording(task: Task) -> str:
    names = ", ".join(short_names(_as_procedures(task)))
    known = f" of the candidates {names}." if names else "; nothing is known."
    return f"Cut the recording D1 into runs{known}"


def _read(
    reply: SegmentationReply, citing: Citing, task: Task
) -> JobReply[Segmentation]:
    names = short_names(_as_procedures(task))
    (case,) = task.cases
    spans = [
        (_place(s.first), _place(s.last), names.get(s.workflow or "", s.workflow))
        for s in reply.segments
    ]
    cut = segment_by_rules(case.activities, task.workflows, answer=lambda *_: spans)
    titles = [s.title or s.workflow or "no workflow" for s in reply.segments]
    claims = [
        citing.claim(f"{span[0] + 1} to {span[1] + 1}: {title}", (s.first, s.last))
        for span, title, s in zip(spans, titles, reply.segments, strict=True)
    ]
    return JobReply(replace(cut, recording=case.id), tuple(claims))


def _cut(task: Task) -> Segmentation:
    if task.found is not None:
        return task.found
    cut = task.cut or segment_by_rules
    return cut(task.cases[0].activities, task.workflows)


def _by_rules(task: Task) -> Answer[Segmentation]:
    (case,) = task.cases
    try:
        found = _cut(task)
    except ConformanceError as exc:
        return by_rules("segment", None, declined=str(exc))
    acting = {event.id: a.acting.id for a in case.activities for event in a.events}
    claims = [
        Claim(
            sentence=f"{s.first + 1} to {s.last + 1}: {s.workflow or 'no workflow'}",
            citations=tuple(
                Citation(kind="event", source=case.id, place=event)
                for event in dict.fromkeys(_ends(s, acting))
            ),
        )
        for s in found.segments
    ]
    named = replace(found, recording=case.id)
    return by_rules("segment", named, claims, notes=found.issues)


def _ends(part: Segment, acting: Mapping[str, str]) -> tuple[str, ...]:
    """Return the events that the first and the last activity of a part are told by."""
    ends = (part.events[0], part.events[-1]) if part.events else ()
    return tuple(acting.get(event, event) for event in ends)


def _rules_cut(task: Task) -> list[Claim]:
    """Return how rules would cut, in the short names that the model knows."""
    try:
        found = _cut(task)
    except ConformanceError:
        return []
    names = short_names(_as_procedures(task))
    short = {name: number for number, name in names.items()}
    told = "; ".join(
        f"D1.{s.first + 1} to D1.{s.last + 1}"
        f" {short.get(s.workflow or '', s.workflow or 'none')}"
        for s in found.segments
    )
    return [Claim(sentence=f"By likeness of words and order alone: {told}.")]


def _as_procedures(task: Task) -> dict[str, Procedure]:
    """Write candidates of any kind as procedures, by name."""
    if task.workflows is None:
        return {}
    return {
        candidate.name: Procedure(
            title=candidate.title,
            steps=tuple(
                ProcedureStep(number=number, text=text)
                for number, text in enumerate(candidate.steps, start=1)
            ),
        )
        for candidate in read_candidates(task.workflows)
    }


def _problem(reply: SegmentationReply, task: Task) -> str | None:
    """Return why segments cannot be used."""
    segments = reply.segments
    names = short_names(_as_procedures(task))
    count = len(task.cases[0].activities)
    unknown = {s.workflow for s in segments if s.workflow is not None} - set(names)
    if names and unknown:
        return f"`workflow` must be one of {', '.join(names)} or null"
    edges: list[Span] = []
    for said in segments:
        try:
            edges.append((_place(said.first), _place(said.last), None))
        except ValueError:
            return f"{said.first!r} or {said.last!r} is no activity such as D1.4"
    whole = edges[0][0] == 0 and edges[-1][1] == count - 1
    forward = all(first <= last for first, last, _ in edges)
    if whole and forward and all(b[0] == a[1] + 1 for a, b in pairwise(edges)):
        return None
    return (
        f"the segments must cover D1.1 to D1.{count} without gap or overlap, in order"
    )


def _place(name: str) -> int:
    """Turn the short name of an activity into its position.

    Raises:
        ValueError: If it is none.
    """
    demonstration, _, number = name.strip().partition(".")
    if demonstration != "D1" or not number.isascii() or not number.isdecimal():
        raise ValueError(name)
    return int(number) - 1


SEGMENT: Final = Job[Segmentation](
    name="segment",
    reply="SegmentationReply",
    of="recording",
    wording=_wording,
    rules=_by_rules,
    read=_read,
    declines=lambda task: None if task.acted else "nothing was done",
    problem=_problem,
    counted=_rules_cut,
    shown=_as_procedures,
)
"""Cut a recording into runs of workflows."""
