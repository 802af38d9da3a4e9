"""AgentNet's trajectories: what the tool's recordings are made into for training.

Two forms are published: the standardized form, one trajectory with a list of
observations and actions, and the data set, a trajectory a line whose steps are calls
of *pyautogui*. Neither has a clock; points are shares of the screen.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from wb2pm.converters.agents.calls import find_calls
from wb2pm.converters.agents.json_records import decode_record, iterate_records
from wb2pm.converters.agents.keys import key_name
from wb2pm.converters.desktop.agentnet_pages import FORMAT
from wb2pm.converters.desktop.folder import plain_text
from wb2pm.converters.desktop.targets import element_at
from wb2pm.converters.sources.kept_attributes import clean_text, keep, text_of
from wb2pm.converters.sources.loose_values import as_mapping, as_number
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

_STANDARDIZED: Final = re.compile(rb'"(?:guiactions|example_id)"\s*:')
_PUBLISHED: Final = re.compile(rb'"(?:traj|instruction|task_id)"\s*:')
_CALLED: Final = re.compile(rb"pyautogui\.|computer\.")
_CLICK_ON: Final = re.compile(
    r"\s*(?:(?:single|double|triple)[\s-]+)?(?:(?:left|right|middle)[\s-]+)?click(?:s|ed)?"
    r"\s+(?:on\s+|in\s+)?(?P<name>\S.*?)\s*",
    re.IGNORECASE | re.DOTALL,
)
"""How the tool itself words a click, for the person to correct the name."""
_ACTIONS: Final[dict[str, Action]] = {
    "click": "click",
    "middleClick": "click",
    "doubleClick": "double_click",
    "tripleClick": "double_click",
    "rightClick": "right_click",
    "moveTo": "hover",
    "dragTo": "drag",
    "scroll": "scroll",
    "hscroll": "scroll",
    "write": "type",
    "typewrite": "type",
    "press": "press",
    "hotkey": "press",
    "wait": "wait",
    "select_option": "select",
    "clear": "type",
    "answer": "message",
}
_BEGINS: Final = frozenset({"dragTo", "scroll", "hscroll"})
"""What a move of the pointer right before it only leads up to."""


class _Doing(NamedTuple):
    """One call of a trajectory."""

    word: str
    given: dict[str, Any]
    step: int
    said: dict[str, AttributeValue]
    name: str | None
    picture: str | None
    target: dict[str, Any]


def holds_trajectories(path: Path) -> bool:
    """Return whether a file holds trajectories of AgentNet.

    Examples:
        >>> from pathlib import Path
        >>> holds_trajectories(Path("no such file"))
        False
    """
    head = first_bytes(path)
    if not head.lstrip(b"\xef\xbb\xbf \t\r\n").startswith((b"[", b"{")):
        return False
    if len(set(_STANDARDIZED.findall(head))) > 1:
        return True
    return len(set(_PUBLISHED.findall(head))) > 2 and bool(  # noqa: PLR2004 (all three)
        _CALLED.search(head)
    )


def name_corrected(said: object) -> str | None:
    """Take the name from what the tool says of a click, or a person corrected it to.

    Examples:
        >>> name_corrected("Click on Keep changes"), name_corrected("click")
        ('Keep changes', None)
    """
    match = _CLICK_ON.fullmatch(said) if isinstance(said, str) else None
    return clean_text(match["name"]) if match is not None else None


def element_corrected(name: str, path: str | None = None) -> Element:
    """Describe an element that only a person has named.

    Examples:
        >>> element_corrected("Keep changes").label
        'Keep changes'
    """
    return Element(
        label=name,
        path=path or f"[called {name!r}]",
        attributes={"label_from": "person"},
    )


def read_trajectories(path: Path) -> Iterator[Demonstration | SkippedRecording]:
    """Read the trajectories of a file, one demonstration each.

    Raises:
        ConversionError: If the file is no JSON.
    """
    for number, record in enumerate(iterate_records(path)):
        try:
            said: dict[str, Any] = decode_record(record, dict[str, Any], path)
        except ConversionError as exc:
            yield skip_for(exc, path)
            continue
        listed = said.get("content", said.get("traj"))
        if not isinstance(listed, list):
            error = ConversionError(
                "neither 'content' nor 'traj' is a list", str(path), record.where
            )
            yield skip_for(error, path)
            continue
        yield _Trajectory(said, path, number).demonstration(listed)


class _Trajectory:
    def __init__(self, said: dict[str, Any], path: Path, number: int) -> None:
        self._said = said
        self._path = path
        self._number = number
        self._issues = [NO_CLOCK]
        self._intent = plain_text(said.get("instruction"))
        self._outcome: str | None = None
        self._steps = 0

    def demonstration(self, listed: list[Any]) -> Demonstration:
        doings = [doing for each in self._read(listed) for doing in each]
        events = list(self._events(doings))
        named = self._said.get("example_id") or self._said.get("task_id")
        return Demonstration(
            id=plain_text(named) or f"{self._path.stem} {self._number}",
            source=str(self._path),
            source_format=FORMAT,
            events=tuple(events),
            source_actions=self._steps,
            workflow=self._intent,
            intent=self._intent,
            outcome=self._outcome,
            attributes=keep(self._said, {"content", "traj", "instruction"}),
            issues=tuple(self._issues),
        )

    def _read(self, listed: list[Any]) -> Iterator[list[_Doing]]:
        picture: str | None = None
        for place, one in enumerate(map(as_mapping, listed)):
            if isinstance(one.get("guiactions"), list):
                self._steps += 1
                yield self._standardized(one, place, picture)
            elif "value" in one:
                self._steps += 1
                yield self._published(one, place)
            elif name := plain_text(one.get("filename")):
                picture = name
            elif one.get("source") == "user" and self._intent is None:
                self._intent = plain_text(one.get("content"))
            elif one.get("source") is None:
                self._steps += 1
                self._note("unknown_action", "neither seen nor done", place)

    def _standardized(
        self, one: dict[str, Any], place: int, picture: str | None
    ) -> list[_Doing]:
        said = keep(one, {"guiactions", "instruction"}, prefix="step")
        instruction = plain_text(one.get("instruction"))
        if instruction:
            said["step_instruction"] = instruction
        if not one["guiactions"]:
            self._note("unknown_action", "a step in which nothing is done", place)
        return [
            _Doing(
                text_of(action.get("action_type") or ""),
                _given(action.get("args")),
                place,
                said,
                name_corrected(instruction),
                picture,
                as_mapping(action.get("target")),
            )
            for action in map(as_mapping, one["guiactions"])
        ]

    def _published(self, one: dict[str, Any], place: int) -> list[_Doing]:
        value = as_mapping(one.get("value"))
        code = plain_text(value.get("code")) or ""
        calls = find_calls(code)
        if not calls:
            self._note("unknown_action", "a step whose code calls nothing", place)
        said = keep(value, {"code"}, prefix="step")
        return [
            _Doing(
                call.name.rpartition(".")[2],
                dict(call.given),
                place,
                said | {"code": call.text},
                None,
                plain_text(one.get("image")),
                {},
            )
            for call in calls
        ]

    def _events(self, doings: list[_Doing]) -> Iterator[UIEvent]:
        begun: _Doing | None = None
        for number, doing in enumerate(doings):
            if doing.word == "terminate":
                self._outcome = text_of(_first(doing.given, "status") or "complete")
                self._note(
                    "end_of_task",
                    f"the step only says that the task ended: {self._outcome}",
                    doing.step,
                )
                continue
            after = doings[number + 1 : number + 2]
            if doing.word == "moveTo" and after and after[0].word in _BEGINS:
                begun = doing
                continue
            yield self._event(number, doing, begun)
            begun = None

    def _event(self, number: int, doing: _Doing, begun: _Doing | None) -> UIEvent:
        action = _ACTIONS.get(doing.word, "other")
        noted: tuple[str, ...] = ()
        if action == "other":
            noted = ("unknown_action",)
            self._note("unknown_action", f"{doing.word!r} is not known", doing.step)
        point = _point((begun or doing).given)
        kept = dict(doing.said)
        if begun is not None and doing.word == "dragTo" and (to := _point(doing.given)):
            kept |= {"to_x_share": to[0], "to_y_share": to[1]}
        if point is not None:
            kept |= {"x_share": point[0], "y_share": point[1]}
        kept |= keep(doing.given, {"x", "y"}, prefix="argument")
        time = order_time(number)
        picture = doing.picture
        return UIEvent(
            id=str(number),
            action=action,
            raw_action=doing.word or "unknown",
            started_at=time,
            ended_at=time,
            time_quality="order_only",
            source_index=number,
            target=_target(doing, action, point),
            value=_value(doing),
            screen_before=Screen(screenshot=picture) if picture else None,
            attributes=kept,
            issues=noted,
        )

    def _note(self, kind: str, message: str, place: int) -> None:
        self._issues.append(Issue(kind=kind, message=message, where=f"step {place}"))


def _target(
    doing: _Doing, action: Action, point: tuple[float, float] | None
) -> Element | None:
    if action not in {"click", "double_click", "right_click", "drag", "select"}:
        return None
    name = doing.name or plain_text(doing.target.get("text"))
    if name:
        return element_corrected(name)
    if point is None:
        return None
    return element_at(*point)


def _value(doing: _Doing) -> str | None:
    if doing.word in {"write", "typewrite"}:
        return text_of(_first(doing.given, "message", "argument_1") or "")
    if doing.word in {"press", "hotkey"}:
        keys = _first(doing.given, "keys", "args")
        if keys is None:
            keys = [
                value for name, value in doing.given.items() if name[:9] == "argument_"
            ]
        listed = keys if isinstance(keys, list) else [keys]
        flat = [k for key in listed for k in (key if isinstance(key, list) else [key])]
        return (
            key_name("+".join(text_of(key) for key in flat if key is not None)) or None
        )
    if doing.word in {"scroll", "hscroll"}:
        turned = as_number(_first(doing.given, "clicks", "argument_1"))
        if not turned:
            return None
        ways = ("up", "down") if doing.word == "scroll" else ("right", "left")
        return ways[turned < 0]
    if doing.word in {"select_option", "answer"}:
        said = _first(doing.given, "value", "answer")
        return None if said is None else text_of(said)
    return "" if doing.word == "clear" else None


def _point(given: dict[str, Any]) -> tuple[float, float] | None:
    x = as_number(_first(given, "x", "argument_1"))
    y = as_number(_first(given, "y", "argument_2"))
    return (
        None if x is None or y is None or not 0 <= x <= 1 or not 0 <= y <= 1 else (x, y)
    )


def _given(args: object) -> dict[str, Any]:
    if isinstance(args, list):
        return {f"argument_{n}": value for n, value in enumerate(args, start=1)}
    return {text_of(name): value for name, value in as_mapping(args).items()}


def _first(given: dict[str, Any], *names: str) -> Any:  # noqa: ANN401 (of any type)
    return next((given[name] for name in names if given.get(name) is not None), None)
