"""Which option of a list was chosen, where the event does not say.

A native list is drawn by the browser, not by the page, so a recorder sees that it
was opened and that something was clicked. What was chosen shows elsewhere: in
the field's value at a later event, in the key that jumps to an option, in the
arrow keys, or on the page that followed. Each is weaker than the one before.
"""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.converters.labels.elements.element_names import element_type

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import Page, PageElement
    from wb2pm.events import UIEvent

_ARROWS = {"Down": 1, "Up": -1, "Right": 1, "Left": -1}


class Choice(NamedTuple):
    """An option and what tells that it was chosen."""

    option: str
    evidence: str


class _Option(NamedTuple):
    value: str | None
    text: str
    selected: bool


def infer_choice(
    events: Sequence[UIEvent],
    later: Iterable[UIEvent],
    context: PageContext,
    chosen: Sequence[str] = (),
) -> Choice | None:
    """Infer the option that a run of events on one list chose.

    Args:
        events: The events of the choice, in order.
        later: The events after them.
        context: The pages around.
        chosen: What was clicked on in a list that the page draws.

    Returns:
        The option's text, with ``recorded`` or ``inferred from ...``; None when
        nothing tells.
    """
    if chosen:
        return Choice(", ".join(chosen), "recorded")
    for event in reversed(events):
        if event.action == "select" and event.value:
            return Choice(event.value, "recorded")
        if event.target is not None and event.target.tag == "option":
            return Choice(" ".join((event.target.text or "").split()), "recorded")
    options = _options(events, context)
    for infer in (_from_later_value, _from_typed_letters, _from_arrow_keys):
        if choice := infer(events, later, options):
            return choice
    return _from_result_page(events, context) or _from_drawn_list(events, context)


def _options(events: Sequence[UIEvent], context: PageContext) -> list[_Option]:
    for event in events:
        for found in context.targets(event):
            if found.tag == "select":
                return _options_of(found)
    for event in events:
        if event.target and event.target.text:
            lines = [line.strip() for line in event.target.text.splitlines()]
            return [_Option(None, line, selected=False) for line in lines if line]
    return []


def _options_of(element: PageElement) -> list[_Option]:
    return [
        _Option(
            option.get("value"),
            " ".join((option.text or "").split()),
            selected=option.get("selected") is not None,
        )
        for option in element.descendants("option")
        if option.get("disabled") is None  # keys pass over those
    ]


def _index_of(value: str | None, options: Sequence[_Option]) -> int | None:
    """Find the option of a field's value; only an unambiguous one counts."""
    if value is None:
        return None
    found = [i for i, option in enumerate(options) if option.value == value] or [
        i
        for i, o in enumerate(options)
        if o.text.casefold() == value.strip().casefold()
    ]
    return found[0] if len(found) == 1 else None


def _from_later_value(
    events: Sequence[UIEvent], later: Iterable[UIEvent], options: Sequence[_Option]
) -> Choice | None:
    """Read the value that the field has at the next event on it.

    Within the choice only a value that has changed tells; after it any does,
    until something is clicked or sent that may bring a fresh page.
    """
    target = events[0].target
    if target is None:
        return None
    told = [e for e in events[1:] if _value_told(e, target.path) != target.value]
    told += [
        e
        for e in takewhile(lambda e: not _may_leave(e), later)
        if e.target is not None and e.target.path == target.path
    ][:1]
    for event in told:
        index = _index_of(_value_told(event, target.path), options)
        if index is not None:
            return Choice(options[index].text, "inferred from a later value")
    return None


def _value_told(event: UIEvent, path: str | None) -> str | None:
    """Return the field's value at an event that the recorder credited rightly."""
    if event.target is None or event.target.path != path or "credited" in event.issues:
        return None
    return event.target.value


def _may_leave(event: UIEvent) -> bool:
    if event.action == "press" and event.value == "Enter":
        return True
    leads_on = element_type(event.target) in {"link", "button", "address bar"}
    return event.action == "click" and leads_on


def _from_typed_letters(
    events: Sequence[UIEvent], _later: Iterable[UIEvent], options: Sequence[_Option]
) -> Choice | None:
    """Take the option that begins with what was typed.

    Of several, browsers take the first after the one that was chosen before
    (WAI-ARIA Authoring Practices 1.2, listbox: type-ahead).
    """
    typed = "".join(e.value or "" for e in events if e.action == "type").casefold()
    found = [
        i
        for i, o in enumerate(options)
        if typed and o.text.casefold().startswith(typed)
    ]
    if len(found) == 1:
        return Choice(options[found[0]].text, "inferred from typed letters")
    start = _start(events, options)
    if not found or start is None:
        return None
    index = next((i for i in found if i > start), found[0])
    return Choice(options[index].text, "inferred from typed letters, first match")


def _from_arrow_keys(
    events: Sequence[UIEvent], _later: Iterable[UIEvent], options: Sequence[_Option]
) -> Choice | None:
    """Count the arrow keys from the option that was chosen before."""
    moves = [
        _ARROWS[e.value] for e in events if e.action == "press" and e.value in _ARROWS
    ]
    start = _start(events, options)
    if not moves or start is None or any(e.action == "type" for e in events):
        return None
    index = min(max(start + sum(moves), 0), len(options) - 1)
    return Choice(options[index].text, "inferred from arrow keys")


def _start(events: Sequence[UIEvent], options: Sequence[_Option]) -> int | None:
    """Find the option that was chosen before the events."""
    target = events[0].target
    start = _index_of(target.value if target else None, options)
    if start is not None:
        return start
    chosen = [i for i, option in enumerate(options) if option.selected]
    return chosen[0] if len(chosen) == 1 else None


def _from_result_page(events: Sequence[UIEvent], context: PageContext) -> Choice | None:
    """Read which option the page that followed was delivered with."""
    path = events[0].target.path if events[0].target else None
    if path is None:
        return None
    earlier = context.targets_before(events[0])
    before = {o.text for found in earlier for o in _options_of(found) if o.selected}
    for page in context.pages_after(events[-1]):
        found = page.at_path(path)
        if found is None or found.tag != "select":
            continue
        chosen = [o.text for o in _options_of(found) if o.selected]
        if len(chosen) == 1 and chosen[0] not in before:
            return Choice(chosen[0], "inferred from the page that followed")
    return None


def _from_drawn_list(events: Sequence[UIEvent], context: PageContext) -> Choice | None:
    """Read which option that a page drew is shown in the list afterwards.

    It was offered while the list was open, and the list did not show it before.
    """
    path = events[0].target.path if events[0].target else None
    screens = [event.screen_before for event in events if event.screen_before]
    after = events[-1].screen_after
    if path is None or after is None:
        return None
    views = [view for screen in screens if (view := context.view(screen)) is not None]
    offered = {
        " ".join((one.text or "").split())
        for view in views
        for one in view.elements()
        if one.role == "option"
    }
    now = context.view(after)
    shown = _lines_at(path, now) - (_lines_at(path, views[0]) if views else set())
    found = sorted(shown & offered)
    if len(found) != 1:
        return None
    return Choice(found[0], "inferred from the page that followed")


def _lines_at(path: str, view: Page | None) -> set[str]:
    """Split what an element shows on a view into its lines."""
    element = view.at_path(path) if view is not None else None
    lines = ((element.text if element is not None else None) or "").splitlines()
    return {" ".join(line.split()) for line in lines if line.strip()}
