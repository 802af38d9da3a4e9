"""Why an answer is no, in words, with its step and its event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from wb2pm.discovery.conformance.deviations import Reason

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from wb2pm.discovery.conformance.deviations import Verdict


class _Counted(NamedTuple):
    """Kinds of evidence that are counted, in words."""

    usual: str = "steps that most others did were left out"
    replaced: str = "steps of the others were done in a way of its own"
    thin_hole: str = "places where the one other who came there did something between"
    jump: str = "steps that nobody else did one right after the other"
    own: str = "steps that nobody else did"
    missing: str = "what all others did is missing"
    left_out: str = "steps of nearly all others are missing"
    closing: str = "what is done last was not done"
    last: str = "what nearly all others did last is missing"
    entry: str = "values that were to be given were given nowhere"
    elsewhere: str = "it ended on a page of another kind than the others"
    early: str = "it ended where the others went on"
    failure: str = "the application said that something failed"
    cancelled: str = "the last thing done was to cancel"
    unsent: str = "a form was filled in and not sent"
    news: str = "what is new on the others' last screens is not on its own"
    shown: str = "its last screens show less than those of the others"
    back: str = "what was done goes back in the text"
    unfocused: str = "clicks that the procedure asks for were not recorded"


_COUNTED: Final = _Counted()._asdict()


def with_reasons(verdict: Verdict, *more: Reason) -> Verdict:
    """Return a verdict that says for each no what it rests on.

    Args:
        verdict: The verdict; its own deviations and gaps are reasons.
        more: Reasons that neither is, with their steps and events. They take the
            place of counts of their kind.

    Examples:
        >>> from wb2pm.discovery.conformance.deviations import Gap, Verdict
        >>> gap = Gap(kind="visit", event="e3", sentence="A new page came.")
        >>> verdict = Verdict(
        ...     demonstration="a", reference="SOP", reference_kind="procedure",
        ...     followed=False, completed=True, fitness=1.0, gaps=(gap,),
        ...     evidence={"gap": 1},
        ... )
        >>> with_reasons(verdict).reasons[0].event
        'e3'
    """
    reasons: list[Reason] = []
    if verdict.followed is False:
        reasons += _not_followed(verdict, [r for r in more if r.question == "followed"])
    if verdict.completed is False:
        told = [reason for reason in more if reason.question == "completed"]
        reasons += told
        reasons += _counted("completed", verdict.completion_evidence, told)
        if not any(reason.question == "completed" for reason in reasons):
            said = "The last step of the reference was not done."
            reasons.append(Reason(question="completed", kind="closing", sentence=said))
    return replace(verdict, reasons=tuple(reasons))


def _not_followed(verdict: Verdict, told: Sequence[Reason]) -> Iterator[Reason]:
    for deviation in verdict.deviations:
        yield Reason(
            question="followed",
            kind=deviation.kind,
            sentence=deviation.sentence,
            step=deviation.step,
            event=deviation.event,
        )
    for gap in verdict.gaps:
        yield Reason(
            question="followed", kind="gap", sentence=gap.sentence, event=gap.event
        )
    yield from told
    named = {deviation.kind for deviation in verdict.deviations} | {"gap"}
    left = {kind: n for kind, n in verdict.evidence.items() if kind not in named}
    yield from _counted("followed", left, told)


def _counted(
    question: str, evidence: dict[str, int], told: Iterable[Reason]
) -> Iterator[Reason]:
    """Yield in words what is only counted."""
    named = {reason.kind for reason in told}
    for kind, count in evidence.items():
        if not count or kind in named or kind not in _COUNTED:
            continue
        sentence = _COUNTED[kind]
        times = f" ({count})" if count > 1 else ""
        yield Reason(
            question=question,  # type: ignore[arg-type]  # one of its two
            kind=kind,
            sentence=f"{sentence[0].upper()}{sentence[1:]}{times}.",
        )


SCORE: Final = (
    "score: how likely it is, from 0 to 1, that the procedure was followed; what speaks"
    " against it is counted and weighed, and below {threshold:.2f} the answer is no"
)
"""What a score is, where one is printed."""
FITNESS: Final = (
    "fitness: 1 where every step and every act has its counterpart, 0 where none has"
)
"""What fitness is, where it is printed."""
