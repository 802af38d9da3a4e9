"""Which recorded event shows what a step of a procedure asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from wb2pm.analysis.preparing import Prepared
    from wb2pm.events import Activity, UIEvent
    from wb2pm.llm.answers import Answer, Claim
    from wb2pm.procedures.procedure import Procedure


class ShownStep(NamedTuple):
    """What was done for a step.

    Attributes:
        case: Id of the demonstration.
        activity: The activity.
        event: Its event that shows the step: the first that acts, or the last where
            the step is a further one of the same activity.
        again: Whether the step before is of the same activity.
    """

    case: str
    activity: Activity
    event: UIEvent
    again: bool = False


def shown_steps(
    answer: Answer[Procedure], prepared: Prepared
) -> tuple[ShownStep | None, ...]:
    """Find what was done for each step: the first event that its claim cites.

    Args:
        answer: A procedure with its claims, one a step, by rules or by a model.
        prepared: The recordings it was written of.

    Returns:
        One for each step; None for a step that cites no event.

    Examples:
        >>> from wb2pm.analysis.answers import answer_recordings
        >>> from wb2pm.analysis.preparing import prepare
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.llm.jobs.procedure import WRITE_SOP
        >>> prepared = prepare(demonstrations_of(4003)[:1])
        >>> (answer,) = answer_recordings(WRITE_SOP, prepared).values()
        >>> [step.activity.verb for step in shown_steps(answer, prepared) if step][:2]
        ['Click', 'Click']
    """
    if answer.result is None:
        return ()
    activities = {
        (case, event.id): activity
        for case, steps in prepared.steps.items()
        for activity in steps
        for event in activity.events
    }
    found: list[ShownStep | None] = []
    claims = answer.claims if len(answer.claims) == len(answer.result.steps) else ()
    for claim in claims:
        found.append(_shown(claim, activities, found[-1] if found else None))
    return tuple(found) + (None,) * (len(answer.result.steps) - len(found))


def _shown(
    claim: Claim,
    activities: dict[tuple[str, str], Activity],
    before: ShownStep | None,
) -> ShownStep | None:
    cited = ((c.source, c.place) for c in claim.citations if c.kind == "event")
    case, activity = next(
        ((place[0], activities[place]) for place in cited if place in activities),
        (None, None),
    )
    if case is None or activity is None:
        return None
    again = before is not None and before.case == case and before.activity is activity
    if not again:
        return ShownStep(case, activity, activity.acting)
    later = [event for event in activity.events[activity.lead :] if event.target]
    return ShownStep(
        case, activity, later[-1] if later else activity.acting, again=True
    )
