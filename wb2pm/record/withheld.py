"""What is not written yet: what a page shows and takes while a secret may be in it.

A text in a plain field may be a password that is pasted where secrets go a moment later,
and a field may begin to hide what was typed in it. Neither is known when it is told, and
a recorder that is killed strikes nothing out any more. So, while something is typed, and
as long as a page shows a field that hides, what the page says in words waits in memory,
and with the page's source it waits until the recording ends.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any, Final

from wb2pm.record.messages import NewAction
from wb2pm.record.secrecy import HELD, hides_by_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from wb2pm.record.messages import More, PageScreen

_ENTERED: Final = frozenset(["type", "paste"])
_WAITS: Final = frozenset(
    [*HELD, "keys", "target", "raw", "to", "witness", "elements", "title"]
)
_KNOWN: Final = frozenset(
    [
        *("tag", "box", "path", "xpath", "selector", "role", "stated_role", "type"),
        *("secret", "field_name", "shadow"),
    ]
)
"""What is told of an element at once: nothing that it shows or holds."""
_TOLD: Final = ("kind", "modifiers", "secret")
"""What is said again with the rest: by it the journal knows what the keys were."""
_STAND_IN: Final[dict[str, object]] = {"elements": "[]", "title": ""}


class Withheld:
    """Says of a tab what can be written of it now, and has the rest for later.

    Examples:
        >>> tab = Withheld()
        >>> tab.types("a-1")
        >>> tab.now({"line": "more", "id": "a-1", "end": 5.0, "value": "swordfish"})
        {'line': 'more', 'id': 'a-1', 'end': 5.0}
        >>> tab.settles(), list(tab.later())
        (False, [])
        >>> tab.leaves()
        >>> tab.settles(), list(tab.later())
        (True, [{'line': 'more', 'id': 'a-1', 'value': 'swordfish'}])
    """

    def __init__(self) -> None:
        """Hold nothing back yet."""
        self._document = ""
        self._hiding: dict[str, bool] = {}
        self._typed_in: str | None = None
        self._is_left = True
        self._lines: dict[str, dict[str, Any]] = {}

    def __bool__(self) -> bool:
        """Whether anything has to wait now."""
        return self._typed_in is not None or any(self._hiding.values())

    def sees(self, screen: PageScreen) -> None:
        """Take a look at the page, or at a frame that tells of itself."""
        document = screen.id.split("-")[0]
        if not screen.root and document != self._document:
            self._document = document
            self._hiding.clear()
            self._typed_in = None
        before = self._hiding.get(screen.root, False)
        if screen.elements is not None:
            before = hides_by_name(screen.elements)
        self._hiding[screen.root] = screen.hides or before

    def hears(self, action: NewAction | More) -> None:
        """Take what a page tells of an action: something is typed, or no more."""
        more = not isinstance(action, NewAction) and action.value is not None
        if action.kind in _ENTERED or (more and action.typed is not None):
            self.types(action.id)
        elif isinstance(action, NewAction):
            self.leaves()

    def types(self, action: str) -> None:
        """Something is typed; `action` names it."""
        self._typed_in, self._is_left = action, False

    def leaves(self) -> None:
        """Something else is done: what was typed before is all that was typed."""
        self._is_left = True

    def settles(self) -> bool:
        """The page has had time to hide what was typed; return whether nothing waits."""
        if self._is_left:
            self._typed_in = None
        return not self

    def now(self, line: Mapping[str, Any]) -> dict[str, Any]:
        """Return what can be written of a line; all of it while nothing has to wait."""
        if not self and line.get("id") not in self._lines:
            return dict(line)
        kept = self._lines.setdefault(line["id"], {"line": "more", "id": line["id"]})
        kept |= {
            k: v
            for k, v in line.items()
            if v is not None and (k in _WAITS or k in _TOLD)
        }
        told = {k: v for k, v in line.items() if k not in _WAITS}
        for name in ("target", "raw", "to"):
            if isinstance(about := line.get(name), dict):
                told[name] = {k: v for k, v in about.items() if k in _KNOWN}
        if line.get("line") == "screen":
            told |= _STAND_IN
        return told

    def later(self) -> Iterator[dict[str, Any]]:
        """Give the rest of what was held back, once nothing has to wait any more."""
        if self:
            return
        yield from self.rest()

    def rest(self) -> Iterator[dict[str, Any]]:
        """Give the rest of what was held back, whatever may still come."""
        while self._lines:
            line = self._lines.pop(next(iter(self._lines)))
            if line.keys() & _WAITS:
                yield line


class Sources:
    """The sources of pages, packed, until the recording ends."""

    def __init__(self) -> None:
        """Hold none yet."""
        self._packed: dict[str, bytes] = {}

    def keep(self, screen: PageScreen) -> None:
        """Keep the source of a screen, if it has one."""
        if screen.html is not None:
            source = screen.html.encode("utf-8", "surrogatepass")
            self._packed[screen.id] = zlib.compress(source, level=1)

    def rest(self) -> Iterator[dict[str, Any]]:
        """Give all of them, as lines of a journal."""
        for screen, packed in self._packed.items():
            source = zlib.decompress(packed).decode("utf-8", "surrogatepass")
            yield {"line": "more", "id": screen, "html": source}
