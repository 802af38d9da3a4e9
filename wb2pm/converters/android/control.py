"""AndroidControl: episodes with the tree of every screen, as JSON or TFRecord."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from msgspec.structs import replace

from wb2pm.converters.agents.json_records import (
    UNDECODABLE,
    Record,
    decode_record,
    iterate_records,
)
from wb2pm.converters.agents.record_pages import page_key
from wb2pm.converters.android.gestures import unknown_element
from wb2pm.converters.android.pages import control_at, focused_field, tree_page
from wb2pm.converters.android.tfrecords import (
    claim_examples,
    iterate_examples,
    starts_with_record,
)
from wb2pm.converters.pages.page import as_element
from wb2pm.converters.sources.kept_attributes import clean_text, keep, plain
from wb2pm.converters.sources.loose_values import as_number
from wb2pm.converters.sources.readers import SkippedRecording, skip_for
from wb2pm.converters.sources.sniffing import first_bytes
from wb2pm.converters.sources.times import NO_CLOCK, order_time
from wb2pm.errors import ConversionError
from wb2pm.events import (
    Action,
    AttributeValue,
    Demonstration,
    Element,
    Issue,
    Screen,
    UIEvent,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from wb2pm.converters.pages.page import PageElement

FORMAT = PAGES = "android-control"
_ACTIONS: dict[str, Action] = {
    "click": "click",
    "long_press": "other",
    "scroll": "scroll",
    "swipe": "scroll",
    "input_text": "type",
    "open_app": "other",
    "wait": "wait",
    "navigate_back": "navigate",
    "navigate_home": "press",
    "keyboard_enter": "press",
}
_KEYS = {"navigate_home": "Home button", "keyboard_enter": "Enter"}
_ENDS = frozenset({"status", "finish", "terminate"})
_KEY = re.compile(rb'"(?:accessibility_trees|step_instructions|screenshot_widths)"\s*:')
_IN_EXAMPLES = (
    b"accessibility_trees",
    b"step_instructions",
    b"screenshot_widths",
    b"screenshots",
)
_TAKEN = frozenset(
    {"episode_id", "goal", "screenshots", "accessibility_trees", "actions"}
    | {"screenshot_widths", "screenshot_heights", "step_instructions"}
)
_DONE = frozenset({"action_type", "x", "y"})


@dataclass(frozen=True, slots=True, kw_only=True)
class AndroidControlReader:
    """Reads episodes of AndroidControl."""

    description: ClassVar[str] = (
        "AndroidControl: episodes with actions and step_instructions, JSON or TFRecord"
    )

    def claims(self, path: Path) -> str | None:
        """Claim a file by the names of its fields."""
        head = first_bytes(path)
        if starts_with_record(head):
            return claim_examples(head, _IN_EXAMPLES)
        is_json = head.lstrip().startswith((b"[", b"{"))
        if is_json and _KEY.search(head):
            return "episodes with a goal and the accessibility_trees of their screens"
        return None

    def read(self, path: Path) -> Iterator[Demonstration | SkippedRecording]:
        """Read the episodes of a file, one demonstration each."""
        for episode in _episodes(path):
            if isinstance(episode, ConversionError):
                yield skip_for(episode, path)
            else:
                yield episode


def _episodes(path: Path) -> Iterator[Demonstration | ConversionError]:
    if starts_with_record(first_bytes(path)):
        for number, example in iterate_examples(path):
            values = {name: _plain(name, listed) for name, listed in example.items()}
            yield _checked(values, Record(f"record {number}", b"", ""), path)
        return
    for record in iterate_records(path):
        try:
            values = decode_record(record, dict[str, Any], path)
        except ConversionError as exc:
            yield exc
            continue
        yield _checked(values, record, path)


def _plain(name: str, listed: list[Any]) -> Any:  # noqa: ANN401 (as JSON has it)
    if name in {"screenshots", "accessibility_trees"}:
        return len(listed)  # pictures and trees in binary: only how many there are
    values = [v.decode(errors="replace") if isinstance(v, bytes) else v for v in listed]
    many = name in {
        "actions",
        "step_instructions",
        "screenshot_widths",
        "screenshot_heights",
    }
    return values if many or len(values) != 1 else values[0]


def _checked(
    values: dict[str, Any], record: Record, path: Path
) -> Demonstration | ConversionError:
    actions = values.get("actions")
    if not isinstance(actions, list):
        reason = "an episode without a list of actions"
        return ConversionError(reason, str(path), record.where)
    return _Episode(values, record, path).build([_action(action) for action in actions])


def _action(stored: object) -> dict[str, Any]:
    """Decode an action; examples hold it as JSON inside a text."""
    if isinstance(stored, str):
        try:
            stored = msgspec.json.decode(stored)
        except UNDECODABLE:
            return {"action_type": "", "text": stored}
    return (
        stored
        if isinstance(stored, dict)
        else {"action_type": "", "text": plain(stored)}
    )


class _Episode:
    """Makes the demonstration of one episode."""

    def __init__(self, values: dict[str, Any], record: Record, path: Path) -> None:
        self._values = values
        self._where = record.where
        self._span = record.span
        self._path = path
        self._issues = [NO_CLOCK]
        self._outcome: str | None = None
        self._application: str | None = None
        trees = values.get("accessibility_trees")
        self._trees: list[Any] = trees if isinstance(trees, list) else []
        if isinstance(trees, int):
            self._note(
                "trees_left_out",
                "the trees of the screens are binary and were not read",
            )

    def build(self, actions: list[dict[str, Any]]) -> Demonstration:
        events = [
            event
            for place, action in enumerate(actions)
            if (event := self._event(place, action)) is not None
        ]
        identifier = self._values.get("episode_id")
        goal = _text(self._values.get("goal"))
        return Demonstration(
            id=clean_text(str(self._where if identifier is None else identifier)),
            source=str(self._path),
            source_format=FORMAT,
            events=tuple(events),
            source_actions=len(actions),
            workflow=goal,
            intent=goal,
            site=next((e.application for e in events if e.application), None),
            outcome=self._outcome,
            attributes=keep(self._values, _TAKEN),
            issues=tuple(self._issues),
        )

    def _note(self, kind: str, message: str, event: str | None = None) -> None:
        where = f"{self._where}.actions[{event}]" if event else self._where
        self._issues.append(Issue(kind=kind, message=message, where=where, event=event))

    def _event(self, place: int, told: dict[str, Any]) -> UIEvent | None:
        word = str(told.get("action_type") or "")
        identifier = str(place)
        if word in _ENDS:
            self._outcome = str(
                told.get("goal_status") or told.get("status") or "complete"
            )
            self._note(
                "end_of_task",
                f"the action only says that the task is {self._outcome}; it is the outcome"
                " of the case",
                identifier,
            )
            return None
        noted: list[str] = []
        target = self._target(place, word, told, noted)
        if word not in _ACTIONS:
            self._note(
                "unknown_action",
                f"{word!r} is no action of AndroidControl's",
                identifier,
            )
            noted.append("unknown_action")
        if word == "open_app":
            self._application = _text(told.get("app_name")) or self._application
        time = order_time(place)
        return UIEvent(
            id=identifier,
            action=_ACTIONS.get(word, "other"),
            raw_action=word or "unknown",
            started_at=time,
            ended_at=time,
            time_quality="order_only",
            source_index=place,
            target=target,
            value=_value(word, told),
            x=as_number(told.get("x")),
            y=as_number(told.get("y")),
            screen_before=self._screen(place),
            screen_after=self._screen(place + 1),
            application=self._application,
            attributes=self._attributes(place, word, told),
            issues=tuple(noted),
        )

    def _target(
        self, place: int, word: str, told: dict[str, Any], noted: list[str]
    ) -> Element | None:
        if word == "open_app":
            return Element(text=_text(told.get("app_name")), path="[launcher]")
        tree = self._trees[place] if place < len(self._trees) else None
        page = tree_page(tree) if isinstance(tree, list) else None
        x, y = as_number(told.get("x")), as_number(told.get("y"))
        if word == "input_text":
            found = focused_field(page) if page is not None else None
            return _described(found)
        if x is None or y is None:
            return None
        found = control_at(page, x, y) if page is not None else None
        if found is None:
            self._note(
                "unknown_element", "nothing in the tree is at that point", str(place)
            )
            noted.append("unknown_element")
        return _described(found) or unknown_element(y, x)

    def _screen(self, place: int) -> Screen | None:
        def at(name: str) -> Any:  # noqa: ANN401 (as JSON has it)
            listed = self._values.get(name)
            known = isinstance(listed, list) and place < len(listed)
            return listed[place] if known else None  # type: ignore[index]  # a list, if known

        picture = _text(at("screenshots"))
        width, height = (
            as_number(at("screenshot_widths")),
            as_number(at("screenshot_heights")),
        )
        has_tree = place < len(self._trees)
        if picture is None and width is None and not has_tree:
            return None
        return Screen(
            screenshot=picture,
            width=width,
            height=height,
            application=self._application,
            page_format=PAGES if has_tree else None,
            page_key=page_key(self._span, place) if has_tree else None,
            source=str(self._path) if has_tree else None,
        )

    def _attributes(
        self, place: int, word: str, told: dict[str, Any]
    ) -> dict[str, AttributeValue]:
        instructions = self._values.get("step_instructions")
        listed = instructions if isinstance(instructions, list) else []
        kept = keep(told, _DONE, prefix="action")
        if place < len(listed) and listed[place]:
            kept["step_instruction"] = plain(listed[place])
        if word == "navigate_back":
            kept["way"] = "back"
        return kept


def _described(found: PageElement | None) -> Element | None:
    if found is None:
        return None
    element = as_element(found)
    text = " ".join((element.text or "").split()) or None
    kept: dict[str, AttributeValue] = {**element.attributes, "label_from": "tree"}
    return replace(element, text=text, attributes=kept)


def _value(word: str, told: dict[str, Any]) -> str | None:
    if word in _KEYS:
        return _KEYS[word]
    value = next(
        (told[name] for name in ("text", "direction", "app_name") if told.get(name)),
        None,
    )
    return (
        clean_text(str(value))
        if value is not None
        else ("" if word == "input_text" else None)
    )


def _text(value: object) -> str | None:
    return clean_text(value) if isinstance(value, str) and value else None
