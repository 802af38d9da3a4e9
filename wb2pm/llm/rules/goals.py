"""The goal behind a demonstration, by rule: what was entered, and what closed it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.llm.answers import Answer, Citation, Claim, Goal
from wb2pm.llm.jobs.asking import by_rules

if TYPE_CHECKING:
    from wb2pm.events import Activity
    from wb2pm.llm.cases import Case

_ENTRIES = frozenset({"Enter", "Select", "Paste"})


def goal_by_rules(case: Case) -> Answer[Goal]:
    """Say the goal in the words of the last button, with all values entered.

    Args:
        case: The demonstration. Its stated intent is not looked at.

    Returns:
        The goal, citing the entries and the closing activity; declined where
        nothing but scrolling and hovering was done.
    """
    closing = _closing(case)
    entries = last_entries(case)
    if closing is None:
        return by_rules("goal", None, declined="nothing was done that reveals a goal")
    values = ", ".join(
        f'{a.element} "{a.value}"' if a.element else f'"{a.value}"' for a in entries
    )
    name = closing.element or closing.label
    if closing in entries:
        sentence = f"Set {values}"
    else:
        sentence = f"{name} with {values}" if values else name
    cited = tuple(
        Citation(kind="event", source=case.id, place=activity.acting.id)
        for activity in (*entries, *(() if closing in entries else (closing,)))
    )
    return by_rules(
        "goal", Goal(sentence=sentence), [Claim(sentence=sentence, citations=cited)]
    )


def last_entries(case: Case) -> tuple[Activity, ...]:
    """List for each element the activity that last gave it a value.

    Args:
        case: The demonstration.

    Returns:
        The activities in their order; of one element on one page only the last.
    """
    last: dict[tuple[str | None, str | None, str | None], Activity] = {}
    for activity in case.activities:
        if activity.verb in _ENTRIES and activity.value:
            about = (activity.element, activity.group, activity.page)
            last.pop(about, None)
            last[about] = activity
    return tuple(last.values())


def _closing(case: Case) -> Activity | None:
    told = {"Scroll", "Hover", "Wait", "Press"}
    return next((a for a in reversed(case.activities) if a.verb not in told), None)
