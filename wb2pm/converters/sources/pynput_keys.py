"""The key stream of WONDERBREAD's recorder: reading it, splitting what it merged.

A key event holds key names joined by single spaces: a quoted character
(``'a'``), a named key (``Key.enter``), a key code (``<179>``) or ``[dead]``.
The recorder appends a key to the event before whenever it is a character,
space, shift, caps lock or backspace, whatever field has the focus and whatever
key came first. One recorded event may therefore hold an Enter or a Tab and the
typing in the *next* field. `split_keys` undoes that.
"""

from __future__ import annotations

import re
import sys
from typing import Literal

from msgspec import Struct

_NAMED_TEXT = {"Key.space": " "}
_IGNORED = frozenset({"Key.shift", "Key.shift_r", "Key.shift_l", "Key.caps_lock"})
_ERASING = "Key.backspace"
_MODIFIERS = {
    "Key.cmd": "Cmd",
    "Key.cmd_r": "Cmd",
    "Key.cmd_l": "Cmd",
    "Key.ctrl": "Ctrl",
    "Key.ctrl_r": "Ctrl",
    "Key.ctrl_l": "Ctrl",
    "Key.alt": "Alt",
    "Key.alt_r": "Alt",
    "Key.alt_l": "Alt",
    "Key.alt_gr": "AltGr",
}
_QUOTED = re.compile(r"""(?P<quote>['"])(?P<text>.+)(?P=quote)""", re.DOTALL)
_ESCAPE = re.compile(r"\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|U([0-9a-f]{8})|(.))")
_CONTROL = re.compile(r"'\\x(?P<code>[01][0-9a-f])'")
"""What a letter becomes with Ctrl held: `'\\x01'` is Ctrl+A."""
_ESCAPED = {"n": "\n", "r": "\r", "t": "\t"}
_WRITTEN_KEYS = {r"'\n'": "Enter", r"'\r'": "Enter", r"'\t'": "Tab"}
"""Keys that some systems report by the character they send."""
_SHIFTS = frozenset({"Key.shift", "Key.shift_r", "Key.shift_l"})


class KeyRun(Struct, frozen=True, kw_only=True):
    """Keys that belong together.

    Attributes:
        kind: `type` for text, `press` for a key or a shortcut with a meaning of
            its own.
        tokens: The recorder's names of the keys.
        value: Text that the keys leave behind, backspace applied; or the name
            of the key, such as ``Enter`` or ``Ctrl+A``.
        erased: How many characters backspace removed that were there before
            the run began.
    """

    kind: Literal["type", "press"]
    tokens: tuple[str, ...]
    value: str
    erased: int = 0


def character(token: str) -> str | None:
    r"""Return the text a key leaves behind, or None if it leaves none.

    Args:
        token: One key as the recorder names it.

    Examples:
        >>> character("'a'"), character("Key.space"), character("Key.enter")
        ('a', ' ', None)
        >>> character("'\\\\'") == chr(92)
        True
    """
    if token in _NAMED_TEXT:
        return _NAMED_TEXT[token]
    quoted = _QUOTED.fullmatch(token)
    if quoted is None:
        return None
    text = _ESCAPE.sub(_unescaped, quoted["text"])
    return text if text.isprintable() else None


def _unescaped(match: re.Match[str]) -> str:
    code = match[1] or match[2] or match[3]
    if code is None:
        return _ESCAPED.get(match[4], match[4])
    number = int(code, 16)
    return chr(number) if number <= sys.maxunicode else match[0]


def key_name(token: str) -> str:
    """Return the usual name of a key.

    Examples:
        >>> key_name("Key.enter"), key_name("Key.page_down"), key_name("<179>")
        ('Enter', 'Page Down', '<179>')
    """
    if token in _MODIFIERS:
        return _MODIFIERS[token]
    if token.startswith("Key."):
        name = token.removeprefix("Key.").replace("_", " ").title()
        return {"Esc": "Escape", "Return": "Enter"}.get(name, name)
    if token in _WRITTEN_KEYS:
        return _WRITTEN_KEYS[token]
    text = character(token)
    if text is None and (control := _CONTROL.fullmatch(token)):
        return chr(int(control["code"], 16) + 64).lower()
    return text or token


def split_keys(key: str) -> tuple[KeyRun, ...]:
    """Split one recorded key event into runs that belong together.

    Text, with shift and backspace in it, is one run; Enter, Tab, arrows and
    other keys with a meaning of their own are a run each; a modifier takes the
    key after it into a shortcut, as the recorder keeps no key releases.

    Args:
        key: The recorder's ``key``: names joined by single spaces.

    Returns:
        The runs in order; together they hold every token. Empty for no keys.

    Examples:
        >>> [run.value for run in split_keys("Key.tab 'a' 'x' Key.backspace 'b'")]
        ['Tab', 'ab']
        >>> [run.value for run in split_keys("Key.ctrl 'a' Key.shift 'C'")]
        ['Ctrl+A', 'C']
    """
    tokens = [token for token in key.split(" ") if token]
    runs: list[KeyRun] = []
    text: list[str] = []
    position = 0
    while position < len(tokens):
        token = tokens[position]
        if _belongs_to_text(token):
            text.append(token)
            position += 1
            continue
        if text:
            runs.append(_typed(text))
            text = []
        taken = _shortcut_length(tokens, position)
        chord = tokens[position : position + taken]
        runs.append(KeyRun(kind="press", tokens=tuple(chord), value=_chord_name(chord)))
        position += taken
    if text:
        runs.append(_typed(text))
    return tuple(runs)


def _belongs_to_text(token: str) -> bool:
    return token in _IGNORED or token == _ERASING or character(token) is not None


def _shortcut_length(tokens: list[str], position: int) -> int:
    """Count the tokens of the shortcut at `position`: modifiers and one key."""
    if tokens[position] not in _MODIFIERS:
        return 1
    end = position
    while end < len(tokens) and (tokens[end] in _MODIFIERS or tokens[end] in _SHIFTS):
        end += 1
    return min(end + 1, len(tokens)) - position


def _chord_name(chord: list[str]) -> str:
    names = []
    for token in chord:
        name = "Shift" if token in _SHIFTS else key_name(token)
        names.append(name.upper() if len(name) == 1 and len(chord) > 1 else name)
    return "+".join(dict.fromkeys(names))


def _typed(tokens: list[str]) -> KeyRun:
    """Join typed tokens; a run that only shifts or erases is a key press."""
    left: list[str] = []
    erased = 0
    for token in tokens:
        if token == _ERASING:
            if left:
                left.pop()
            else:
                erased += 1
        elif (text := character(token)) is not None:
            left.append(text)
    if not left and all(character(token) is None for token in tokens):
        named = [key_name(token) for token in tokens]
        return KeyRun(
            kind="press",
            tokens=tuple(tokens),
            value=" ".join(dict.fromkeys(named)),
            erased=erased,
        )
    return KeyRun(kind="type", tokens=tuple(tokens), value="".join(left), erased=erased)
