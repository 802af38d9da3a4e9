"""Which keys may be written down, by what had the focus when they were pressed."""

from __future__ import annotations

import threading
from bisect import bisect_right, insort
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

SETTLED_S: Final = 0.3
"""Seconds that an event waits before it is written: what gets the focus by it, and what
has it, is known by then."""
_SECRET: Final = frozenset({"password text", "terminal", ""})
"""Roles into which nobody knows what is typed: a field that hides it, a terminal, where
passwords are typed too, and what has no role."""
_ERASING: Final = frozenset({"backspace", "delete"})
_SHIFTING: Final = ("shift", "alt_gr", "caps_lock")
"""How keys begin that choose which letter another key writes: with a secret they tell
where its capitals are."""

_COMMANDING: Final = frozenset({"ctrl", "cmd"})
"""Keys that are held for a command, as pynput names them, without their side."""


class Focus:
    """What had the focus, moment by moment."""

    def __init__(self) -> None:
        """Begin without knowing."""
        self._changes: list[tuple[float, str]] = []
        self._asked: list[float] = []
        self._lock = threading.Lock()

    @contextmanager
    def asked(self, at: float) -> Iterator[None]:
        """Say that something got the focus of which nobody knows yet what it is.

        Args:
            at: The moment. Until the end of the context keys from then on wait.
        """
        with self._lock:
            self._asked.append(at)
        try:
            yield
        finally:
            with self._lock:
                self._asked.remove(at)

    def is_asked(self, at: float) -> bool:
        """Return whether it is still asked what had the focus at a moment.

        Examples:
            >>> focus = Focus()
            >>> with focus.asked(5.0):
            ...     focus.is_asked(4.5), focus.is_asked(4.8), focus.is_asked(9.0)
            (False, True, True)
            >>> focus.is_asked(9.0)
            False
        """
        with self._lock:
            return any(moment <= at + SETTLED_S for moment in self._asked)

    def gained(self, at: float, role: str) -> None:
        """Note what got the focus; an empty role for what nobody knows.

        Args:
            at: The moment; one may be told later than a later one.
            role: Role of what got it.
        """
        with self._lock:
            insort(self._changes, (at, role), key=_moment)

    def hides(self, at: float) -> bool:
        """Return whether what is typed at a moment may be a secret.

        Programs tell of the focus after they have given it: what got it shortly after
        a key may have had it then.

        Examples:
            >>> focus = Focus()
            >>> focus.gained(10.0, "text")
            >>> focus.gained(20.0, "password text")
            >>> focus.hides(9.0), focus.hides(11.0), focus.hides(19.9), focus.hides(21.0)
            (True, False, True, True)
        """
        with self._lock:
            begin = bisect_right(self._changes, at, key=_moment)
            end = bisect_right(self._changes, at + SETTLED_S, key=_moment)
            roles = [role for _, role in self._changes[max(0, begin - 1) : end]]
        return not begin or any(role in _SECRET for role in roles)


def _moment(change: tuple[float, str]) -> float:
    return change[0]


class KeyFilter:
    """Takes secrets out of the keys: of a run of them, one line stays, which tells none.

    A key's release is let only where its press was: with Shift released first, it names
    the letter as it is without.

    Attributes:
        left_out: How many keys are not written down.
    """

    def __init__(self, focus: Focus) -> None:
        """Take what is known of the focus."""
        self._focus = focus
        self._hiding = False
        self._down: set[str] = set()
        self._waiting: dict[str, dict[str, Any]] = {}
        self.left_out = 0

    def let(self, event: dict[str, Any]) -> list[dict[str, Any]]:
        """Return what may be written down, which may be of events before.

        Args:
            event: An event of a pointer or a key.
        """
        kind, name = event["action"], str(event.get("name") or "")
        if kind not in {"press", "release"}:
            self._hiding = self._hiding and kind == "move"
            return [event]
        if kind == "release":
            self._waiting.pop(name, None)
            if name not in self._down:
                return []
            self._down.discard(name)
            return [event]
        hides = self._focus.hides(event["time_stamp"]) and not self._commands(name)
        if hides and name.startswith(_SHIFTING):
            self._waiting.setdefault(name, event)
            return []
        if hides and (len(name) == 1 or name in _ERASING or name == "space"):
            return self._hide(event)
        self._hiding = False
        let = [*self._waiting.values(), event]
        self._waiting.clear()
        self._down.update(str(one["name"]) for one in let)
        return let

    def _commands(self, name: str) -> bool:
        """Return whether a key writes nothing, as one is held for a command."""
        held = {*self._down, *self._waiting, name}
        sides = {one.split("_")[0] for one in held}
        return "alt_gr" not in held and not sides.isdisjoint(_COMMANDING)

    def _hide(self, event: dict[str, Any]) -> list[dict[str, Any]]:
        self.left_out += 1
        if self._hiding:
            return []
        self._hiding = True
        hidden = {"action": "press", "name": "*", "secret": True}
        return [{"time_stamp": event["time_stamp"], **hidden}]
