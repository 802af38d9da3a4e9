"""Actions as WebArena's agents write them: ``click [12]``, ``type [3] [text] [1]``.

The functions get the names and arguments of BrowserGym's (see `calls`), so that
what agents did is the same whichever way they wrote it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from wb2pm.converters.agents.calls import Call

if TYPE_CHECKING:
    from collections.abc import Callable

_ACTION = re.compile(
    r"(?P<name>click|type|hover|press|scroll|tab_focus|page_focus|goto|stop|new_tab"
    r"|close_tab|page_close|go_back|go_forward|clear|check|uncheck|select|note|branch"
    r"|prune|none)\b(?P<given>(?:[ \t]*\[(?:[^\[\]]|\[[^\[\]]*\])*\])*)",
    re.IGNORECASE,
)
_GIVEN = re.compile(r"\[((?:[^\[\]]|\[[^\[\]]*\])*)\]")
_FENCED = re.compile(r"```(?:\w*\n)?(.+?)```", re.DOTALL)
_STEP = 100
"""Pixels that stand for one scroll; WebArena scrolls by a screen."""


def find_bracket_call(text: str) -> Call | None:
    """Find the one action that a WebArena agent answered with.

    Agents reason first and put the action between triple backticks, the last of
    them if there are several; else it is a line by itself.

    Args:
        text: The answer.

    Returns:
        The action; None when there is none.

    Examples:
        >>> find_bracket_call("So I will ```type [89] [New York] [1]```").given
        {'bid': '89', 'value': 'New York', 'enter': True}
        >>> find_bracket_call("scroll [down]").given
        {'delta_x': 0, 'delta_y': 100}
        >>> find_bracket_call("I would click it") is None
        True
    """
    fenced = _FENCED.findall(text)
    candidates = [fenced[-1]] if fenced else text.splitlines()
    for candidate in reversed(candidates):
        match = _ACTION.fullmatch(candidate.strip())
        if match is not None:
            return _call(
                match["name"].lower(), _GIVEN.findall(match["given"]), match[0]
            )
    return None


def _call(name: str, given: list[str], text: str) -> Call | None:
    make = _MADE.get(name)
    values = [value.strip() for value in given]
    try:
        new_name, arguments = make(values) if make else (name, _numbered(values))
    except IndexError:
        return None  # it lacks what the action needs
    notes = () if make else ("unknown_action",)
    return Call(new_name, arguments, text, notes)


def _numbered(values: list[str]) -> dict[str, Any]:
    return {f"argument_{place}": value for place, value in enumerate(values, 1)}


def _type(values: list[str]) -> tuple[str, dict[str, Any]]:
    """Tell what is typed where; Enter follows unless a 0 says otherwise."""
    value = values[1] if len(values) > 1 else ""
    enter = (values[2] if len(values) > 2 else "1") != "0"  # noqa: PLR2004
    return "fill", {"bid": values[0], "value": value, "enter": enter}


def _scroll(values: list[str]) -> tuple[str, dict[str, Any]]:
    direction = values[0].lower().removeprefix("direction=")
    across = {"left": -_STEP, "right": _STEP}.get(direction, 0)
    along = {"up": -_STEP, "down": _STEP}.get(direction, 0)
    return "scroll", {"delta_x": across, "delta_y": along}


def _on_element(name: str) -> Callable[[list[str]], tuple[str, dict[str, Any]]]:
    return lambda values: (name, {"bid": values[0]})


def _bare(name: str) -> Callable[[list[str]], tuple[str, dict[str, Any]]]:
    return lambda _values: (name, {})


def _select(values: list[str]) -> tuple[str, dict[str, Any]]:
    return "select_option", {"bid": values[0], "options": values[1]}


def _stop(values: list[str]) -> tuple[str, dict[str, Any]]:
    return "stop", {"answer": values[0] if values else ""}


def _focus_tab(values: list[str]) -> tuple[str, dict[str, Any]]:
    return "tab_focus", {"index": values[0]}


_MADE: dict[str, Callable[[list[str]], tuple[str, dict[str, Any]]]] = {
    "click": _on_element("click"),
    "hover": _on_element("hover"),
    "clear": _on_element("clear"),
    "check": _on_element("check"),
    "uncheck": _on_element("uncheck"),
    "type": _type,
    "select": _select,
    "press": lambda values: ("keyboard_press", {"key": values[0]}),
    "scroll": _scroll,
    "goto": lambda values: ("goto", {"url": values[0]}),
    "new_tab": _bare("new_tab"),
    "close_tab": _bare("tab_close"),
    "page_close": _bare("tab_close"),
    "tab_focus": _focus_tab,
    "page_focus": _focus_tab,
    "go_back": _bare("go_back"),
    "go_forward": _bare("go_forward"),
    "none": _bare("noop"),
    "stop": _stop,
}
