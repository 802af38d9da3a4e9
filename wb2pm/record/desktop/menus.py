"""Which keys stand for which entries of a window's menus.

Closed menus are walked through once for each window, and between other questions. Only
entries with keys of their own are told: others may be called by somebody's files.
"""

from __future__ import annotations

import time
from collections import deque
from typing import TYPE_CHECKING, Any, Final, TypeVar

from wb2pm.record.desktop.bus import Question, Ref, property_of
from wb2pm.record.desktop.roles import ask_roles

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from wb2pm.record.desktop.bus import Questions

_One = TypeVar("_One")
_BAR: Final = "menu bar"
_MENU: Final = "menu"
_POPUP: Final = "popup menu"
"""What Qt tells between an entry and the menu that it opens; it has no name."""
_ITEM: Final = "menu item"
_GROUP: Final = 24
"""Elements that are asked together."""
_BEFORE_BAR: Final = 300
"""Elements of a window among which its menu bar is looked for."""
_INSIDE: Final = 300
"""Elements right in another that are looked at: sheets have millions."""
_MOST: Final = 3_000
"""Entries that are looked at: office programs have about a thousand."""
_PARTS: Final = 3
"""Parts of a binding of keys: the letter in an open menu, the way to it through the
menus, and the keys that do it from anywhere (AT-SPI's ``Action.GetKeyBinding``)."""


class MenuWalk:
    """A walk through the menus of one window, with pauses.

    Attributes:
        entries: What has keys that do it from anywhere, or open it.
        is_done: Whether there is nothing left to look at.
    """

    def __init__(self, asking: Questions, window: Ref) -> None:
        """Begin at a window."""
        self._asking = asking
        self._looking = deque([window])
        """Elements in which the menu bar may be."""
        self._waiting: deque[tuple[Ref, tuple[str, ...]]] = deque()
        """Entries that were not asked yet, each with the menus around it."""
        self._asked = self._before_bar = 0
        self.entries: list[dict[str, Any]] = []
        self.is_done = False

    def go_on(self, *, seconds: float, is_needed: Callable[[], bool]) -> None:
        """Look at more of the menus.

        Args:
            seconds: Seconds after which the walk pauses.
            is_needed: Returns whether something else has to be asked first.
        """
        end = time.monotonic() + seconds
        while not self.is_done and time.monotonic() < end and not is_needed():
            if self._waiting and self._asked < _MOST:
                self._look_at_entries(_taken(self._waiting))
            elif self._looking and not self._asked:
                self._look_for_bar(_taken(self._looking))
            else:
                self.is_done = True

    def _look_for_bar(self, group: Sequence[Ref]) -> None:
        self._before_bar += len(group)
        roles = ask_roles(self._asking, group)
        children = self._children(group)
        if _BAR in roles:
            self._looking.clear()
            bar = children[roles.index(_BAR)]
            self._waiting.extend((entry, ()) for entry in bar)
        elif self._before_bar < _BEFORE_BAR:
            self._looking.extend(inner for some in children for inner in some)

    def _look_at_entries(self, group: Sequence[tuple[Ref, tuple[str, ...]]]) -> None:
        self._asked += len(group)
        refs = [ref for ref, _ in group]
        roles = ask_roles(self._asking, refs)
        names = self._said([property_of(ref, "Name") for ref in refs])
        keys = self._said(
            [Question(ref, "Action", "GetKeyBinding", "i", (0,)) for ref in refs]
        )
        lists = self._children(refs)
        for (_, around), role, name, binding, inside in zip(
            group, roles, names, keys, lists, strict=True
        ):
            self._keep(role, name, binding, around, opens=bool(inside))
            path = around if role == _POPUP else (*around, name)
            self._waiting.extend((entry, path) for entry in inside)

    def _children(self, refs: Sequence[Ref]) -> list[list[Ref]]:
        """Return what stands right in elements; nothing of what has very much in it."""
        counts = self._asking.ask_all([property_of(ref, "ChildCount") for ref in refs])
        few = [
            ref
            for ref, count in zip(refs, counts, strict=True)
            if count and 0 < int(count[0][1]) <= _INSIDE
        ]
        asked = [Question(ref, "Accessible", "GetChildren") for ref in few]
        answers = zip(few, self._asking.ask_all(asked), strict=True)
        found = {
            ref: [Ref(*child) for child in said[0]] for ref, said in answers if said
        }
        return [found.get(ref, []) for ref in refs]

    def _keep(
        self, role: str, name: str, binding: str, path: tuple[str, ...], *, opens: bool
    ) -> None:
        """Keep an entry that has keys which do it, or open it, from anywhere.

        Args:
            role: Its role.
            name: Its name.
            binding: Its keys, as the program tells them.
            path: The menus around it.
            opens: Whether it opens a menu.
        """
        if role == _MENU or opens:
            does = not path and bool(binding.strip("; "))
        else:
            does = role.endswith(_ITEM) and _does_from_anywhere(binding, name)
        if name and does:
            told = {"role": role, "name": name, "keys": binding}
            self.entries.append({**told, "in": list(path)} if path else told)

    def _said(self, questions: Sequence[Question]) -> list[str]:
        """Return the texts that are answered; an empty one where there is none."""
        found = []
        for answer in self._asking.ask_all(questions):
            said = answer[0] if answer else ""
            found.append(str(said[1] if isinstance(said, tuple) else said))
        return found


def _does_from_anywhere(binding: str, name: str) -> bool:
    """Return whether keys do what an entry of a menu does while the menu is closed.

    Qt tells one combination: the keys, or, where there are none, Alt and the letter of
    the name that does it in the open menu.

    Examples:
        >>> _does_from_anywhere("s;<Alt>f:s;<Primary>s", "Save")
        True
        >>> _does_from_anywhere("Ctrl+S", "Save"), _does_from_anywhere("Alt+S", "Save")
        (True, False)
    """
    parts = binding.split(";")
    if len(parts) > 1:
        return len(parts) >= _PARTS and any(part.strip() for part in parts[2:])
    held, _, letter = binding.strip().rpartition("+")
    is_letter = held == "Alt" and letter.casefold() in name.casefold()
    return bool(binding.strip()) and not is_letter


def _taken(waiting: deque[_One]) -> list[_One]:
    """Take the elements that are asked next."""
    return [waiting.popleft() for _ in range(min(_GROUP, len(waiting)))]
