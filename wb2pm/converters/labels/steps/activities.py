"""What a step is called: verb, target and value, as an activity."""

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING

from wb2pm.converters.labels.elements.typed_text import pastes, typed_text
from wb2pm.converters.labels.steps.chosen_options import infer_choice
from wb2pm.converters.labels.steps.wording import activity_of, called, otherwise
from wb2pm.converters.labels.tables.row_selection import selected_row, stated_record
from wb2pm.converters.labels.tables.rows import row_title
from wb2pm.converters.labels.witnesses.cards import card_met
from wb2pm.converters.labels.witnesses.rows import DAY, ROW
from wb2pm.converters.pages.seen import page_seen
from wb2pm.converters.pages.templates import page_template
from wb2pm.events import Activity, UIEvent

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.converters.labels.naming.naming import Target
    from wb2pm.converters.labels.steps.begun import Step
    from wb2pm.converters.pages.context import PageContext

_BACK = frozenset({"Alt+Left", "Cmd+[", "Cmd+Left", "Browser Back"})
_WITHOUT_TARGET = frozenset(
    {"Open tab", "Close tab", "Switch tab", "Answer", "Download", "Other"}
)
_IN_LINK = re.compile(r"/a(?:\[\d+\])?(?:/|$)")


def step_activity(
    step: Step, later: Iterable[UIEvent], context: PageContext
) -> Activity:
    """Make an activity of a step.

    Args:
        step: The step.
        later: The events after it.
        context: The pages around.
    """
    first, target, verb = step.acting[0], step.target, step.verb
    value: str | None = None
    source: str | None = "recorded"
    text: str | None = None
    if verb == "Enter":
        verb, text, value, source = _entered(step, later)
    elif verb == "Select":
        choice = infer_choice(step.acting, later, context, step.chosen)
        if choice is None:
            opened_only = len(step.acting) == 1 and first.action == "click"
            verb = "Click" if opened_only else verb
        else:
            value, source = choice
    elif verb == "Navigate":
        verb, text, value = _navigated(step)
    elif verb == "Press":
        verb, text, value = _pressed(step)
    elif verb == "Scroll":
        value = first.value
        text = f"Scroll {value}"
    elif verb in _WITHOUT_TARGET:
        verb, text, value = _beside_the_page(first, verb, target)
    elif target.record is not None:
        value = _record(first, target, context)
        if verb == "Click" and target.record != DAY and _leads_on(first):
            verb = "Open"
    else:
        value = first.value
    return activity_of(
        text or f"{verb} {called(target, verb)}",
        verb,
        tuple(step.events),
        first,
        target,
        page_seen(first, context),
        value=value,
        value_source=source,
    )


def _record(event: UIEvent, target: Target, context: PageContext) -> str | None:
    """Return what tells the record of a row or card from the others."""
    shown = " ".join(((event.target and event.target.text) or "").split()) or None
    title = None
    if target.record != DAY and not _leads_on(event):
        title = row_title(event, context)
        card = card_met(event, context) if title is None else None
        title = card.title if card is not None else title
    stated = stated_record(event, context) if target.name_source == ROW else None
    return title or stated or shown or selected_row(event, context)


def _entered(
    step: Step, later: Iterable[UIEvent]
) -> tuple[str, str | None, str | None, str | None]:
    """Return verb, label, value and its source of a step on a field."""
    if pastes(step.acting) or _turns(step):
        return ("Enter", None, *_held_after(step, later))
    value = typed_text(step.acting)
    if value is None:
        return (*_without_typing(step), "recorded")
    return "Enter", None, value, "recorded"


def _turns(step: Step) -> bool:
    """Return whether a number was turned up or down with the arrow keys."""
    return any(
        event.action == "press"
        and event.value in {"Up", "Down"}
        and event.target is not None
        and event.target.type == "number"
        for event in step.acting
    )


def _held_after(step: Step, later: Iterable[UIEvent]) -> tuple[str | None, str | None]:
    """Tell what a field holds after keys that do not say, from a later event on it."""
    path = step.acting[-1].target.path if step.acting[-1].target else None
    for event in chain(step.acting[1:], later):
        held = (
            event.target.value if event.target and event.target.path == path else None
        )
        if held and held != (step.acting[0].target and step.acting[0].target.value):
            return held, "inferred from a later value"
    return None, None


def _without_typing(step: Step) -> tuple[str, str | None, str | None]:
    """Return what was done in a field where nothing was typed."""
    pressed = [event.value for event in step.acting if event.action == "press"]
    if pressed:
        return "Press", f"Press '{pressed[-1]}'", pressed[-1]
    verb = "Double-click" if step.acting[0].action == "double_click" else "Click"
    return verb, None, None


def _navigated(step: Step) -> tuple[str, str | None, str | None]:
    first = step.acting[0]
    if first.action == "navigate" and first.attributes.get("way") in {"back", "reload"}:
        way = str(first.attributes["way"])
        return (
            "Navigate",
            "Reload the page" if way == "reload" else "Navigate back",
            way,
        )
    address = typed_text(step.acting)
    if first.action == "navigate":
        address = first.value
    if address:
        return "Navigate", f"Navigate to '{page_template(address)}'", address
    if step.acting[-1].action == "press":
        return _pressed(step)
    return "Navigate", None, step.acting[0].value


def _beside_the_page(
    event: UIEvent, verb: str, target: Target
) -> tuple[str, str, str | None]:
    """Return what was done with the browser or a program rather than on a page."""
    if verb == "Other":
        return (*otherwise(event, target), event.value)
    if event.action == "message":
        verb = "Dismiss" if event.attributes.get("value") == "dismiss" else "Answer"
        kind = event.attributes.get("dialog")
        return (
            verb,
            f"{verb} {f'the {kind} message' if kind else 'the message'}",
            event.value,
        )
    if event.raw_action == "download":
        return "Download", "Download a file", event.value
    if event.action in {"tab_open", "tab_switch"}:
        page = page_template(event.value)
        return verb, f"{verb} '{page}'" if page else verb, event.value
    return verb, verb, event.value


def _pressed(step: Step) -> tuple[str, str, str | None]:
    key = step.acting[-1].value
    if key in _BACK:
        return "Navigate", "Navigate back", key
    return "Press", f"Press '{key}'", key


def _leads_on(event: UIEvent) -> bool:
    """Return whether a row is a link, so that a click opens the record.

    An anchor that leads nowhere has no role (HTML-AAM 1.0), where roles are recorded.
    """
    target = event.target
    if target is None:
        return False
    if target.tag == "a":
        return target.role is not None or "selector" not in target.attributes
    return bool(_IN_LINK.search(target.path or ""))
