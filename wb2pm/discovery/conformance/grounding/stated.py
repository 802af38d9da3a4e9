"""What people do for each step, as somebody else states it: a language model, a file.

What is stated is laid along the acts of runs in the same form as what likeness of
words finds, so that one code judges both.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from wb2pm.discovery.conformance.grounding.laying import Laid, State
from wb2pm.errors import ConformanceError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.discovery.conformance.grounding.acts import Act
    from wb2pm.discovery.conformance.grounding.steps import GroundedProcedure
    from wb2pm.procedures.procedure import Procedure


def lay_as_told(
    runs: Sequence[Sequence[Act]],
    told: Sequence[Mapping[int, int]],
    *,
    left_open: Sequence[frozenset[int]],
    states: Mapping[int, State],
) -> Laid:
    """Lay a procedure along what people did as somebody tells for each activity.

    An act serves the step that it is told to serve in most runs; of equals, the
    first. Activities that are no act leave no trace.

    Args:
        runs: The acts of each person, called alike.
        told: For each run, position of an activity -> number of the step it serves.
        left_open: For each run, positions of activities that their step leaves open.
        states: What is told of each step, by number.
    """
    votes: defaultdict[str, Counter[int]] = defaultdict(Counter)
    open_: Counter[str] = Counter()
    for acts, steps, free in zip(runs, told, left_open, strict=True):
        for act in acts:
            if act.at in steps:
                votes[act.name][steps[act.at]] += 1
                open_[act.name] += act.at in free
    laid = _most_told(votes)
    served = set(laid.values())
    return Laid(
        steps=laid,
        open=frozenset(n for n in laid if 2 * open_[n] > votes[n].total()),
        likeness={},
        states={
            number: "no trace" if state == "grounded" else state
            for number, state in states.items()
            if number not in served
        },
    )


def laid_as(
    grounded: GroundedProcedure, procedure: Procedure, runs: Sequence[Sequence[Act]]
) -> Laid:
    """Lay a procedure along runs as it was grounded in these or other ones.

    Args:
        grounded: The procedure with what people do for its steps.
        procedure: The procedure itself.
        runs: The acts of each person, called alike.

    Raises:
        ConformanceError: If another procedure was grounded.
    """
    if [(s.number, s.text) for s in grounded.steps] != [
        (s.number, s.text) for s in procedure.steps
    ]:
        raise ConformanceError(
            f"{grounded.title or 'what was grounded'}: its steps are not those of the"
            f" procedure {procedure.title or procedure.source or ''}".rstrip()
            + "; ground that one"
        )
    serves: dict[str, tuple[int, bool]] = {}
    for step in grounded.steps:
        for act in step.acts:
            serves.setdefault(act.name, (step.number, act.open))
    for step in grounded.steps:  # what an act is called elsewhere yields to its name
        for act in step.acts:
            for way in act.ways:
                serves.setdefault(way, (step.number, act.open))
    votes: defaultdict[str, Counter[int]] = defaultdict(Counter)
    open_: set[str] = set()
    for done in (done for acts in runs for done in acts):
        found = serves.get(done.called) or serves.get(done.name)
        if found is not None:
            votes[done.name][found[0]] += 1
            open_ |= {done.name} if found[1] else set()
    laid = _most_told(votes)
    served = set(laid.values())
    return Laid(
        steps=laid,
        open=frozenset(open_),
        likeness={},
        states={
            s.number: "never seen" if s.state == "grounded" else s.state
            for s in grounded.steps
            if s.number not in served
        },
    )


def _most_told(votes: Mapping[str, Counter[int]]) -> dict[str, int]:
    return {
        name: max(counts, key=lambda step: (counts[step], -step))
        for name, counts in votes.items()
    }
