"""Fields that a procedure says to click, and that text came into without a click."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from wb2pm.discovery.conformance.continuity.fields import is_text_field

if TYPE_CHECKING:
    from wb2pm.discovery.conformance.procedure.case import Case
    from wb2pm.events import UIEvent

_POINTS = {"click", "double_click", "right_click", "select", "drag"}


class Unclicked(NamedTuple):
    """A step that asks for a click, and the event at which that is missing."""

    step: int
    event: str


def unclicked_fields(case: Case) -> list[Unclicked]:
    """List the steps that ask for a click on a field that nobody clicked.

    The text is in the right field, so the step is no deviation; but a click that
    is asked for and not seen tells that a recording began late or was cut.

    Args:
        case: The alignment.

    Returns:
        The steps in their order, each with the event that wrote without the click. A
        field that was touched before may still have the focus, and what is no field
        of the page's source (an editor that draws its text) takes it as it likes.
    """
    partner = {pair.slot: pair.done for pair in case.pairs if pair.slot is not None}
    found = []
    for at, (slot, following) in enumerate(
        zip(case.slots, case.slots[1:], strict=False)
    ):
        click, entry = slot.asked, following.asked
        if click.verb != "Click" or click.weight or entry.verb != "Enter":
            continue
        if click.target is None or click.target != entry.target:
            continue
        done = partner.get(at + 1)
        if done is None or partner.get(at) is not None:
            continue
        if case.done[done].verb != "Enter":
            continue  # the address bar is no part of the page
        position = case.done[done].activity
        before = [e for a in case.activities[:position] for e in a.events]
        own = case.activities[position].events
        written = own[0].target
        if written is not None and not is_text_field(written):
            continue
        if not (
            any(event.action in _POINTS or _is_tab(event) for event in own)
            or any(_same_element(event, own[0]) for event in before)
            or (before and _is_tab(before[-1]))
        ):
            found.append(Unclicked(click.step, own[0].id))
    return found


def _is_tab(event: UIEvent) -> bool:
    return event.action == "press" and "Tab" in (event.value or "")


def _same_element(event: UIEvent, other: UIEvent) -> bool:
    one, two = event.target, other.target
    return one is not None and two is not None and one.path == two.path
