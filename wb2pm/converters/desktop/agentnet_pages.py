"""The windows of AgentNet recordings: a tree a line of ``a11y.jsonl``, as pages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from wb2pm.converters.agents.json_records import Record, decode_record
from wb2pm.converters.agents.record_pages import RecordKey, RecordPages
from wb2pm.converters.desktop.trees import tree_page

if TYPE_CHECKING:
    from wb2pm.converters.pages.page import Page

FORMAT = "agentnet"


class _Line(Struct):
    axtree: Any = None


class WindowPages(RecordPages):
    """Decodes the windows that were in front."""

    may_have_boxes = True

    def decode(self, record: Record, key: RecordKey) -> Page | None:
        """Decode a window.

        Raises:
            ConversionError: If the record is no object.
        """
        line: _Line = decode_record(record, _Line, Path(key.file))
        return tree_page(line.axtree, title=key.title)
