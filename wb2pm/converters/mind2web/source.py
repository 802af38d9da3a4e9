"""The reader of Mind2Web, as one of wb2pm's readers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from wb2pm.converters.agents.json_records import columns_of
from wb2pm.converters.mind2web.demonstrations import build_demonstration
from wb2pm.converters.mind2web.tasks import iterate_tasks
from wb2pm.converters.sources.readers import SkippedRecording, skip_for
from wb2pm.converters.sources.sniffing import first_bytes
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from wb2pm.events import Demonstration

_TASK = re.compile(rb'"(?:annotation_id|confirmed_task|action_reprs)"\s*:')
_ACTION = re.compile(rb'"(?:action_uid|target_action_reprs)"\s*:')
_FEATURE = re.compile(rb'"name"\s*:\s*"(?:action_uid|confirmed_task)"')
_ROW = frozenset({"annotation_id", "confirmed_task"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Mind2WebReader:
    """Reads Mind2Web's tasks."""

    description: ClassVar[str] = (
        "Mind2Web tasks: .json of tasks, or rows from Hugging Face (.json, .jsonl, .parquet)"
    )

    def claims(self, path: Path) -> str | None:
        """Claim a file by names of fields that no other data set has."""
        head = first_bytes(path)
        if head.startswith(b"PAR1"):
            return (
                "columns annotation_id and confirmed_task"
                if columns_of(path) >= _ROW
                else None
            )
        if not head.lstrip(b"\xef\xbb\xbf \t\r\n").startswith((b"[", b"{")):
            return None
        if len(set(_TASK.findall(head))) > 1:
            return "tasks with annotation_id, confirmed_task or action_reprs"
        if _ACTION.search(head) or (b'"features"' in head and _FEATURE.search(head)):
            return "rows with action_uid: one action of a task each"
        return None

    def read(self, path: Path) -> Iterator[Demonstration | SkippedRecording]:
        """Read the tasks of a file, one demonstration each."""
        for task in iterate_tasks(path):
            if isinstance(task, ConversionError):
                yield skip_for(task, path)
            else:
                yield build_demonstration(task, path)
