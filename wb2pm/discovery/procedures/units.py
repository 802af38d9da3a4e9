"""Activities as the units that a procedure is merged from."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.events import Activity

_LED_ON = {"link", "tab", "menu item", "row", "page", "column heading"}


class Unit(NamedTuple):
    """One thing that a procedure may ask for.

    Attributes:
        key: What makes two units the same.
        activity: The activity it comes from.
        submits: Whether it is the Enter that ends the activity's typing.
    """

    key: str
    activity: Activity
    submits: bool = False

    @property
    def leads_on(self) -> bool:
        """Whether it only moves to another page or part of one."""
        activity = self.activity
        if self.submits or activity.verb in {"Enter", "Select"}:
            return False
        if activity.verb in {"Navigate", "Open", "Press", "Scroll", "Hover"}:
            return True
        return activity.verb == "Click" and activity.element_type in _LED_ON

    @property
    def sends(self) -> bool:
        """Whether it sends off what was entered."""
        pressed = self.activity.verb == "Click" and self.activity.element_type
        return self.submits or pressed == "button"


def units(activities: Sequence[Activity]) -> list[Unit]:
    """List the units of a demonstration.

    The Enter that ends typing becomes a unit of its own.
    """
    result: list[Unit] = []
    for activity in activities:
        result.append(Unit(activity.label, activity))
        pressed = any(
            e.action == "press" and e.value == "Enter" for e in activity.events
        )
        if activity.verb == "Enter" and pressed:
            result.append(Unit(f"{activity.label}, Enter", activity, submits=True))
    return result
