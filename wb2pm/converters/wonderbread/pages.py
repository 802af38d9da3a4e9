"""The pages of a WONDERBREAD trace: their source, and the elements in the window."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, NamedTuple

import msgspec
from msgspec import Struct

from wb2pm.converters.pages.listed import ListedElement, ListedPage
from wb2pm.converters.pages.markup import parse_markup
from wb2pm.converters.wonderbread.trace import decode_trace, encoded_page_source
from wb2pm.errors import ConversionError
from wb2pm.events import Box

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.converters.pages.page import Page
    from wb2pm.events import Screen


class _ListedElement(Struct, gc=False):
    x: float = 0
    y: float = 0
    width: float = 0
    height: float = 0
    tag: str | None = None
    role: str | None = None
    label: str | None = None
    text: str | None = None
    placeholder: str | None = None
    type: str | None = None
    value: str | None = None
    xpath: str | None = None
    name: str | None = None
    state: str | None = None


_NO_OTHERS: dict[str, str] = {}
"""Attributes that the recorder keeps besides: one for all elements, as it is quicker."""
_decoder = msgspec.json.Decoder(list[_ListedElement] | None)
_source_decoder = msgspec.json.Decoder(str | None)


class ListKey(NamedTuple):
    """What tells a list from others: itself, and which page it is of."""

    elements: str
    url: str | None
    title: str | None


class CornerLists:
    """Decodes lists of elements that are placed by their top left corners."""

    may_be_whole: ClassVar[bool] = False
    may_have_boxes: ClassVar[bool] = True
    centred: ClassVar[bool] = False

    def __init__(self, screens: Iterable[Screen]) -> None:
        """Take the screens; each carries its own list."""
        self._where = {
            screen.elements_json: (screen.source or "", screen.source_index)
            for screen in screens
            if screen.elements_json
        }

    def key(self, screen: Screen) -> ListKey | None:
        """Return the list as it is encoded; None for a screen kept without one."""
        if not screen.elements_json:
            return None
        return ListKey(screen.elements_json, screen.url, screen.title)

    def page(self, key: ListKey) -> ListedPage:
        """Decode a list; the boxes count from the corner of the screen.

        Raises:
            ConversionError: If it is of another form.
        """
        try:
            listed = _decoder.decode(key.elements) or []
        except (msgspec.DecodeError, UnicodeError) as exc:
            source, index = self._where.get(key.elements, ("", None))
            where = f"$.trace[{index}].data.json_state"
            raise ConversionError(str(exc), source, where) from exc
        page = ListedPage(url=key.url, title=key.title)
        half = 0.5 if self.centred else 0.0
        page.fill(
            ListedElement(
                page,
                seen.tag,
                seen.role,
                seen.label or seen.name,
                seen.text,
                seen.placeholder,
                seen.type,
                seen.value,
                seen.xpath,
                Box(
                    x=seen.x - seen.width * half,
                    y=seen.y - seen.height * half,
                    width=seen.width,
                    height=seen.height,
                    space="screen",
                ),
                _others(seen),
            )
            for seen in listed
        )
        return page


def _others(seen: _ListedElement) -> dict[str, str]:
    named = seen.label and seen.name
    if not named and not seen.state:
        return _NO_OTHERS
    others = {"name": seen.name if named else None, "state": seen.state}
    return {key: said for key, said in others.items() if said}


class CentreLists(CornerLists):
    """Decodes lists of elements that are placed by their centres."""

    centred: ClassVar[bool] = True


class SourceKey(NamedTuple):
    """What tells one page's source from others.

    Attributes:
        digest: Of the source as it is encoded; equal sources are one page.
        url: Address it was seen at.
        title: Its title.
    """

    digest: bytes
    url: str | None
    title: str | None


class TracePages:
    """Decodes the sources of pages that stay in the trace's file."""

    may_be_whole: ClassVar[bool] = True
    may_have_boxes: ClassVar[bool] = False

    def __init__(self, screens: Iterable[Screen]) -> None:
        """Take the screens; the file is read when the first page is asked for."""
        self._wanted: dict[str, set[int]] = {}
        for screen in screens:
            if screen.source and screen.source_index is not None:
                self._wanted.setdefault(screen.source, set()).add(screen.source_index)
        self._digests: dict[tuple[str, int], bytes] | None = None
        self._sources: dict[bytes, msgspec.Raw] = {}

    def key(self, screen: Screen) -> SourceKey | None:
        """Tell which page a screen shows; None if its source was not kept."""
        if self._digests is None:
            self._digests = {}
            for file, indices in self._wanted.items():
                self._read(file, indices, self._digests)
        if screen.source is None or screen.source_index is None:
            return None
        digest = self._digests.get((screen.source, screen.source_index))
        return None if digest is None else SourceKey(digest, screen.url, screen.title)

    def page(self, key: SourceKey) -> Page | None:
        """Parse the source of a page; None for one that is empty."""
        try:
            source = _source_decoder.decode(self._sources[key.digest]) or ""
        except (msgspec.DecodeError, UnicodeDecodeError):
            return None
        return parse_markup(source, url=key.url, title=key.title)

    def _read(
        self, file: str, indices: set[int], digests: dict[tuple[str, int], bytes]
    ) -> None:
        try:
            entries = decode_trace(Path(file)).trace
        except ConversionError:  # the recording has moved: no page sources
            return
        for index, entry in enumerate(entries):
            if index not in indices or entry.type != "state":
                continue
            if (source := encoded_page_source(entry)) is not None:
                digest = sha256(memoryview(source)).digest()
                self._sources.setdefault(digest, source)
                digests[file, index] = digest
