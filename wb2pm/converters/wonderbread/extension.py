"""What wb2pm's own recorder writes into a trace beside WONDERBREAD's fields.

Its traces are in the released form and can be read as such. Under the key
``wb2pm`` they also hold what the form lacks: zoned times of beginning and end,
the kind of every action, what a field held afterwards, the option that was
chosen, accessible roles and names, and the actions that have no released type.
Nothing has to be inferred from a trace that has it.
"""

from __future__ import annotations

from datetime import datetime
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec

from wb2pm.converters.sources.loose_values import as_mapping, as_number, as_whole
from wb2pm.converters.sources.pynput_keys import split_keys
from wb2pm.converters.wonderbread.screens import CORNER_FORMAT, build_screen
from wb2pm.converters.wonderbread.told_values import (
    replaced_told,
    rest_told,
    text_or_none,
    value_told,
    with_shape,
)
from wb2pm.converters.wonderbread.trace import State, Trace, decode_action
from wb2pm.converters.wonderbread.witnessed import witnessed
from wb2pm.errors import ConversionError
from wb2pm.events import Action, AttributeValue, Box, Element, Issue, Screen, UIEvent

if TYPE_CHECKING:
    from pathlib import Path

_ACTIONS: dict[str, Action] = {
    "click": "click",
    "double_click": "double_click",
    "right_click": "right_click",
    "type": "type",
    "press": "press",
    "select": "select",
    "upload": "select",
    "check": "click",
    "scroll": "scroll",
    "drag": "drag",
    "copy": "copy",
    "paste": "paste",
    "navigate": "navigate",
    "tab_open": "tab_open",
    "tab_close": "tab_close",
    "tab_switch": "tab_switch",
    "dialog": "message",
    "download": "other",
}
_CONSUMED = frozenset(
    {"kind", "target", "started_at", "ended_at", "pointer", "position", "witness"}
)
_OF_EVENT = frozenset({"kind", "started_at", "ended_at", "position", "state", "cause"})
_OF_ELEMENT = frozenset(
    {"tag", "role", "text", "placeholder", "type", "value", "path", "box", "label"}
)
_SHOWN_BY_ITSELF = frozenset({"content", "value", "placeholder"})
"""Names that come from what `Element` keeps in attributes of their own."""


def is_exact(trace: Trace) -> bool:
    """Return whether a trace was recorded by wb2pm.

    Args:
        trace: The decoded trace.
    """
    return trace.wb2pm is not None and trace.wb2pm.get("format") == 1


def source_actions(trace: Trace) -> int:
    """Count the actions a trace holds, those without a released type included."""
    return sum(entry.type == "action" for entry in trace.trace) + len(_own(trace))


def _listed(trace: Trace) -> list[dict[str, Any]]:
    listed = (trace.wb2pm or {}).get("events") if is_exact(trace) else None
    every = listed if isinstance(listed, list) else []  # else refused by `exact_events`
    return [one for one in every if isinstance(one, dict)]


def _list_in(exact: dict[str, Any], name: str, source: Path) -> list[Any]:
    listed = exact.get(name) or []
    if not isinstance(listed, list):
        raise ConversionError(f"{name} are a list", str(source), f"$.wb2pm.{name}")
    return listed


def _own(trace: Trace) -> list[dict[str, Any]]:
    """List what was done by itself: what an action brought about belongs to it."""
    return [one for one in _listed(trace) if not one.get("cause")]


def about_recording(exact: dict[str, Any]) -> dict[str, AttributeValue]:
    """Keep what the recorder says of the recording as a whole.

    Args:
        exact: The trace's own ``wb2pm``.
    """
    known = ("recorder", "browser", "started_at", "ended_at", "complete")
    return {
        f"wb2pm:{name}": value
        for name in known
        if isinstance(value := exact.get(name), (str, bool))
    }


def exact_events(
    trace: Trace,
    source: Path,
    screens: dict[int, Screen],
    screenshots: str | None,
    issues: list[Issue],
) -> list[UIEvent]:
    """Turn what wb2pm recorded into events.

    Args:
        trace: The decoded trace.
        source: Its file, for error messages.
        screens: Position in the trace -> screen.
        screenshots: Folder of pictures.
        issues: Takes what the recorder noted.

    Returns:
        The events in the order in which they began.

    Raises:
        ConversionError: If a field is not of the type that wb2pm writes.
    """
    exact = trace.wb2pm or {}
    _list_in(exact, "events", source)
    for number, note in enumerate(_list_in(exact, "notes", source)):
        if not isinstance(note, dict):
            raise ConversionError(
                "a note is an object", str(source), f"$.wb2pm.notes[{number}]"
            )
        kind, message = str(note.get("kind")), str(note.get("message"))
        issues.append(Issue(kind=kind, message=message))
    if exact.get("complete") is False:
        message = "the recording did not end by itself; its last action may be missing"
        issues.append(Issue(kind="unfinished_recording", message=message))
    actor = text_or_none(exact.get("actor"))
    seen = {
        index: msgspec.structs.replace(screen, of_moment=True)
        for index, screen in screens.items()
    }
    reader = _Reader(source, seen, screenshots, actor)
    timed: list[tuple[int, bool, UIEvent]] = []
    for index, entry in enumerate(trace.trace):
        if entry.type == "action":
            action = decode_action(entry, source, index)
            timed.append((index, True, reader.action(action, index)))
    names = {event.attributes.get("id"): n for n, (_, _, event) in enumerate(timed)}
    for number, one in enumerate(_listed(trace)):
        at = f"$.wb2pm.events[{number}]"
        if one.get("cause") in names:
            place = names[one["cause"]]
            index, is_action, event = timed[place]
            timed[place] = (index, is_action, reader.with_effect(event, one))
        else:
            event = reader.event(one, number, at)
            timed.append((event.source_index, False, event))
    timed.sort(key=lambda item: (item[0], item[1]))
    return _seen_between([event for _, _, event in timed])


def _seen_between(events: list[UIEvent]) -> list[UIEvent]:
    """Show after each event what was seen when the next one began.

    The form has states between actions only: what an address or the way back leads to
    would be what the click before it brought.
    """
    return [
        msgspec.structs.replace(
            event, screen_after=later.screen_before or event.screen_after
        )
        for event, later in pairwise(events)
    ] + events[-1:]


class _Reader:
    """Reads the exact fields of one trace."""

    def __init__(
        self,
        source: Path,
        screens: dict[int, Screen],
        screenshots: str | None,
        actor: str | None,
    ) -> None:
        self._source = source
        self._screens = screens
        self._screenshots = screenshots
        self._actor = actor

    def action(self, action: dict[str, Any], index: int) -> UIEvent:
        exact = action.get("wb2pm")
        at = f"$.trace[{index}].data.wb2pm"
        if not isinstance(exact, dict):
            raise self._error("an action without its exact side", at)
        kind = str(exact.get("kind"))
        before = self._screens.get(index - 1)
        keys = action.get("key")
        runs = split_keys(keys) if isinstance(keys, str) else ()
        pointer = as_mapping(exact.get("pointer"))
        target = exact.get("target")
        return UIEvent(
            id=str(index),
            action=runs[-1].kind
            if kind == "press" and runs
            else self._action(kind, at),
            raw_action=kind,
            started_at=self._time(exact, "started_at", at),
            ended_at=self._time(exact, "ended_at", at),
            time_quality="recorded",
            source_index=index,
            target=with_shape(self._element(exact, at), action) if target else None,
            value=value_told(kind, exact, runs),
            keys=tuple(token for run in runs for token in run.tokens),
            x=as_number(pointer.get("x")),
            y=as_number(pointer.get("y")),
            screen_before=before,
            screen_after=self._screens.get(index + 1),
            actor=self._actor,
            application=before.application if before else None,
            attributes=rest_told(exact, _CONSUMED)
            | replaced_told(kind, exact)
            | witnessed(exact),
        )

    def event(self, one: dict[str, Any], number: int, at: str) -> UIEvent:
        """Read an event that has no released type."""
        kind = str(one.get("kind"))
        position = as_whole(one.get("position"))
        if position is None:
            raise self._error("an event without its position", at)
        index = 2 * position
        after = self._screens.get(index)
        before = self._state(one.get("state"), at) or after
        return UIEvent(
            id=f"{index}+{number + 1}",
            action=self._action(kind, at),
            raw_action=kind,
            started_at=self._time(one, "started_at", at),
            ended_at=self._time(one, "ended_at", at),
            time_quality="recorded",
            source_index=index,
            value=text_or_none(one.get("text")) or text_or_none(one.get("value")),
            screen_before=before,
            screen_after=after,
            actor=self._actor,
            application=before.application if before else None,
            attributes=rest_told(one, _OF_EVENT),
        )

    def with_effect(self, event: UIEvent, effect: dict[str, Any]) -> UIEvent:
        """Note with an action what it brought about, such as a download."""
        kind = str(effect.get("kind"))
        said = {
            f"{kind}:{name}": value
            for name, value in rest_told(effect, _OF_EVENT).items()
            if name != "id"
        }
        return msgspec.structs.replace(event, attributes=event.attributes | said)

    def _action(self, kind: str, at: str) -> Action:
        if kind not in _ACTIONS:
            raise self._error(f"an action of unknown kind {kind!r}", f"{at}.kind")
        return _ACTIONS[kind]

    def _time(self, exact: dict[str, Any], name: str, at: str) -> datetime:
        text = exact.get(name)
        try:
            time = datetime.fromisoformat(text if isinstance(text, str) else "")
        except ValueError:
            time = None
        if time is None or time.tzinfo is None:
            raise self._error(
                f"expected a time with its zone, got {text!r}", f"{at}.{name}"
            )
        return time

    def _element(self, exact: dict[str, Any], at: str) -> Element:
        told = exact["target"]
        if not isinstance(told, dict):
            raise self._error("expected an object", f"{at}.target")
        other_names = (
            {"title"} if "witness" in exact else set()
        )  # its tooltip, by itself
        known_by = text_or_none(told.get("name_from"))
        named = known_by not in {None, *_SHOWN_BY_ITSELF, *other_names}
        others = rest_told(told, _OF_ELEMENT | {"name"})
        if name := text_or_none(told.get("name")):
            others["accessible_name"] = name
        if stated := text_or_none(told.get("label")):
            others["stated_label"] = stated
        label = told.get("name") if named else told.get("label")
        return Element(
            tag=text_or_none(told.get("tag")),
            role=text_or_none(told.get("role")),
            label=text_or_none(label),
            text=text_or_none(told.get("text")),
            placeholder=text_or_none(told.get("placeholder")),
            type=text_or_none(told.get("type")),
            value=text_or_none(told.get("value")),
            path=text_or_none(told.get("path")),
            box=self._box(told.get("box"), at),
            attributes=others,
        )

    def _box(self, told: object, at: str) -> Box | None:
        if told is None:
            return None
        try:
            return msgspec.convert({**told, "space": "screen"}, Box)  # type: ignore[dict-item]  # checked here
        except (msgspec.ValidationError, TypeError) as exc:
            raise self._error(
                f"expected a rectangle: {exc}", f"{at}.target.box"
            ) from exc

    def _state(self, told: object, at: str) -> Screen | None:
        if told is None:
            return None
        try:
            state = msgspec.convert(told, State)
        except msgspec.ValidationError as exc:
            raise self._error(str(exc), f"{at}.state") from exc
        screen = build_screen(
            state,
            source=self._source,
            screenshots=self._screenshots,
            layout=CORNER_FORMAT,
            index=None,
        )
        return msgspec.structs.replace(screen, of_moment=True)

    def _error(self, reason: str, at: str) -> ConversionError:
        return ConversionError(reason, str(self._source), at)
