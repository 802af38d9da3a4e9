"""Keys of a recording with their releases: what was written, and which shortcuts.

A modifier is held from its press to its release. One that is never released, as when
the recording is stopped with it or the recorder missed it, counts as held for the one
key after it, as in recordings that keep no releases at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from wb2pm.converters.sources.pynput_keys import character, key_name, split_keys

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.desktop.raw_input import RawInput

_MODIFIERS: Final = {
    "ctrl": "ctrl",
    "control": "ctrl",
    "alt": "alt",
    "alt_gr": "alt_gr",
    "option": "alt",
    "shift": "shift",
    "cmd": "cmd",
    "command": "cmd",
    "win": "cmd",
    "windows": "cmd",
    "super": "cmd",
    "meta": "cmd",
}
"""Name of a key without its side -> what pynput calls it."""
_ORDER: Final = ("ctrl", "cmd", "alt", "alt_gr", "shift")
"""In which modifiers are named before the key."""
_WRITING: Final[tuple[frozenset[str], ...]] = (frozenset(), frozenset({"shift"}))
_ALTERNATE: Final = ({"alt_gr"}, {"ctrl", "alt"}, {"ctrl", "alt_gr"})
"""What stands for AltGr, by which keyboards write further characters."""
_LOGOS: Final = {"Windows": "Win", "Linux": "Super"}
"""What the key is called that pynput calls ``cmd``."""
_OPENING: Final = frozenset({"cmd", "alt"})
"""Modifiers that do something by themselves: they open a menu."""


class KeyPress(NamedTuple):
    """A key that was pressed, with what was held.

    Attributes:
        first: The line of its press, or of a modifier by itself.
        tokens: The keys, as pynput names them.
        value: What the keys are called together, such as ``Ctrl+A``.
        writes: Whether it writes or erases a character.
        lines: How many lines of presses it takes in.
        opens: Whether it is a modifier that does something by itself.
    """

    first: RawInput
    tokens: tuple[str, ...]
    value: str
    writes: bool = False
    lines: int = 1
    opens: bool = False


class TypedRun(NamedTuple):
    """Keys one after the other that belong together.

    Attributes:
        kind: ``type`` for a text; ``press`` where nothing was written.
        presses: The keys.
        value: The text they leave behind.
        erased: Characters erased that were there before.
    """

    kind: Literal["type", "press"]
    presses: tuple[KeyPress, ...]
    value: str
    erased: int


class Keyboard:
    """Which keys are held at each line of a recording."""

    def __init__(self, inputs: Sequence[RawInput], *, system: str = "") -> None:
        """Pair presses with releases.

        Args:
            inputs: All lines of the recording.
            system: Operating system as the recorder names it.
        """
        self._system = system
        self._held: dict[str, RawInput] = {}
        self._used: set[int] = set()
        self._in_shortcut: set[int] = set()
        self._released: dict[int, float] = {}
        self.never_released: list[RawInput] = []
        waiting: dict[str, list[RawInput]] = {}
        for one in inputs:
            if one.kind == "press":
                waiting.setdefault(one.name, []).append(one)
            elif one.kind == "release":
                for press in waiting.pop(one.name, ()):  # repeats while it was held
                    self._released[press.line] = one.at
        self._lasting = {
            press.line
            for presses in waiting.values()
            for press in presses
            if _modifier(press.name)
        }
        self._history: list[tuple[int, tuple[str, ...]]] = []

    def press(self, one: RawInput) -> KeyPress | None:
        """Take a press.

        Returns:
            The key with what is held; None for a modifier.
        """
        if modifier := _modifier(one.name):
            if modifier not in self._held:
                self._held[modifier] = one
                self._remember(one.line)
                if one.line in self._lasting:
                    self.never_released.append(one)
            return None
        held = tuple(sorted(self._held, key=_ORDER.index))
        token = _token(one)
        text = character(token)
        erases = token == "Key.backspace" and not {*held} - {"shift"}  # noqa: S105 (a key)
        writes = erases or (text is not None and self._writes(text, held))
        presses = [self._held[name] for name in held]
        self._used.update(press.line for press in presses)
        self._drop_unreleased(one.line)
        if writes:
            return KeyPress(one, (token,), text or "", writes=True)
        tokens = (*(f"Key.{name}" for name in held), token)
        new = [press for press in presses if press.line not in self._in_shortcut]
        self._in_shortcut.update(press.line for press in presses)
        first = min((*new, one), key=lambda press: press.line)
        return KeyPress(first, tokens, self._chord(tokens), lines=1 + len(new))

    def release(self, one: RawInput) -> KeyPress | None:
        """Take a release.

        Returns:
            The modifier, where it was pressed and released with nothing between.
        """
        modifier = _modifier(one.name)
        press = self._held.pop(modifier, None) if modifier else None
        if press is None:
            return None
        self._remember(one.line)
        if press.line in self._used:
            return None
        tokens = (f"Key.{modifier}",)
        opens = modifier in _OPENING
        return KeyPress(press, tokens, self._chord(tokens), opens=opens)

    def held_at(self, index: int) -> tuple[str, ...]:
        """Return which modifiers are held at a line, as they are called.

        They then did something together with what was done there.
        """
        self._used.update(press.line for press in self._held.values())
        held = next((h for at, h in reversed(self._history) if at <= index), ())
        return tuple(self._chord((f"Key.{name}",)) for name in held)

    def released_at(self, press: RawInput) -> float:
        """Return when a key was released; its press where nobody knows."""
        return self._released.get(press.line, press.at)

    def runs(self, typed: Sequence[KeyPress]) -> list[TypedRun]:
        """Put keys that write together as texts, erased characters left out."""
        found: list[TypedRun] = []
        done = 0
        for run in split_keys(" ".join(press.tokens[0] for press in typed)):
            count = len(run.tokens)
            presses = tuple(typed[done : done + count])
            found.append(TypedRun(run.kind, presses, run.value, run.erased))
            done += count
        return found

    def _writes(self, text: str, held: tuple[str, ...]) -> bool:
        together = frozenset(held)
        if together in _WRITING:
            return True
        without_shift = together - {"shift"}
        if without_shift in _ALTERNATE:
            return not text.isascii() or not text.isalnum()
        on_mac = self._system == "Darwin" and without_shift == {"alt"}
        return on_mac and not text.isascii()

    def _drop_unreleased(self, index: int) -> None:
        """Let go of modifiers that are never released, after the one key."""
        for name, press in list(self._held.items()):
            if press.line in self._lasting:
                del self._held[name]
                self._remember(index + 1)

    def _remember(self, index: int) -> None:
        self._history.append((index, tuple(self._held)))

    def _chord(self, tokens: tuple[str, ...]) -> str:
        """Name keys that are pressed together."""
        names = [key_name(token) for token in tokens]
        if len(names) > 1 and len(names[-1]) == 1:
            names[-1] = names[-1].upper()
        logo = _LOGOS.get(self._system, "Cmd")
        return "+".join(logo if name == "Cmd" else name for name in names)


def _modifier(name: str) -> str | None:
    plain = name.lower().removesuffix("_l").removesuffix("_r")
    for side in ("left", "right"):
        plain = plain.removesuffix(side) or plain
    return _MODIFIERS.get(plain)


def _token(one: RawInput) -> str:
    """Write a key as pynput does; what the system made of it counts before its name."""
    for field in ("text", "char"):
        said = one.said.get(field)
        if isinstance(said, str) and len(said) == 1:
            return _quoted(said)
    name = one.name
    if len(name) == 1:
        return _quoted(name)
    return f"Key.{'_'.join(name.lower().split()) or 'unknown'}"


def _quoted(text: str) -> str:
    return "Key.space" if text.isspace() else repr(text)
