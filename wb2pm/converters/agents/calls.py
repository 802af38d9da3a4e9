"""Actions that agents write as calls: ``click('a51')``, perhaps among other words.

BrowserGym looks for calls of the functions it knows in whatever text an agent
answers with, does them in order, and takes no notice of the rest; comments are
no calls. The same is done here, without running anything.
"""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

SIGNATURES: Mapping[str, tuple[str, ...]] = {
    "fill": ("bid", "value", "enable_autocomplete_menu"),
    "check": ("bid",),
    "uncheck": ("bid",),
    "select_option": ("bid", "options"),
    "click": ("bid", "button", "modifiers"),
    "dblclick": ("bid", "button", "modifiers"),
    "hover": ("bid",),
    "press": ("bid", "key_comb"),
    "focus": ("bid",),
    "clear": ("bid",),
    "drag_and_drop": ("from_bid", "to_bid"),
    "upload_file": ("bid", "file"),
    "scroll": ("delta_x", "delta_y"),
    "scroll_at": ("x", "y", "dx", "dy"),
    "mouse_move": ("x", "y"),
    "mouse_up": ("x", "y", "button"),
    "mouse_down": ("x", "y", "button"),
    "mouse_click": ("x", "y", "button"),
    "mouse_dblclick": ("x", "y", "button"),
    "mouse_drag_and_drop": ("from_x", "from_y", "to_x", "to_y"),
    "mouse_upload_file": ("x", "y", "file"),
    "keyboard_press": ("key",),
    "keyboard_up": ("key",),
    "keyboard_down": ("key",),
    "keyboard_type": ("text",),
    "keyboard_insert_text": ("text",),
    "goto": ("url",),
    "go_back": (),
    "go_forward": (),
    "new_tab": (),
    "tab_close": (),
    "tab_focus": ("index",),
    "send_msg_to_user": ("text",),
    "report_infeasible": ("reason",),
    "noop": ("wait_ms",),
}
"""BrowserGym's functions (core 0.14) and the names of what they are given."""

_CALL = re.compile(r"(?<![\w.])([A-Za-z_]\w*(?:\.\w+)*)[ \t]*\(|#")
_STRING = re.compile(
    r"""[rRuUbB]?(?:'''(?:\\.|[^\\])*?'''|\"\"\"(?:\\.|[^\\])*?\"\"\""""
    r"""|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")""",
    re.DOTALL,
)
_BRACKETS = {")": "(", "]": "[", "}": "{"}
_OPTIONAL = frozenset({"enable_autocomplete_menu", "button", "modifiers", "wait_ms"})
_MOST_CALLS = 1000
"""No step of an agent does more."""
_MOST_BROKEN = 100
"""Calls that are begun and not closed: each costs a look at the rest of the text."""
_DEEPEST = 50
"""Brackets within brackets: no action needs more."""
_LONGEST = 100_000
"""Characters that are looked at as Python."""


class Call(NamedTuple):
    """One call in an agent's text.

    Attributes:
        name: The function.
        given: What it is given, by the names of its signature.
        text: The call as it is written.
        notes: What was not as Python has it: ``bare_name`` for a word without
            quotes, ``broken_string`` for a string over several lines,
            ``not_literal`` for an expression that is left unevaluated,
            ``unknown_action`` for a function that BrowserGym does not have.
    """

    name: str
    given: dict[str, Any]
    text: str
    notes: tuple[str, ...] = ()


def find_calls(text: str) -> tuple[Call, ...]:
    r"""Find the calls in what an agent answered, in order.

    Args:
        text: The answer.

    Returns:
        The calls; a function that is not BrowserGym's counts only where the
        call is a line by itself. Empty when the text holds none.

    Examples:
        >>> [call.given for call in find_calls("fill('16', 'jess')\nclick('20')")]
        [{'bid': '16', 'value': 'jess'}, {'bid': '20'}]
        >>> find_calls("# click('1')\nnow scroll(0, 100)")[0].text
        'scroll(0, 100)'
    """
    calls: list[Call] = []
    at = broken = 0
    text = text[:_LONGEST]
    while (match := _CALL.search(text, at)) and broken < _MOST_BROKEN:
        if match[0] == "#":
            end_of_line = text.find("\n", match.end())
            at = len(text) if end_of_line < 0 else end_of_line
            continue
        end = _closing(text, match.end())
        call = _call_at(text, match, end) if end is not None else None
        broken += end is None
        if call is None:
            at = match.end()
        else:
            calls.append(call)
            at = end or match.end()
    return tuple(calls[:_MOST_CALLS])


def _call_at(text: str, match: re.Match[str], end: int) -> Call | None:
    """Read a call; among other words only a known one that is given plain values."""
    alone = _is_line(text, match, end)
    if not alone and match[1] not in SIGNATURES:
        return None
    call = _read(match[1], text[match.start() : end])
    if call is None or alone or not {"bare_name", "not_literal"} & set(call.notes):
        return call
    return None


def is_python(text: str) -> bool:
    """Return whether a text is Python that calls something: an action in code.

    Examples:
        >>> is_python("page.get_by_role('button').click()"), is_python("I am done")
        (True, False)
    """
    try:
        tree = ast.parse(text[:_LONGEST].strip())
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    return any(isinstance(node, ast.Call) for node in ast.walk(tree))


def _closing(text: str, at: int) -> int | None:
    """Find the end of a call whose bracket opened just before; None if it has none."""
    open_ = ["("]
    while at < len(text):
        if string := _STRING.match(text, at):
            at = string.end()
            continue
        sign = text[at]
        at += 1
        if sign in "([{":
            open_.append(sign)
            if len(open_) > _DEEPEST:
                return None
        elif sign in _BRACKETS:
            if open_.pop() != _BRACKETS[sign]:
                return None
            if not open_:
                return at
        elif sign in "'\"":
            return None  # it is never closed
    return None


def _is_line(text: str, match: re.Match[str], end: int) -> bool:
    before = text[text.rfind("\n", 0, match.start()) + 1 : match.start()]
    line_end = text.find("\n", end)
    after = text[end : line_end if line_end >= 0 else len(text)]
    return not before.strip() and not after.split("#")[0].strip(" \t\r;")


def _read(name: str, text: str) -> Call | None:
    node, notes = _parsed(text)
    if node is None or any(isinstance(a, ast.Starred) for a in node.args):
        return None
    names = SIGNATURES.get(name)
    if names is None:
        notes = (*notes, "unknown_action")
        names = tuple(f"argument_{i}" for i in range(1, len(node.args) + 1))
    elif len(node.args) > len(names):
        return None
    given: dict[str, Any] = {}
    for place, argument in [
        *zip(names, node.args, strict=False),
        *((k.arg or "", k.value) for k in node.keywords),
    ]:
        if not place or place in given:
            return None
        given[place], note = _value(argument, text)
        notes = (*notes, note) if note else notes
    if name in SIGNATURES and not {*names} - _OPTIONAL <= given.keys():
        return None
    return Call(name, given, text, tuple(dict.fromkeys(notes)))


def _parsed(text: str) -> tuple[ast.Call | None, tuple[str, ...]]:
    tries: tuple[tuple[str, tuple[str, ...]], ...] = (
        (text, ()),
        (_STRING.sub(_on_one_line, text), ("broken_string",)),
    )
    for source, notes in tries:
        try:
            node = ast.parse(source, mode="eval").body
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            continue
        return (node, notes) if isinstance(node, ast.Call) else (None, notes)
    return None, ()


def _on_one_line(string: re.Match[str]) -> str:
    return string[0].replace("\r\n", "\\n").replace("\n", "\\n").replace("\r", "\\n")


def _value(node: ast.expr, text: str) -> tuple[Any, str | None]:
    try:
        return ast.literal_eval(node), None
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        if isinstance(node, ast.Name):
            return node.id, "bare_name"
        return ast.get_source_segment(text, node) or text, "not_literal"
