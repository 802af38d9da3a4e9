"""The source of the pages in a recording, read when the first is asked for."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from wb2pm.converters.wonderbread.trace import Entry, decode_trace, page_source
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.events import Screen


class PageSources:
    """Page sources of some screens, encoded as in the file; equal ones are one page."""

    def __init__(self, screens: Iterable[Screen]) -> None:
        """Take the screens; nothing is read yet."""
        self._wanted: dict[str, set[int]] = {}
        for screen in screens:
            if screen.source and screen.source_index is not None:
                self._wanted.setdefault(screen.source, set()).add(screen.source_index)
        self._pages: dict[tuple[str, int], bytes] | None = None
        self._entries: dict[bytes, Entry] = {}

    def page(self, screen: Screen) -> bytes | None:
        """Tell which page a screen shows; None if its source is not known."""
        if self._pages is None:
            self._pages = {}
            for file, indices in self._wanted.items():
                self._read(file, indices, self._pages)
        if screen.source is None or screen.source_index is None:
            return None
        return self._pages.get((screen.source, screen.source_index))

    def source(self, page: bytes) -> str:
        """Decode the source of a page that `page` named."""
        return page_source(self._entries[page]) or ""

    def _read(
        self, file: str, indices: set[int], pages: dict[tuple[str, int], bytes]
    ) -> None:
        try:
            entries = decode_trace(Path(file)).trace
        except ConversionError:  # the recording has moved: no page sources
            return
        for index, entry in enumerate(entries):
            if index not in indices or entry.type != "state":
                continue
            if (html := page_source(entry)) is not None:
                page = blake2b(html.encode(), digest_size=16).digest()
                self._entries.setdefault(page, entry)
                pages[file, index] = page
