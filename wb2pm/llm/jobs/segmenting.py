"""Job: cut a recording into runs of workflows."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec.structs import replace

from wb2pm.discovery.segmentation.candidates import read_candidates
from wb2pm.discovery.segmentation.segmenting import segment
from wb2pm.discovery.segmentation.segments import Segmentation
from wb2pm.errors import ConformanceError
from wb2pm.llm.answers import Answer, Citation, Claim
from wb2pm.llm.backends.registry import RULES, find_backend
from wb2pm.llm.cases import make_cases
from wb2pm.llm.jobs.asking import Citing, JobReply, ask_model
from wb2pm.llm.rules.answering import by_rules
from wb2pm.procedures.procedure import Procedure, ProcedureStep

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from wb2pm.discovery.segmentation.candidates import Reference
    from wb2pm.discovery.segmentation.segmenting import Span
    from wb2pm.events import Activity
    from wb2pm.llm.backends.calls import Backend
    from wb2pm.llm.cases import Case, Item
    from wb2pm.llm.requests.replies import SegmentationReply, SegmentSaid

    Workflows = Mapping[str, Reference] | Sequence[Reference]
    Cut = Callable[[Sequence[Activity], Workflows | None], Segmentation]


def segment_recording(
    recording: Item,
    workflows: Workflows | None = None,
    *,
    backend: str | Backend = RULES,
    facts: bool = True,
    cut: Cut = segment,
) -> Answer[Segmentation]:
    """Cut a recording into runs of workflows.

    Args:
        recording: A demonstration, or a pair of it and its activities at
            granularity ``step``.
        workflows: What the recording may hold; see
            `wb2pm.discovery.segmentation.segmenting.segment`. None where nothing is
            known.
        backend: Who cuts: ``rules``, ``openai:NAME``, or a backend.
        facts: Whether a model is told how the rules would cut.
        cut: How the rules cut, such as `segment` with other arguments.

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
        >>> answer = segment_recording(one, {"all": one.procedure})
        >>> [s.workflow for s in answer.result.segments]
        ['all']
    """
    (case,) = make_cases([recording])
    model = find_backend(backend)
    if not case.activities:
        return Answer(
            job="segment",
            backend=model.name if model else RULES,
            declined="nothing was done",
        )
    if model is None:
        return _by_rules(case, workflows, cut)
    from wb2pm.llm.requests.prompts import make_prompt
    from wb2pm.llm.requests.replies import SegmentationReply

    known = _as_procedures(workflows)
    names = {f"P{number}": name for number, name in enumerate(known, start=1)}
    prompt = make_prompt(
        "segment",
        "Cut the recording D1 into runs"
        + (
            f" of the candidates {', '.join(names)}."
            if names
            else "; nothing is known."
        ),
        [case],
        limits=model.limits,
        procedures=known,
        facts=facts,
        counted=_rules_cut(case, workflows, names, cut) if facts else (),
    )
    count = len(case.activities)

    def check(reply: SegmentationReply) -> str | None:
        return _problem(reply.segments, names, count)

    def make(reply: SegmentationReply, citing: Citing) -> JobReply[Segmentation]:
        spans = [
            (_place(s.first), _place(s.last), names.get(s.workflow or "", s.workflow))
            for s in reply.segments
        ]
        cut = segment(case.activities, workflows, answer=lambda *_: spans)
        titles = [s.title or s.workflow or "no workflow" for s in reply.segments]
        claims = [
            citing.claim(f"{span[0] + 1} to {span[1] + 1}: {title}", (s.first, s.last))
            for span, title, s in zip(spans, titles, reply.segments, strict=True)
        ]
        return JobReply(replace(cut, recording=case.id), tuple(claims))

    return ask_model("segment", model, prompt, SegmentationReply, make, check=check)


def _by_rules(
    case: Case, workflows: Workflows | None, cut: Cut
) -> Answer[Segmentation]:
    try:
        found = cut(case.activities, workflows)
    except ConformanceError as exc:
        return by_rules("segment", None, declined=str(exc))
    claims = [
        Claim(
            sentence=f"{s.first + 1} to {s.last + 1}: {s.workflow or 'no workflow'}",
            citations=tuple(
                Citation(
                    kind="event", source=case.id, place=case.activities[i].acting.id
                )
                for i in dict.fromkeys((s.first, s.last))
            ),
        )
        for s in found.segments
    ]
    named = replace(found, recording=case.id)
    return by_rules("segment", named, claims, notes=found.issues)


def _rules_cut(
    case: Case, workflows: Workflows | None, names: Mapping[str, str], cut: Cut
) -> list[Claim]:
    """Return how rules would cut, in the short names that the model knows."""
    try:
        found = cut(case.activities, workflows)
    except ConformanceError:
        return []
    short = {name: number for number, name in names.items()}
    told = "; ".join(
        f"D1.{s.first + 1} to D1.{s.last + 1}"
        f" {short.get(s.workflow or '', s.workflow or 'none')}"
        for s in found.segments
    )
    return [Claim(sentence=f"By likeness of words and order alone: {told}.")]


def _as_procedures(workflows: Workflows | None) -> dict[str, Procedure]:
    """Write candidates of any kind as procedures, by name."""
    if workflows is None:
        return {}
    return {
        candidate.name: Procedure(
            title=candidate.title,
            steps=tuple(
                ProcedureStep(number=number, text=text)
                for number, text in enumerate(candidate.steps, start=1)
            ),
        )
        for candidate in read_candidates(workflows)
    }


def _problem(
    segments: Sequence[SegmentSaid], names: Mapping[str, str], count: int
) -> str | None:
    """Return why segments cannot be used."""
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
