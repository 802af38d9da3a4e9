"""What fields hold from one touch to the next, and where the focus is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.converters.pages.paths import unnumbered
from wb2pm.discovery.conformance.continuity.lists import choice_gaps
from wb2pm.discovery.conformance.deviations import Gap

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.converters.pages.context import PageContext
    from wb2pm.events import Element, UIEvent

_NOT_TEXT: Final = frozenset(
    [
        "button",
        "checkbox",
        "color",
        "file",
        "hidden",
        "image",
        "radio",
        "range",
        "reset",
        "submit",
    ]
)
_STEPPED: Final = frozenset(
    {"number", "date", "datetime-local", "month", "time", "week"}
)
"""Fields that the browser draws arrows or a calendar in."""
_DATES: Final = frozenset({"date", "datetime-local", "month", "week"})
_BEGUN_YEAR: Final = re.compile(r"0\d{3}-")
"""How browsers tell the year of a date of which not all four digits are typed."""
IN_PARTS: Final = _STEPPED - {"number"}
"""Fields that the browser draws in parts, each filled in by itself."""
_PASSIVE: Final = frozenset({"scroll", "hover", "wait"})
_LEAVES_PAGE: Final = frozenset(
    [
        "navigate",
        "tab_open",
        "tab_close",
        "tab_switch",
        "submit",
        "message",
        "drag",
        "other",
    ]
)
MASKED: Final = re.compile(r"\[[a-z][a-z _-]*\]")
"""What stands for a value that was taken out."""
_STAYING: Final = frozenset(
    [
        "Tab",
        "Shift+Tab",
        "Shift",
        "Ctrl",
        "Alt",
        "Meta",
        "Cmd",
        "Ctrl+A",
        "Meta+A",
        "Cmd+A",
        "Home",
        "End",
        "Left",
        "Right",
        "Up",
        "Down",
        "Backspace",
        "Delete",
        "PageUp",
        "PageDown",
        "Escape",
    ]
)
"""Keys that leave no page and change no other field."""
_ENTER: Final = "Key.enter"
"""What a page may answer by taking the text out of its field, as where entries are listed."""


def field_gaps(events: Sequence[UIEvent], context: PageContext) -> Iterator[Gap]:
    """Find contradictions between two touches of a field.

    What is known of fields is forgotten at each action that may change the page
    or be answered by it: clicks on anything but fields, Enter, going elsewhere.

    Args:
        events: In the order of the recording.
        context: Its pages.
    """
    seen = _Fields(context)
    acting = [event for event in events if event.action not in _PASSIVE]
    for at, event in enumerate(acting):
        previous = acting[at - 1] if at else None
        following = acting[at + 1] if at + 1 < len(acting) else None
        yield from seen.take(event, previous)
        if _leaves_date(event, following):
            told = f'A date was left with the year of "{event.value}".'
            yield Gap(kind="content", event=event.id, sentence=told)
        yield from choice_gaps(event, previous, following)


class _Fields:
    """What is known of the fields of the page in front."""

    def __init__(self, context: PageContext) -> None:
        self._context = context
        self._content: dict[str, str] = {}
        self._typed: dict[str, str] = {}
        self._touched: set[str] = set()
        self._chosen: dict[str, list[str]] = {}
        self._unexplained: dict[str, str] = {}
        self._entered: set[str] = set()
        self._names: dict[str, object] = {}
        self._begun: dict[str, str] = {}

    def take(self, event: UIEvent, previous: UIEvent | None) -> Iterator[Gap]:
        target = event.target
        credited = "credited" in event.issues
        path = unnumbered(target.path or "") if target is not None else ""
        if target is None or not path or target.type == "password":
            self._forget_if_left(event)
            return
        self._forget_if_another(target, path)
        if credited:  # where the text went was inferred: no witness
            self._touched.add(path)
            self._content.pop(path, None)
            self._typed.pop(path, None)
            self._forget_if_left(event)
            return
        if is_text_field(target):
            yield from self._contradictions(event, path)
            if previous is not None:
                for gap in _focus_gaps(previous, event):
                    if not self._brought(previous, target.path or ""):
                        yield gap
            self._learn(event, path)
        elif target.tag == "select" and event.action == "click":
            yield from self._backwards(event, path)
        elif event.action == "type" and event.value:  # told of what is around a field
            self._entered.add(_folded(event.value))
        self._forget_if_left(event)

    def _contradictions(self, event: UIEvent, path: str) -> Iterator[Gap]:
        held = content_before(event)
        if MASKED.search(held):
            return
        if _has_arrows(event) and event.action not in {"press", "type"}:
            self._typed.pop(path, None)
            return
        if event.value == "Enter" and not held:
            return  # the page may have taken the text out by this very key
        typed, content = self._typed.get(path), self._content.get(path)
        if typed is not None and _folded(typed) not in _folded(held):
            told = f'"{typed}" had been entered in a field that then held "{held}".'
            yield Gap(kind="content", event=event.id, sentence=told)
        elif typed is None and _is_begun(event) and event.action == "type":
            told = f'A year was gone on with in "{held}", which nobody had begun.'
            yield Gap(kind="content", event=event.id, sentence=told)
        elif _has_arrows(event) or self._is_emptied_to_search(event, path, held):
            return
        elif content is not None and not self._may_become(content, held):
            told = f'A field held "{content}" and then "{held}", with nothing entered.'
            yield Gap(kind="content", event=event.id, sentence=told)
        elif self._is_from_nowhere(event, path, held):
            told = f'A field held "{held}", which nobody had entered.'
            yield Gap(kind="content", event=event.id, sentence=told)
        elif event.action == "type" and self._was_there(event, path, held):
            told = f'A field held "{event.value}" before that was entered.'
            yield Gap(kind="content", event=event.id, sentence=told)

    def _is_from_nowhere(self, event: UIEvent, path: str, held: str) -> bool:
        """Return whether Enter confirmed a text that neither person nor page entered."""
        if event.value != "Enter" or "merged_keys" in event.issues:
            return False
        if event.action != "press" or not held or path in self._touched:
            return False
        found = list(self._context.targets(event))
        return bool(found) and not any((e.value or "").strip() for e in found)

    def _was_there(self, event: UIEvent, path: str, held: str) -> bool:
        """Return whether a field showed a text that only now is entered in it."""
        shown = _folded(self._unexplained.get(path, ""))
        entered = _folded(event.value or "")
        return bool(shown) and shown in entered and shown not in _folded(held)

    def _is_emptied_to_search(self, event: UIEvent, path: str, held: str) -> bool:
        """Return whether a list took what was chosen out of its field, to be searched in.

        It may show that as a hint meanwhile, or nowhere (ARIA practices, combobox).
        That it is one its role tells, or that it had written on what was begun in it.
        """
        field, content = event.target, self._content.get(path)
        if field is None or content is None or held:
            return False
        begun, whole = _folded(self._begun.get(path, "")), _folded(content)
        is_written_out = bool(begun) and whole.startswith(begun) and whole != begun
        is_hint = _folded(field.placeholder or "") == whole
        return field.role == "combobox" or is_hint or is_written_out

    def _may_become(self, content: str, held: str) -> bool:
        """Return whether a field holds the same still, or what was entered elsewhere.

        Pages take the beginning of something for its end, and an address for two.
        """
        return _folded(held) in {_folded(content), *self._entered}

    def _brought(self, click: UIEvent, path: str) -> bool:
        """Return whether a field came with a click, or stands in what was clicked."""
        clicked = click.target.path if click.target else None
        if clicked and path.startswith(f"{clicked}/"):
            return True
        sides = (click.screen_before, click.screen_after)
        before, after = (self._context.view(side) if side else None for side in sides)
        if before is None or after is None:
            return False
        return before.at_path(path) is None and after.at_path(path) is not None

    def _learn(self, event: UIEvent, path: str) -> None:
        if event.action != "type" and path not in self._touched:
            self._unexplained.setdefault(path, content_before(event))
        if event.action == "type":
            shown = self._unexplained.get(path, "")
            if _folded(content_before(event)) == _folded(shown):
                self._unexplained.pop(path, None)  # it was there, and is written over
            self._begun[path] = event.value or ""
            self._touched.add(path)
            self._content.pop(path, None)
            self._typed.pop(path, None)
            answered = _ENTER in event.keys or "\n" in (event.value or "")
            # what was typed does not stay there
            passes = answered or _is_of_list(event)
            if event.value and not passes and not MASKED.search(event.value):
                self._typed[path] = event.value
                self._entered.add(_folded(event.value))
        elif event.action in {"press", "paste", "copy"}:
            self._content.pop(path, None)
            self._typed.pop(path, None)
        else:
            self._content.setdefault(path, content_before(event))

    def _backwards(self, event: UIEvent, path: str) -> Iterator[Gap]:
        """A list that showed a choice shows again what the page came with."""
        target = event.target
        held = (target and target.value) or ""
        before = self._chosen.setdefault(path, [])
        first = not before
        before.append(held)
        if first or held == before[0] or len(set(before)) > 2:  # noqa: PLR2004 (then somebody chose)
            return
        default = self._default_choice(event)
        if len(before) == 2 and held == default:  # noqa: PLR2004 (opened and chosen)
            told = "A list showed a choice before it was opened to choose."
            yield Gap(kind="content", event=event.id, sentence=told)

    def _default_choice(self, event: UIEvent) -> str | None:
        for found in self._context.targets(event):
            options = list(found.descendants("option"))
            chosen = [o for o in options if o.get("selected") is not None]
            first = (chosen or options)[:1]
            return first[0].get("value", "") if first else None
        return None

    def _forget_if_another(self, field: Element, path: str) -> None:
        """Forget what is known of a field where another has its id by mistake."""
        name = field.attributes.get("field_name")
        if name and self._names.setdefault(path, name) != name:
            self._names[path] = name
            self._touched.discard(path)
            for known in (self._content, self._typed, self._unexplained):
                known.pop(path, None)

    def _forget_if_left(self, event: UIEvent) -> None:
        if may_leave(event):
            self._content.clear()
            self._typed.clear()
            self._chosen.clear()


def _focus_gaps(previous: UIEvent, event: UIEvent) -> Iterator[Gap]:
    clicked, written = previous.target, event.target
    if event.action not in {"type", "press"} or "merged_keys" in event.issues:
        return
    if previous.action != "click" or clicked is None or written is None:
        return
    if is_text_field(clicked) and clicked.path and not _is_one_field(clicked, written):
        yield Gap(
            kind="focus",
            event=event.id,
            sentence="One field was clicked, and keys went to another.",
        )


def is_text_field(element: Element) -> bool:
    """Return whether text is typed in an element.

    Examples:
        >>> from wb2pm.events import Element
        >>> is_text_field(Element(tag="input", type="submit"))
        False
    """
    if element.tag == "textarea":
        return True
    return element.tag == "input" and (element.type or "text") not in _NOT_TEXT


def may_leave(event: UIEvent) -> bool:
    """Return whether an action may change the page, or make it change fields.

    Examples:
        >>> from datetime import datetime, timezone
        >>> from wb2pm.events import UIEvent
        >>> noon = datetime(2026, 1, 1, 12, tzinfo=timezone.utc)
        >>> may_leave(UIEvent(
        ...     id="1", action="press", raw_action="press", value="Enter",
        ...     started_at=noon, ended_at=noon, time_quality="recorded", source_index=1,
        ... ))
        True
    """
    target = event.target
    if event.action in _LEAVES_PAGE:
        return True
    if event.action == "type":  # letters that go to no field are commands
        return target is not None and target.tag == "body" and not target.role
    if event.action in {"click", "double_click", "right_click", "select"}:
        return target is None or not (is_text_field(target) or target.tag == "select")
    return event.action == "press" and event.value not in _STAYING


def _is_begun(event: UIEvent) -> bool:
    """Return whether a date holds a year of which the first digits are typed."""
    held = content_before(event)
    return _is_date(event) and _BEGUN_YEAR.match(held) is not None


def _leaves_date(event: UIEvent, following: UIEvent | None) -> bool:
    """Return whether something else is done after the first digits of a year."""
    if event.action != "type" or not _is_date(event) or following is None:
        return False
    if _BEGUN_YEAR.match(event.value or "") is None or event.target is None:
        return False
    return following.target is None or not _is_one_field(following.target, event.target)


def _is_one_field(one: Element, other: Element) -> bool:
    """Return whether two targets are one: a path has numbers while there are others."""
    return unnumbered(one.path or "") == unnumbered(other.path or "")


def _is_date(event: UIEvent) -> bool:
    return event.target is not None and event.target.type in _DATES


def _has_arrows(event: UIEvent) -> bool:
    """Return whether a click inside the field may change what it holds."""
    return event.target is not None and event.target.type in _STEPPED


def _is_of_list(event: UIEvent) -> bool:
    """Return whether what a combobox holds after typing is more than what was typed there."""
    target, typed = event.target, event.attributes.get("typed")
    is_list = target is not None and target.role == "combobox"
    grown = f"{content_before(event)}{typed}"
    return is_list and isinstance(typed, str) and len(event.value or "") > len(grown)


def content_before(event: UIEvent) -> str:
    """Return what a field held before the action; empty where that is not known.

    A field that shows its placeholder as its content, to be written over, holds nothing.
    """
    target = event.target
    held = event.attributes.get("before")
    if not isinstance(held, str):
        held = (target and target.value) or ""
    return "" if target is not None and held == target.placeholder else held


def _folded(text: str) -> str:
    return "".join(c for c in text.casefold() if c.isalnum())
