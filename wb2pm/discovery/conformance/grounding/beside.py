"""A run beside those of other people: everything that a verdict can rest on."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.discovery.conformance.grounding.acts import acts_of, number_of
from wb2pm.discovery.conformance.grounding.differences import (
    HABIT,
    Known,
    find_differences,
    of_another_case,
)
from wb2pm.discovery.conformance.grounding.goals import unmet_words
from wb2pm.discovery.conformance.grounding.habits import departures, habits_of
from wb2pm.discovery.conformance.grounding.laying import lay
from wb2pm.discovery.conformance.grounding.outcomes import Outcomes
from wb2pm.discovery.conformance.grounding.readings import is_passive
from wb2pm.discovery.conformance.grounding.stated import laid_as
from wb2pm.discovery.conformance.grounding.states import States
from wb2pm.discovery.conformance.grounding.touches import Touches

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from wb2pm.discovery.conformance.deviations import Gap
    from wb2pm.discovery.conformance.grounding.acts import Act
    from wb2pm.discovery.conformance.grounding.differences import Difference
    from wb2pm.discovery.conformance.grounding.habits import Departures, Habits
    from wb2pm.discovery.conformance.grounding.laying import Laid, Meaning
    from wb2pm.discovery.conformance.grounding.outcomes import Surprise
    from wb2pm.discovery.conformance.grounding.readings import Reading
    from wb2pm.discovery.conformance.grounding.steps import GroundedProcedure
    from wb2pm.procedures.procedure import Procedure

SHOWN_BY_ITSELF: Final = frozenset({"off_screen", "moved", "begun"})
"""Kinds of surprises that count beside one other person, who shows no habit."""
_REFUSED: Final = frozenset({"stayed", "no_effect", "loud"})
"""Kinds of surprises that a form shows which is sent and refused."""
FEW: Final = 2
"""Others up to whom an act that all of them did may be chance."""


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
    unmet: tuple[str, ...] = ()


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
        text=procedure.text if procedure is not None else "",
        steps=laid.steps if laid is not None else {},
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
        unmet=unmet_words(reading, others),
    )


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
    last = _needed_from_the_end(habits)[:1]
    needed = {
        name
        for name in (*departed.missing, *departed.replaced)
        if name in last or (name in steps and steps[name] not in served)
    }
    return departed._replace(
        missing=tuple(name for name in departed.missing if name in needed),
        replaced=tuple(name for name in departed.replaced if name in needed),
    )


def followed_evidence(beside: Beside) -> dict[str, int]:
    """Count what speaks against a run having been done as others do it.

    Returns:
        `missing`: acts that all others did, not counting how often (`few_missing` where
        there are two at most), by what the text says of them: `excused` where it leaves them open,
        `unsaid` where it does not speak of them. `foreign`, `undone`, `no_effect`,
        `off_screen`, `moved`, `begun`, `filled`, `altered`, `already`, `tabbed`,
        `turned`, `stayed`, `scrolled`: events with another outcome (see
        `wb2pm.discovery.conformance.grounding.outcomes.SurpriseKind`); `loud` ones, and
        `loud_typing` apart, as suggestions come while typing; `strange`: what is
        `foreign`, but comes of a single event rather than an act. `wrong_value`: what was
        entered otherwise; another target counts as what is missing, and what is only
        named (again, besides, in another order of steps) for nothing. `gap`: gaps that intact
        runs do not show. `begin`: whether it begins on another page. `unmet`: what its
        goal names that nothing was done with. Kinds that were not found are left out.
    """
    found: Counter[str] = Counter()
    for surprise in beside.surprises:
        found[_surprise_kind(surprise)] += 1
    for name in beside.departures.missing:
        if not number_of(name):  # how often it is done, is the case's
            found[_missing_kind(name, beside)] += 1
    if not shows_effects(beside):
        found["out_of_order"] = len(beside.departures.swapped)
        found["hole"] = len(beside.departures.holes)
    for difference in beside.differences:
        if difference.kind == "wrong_target" and difference.act is not None:
            found[_missing_kind(difference.act, beside)] += 1
        elif difference.kind == "wrong_value":
            found["wrong_value"] += 1
    found["gap"] = len(beside.gaps)
    found["begin"] = int(_begins_elsewhere(beside))
    found["unmet"] = len(beside.unmet)
    return {kind: count for kind, count in found.items() if count}


def _surprise_kind(surprise: Surprise) -> str:
    """Return what a surprise counts as: some that are less telling are counted apart."""
    if surprise.kind == "loud" and surprise.moment.doing == "type":
        return "loud_typing"
    if surprise.kind == "foreign" and surprise.act is None:
        return "strange"
    return surprise.kind


def shows_effects(beside: Beside) -> bool:
    """Return whether the screens of a run tell what its acts led to."""
    return any(moment.known for moment in beside.reading.moments)


def _missing_kind(name: str, beside: Beside) -> str:
    if beside.laid is not None and name in beside.laid.open:
        return "excused"
    if beside.laid is not None and name not in beside.laid.steps:
        return "unsaid"
    return "missing" if len(beside.others) > FEW else "few_missing"


def _begins_elsewhere(beside: Beside) -> bool:
    pages = {other.did[0].page for other in beside.others if other.did}
    own = beside.reading.did
    return bool(own) and own[0].page not in pages


def completed_evidence(beside: Beside) -> dict[str, int]:
    """Count what speaks against a run having got as far as those of others.

    What was reached counts, whichever way: an act whose outcome came by another way is
    done.

    Returns:
        `closing`: whether the last act that all others did is undone; `tail`: how many
        of the two before it; `missing`: how many that all others did, with nothing in
        their place. `unfinished`: how much of what others did after its last act it
        has not done at any time, at least, and `early` whether there is any.
        `elsewhere`: 1 where it ends on another page than any other, 2 where these all
        end on one. `failure`: whether the application said that something failed, and
        said so to nobody else.
    """
    habits, others = beside.habits, beside.others
    done = {act.name for act in beside.acts} | beside.other_ways
    needed = _needed_from_the_end(habits)
    left = _left_to_do(beside, done)
    ends = {other.run.end for other in others}
    elsewhere = beside.reading.run.end not in ends
    failed = beside.reading.screens.failure is not None
    found = {
        "closing": int(bool(needed) and needed[0] not in done),
        "tail": sum(name not in done for name in needed[1:3]),
        "missing": len(beside.departures.missing),
        "early": int(left > 0),
        "unfinished": left,
        "elsewhere": int(elsewhere) * (2 if len(ends) == 1 < len(others) else 1),
        "failure": int(failed and not any(o.screens.failure for o in others)),
    }
    return {kind: count for kind, count in found.items() if count}


def _needed_from_the_end(habits: Habits) -> list[str]:
    """List the acts that all others did, those first that they did last."""
    needed = [n for n, count in habits.done_by.items() if count == habits.runs]
    left = {
        name: sum((len(o) - o.index(name)) / len(o) for o in habits.orders)
        for name in needed
    }
    return sorted(needed, key=lambda name: (left[name], name))


def _left_to_do(beside: Beside, done: set[str]) -> int:
    """Count what others did after the last act of a run, and it did not do at all."""
    common = [act.name for act in beside.acts if act.name in beside.habits.done_by]
    if not common:
        return len(beside.habits.done_by)
    last = common[-1]
    return min(
        len(set(order[order.index(last) + 1 :]) - done)
        for order in beside.habits.orders
        if last in order
    )
