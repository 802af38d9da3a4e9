"""Keys that stand for an entry of a menu or a button, where a program tells which.

A person who presses ``Ctrl+S`` does what another does by the menu: the entry is what
both did. Programs tell the keys of each control on the accessibility bus (AT-SPI's
``Action.GetKeyBinding``); wb2pm's recorder keeps them.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from wb2pm.converters.desktop.trees import kind_of, read_node
from wb2pm.converters.labels.steps.begun import SHORTCUT
from wb2pm.converters.pages.page import as_element
from wb2pm.converters.sources.kept_attributes import clean_text
from wb2pm.converters.sources.pynput_keys import key_name
from wb2pm.events import Element

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from wb2pm.converters.desktop.demonstrations import Window
    from wb2pm.converters.desktop.folder import Line
    from wb2pm.converters.pages.page import Page

_ORDER: Final = ("Ctrl", "Super", "Alt", "Shift")
_HELD: Final = {
    "primary": "Ctrl",
    "control": "Ctrl",
    "ctrl": "Ctrl",
    "alt": "Alt",
    "mod1": "Alt",
    "shift": "Shift",
    "super": "Super",
    "meta": "Super",
}
"""What toolkits call the keys that are held (GTK's ``gtk_accelerator_parse``, and
Qt's portable names)."""
_LONGEST: Final = 200


class Shortcuts:
    """What keys stand for, window by window."""

    def __init__(
        self,
        menus: Sequence[Line],
        windows: Sequence[Window],
        page_at: Callable[[float], Page | None],
    ) -> None:
        """Take what programs told.

        Args:
            menus: Entries of menus with their keys, by the number of their window.
            windows: What was in front, in order of time.
            page_at: Returns the window in front as it was seen before a moment.
        """
        self._windows = windows
        self._windows_at = [window.at for window in windows]
        self._page_at = page_at
        self._entries: dict[int, dict[str, Element]] = {}
        for line in menus:
            listed, window = line.said.get("entries"), line.said.get("window")
            if not isinstance(window, int):
                continue
            known = self._entries.setdefault(window, {})
            for said in listed if isinstance(listed, list) else ():
                for keys, entry in _entry(said):
                    known.setdefault(keys, entry)

    def element(self, keys: str, at: float) -> Element | None:
        """Describe what keys stand for; None where no program said so.

        Args:
            keys: Such as ``Ctrl+S``.
            at: When they were pressed.
        """
        page = self._page_at(at)
        shown = [
            one
            for one in (page.elements() if page is not None else ())
            if keys in chords(str(one.get("keys") or ""))
        ]
        if shown:  # several of one letter get the focus in turn
            return _with_shortcut(as_element(shown[0]), keys) if not shown[1:] else None
        place = bisect_right(self._windows_at, at)
        window = self._windows[place - 1].number if place else None
        if window is None:
            return None
        entry = self._entries.get(window, {}).get(keys)
        return _with_shortcut(entry, keys) if entry is not None else None


@lru_cache(maxsize=4096)
def chords(binding: str) -> frozenset[str]:
    """Return which keys stand for a control, whatever else is open.

    Args:
        binding: The keys as a toolkit names them: the letter in an open menu, the way
            through the menus, and the keys that do it from anywhere.

    Examples:
        >>> sorted(chords("s;<Alt>f:s;<Primary><Shift>s"))
        ['Ctrl+Shift+S']
        >>> sorted(chords("<Alt>f;<Alt>f;")), sorted(chords("Ctrl+O")), chords("s;;")
        (['Alt+F'], ['Ctrl+O'], frozenset())
    """
    parts = binding[:_LONGEST].split(";")
    return frozenset(chord for part in parts if (chord := _chord(part.strip())))


def _chord(binding: str) -> str | None:
    """Name one combination as the recorded keys are named; None for anything else."""
    if binding.startswith("<"):
        *held, key = binding.removeprefix("<").replace("><", ">").split(">")
    else:
        *held, key = binding.split("+") if not binding.endswith("+") else (binding,)
    names = {_HELD.get(name.strip().lower(), "") for name in held}
    if "" in names or not key:
        return None
    is_function_key = key[:1] == "F" and key[1:].isdigit()
    if len(key) == 1:
        if not names - {"Shift"}:
            return None  # it writes, or counts in an open menu alone
        named = key.upper()
    elif is_function_key or (names and _is_called(key)):
        named = key_name(f"Key.{key.lower()}")
    else:
        return None
    return "+".join([name for name in _ORDER if name in names] + [named])


def _is_called(key: str) -> bool:
    """Return whether X calls a key without a letter so; else it is several letters."""
    return key[:1].isupper() or key == "space"


def _entry(said: object) -> Iterator[tuple[str, Element]]:
    """Yield the keys of an entry, each with what it is."""
    if not isinstance(said, dict):
        return
    node = read_node(said)
    if not node.name or not node.meaning.role:
        return
    around: Any = said.get("in")
    listed = around if isinstance(around, list) else []
    menus = [clean_text(one) for one in listed if isinstance(one, str)]
    entry = Element(
        tag=node.meaning.tag,
        role=node.meaning.role,
        text=node.name,
        path=f"[{' > '.join([*menus, node.name])}]",
        attributes=dict(kind_of(node)),
    )
    for keys in chords(str(said.get("keys") or "")):
        yield keys, entry


def _with_shortcut(element: Element, keys: str) -> Element:
    return replace(element, attributes={**element.attributes, SHORTCUT: keys})
