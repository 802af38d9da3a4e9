"""What speaks against a run where nobody else's is there to compare it with.

The text tells by the likeness of its words what a step may be about: a step that
nothing done is like was left out, or is worded otherwise. One that names what stands
on the run's own pages says more than one that names nothing there, and is counted
apart. The screens tell besides where the run does not hang together.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from wb2pm.discovery.conformance.deviations import Reason
from wb2pm.discovery.conformance.grounding.outcomes import MOSTLY_STILL
from wb2pm.discovery.conformance.grounding.steps import state_of
from wb2pm.discovery.conformance.procedure.name_similarity import fold
from wb2pm.discovery.segmentation.wording import stems
from wb2pm.procedures.quoted_names import mask

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.discovery.conformance.grounding.acts import Act
    from wb2pm.discovery.conformance.grounding.laying import Laid
    from wb2pm.discovery.conformance.grounding.readings import Did, Moment, Reading
    from wb2pm.procedures.procedure import Procedure, ProcedureStep

LIKE_ENOUGH: Final = 0.12
"""Likeness, in units of the mean, from which on something done may be what a step asks
for. Of eight thresholds from .08 to .3, this one was chosen on six of nine sets of
eight applications, for the ninth (.08 to .18 on the others): `bench/free_words.py`."""
_FOLLOWING: Final = 2
"""Activities after a click into a field within which something is entered there."""
_FORM: Final = 2
"""Fields that make a form."""
_ENTERING: Final = frozenset({"Enter", "Select", "Press", "Copy"})


class Alone(NamedTuple):
    """A run, and the procedure laid along it.

    Attributes:
        reading: The run.
        acts: What was done.
        procedure: What was asked.
        laid: The procedure along the run's own acts.
    """

    reading: Reading
    acts: Sequence[Act]
    procedure: Procedure
    laid: Laid

    @property
    def traced(self) -> tuple[ProcedureStep, ...]:
        """The steps that leave a trace."""
        return tuple(
            step
            for step in self.procedure.steps
            if step.text.strip() and state_of(step, self.laid) != "no trace"
        )

    @property
    def unlike(self) -> tuple[ProcedureStep, ...]:
        """The steps that leave a trace, and that nothing done is like."""
        best: dict[int, float] = {}
        for name, number in self.laid.steps.items():
            like = self.laid.likeness.get(name, 1.0)  # what is stated is alike
            best[number] = max(best.get(number, 0.0), like)
        return tuple(s for s in self.traced if best.get(s.number, 0.0) < LIKE_ENOUGH)

    @property
    def coverage(self) -> float:
        """Share of the steps that leave a trace which something done is like."""
        return 1 - len(self.unlike) / len(self.traced) if self.traced else 0.0


def followed_signs(alone: Alone) -> dict[str, int]:
    """Count what speaks against a run having been done as its procedure says.

    Args:
        alone: The run and its procedure.

    Returns:
        `gap`: where the recording does not go on from what it showed. `begun`: fields
        that were clicked and nothing was entered. `off_screen`, `moved`: what was acted
        on was not on the screen before, or elsewhere. `unlike`, `vague`: steps that
        nothing done is like, as far as they name what the run's pages have, or not.
        `back`: how often the run goes back in the text. `unstated`: values of the goal
        that are in nothing done. Kinds that were not found are left out.
    """
    path = [alone.laid.steps[a.name] for a in alone.acts if a.name in alone.laid.steps]
    return _found(
        gap=len(alone.reading.screens.gaps),
        begun=len(_begun(alone)),
        off_screen=len(_off_screen(alone)),
        moved=len(_moved(alone)),
        back=sum(later < sooner for sooner, later in pairwise(path)),
        unstated=len(_unstated(alone)),
        **_by_names(alone),
    )


def completed_signs(alone: Alone) -> dict[str, int]:
    """Count what speaks against a run having reached the end of its procedure.

    Args:
        alone: The run and its procedure.

    Returns:
        `failure`: whether the application said that something failed. `unsent`:
        whether filling in a form was the last thing done. `closing`: whether nothing
        done is like the last step; `tail`: how many steps at the end that holds for.
        `begun`, `unlike`, `vague` and `unstated` as for `followed_signs`.
    """
    unlike = {step.number for step in alone.unlike}
    tail = 0
    for step in reversed(alone.traced):
        if step.number not in unlike:
            break
        tail += 1
    last = alone.acts[-_FORM:]
    return _found(
        failure=int(alone.reading.screens.failure is not None),
        unsent=int(len(last) == _FORM and all(act.kind == "fill" for act in last)),
        begun=len(_begun(alone)),
        closing=int(tail > 0),
        tail=tail,
        unstated=len(_unstated(alone)),
        **_by_names(alone),
    )


def _found(**counts: int) -> dict[str, int]:
    return {kind: count for kind, count in counts.items() if count}


def reasons_of(alone: Alone) -> Iterator[Reason]:
    """Yield what speaks against a run in words, with its step and its event.

    Args:
        alone: The run and its procedure.
    """
    for did in _begun(alone):
        said = f"{did.label}, and nothing was entered there."
        for question in _QUESTIONS:
            yield Reason(
                question=question, kind="begun", sentence=said, event=did.event
            )
    for kind, moments, said in (
        ("off_screen", _off_screen(alone), "was not on the screen before it"),
        ("moved", _moved(alone), "stood elsewhere on the screen before it"),
    ):
        for moment in moments:
            yield Reason(
                question="followed",
                kind=kind,
                sentence=f"What {moment.label} was done to {said}.",
                event=moment.event,
            )
    for step in alone.unlike:
        said = f"Step {step.number} is like nothing that was done."
        for question in _QUESTIONS:
            yield Reason(
                question=question, kind="unlike", sentence=said, step=step.number
            )
    for value in _unstated(alone):
        said = f'"{value}", which the goal states, is in nothing that was done.'
        for question in _QUESTIONS:
            yield Reason(question=question, kind="unstated", sentence=said)


_QUESTIONS: Final[tuple[Literal["followed"], Literal["completed"]]] = (
    "followed",
    "completed",
)


def _off_screen(alone: Alone) -> list[Moment]:
    """List events whose target was not on the screen before, though others list it."""
    moments = alone.reading.moments
    listed = {m.place for m in moments if m.seen and m.place}
    return [m for m in moments if m.seen is False and m.place in listed]


def _moved(alone: Alone) -> list[Moment]:
    """List events whose target stood elsewhere, if that is no habit of the recorder."""
    placed = [m for m in alone.reading.moments if m.moved is not None]
    moved = [m for m in placed if m.moved]
    return moved if len(moved) <= max(1, MOSTLY_STILL * len(placed)) else []


def _begun(alone: Alone) -> list[Did]:
    """List clicks into a field after which nothing is entered in it."""
    return list(_begun_in(alone.reading.did))


def _begun_in(did: Sequence[Did]) -> Iterator[Did]:
    for at, one in enumerate(did):
        if one.verb != "Click" or one.kind != "field":
            continue
        after = did[at + 1 : at + 1 + _FOLLOWING]
        if not any(
            next_.verb in _ENTERING
            and one.place is not None
            and next_.place == one.place
            for next_ in after
        ):
            yield one


def _by_names(alone: Alone) -> dict[str, int]:
    """Count the steps that nothing is like by whether they name what pages have."""
    names = set(_names(alone.reading))
    named = sum(
        any(name <= _words(step.text) for name in names) for step in alone.unlike
    )
    return {"unlike": named, "vague": len(alone.unlike) - named}


def _names(reading: Reading) -> Iterator[frozenset[str]]:
    """Yield the words of what came or went on the pages, and of what was acted on."""
    for moment in reading.moments:
        for mark in moment.effect:
            if mark[1:3] == "n:" and (words := _words(mark.split(":", 2)[2])):
                yield words
    for did in reading.did:
        if did.element and (words := _words(did.element)):
            yield words


@lru_cache(maxsize=16384)
def _words(text: str) -> frozenset[str]:
    return frozenset(stems(text))


def _unstated(alone: Alone) -> list[str]:
    """List what the goal has in quotes and nothing done has, in any part of it."""
    did = alone.reading.did
    done = " ".join(
        fold(part)
        for one in did
        for part in (one.value, one.element, one.label)
        if part
    )
    quoted = mask(alone.reading.intent or "", alone.procedure.language).quotes
    return [v for v in quoted if (said := fold(v)) and said not in done]
