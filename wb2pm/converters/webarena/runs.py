"""Runs of agents on WebArena: what was seen and what was done, by turns."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from wb2pm.converters.agents.accessibility import build_element, find_node
from wb2pm.converters.agents.bracket_calls import find_bracket_call
from wb2pm.converters.agents.calls import Call
from wb2pm.converters.agents.json_records import Record
from wb2pm.converters.agents.meaning import Meaning, interpret
from wb2pm.converters.agents.record_pages import page_key
from wb2pm.converters.pages.templates import host_of
from wb2pm.converters.sources.kept_attributes import clean_text, keep, plain
from wb2pm.converters.sources.times import NO_CLOCK, order_time
from wb2pm.errors import ConversionError
from wb2pm.events import AttributeValue, Demonstration, Element, Issue, Screen, UIEvent

if TYPE_CHECKING:
    from collections.abc import Callable

FORMAT = PAGES = "webarena"
_SPECIAL_KEYS = (
    *("Enter", "Tab", "Control", "Shift", "Meta", "Backspace", "Delete", "Escape"),
    *(
        "ArrowUp",
        "ArrowDown",
        "ArrowLeft",
        "ArrowRight",
        "PageDown",
        "PageUp",
        "Meta+a",
    ),
)
_FIRST, _LAST, _FIRST_OTHER, _LAST_OTHER = 32, 127, 129, 999
_TITLE = re.compile(r"^Tab \d+ \(current\): (.*)$", re.MULTILINE)
_RUN = re.compile(r"(\d{6,})_\d+_\d+\.\w+$")
_TAKEN = frozenset({"task_id", "intent", "source", "trajectory"})
_SEEN = frozenset({"url", "axtree", "screenshot_path"})
_NAMES = {
    "key_press": "keyboard_press",
    "press": "keyboard_press",
    "goto_url": "goto",
    "page_close": "tab_close",
    "close_tab": "tab_close",
    "page_focus": "tab_focus",
    "mouse_hover": "mouse_move",
    "none": "noop",
    "type": "fill",
}
_TYPES = (
    *("none", "scroll", "key_press", "mouse_click", "keyboard_type", "mouse_hover"),
    *("click", "type", "hover", "page_focus", "new_tab", "go_back", "go_forward"),
    *("goto_url", "page_close", "check", "select_option", "stop"),
)
"""Names of actions by their numbers."""
_NOTES = {
    "unknown_action": "this is no action of WebArena's",
    "unknown_element": "the page that was seen has no such element",
    "unparsed": "no action was found in the turn; it is kept as it is",
}


def build_run(told: dict[str, Any], record: Record, source: str) -> Demonstration:
    """Build the demonstration of one run.

    Args:
        told: The run, as JSON has it.
        record: Where it is in the file.
        source: The file.

    Raises:
        ConversionError: If it has no trajectory.
    """
    turns = told.get("trajectory")
    if not isinstance(turns, list):
        raise ConversionError("a run without a trajectory", source, record.where)
    builder = _Run(turns, record, source)
    events = builder.build()
    task, agent = told.get("task_id"), told.get("source")
    site = next(
        (h for e in events if e.screen_before and (h := host_of(e.screen_before.url))),
        None,
    )
    said = [task, agent, builder.hash]
    return Demonstration(
        id=" ".join(clean_text(str(part)) for part in said if part is not None)
        or record.where,
        source=source,
        source_format=FORMAT,
        events=tuple(events),
        source_actions=builder.count,
        workflow=clean_text(str(task)) if task is not None else None,
        intent=clean_text(str(told["intent"])) if told.get("intent") else None,
        site=site,
        actor=clean_text(str(agent)) if agent else None,
        attributes=keep(told, _TAKEN)
        | ({"answer": builder.answer} if builder.answer else {}),
        issues=tuple(builder.issues),
    )


def read_text(stored: object) -> str:
    r"""Read text that an action carries: as it is, or as WebArena numbers keys.

    Its numbers count the special keys, then the characters of ASCII from the
    space on, then further ones up to 999, then the end of a line.

    Examples:
        >>> read_text([87, 88, 0]), read_text("hi")
        ('hi\n', 'hi')
    """
    if isinstance(stored, str):
        return clean_text(stored)
    if not isinstance(stored, list):
        return ""
    return clean_text("".join(_character(number) for number in stored))


def _character(number: object) -> str:
    if isinstance(number, str):
        return number
    if not isinstance(number, int) or isinstance(number, bool) or number < 0:
        return ""
    if number < len(_SPECIAL_KEYS):
        return "\n" if number == 0 else ""
    code = number - len(_SPECIAL_KEYS) + _FIRST
    if code <= _LAST:
        return chr(code)
    code += _FIRST_OTHER - _LAST - 1
    return chr(code) if code <= _LAST_OTHER else "\n"


class _Run:
    """Goes through the turns of a run."""

    def __init__(self, turns: list[Any], record: Record, source: str) -> None:
        self.issues = [NO_CLOCK]
        self.answer: str | None = None
        self.hash: str | None = None
        self.count = 0
        self._turns = turns
        self._where = record.where
        self._span = record.span
        self._source = source
        self._seen: dict[str, Any] = {}
        self._screen: Screen | None = None

    def build(self) -> list[UIEvent]:
        events: list[UIEvent] = []
        for place, turn in enumerate(self._turns):
            if not isinstance(turn, dict):
                self._note("unknown_entry", "a turn that is no object", place)
            elif "action" in turn or "raw_prediction" in turn:
                events.append(self._event(place, turn))
            elif _SEEN & turn.keys():
                self._seen, self._screen = turn, self._shown(place)
                found = _RUN.search(str(turn.get("screenshot_path") or ""))
                self.hash = self.hash or (found[1] if found else None)
            else:
                self._note(
                    "unknown_entry",
                    "a turn that is neither a page nor an action",
                    place,
                )
        return events

    def _note(
        self, kind: str, message: str, place: int, event: str | None = None
    ) -> None:
        where = f"{self._where}.trajectory[{place}]"
        self.issues.append(Issue(kind=kind, message=message, where=where, event=event))

    def _event(self, place: int, turn: dict[str, Any]) -> UIEvent:
        identifier = str(self.count)
        told = turn.get("action")
        call = _call(told)
        meaning = interpret(call)
        noted = [kind for kind in call.notes if kind in _NOTES]
        target = self._element(meaning)
        if meaning.element and target is not None and not (target.role or target.tag):
            noted.append("unknown_element")
        for kind in noted:
            self._note(kind, _NOTES[kind], place, identifier)
        if call.name == "stop":
            self.answer = meaning.value
        time = order_time(self.count)
        self.count += 1
        later = range(place + 1, len(self._turns))
        shown_next = (self._shown(at) for at in later)
        return UIEvent(
            id=identifier,
            action=meaning.action,
            raw_action=call.name
            if call.name == "unparsed"
            else _word(told) or call.name,
            started_at=time,
            ended_at=time,
            time_quality="order_only",
            source_index=place,
            target=target,
            value=call.text if call.name == "unparsed" else meaning.value,
            screen_before=self._screen,
            screen_after=next((screen for screen in shown_next if screen), None),
            attributes=_attributes(turn, told, meaning),
            issues=tuple(noted),
        )

    def _shown(self, place: int) -> Screen | None:
        """Describe what a turn shows; None for one that shows nothing."""
        seen = self._turns[place]
        if not isinstance(seen, dict) or not _SEEN & seen.keys():
            return None
        tree, picture = seen.get("axtree"), seen.get("screenshot_path")
        has_tree = isinstance(tree, str)
        title = _TITLE.search(tree[:10_000]) if isinstance(tree, str) else None
        return Screen(
            url=clean_text(str(seen["url"])) if seen.get("url") else None,
            title=clean_text(title[1]) if title else None,
            screenshot=clean_text(str(picture)) if picture else None,
            page_format=PAGES if has_tree else None,
            page_key=page_key(self._span, place) if has_tree else None,
            source=self._source if has_tree else None,
        )

    def _element(self, meaning: Meaning) -> Element | None:
        """Find an element in the page that was seen last."""
        if not meaning.element:
            return None
        tree = self._seen.get("axtree")
        node = find_node(tree, meaning.element) if isinstance(tree, str) else None
        return build_element(
            meaning.element,
            node,
            attributes={"element_id": meaning.element},
        )


def _call(told: object) -> Call:
    """Tell what a turn did: by its fields, else by the words of the agent."""
    if isinstance(told, str):
        return find_bracket_call(told) or Call(
            "unparsed", {}, clean_text(told), ("unparsed",)
        )
    action = told if isinstance(told, dict) else {}
    name = _NAMES.get(_word(action), _word(action))
    given = _GIVEN.get(name)
    text = clean_text(str(action.get("raw_prediction") or ""))
    if given is None or name == "noop":
        found = find_bracket_call(text)
        if found is not None:
            return found
    if given is not None:
        return Call(name, _as_said(given(action), text), text)
    if not name:
        return Call("unparsed", {}, text or str(plain(told)), ("unparsed",))
    return Call(name, {}, text, ("unknown_action",))


def _as_said(given: dict[str, Any], text: str) -> dict[str, Any]:
    """Take a text from the agent's own words where its numbers stand for fewer letters."""
    said = find_bracket_call(text) if "value" in given else None
    value = said.given.get("value") if said is not None else None
    if isinstance(value, str) and len(value) > len(given["value"]):
        return {**given, "value": value}
    return given


def _word(action: object) -> str:
    """Return the name of an action; some runs have only its number."""
    if not isinstance(action, dict):
        return ""
    name, number = action.get("action_name"), action.get("action_type")
    if isinstance(name, str) and name:
        return name.lower()
    if isinstance(number, int) and 0 <= number < len(_TYPES):
        return _TYPES[number]
    return str(number).lower().rpartition(".")[2] if isinstance(number, str) else ""


def _typed(action: dict[str, Any]) -> dict[str, Any]:
    text = read_text(action.get("text"))
    entered = text.endswith("\n")
    given = {"bid": _id(action), "value": text.rstrip("\n")}
    return given | ({"enter": True} if entered else {})


def _id(action: dict[str, Any]) -> str:
    return clean_text(str(action.get("element_id") or ""))


def _on_element(action: dict[str, Any]) -> dict[str, Any]:
    return {"bid": _id(action)} if _id(action) else {}


_GIVEN: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "click": _on_element,
    "hover": _on_element,
    "check": _on_element,
    "clear": _on_element,
    "mouse_click": _on_element,
    "mouse_move": _on_element,
    "fill": _typed,
    "keyboard_type": lambda a: {"text": read_text(a.get("text"))},
    "keyboard_press": lambda a: {"key": a.get("key_comb") or ""},
    "scroll": lambda a: {
        "delta_x": 0,
        "delta_y": -100 if str(a.get("direction")).lower().startswith("up") else 100,
    },
    "select_option": lambda a: {**_on_element(a), "options": read_text(a.get("text"))},
    "goto": lambda a: {"url": a.get("url") or ""},
    "tab_focus": lambda a: {"index": a.get("page_number", 0)},
    "new_tab": lambda _: {},
    "tab_close": lambda _: {},
    "go_back": lambda _: {},
    "go_forward": lambda _: {},
    "noop": lambda _: {},
    "stop": lambda a: {"answer": a.get("answer") or ""},
}
"""Name -> what it is given, from the fields of an action."""


def _attributes(
    turn: dict[str, Any], told: object, meaning: Meaning
) -> dict[str, AttributeValue]:
    action = told if isinstance(told, dict) else {"text": told}
    filled = {k: v for k, v in action.items() if v not in ("", [], None)}
    metadata = turn.get("metadata")
    kept = keep(filled, prefix="action") | meaning.attributes
    kept |= keep(metadata if isinstance(metadata, dict) else {"metadata": metadata})
    return kept | keep(turn, {"action", "metadata"}, prefix="turn")
