"""The pages of Playwright traces: snapshots that repeat only what has changed.

A snapshot is ``[tag, attributes, inner...]``, inside which a text stands for itself
and ``[[n, i]]`` for the i-th node, counted as they end, of the n-th snapshot before
in the same frame.
"""

from __future__ import annotations

import zipfile
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

import msgspec

from wb2pm.converters.browser.playwright_trace import (
    UNREADABLE,
    Snapshot,
    frame_snapshots,
)
from wb2pm.converters.pages.tree import TreePage
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.converters.pages.page import PageElement
    from wb2pm.converters.pages.tree import TreeElement
    from wb2pm.events import Element, Screen

MOST_NODES: Final = 200_000
"""Nodes of a page; what repeats what repeats could go on without end."""
LARGEST: Final = 256 * 2**20
"""Bytes of the snapshots of one file, as they stand in it; later ones are no witnesses."""
_DECODED: Final = 64
_TARGET: Final = "__playwright_target__"
_SHADOW: Final = "__playwright_shadow_root_"
_LIVE: Final = {
    "__playwright_value_": "value",
    "__playwright_checked_": "checked",
    "__playwright_selected_": "selected",
}
"""What fields hold now, which their HTML does not say."""


class PlaywrightKey(NamedTuple):
    """What tells one page from others.

    Attributes:
        source: The trace.
        file: The context's file in it.
        snapshot: Name of the snapshot.
        path: How the event names its target.
    """

    source: str
    file: str
    snapshot: str
    path: str


def page_key(file: str, snapshot: str, path: str | None) -> str:
    """Write down where a page is kept, for its screen."""
    return msgspec.json.encode((file, snapshot, path or "")).decode()


class SnapshotPage(TreePage):
    """A page on which Playwright marked the element that a call acted on."""

    marked: TreeElement | None = None
    marked_path: str = ""

    def find(self, target: Element) -> PageElement | None:
        """Return the target of an event; of the page's own event, what was marked."""
        if self.marked is not None and target.path == self.marked_path:
            return self.marked
        return super().find(target)


class SnapshotPages:
    """Decodes the snapshots of main frames."""

    may_be_whole: ClassVar[bool] = True
    may_have_boxes: ClassVar[bool] = False

    def __init__(self, screens: Iterable[Screen]) -> None:
        """Take the screens; a trace is read when its first page is asked for."""
        del screens  # each says where its page is
        self._read = lru_cache(maxsize=2)(_Snapshots)

    def key(self, screen: Screen) -> PlaywrightKey | None:
        """Tell which page a screen shows; None if its trace has moved."""
        if screen.source is None or screen.page_key is None:
            return None
        try:
            where = msgspec.json.decode(screen.page_key, type=tuple[str, str, str])
        except (msgspec.DecodeError, UnicodeError):
            return None
        key = PlaywrightKey(screen.source, *where)
        has_page = key.snapshot in self._read(key.source, key.file).places
        return key if has_page else None

    def page(self, key: PlaywrightKey) -> SnapshotPage | None:
        """Put a snapshot together.

        Raises:
            ConversionError: If it cannot be decoded, or has too many nodes.
        """
        return self._read(key.source, key.file).page(key)


class _Snapshots:
    """The snapshots of one file, decoded as they are needed."""

    def __init__(self, source: str, file: str) -> None:
        self.places: dict[str, tuple[str, int]] = {}
        self._frames: dict[str, list[Snapshot]] = {}
        self._nodes = lru_cache(maxsize=_DECODED)(self._decode)
        left = LARGEST
        try:
            with zipfile.ZipFile(Path(source)) as archive:
                for shot in frame_snapshots(archive, file, source):
                    left -= len(bytes(shot.html))
                    if left < 0:
                        break
                    frame = self._frames.setdefault(shot.frame, [])
                    self.places[shot.name] = shot.frame, len(frame)
                    frame.append(shot)
        except (*UNREADABLE, KeyError, ConversionError):  # no more pages
            return

    def page(self, key: PlaywrightKey) -> SnapshotPage | None:
        frame, place = self.places[key.snapshot]
        page = SnapshotPage(url=self._frames[frame][place].url or None)
        page.marked_path = key.path
        call = key.snapshot.partition("@")[2]
        waiting = [_Place(self._nodes(frame, place).root, place, None)]
        for _ in range(MOST_NODES):
            if not waiting:
                return page if next(page.elements(), None) is not None else None
            one = self._referred(frame, waiting.pop())
            if isinstance(one.node, str) and one.around is not None:
                page.add_text(one.around, one.node, in_shadow=one.in_shadow)
            elif _is_element(one.node):
                waiting += _put(page, one, call)
        raise ConversionError(
            f"a page of more than {MOST_NODES:,} nodes", key.source, key.snapshot
        )

    def _referred(self, frame: str, one: _Place) -> _Place:
        """Return what stands for a reference; references lead back only."""
        match one.node:
            case [[int(ago), int(index)]]:
                earlier = one.at - ago
                is_there = 0 <= earlier < one.at and index >= 0
                ended = self._nodes(frame, earlier).ended if is_there else []
                node = ended[index] if index < len(ended) else None
                return one._replace(node=node, at=earlier)
        return one

    def _decode(self, frame: str, place: int) -> _Nodes:
        shot = self._frames[frame][place]
        try:
            root = msgspec.json.decode(shot.html) if bytes(shot.html) else None
        except (msgspec.DecodeError, UnicodeError, RecursionError) as exc:
            raise ConversionError(str(exc), shot.name) from exc
        return _Nodes(root, _ended(root))


class _Place(NamedTuple):
    """A node, the snapshot it is of, and where on the page it goes."""

    node: Any
    at: int
    around: TreeElement | None
    in_shadow: bool = False


def _put(page: SnapshotPage, one: _Place, call: str) -> list[_Place]:
    """Add an element; list what goes into it, the last first."""
    said = _attributes(one.node)
    inner = reversed(one.node[2:])
    if one.around is not None and _SHADOW in said:
        return [_Place(node, one.at, one.around, in_shadow=True) for node in inner]
    target = said.pop(_TARGET, None)
    element = page.add(
        one.around, tag=one.node[0], attributes=said, in_shadow=one.in_shadow
    )
    if target == call:
        page.marked = element
    return [_Place(node, one.at, element) for node in inner]


class _Nodes(NamedTuple):
    root: Any
    ended: list[Any]


def _ended(root: Any) -> list[Any]:  # noqa: ANN401 (as the trace has it)
    """List texts and elements as they end: what is in an element before it."""
    found: list[Any] = []
    waiting: list[tuple[Any, bool]] = [(root, False)]
    while waiting:
        node, is_done = waiting.pop()
        if is_done or isinstance(node, str):
            found.append(node)
        elif _is_element(node):
            waiting.append((node, True))
            waiting += [(one, False) for one in reversed(node[2:])]
    return found


def _is_element(node: Any) -> bool:  # noqa: ANN401 (as the trace has it)
    return isinstance(node, list) and bool(node) and isinstance(node[0], str)


def _attributes(node: list[Any]) -> dict[str, str]:
    said = node[1] if len(node) > 1 and isinstance(node[1], dict) else {}
    given = {n: v for n, v in said.items() if isinstance(v, str) and n not in _LIVE}
    live = {_LIVE[n]: v for n, v in said.items() if isinstance(v, str) and n in _LIVE}
    for flag in ("checked", "selected"):
        if live.get(flag) == "false":
            del live[flag]
            given.pop(flag, None)
    return {n: v for n, v in (given | live).items() if v is not None}
