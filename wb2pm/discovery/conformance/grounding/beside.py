"""A run beside those of other people: everything that a verdict can rest on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.discovery.conformance.grounding.acts import HABIT, acts_of
from wb2pm.discovery.conformance.grounding.compared import Known
from wb2pm.discovery.conformance.grounding.departures import departures
from wb2pm.discovery.conformance.grounding.differences import (
    find_differences,
    of_another_case,
)
from wb2pm.discovery.conformance.grounding.goals import unmet_of
from wb2pm.discovery.conformance.grounding.habits import habits_of, needed_from_the_end
from wb2pm.discovery.conformance.grounding.laying import lay
from wb2pm.discovery.conformance.grounding.outcomes import Outcomes
from wb2pm.discovery.conformance.grounding.readings import is_passive
from wb2pm.discovery.conformance.grounding.stated import laid_as
from wb2pm.discovery.conformance.grounding.states import States
from wb2pm.discovery.conformance.grounding.touches import Touches
from wb2pm.vocabulary.kinds import ALL_ROWS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from wb2pm.discovery.conformance.deviations import Gap
    from wb2pm.discovery.conformance.grounding.acts import Act
    from wb2pm.discovery.conformance.grounding.compared import Difference
    from wb2pm.discovery.conformance.grounding.departures import Departures
    from wb2pm.discovery.conformance.grounding.goals import Unmet
    from wb2pm.discovery.conformance.grounding.habits import Habits
    from wb2pm.discovery.conformance.grounding.laying import Laid, Meaning
    from wb2pm.discovery.conformance.grounding.outcomes import Surprise
    from wb2pm.discovery.conformance.grounding.readings import Reading
    from wb2pm.discovery.conformance.grounding.steps import GroundedProcedure
    from wb2pm.procedures.procedure import Procedure

SHOWN_BY_ITSELF: Final = frozenset({"off_screen", "moved", "begun"})
"""Kinds of surprises that count beside one other person, who shows no habit."""
_CHOOSES: Final = "Click"
"""What is done to a row that is chosen and not opened."""
_REFUSED: Final = frozenset({"stayed", "no_effect", "loud"})
"""Kinds of surprises that a form shows which is sent and refused."""


class Beside(NamedTuple):
    """A run, and the others.

    Attributes:
        reading: The run.
        others: The others.
        acts: Its acts, called as those of the others.
        habits: What the others have in common.
        departures: Where it is unlike them.
        surprises: Events with another outcome than theirs.
        other_ways: Acts of theirs whose outcome it reached in a way of its own.
        laid: The procedure along the acts of the others; None without procedure.
        gaps: Where its recording does not go on from what it showed, but for such
            kinds as intact runs show too.
        differences: What it did again, besides, instead, or with another value.
        unmet: What its goal names that nothing was done with.
    """

    reading: Reading
    others: Sequence[Reading]
    acts: tuple[Act, ...]
    habits: Habits
    departures: Departures
    surprises: tuple[Surprise, ...]
    other_ways: frozenset[str]
    laid: Laid | None
    gaps: tuple[Gap, ...]
    differences: tuple[Difference, ...] = ()
    unmet: tuple[Unmet, ...] = ()


def _chosen_at_once(
    acts: Sequence[Act], theirs: Sequence[Sequence[Act]]
) -> frozenset[str]:
    """Return the rows that others choose one by one on a page where all were marked."""
    pages = {act.done.page for act in acts if act.done.element == ALL_ROWS}
    rows = (act for one in theirs for act in one if act.done.kind == "row")
    return frozenset(
        act.name for act in rows if act.done.verb == _CHOOSES and act.done.page in pages
    )


def lay_beside(
    reading: Reading,
    others: Sequence[Reading],
    procedure: Procedure | None = None,
    *,
    meaning: Meaning | None = None,
    grounded: GroundedProcedure | None = None,
) -> Beside:
    """Lay a run beside those of other people, and these along a procedure.

    Args:
        reading: The run.
        others: Intact runs of the same work by others.
        procedure: What they were asked to do, in any words.
        meaning: As for `wb2pm.discovery.conformance.grounding.laying.lay`.
        grounded: What others do for each step, where that is stated.
    """
    *known, acts = acts_of([*others, reading])
    habits = habits_of(known)
    outcomes = Outcomes(others, known)
    states = States(others)
    other_ways = outcomes.other_ways(reading, acts) | states.settled(reading, known)
    other_ways |= _chosen_at_once(acts, known)
    laid = None
    if procedure is not None and grounded is not None:
        laid = laid_as(grounded, procedure, known)
    elif procedure is not None:
        laid = lay(procedure, known, meaning=meaning)
    departed = departures(acts, habits, excused=other_ways)
    compared = Known(
        reading=reading,
        acts=acts,
        others=others,
        theirs=known,
        habits=habits,
        text=_said_by(procedure) if procedure is not None else "",
        steps=laid.steps if laid is not None else {},
        other_ways=other_ways,
    )
    missing = tuple(n for n in departed.missing if not of_another_case(n, compared))
    surprises = (
        *outcomes.surprises(reading, acts),
        *Touches(others).surprises(reading),
        *states.surprises(reading),
    )
    surprises = tuple(_of_last_tries(surprises, reading))
    departed = departed._replace(missing=missing)
    if procedure is not None and laid is not None and len(others) < HABIT:
        own = lay(procedure, [acts], meaning=meaning)
        departed = _beside_one(departed, habits, laid.steps, set(own.steps.values()))
        surprises = tuple(s for s in surprises if s.kind in SHOWN_BY_ITSELF)
    missing = departed.missing
    differences = find_differences(compared, [*missing, *departed.replaced])
    instead = {d.act for d in differences if d.kind == "wrong_target"}
    forgiven = {gap.kind for other in others for gap in other.screens.gaps}
    return Beside(
        reading=reading,
        others=others,
        acts=acts,
        habits=habits,
        departures=departed._replace(
            missing=tuple(name for name in missing if name not in instead),
            replaced=tuple(n for n in departed.replaced if n not in instead),
        ),
        surprises=surprises,
        other_ways=other_ways,
        laid=laid,
        gaps=tuple(g for g in reading.screens.gaps if g.kind not in forgiven),
        differences=tuple(differences),
        unmet=unmet_of(compared),
    )


def _said_by(procedure: Procedure) -> str:
    """Return what a procedure says; the numbers of its steps state nothing."""
    return " ".join([procedure.title, *(step.text for step in procedure.steps)])


def _of_last_tries(
    surprises: Sequence[Surprise], reading: Reading
) -> Iterator[Surprise]:
    """Leave out that nothing came of an event that was done again, as others do it.

    A form that is refused says what is wrong with it: that is a slip, and corrected.
    """
    odd = {s.moment.event for s in surprises if s.kind in _REFUSED}
    for surprise in surprises:
        moment = surprise.moment
        keys = set(moment.known_by())
        is_try = surprise.kind in _REFUSED and not is_passive(moment)
        if is_try and not moment.turns():
            later = reading.moments[reading.moments.index(moment) + 1 :]
            again = (m for m in later if keys.intersection(m.known_by()))
            if any(m.known and m.event not in odd for m in again):
                continue
        yield surprise


def _beside_one(
    departed: Departures, habits: Habits, steps: Mapping[str, int], served: set[int]
) -> Departures:
    """Leave out of what one other person did what shows no habit.

    Missing is what it did last, and what it did for steps for which nothing was done.
    """
    last = needed_from_the_end(habits)[:1]
    needed = {
        name
        for name in (*departed.missing, *departed.replaced)
        if name in last or (name in steps and steps[name] not in served)
    }
    return departed._replace(
        missing=tuple(name for name in departed.missing if name in needed),
        replaced=tuple(name for name in departed.replaced if name in needed),
    )


def shows_effects(beside: Beside) -> bool:
    """Return whether the screens of a run tell what its acts led to."""
    return any(moment.known for moment in beside.reading.moments)
