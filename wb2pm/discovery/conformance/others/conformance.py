"""Whether a demonstration did what other people do."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.discovery.conformance.deviations import Deviation, ScreenEvidence, Verdict
from wb2pm.discovery.conformance.others.habits import habits_of
from wb2pm.discovery.conformance.others.runs import named_steps
from wb2pm.discovery.conformance.reasons import with_reasons
from wb2pm.discovery.conformance.verdict_scores import AS_OTHERS, COMPLETED_AS_OTHERS
from wb2pm.errors import DiscoveryError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.discovery.conformance.others.habits import Habits
    from wb2pm.discovery.conformance.others.runs import PersonsRun, Step
    from wb2pm.events import Activity

_MOST: Final = 0.5
"""Share of others above which a step is usual."""
_SILENT = ScreenEvidence()


def check_against_others(
    run: PersonsRun,
    others: Sequence[PersonsRun],
    *,
    activities: Sequence[Activity],
    screens: ScreenEvidence = _SILENT,
) -> Verdict:
    """Check a run against those of other people who did the same work.

    There are many ways to do the same, so only what people have in common counts:
    a step that everybody else did is missing; two steps that all others did in
    one order were done in the other; between two steps everybody who did both did
    something that was not done. Steps of one's own, and steps that most others did
    and not all, are no deviation; the notes name them.

    Args:
        run: What is checked.
        others: What other people did.
        activities: The activities of the run, to point at events.
        screens: What its screens say.

    Returns:
        The verdict; scores as calibrated in `wb2pm.discovery.conformance.verdict_scores`.
        `fitness` is the share of the needed steps that were done. Where the others
        have no step in common, it cannot be told whether theirs were followed.

    Raises:
        DiscoveryError: If there are no others.
    """
    if not others:
        raise DiscoveryError("there are no other demonstrations to compare with")
    habits = habits_of(others)
    run = run._replace(steps=named_steps(run, habits.forms))
    left_out = unreplaced(run, habits)
    missing = [name for name in habits.needed if left_out.get(name) == habits.runs]
    usual = [
        name
        for name, count in left_out.items()
        if name not in missing and count > _MOST * habits.runs
    ]
    done = {step.name for step in run.steps}
    absent = [name for name in habits.needed if name not in done]
    swapped = _swapped(run, habits)
    holes = [
        hole for hole in _holes(run, habits) if not hole.steps <= {*missing, *usual}
    ]
    own = [step for step in run.steps if step.name not in habits.done_by]
    evidence = {
        "missing": len(missing),
        "usual": len(usual),
        "replaced": len(absent) - len(missing),
        "out_of_order": len(swapped),
        "hole": sum(hole.people > 1 for hole in holes),
        "thin_hole": sum(hole.people == 1 for hole in holes),
        "jump": _jumps(run, habits),
        "gap": len(screens.gaps),
        "own": len(own),
    }
    against_end = {
        "closing": int(bool(habits.needed) and habits.needed[-1] in absent),
        "missing": len(missing),
        "elsewhere": int(bool(habits.ends) and run.end not in habits.ends),
        "early": int(_stops_early(run, habits)),
        "failure": int(screens.failure is not None),
    }
    deviations = [
        *(_missing(name, left_out[name], habits) for name in missing),
        *(_swap(first, then, habits, activities) for first, then in swapped),
        *(_hole(hole, activities) for hole in holes if hole.people > 1),
    ]
    count = len(habits.needed)
    declined = None if count else "The others have no step in common."
    verdict = Verdict(
        demonstration=run.demonstration,
        reference=f"{len(others)} other demonstrations",
        reference_kind="demonstrations",
        followed=None if declined else AS_OTHERS.says(evidence),
        completed=COMPLETED_AS_OTHERS.says(against_end),
        fitness=round(1 - len(absent) / count, 4) if count else None,
        deviations=tuple(deviations),
        notes=tuple(
            _notes(run, own, {name: left_out[name] for name in usual}, screens)
        ),
        score=round(AS_OTHERS.score(evidence), 4),
        completion_score=round(COMPLETED_AS_OTHERS.score(against_end), 4),
        gaps=screens.gaps,
        evidence={kind: n for kind, n in evidence.items() if n},
        completion_evidence=against_end,
        declined=declined,
    )
    return with_reasons(verdict)


def _swapped(run: PersonsRun, habits: Habits) -> list[tuple[Step, Step]]:
    """List the fewest steps that came too early, each with one it came before."""
    found: list[tuple[Step, Step]] = []
    for first, then in combinations(run.steps, 2):
        reversed_ = (then.name, first.name) in habits.before
        if reversed_ and not any({first, then} & {*pair} for pair in found):
            found.append((first, then))
    return found


class _Hole(NamedTuple):
    """Two neighbouring steps between which others did something.

    Attributes:
        before: The first.
        after: The second.
        steps: What all others who did both did between them, and was not done.
        people: How many did both.
    """

    before: Step
    after: Step
    steps: frozenset[str]
    people: int


def _holes(run: PersonsRun, habits: Habits) -> list[_Hole]:
    """List neighbours between which others always did something that was not done."""
    done = {step.name for step in run.steps}
    holes = []
    for before, after in pairwise(run.steps):
        people, inside = habits.between.get((before.name, after.name), (0, frozenset()))
        if people and inside - done:
            holes.append(_Hole(before, after, inside - done, people))
    return holes


def _jumps(run: PersonsRun, habits: Habits) -> int:
    """Count neighbours that others know, but never as neighbours."""
    adjacent = {pair for order in habits.orders for pair in pairwise(order)}
    return sum(
        before.name in habits.done_by
        and after.name in habits.done_by
        and (before.name, after.name) not in adjacent
        and not before.kind == after.kind == "fill"
        for before, after in pairwise(run.steps)
    )


def unreplaced(run: PersonsRun, habits: Habits) -> dict[str, int]:
    """Count the people whose steps were left out, with nothing done in their place.

    A step of another run is replaced when, between what was done of that run
    before it and after it, something of its kind was done that is not in that
    run; what only leads somewhere may be replaced by anything but sending a form
    that nobody filled in.

    Args:
        run: What is checked.
        habits: What is known from others.

    Returns:
        Step -> how many others did it with nothing in its place here.
    """
    names = [step.name for step in run.steps]
    place = {name: at for at, name in enumerate(names)}
    counts: Counter[str] = Counter()
    for order in habits.orders:
        known = set(order)
        for at, name in enumerate(order):
            if name in place:
                continue
            before = [place[other] for other in order[:at] if other in place]
            after = [place[other] for other in order[at + 1 :] if other in place]
            start = max(before, default=-1) + 1
            end = min((a for a in after if a >= start), default=len(names))
            instead = [
                s
                for s in run.steps[start:end]
                if s.name not in known and (s.kind != "send" or s.field)
            ]
            kind = habits.kinds[name]
            if not any(kind in {"go", step.kind} for step in instead):
                counts[name] += 1
    return dict(counts)


def _stops_early(run: PersonsRun, habits: Habits) -> bool:
    """Return whether everybody else who did the last step did something after it."""
    if not run.steps:
        return bool(habits.done_by)
    last = run.steps[-1].name
    return last in habits.done_by and last not in habits.last_steps


def _missing(name: str, count: int, habits: Habits) -> Deviation:
    return Deviation(
        kind="missing",
        sentence=f"{name} was left out; {count} of {habits.runs} others did it.",
        step_text=name,
    )


def _swap(
    first: Step, then: Step, habits: Habits, activities: Sequence[Activity]
) -> Deviation:
    count = min(habits.done_by[first.name], habits.done_by[then.name])
    return Deviation(
        kind="out_of_order",
        sentence=f"{first.name} was done before {then.name}; "
        f"all others who did both ({count} at most) did it after.",
        step_text=first.name,
        activity=first.activity,
        activity_label=first.label,
        event=activities[first.activity].events[0].id,
    )


def _hole(hole: _Hole, activities: Sequence[Activity]) -> Deviation:
    left_out = ", ".join(sorted(hole.steps))
    return Deviation(
        kind="missing",
        sentence=f"Between {hole.before.name} and {hole.after.name}, all {hole.people} "
        f"others who did both did: {left_out}.",
        step_text=left_out,
        activity=hole.after.activity,
        activity_label=hole.after.label,
        event=activities[hole.after.activity].events[0].id,
    )


def _notes(
    run: PersonsRun,
    own: Sequence[Step],
    usual: Mapping[str, int],
    screens: ScreenEvidence,
) -> list[str]:
    notes = [] if run.steps else ["The recording holds no action."]
    notes += [f"{count} others did: {name}." for name, count in usual.items()]
    if own:
        steps = ", ".join(step.name for step in own)
        notes.append(f"Done by nobody else: {steps}.")
    notes += [f"The recording has a gap: {gap.sentence}" for gap in screens.gaps]
    if screens.failure:
        notes.append(f'The application said in the end: "{screens.failure}"')
    return notes
