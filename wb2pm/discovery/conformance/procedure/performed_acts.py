"""What was done in a demonstration, as fine as a procedure asks for it.

A key that ends typing is folded into the activity, and is taken apart again here.
Each act gets the weight that it has where no step asks for it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.identifiers import identity_of, name_from_form
from wb2pm.converters.uilogs.cells import is_cell
from wb2pm.discovery.conformance.procedure.acts import (
    ACTIVATED,
    COSTS,
    TYPED,
    PerformedAct,
)
from wb2pm.discovery.conformance.procedure.name_similarity import fold
from wb2pm.vocabulary.kinds import BOXES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.events import Activity, UIEvent

_PASSING: Final = frozenset({"Scroll", "Hover", "Wait", "Copy", "Other", "Visit"})
_MARKING: Final = frozenset({"Click", "Double-click", "Drag"})
_GROUP: Final = re.compile(r"\(([^()]+)\)$")


def done_actions(activities: Sequence[Activity]) -> list[PerformedAct]:
    """List what was done, with the Enter that ends typing apart.

    A click that only leads to typing or choosing in the same element weighs
    nothing, nor does a scroll, a hover or a key other than Enter.
    """
    done: list[PerformedAct] = []
    for position, activity in enumerate(activities):
        done.append(_done(position, activity))
        if activity.verb in {"Enter", "Navigate"} and _ends_with_enter(activity):
            done.append(
                PerformedAct(
                    position,
                    "Press",
                    activity.element,
                    activity.element_type,
                    "Enter",
                    None,
                    COSTS.free,
                    activity.label,
                    submits=True,
                )
            )
    return [_lead_up(at, done) for at in range(len(done))]


def _ends_with_enter(activity: Activity) -> bool:
    """Return whether Enter was pressed; an address that was gone to includes it.

    In a document it begins a line.
    """
    return any(
        (event.action == "press" and event.value == "Enter" and not _is_document(event))
        or (event.action == "navigate" and event.value)
        for event in activity.events
    )


def _is_document(event: UIEvent) -> bool:
    return event.target is not None and event.target.role == "document"


def _done(position: int, activity: Activity) -> PerformedAct:
    group = _GROUP.search(activity.label)
    weight = COSTS.leftover
    if activity.verb in _PASSING or _only_opens_a_menu(activity) or _marks(activity):
        weight = COSTS.free
    if activity.verb == "Press" and fold(activity.value or "") != "enter":
        weight = COSTS.free
    return PerformedAct(
        activity=position,
        verb=activity.verb,
        element=activity.element,
        kind=activity.element_type,
        value=activity.value,
        group=group[1] if group and activity.group == group[1] else None,
        weight=weight,
        label=activity.label,
        shown=_shown(activity),
        alias=_alias(activity),
    )


def _only_opens_a_menu(activity: Activity) -> bool:
    """Return whether an entry of a menu was met that opens another (WAI-ARIA 1.2)."""
    target = activity.acting.target
    if target is None or target.role != "menuitem":
        return False
    return target.attributes.get("aria-haspopup") in {"menu", "true"}


def _marks(activity: Activity) -> bool:
    """Return whether cells of a sheet were only gone to, or marked."""
    return activity.verb in _MARKING and is_cell(activity.acting.target)


def _alias(activity: Activity) -> str | None:
    """Return what a field is sent under, or its id says, where it has another name."""
    target = activity.acting.target
    if activity.element_type not in TYPED | BOXES or target is None:
        return None
    sent = target.attributes.get("field_name") or target.attributes.get("name")
    found = name_from_form(identity_of(target), str(sent) if sent else None, target)
    return found.text if found and found.text != activity.element else None


def _shown(activity: Activity) -> str | None:
    """Return what a person reads on what was clicked, where it has another name.

    A name for assistive technology holds it (WCAG 2.2, 2.5.3) and often more; one that
    was given may be no word of the page at all.
    """
    if activity.naming is not None and activity.naming.given is not None:
        return activity.naming.name
    target = activity.acting.target
    if activity.name_source != "label" or activity.element_type not in ACTIVATED:
        return None
    shown = " ".join((target.text or "").split()) if target else ""
    return shown if shown and shown != activity.element else None


def _lead_up(at: int, done: list[PerformedAct]) -> PerformedAct:
    this = done[at]
    following = done[at + 1] if at + 1 < len(done) else None
    leads_up = (
        following is not None
        and this.verb == "Click"
        and following.verb in {"Enter", "Select"}
        and this.element is not None
        and this.element == following.element
        and this.kind == following.kind
    )
    return this._replace(weight=COSTS.free) if leads_up else this
