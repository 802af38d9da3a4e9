"""Activities as the units that a procedure is merged from."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from wb2pm.vocabulary.kinds import BOXES
from wb2pm.vocabulary.verbs import ENTERING

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from wb2pm.events import Activity

_LED_ON = {"link", "tab", "menu item", "row", "page", "column heading"}
_ENTRIES = _LED_ON | {"element", "option", "checkbox", "radio button", "cell"}
"""Kinds of what may be one entry of many, named by its content; buttons and fields
are the same for every case."""


class Unit(NamedTuple):
    """One thing that a procedure may ask for.

    Attributes:
        key: What makes two units the same.
        activity: The activity it comes from.
        submits: Whether it is the Enter that ends the activity's typing.
        varies: Whether its element is another one in each case.
        case: The request of the run that it comes from.
        particular: Whether it goes to an address that is only for this case.
        run: Which of the runs it comes from.
        common: Whether runs for another request have it as well, on whatever page.
    """

    key: str
    activity: Activity
    submits: bool = False
    varies: bool = False
    case: str = ""
    particular: bool = False
    run: int = 0
    common: bool = False

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

    @property
    def sets(self) -> str | None:
        """What it gives a value: the name of a field, a list or a box."""
        activity = self.activity
        if self.submits:
            return None
        if activity.verb in {"Enter", "Select"} or activity.element_type in BOXES:
            return activity.element or activity.label
        return None

    @property
    def is_nameless(self) -> bool:
        """Whether nothing tells what it was aimed at."""
        activity = self.activity
        aimed = activity.verb not in {"Press", "Navigate", "Scroll", *ENTERING}
        return aimed and not self.submits and not (activity.element or activity.value)

    @property
    def value(self) -> str | None:
        """What is given or chosen with it: of an entry that varies, its name."""
        return self.activity.element if self.varies else self.activity.value


def units(
    activities: Sequence[Activity],
    *,
    records: Collection[str] = (),
    common: Collection[str] = (),
    case: str = "",
) -> list[Unit]:
    """List the units of a demonstration.

    The Enter that ends typing becomes a unit of its own.

    Args:
        activities: Its activities at granularity ``step``.
        records: Names that are another in each case, folded: what is clicked by such
            a name is the same unit as what has another.
        common: Names of entries, folded, that runs for other requests clicked too.
        case: The request it was done for.
    """
    result: list[Unit] = []
    for activity in activities:
        unit = _unit(activity, records, case)
        named = (activity.element or "").casefold()
        result.append(unit._replace(common=named in common))
        pressed = any(
            e.action == "press" and e.value == "Enter" for e in activity.events
        )
        if activity.verb == "Enter" and pressed:
            key = f"{activity.label}, Enter"
            result.append(Unit(key, activity, submits=True, case=case))
    return result


def entry_names(activities: Sequence[Activity]) -> frozenset[str]:
    """List the names, folded, by which entries were clicked."""
    return frozenset(
        activity.element.casefold()
        for activity in activities
        if activity.element and is_entry(activity)
    )


def is_entry(activity: Activity) -> bool:
    """Tell whether an activity may be aimed at one entry of many.

    Examples:
        >>> from wb2pm.events import Activity
        >>> is_entry(Activity(
        ...     label="Click 'Save'", verb="Click", events=(), element_type="button",
        ... ))
        False
    """
    clicked = activity.verb not in {"Enter", "Select", "Press", "Navigate"}
    return clicked and activity.element_type in _ENTRIES


def _unit(activity: Activity, records: Collection[str], case: str) -> Unit:
    named = (activity.element or "").casefold()
    clicked = activity.verb not in {"Press", "Navigate", *ENTERING}
    if named in records and clicked and not activity.is_row:
        key = f"{activity.verb} an entry ({activity.element_type}) on {activity.page}"
        return Unit(key, activity, varies=True, case=case)
    address = ""
    if activity.verb == "Navigate":
        address = _in_address((activity.value or "").casefold())
    particular = address != "" and (
        "{" in activity.label
        or any(_in_address(record) in address for record in records if record)
    )
    return Unit(activity.label, activity, case=case, particular=particular)


def _in_address(record: str) -> str:
    """Write a name as addresses do: what is no letter or digit may be left out."""
    return "".join(letter if letter.isalnum() else "_" for letter in record)
