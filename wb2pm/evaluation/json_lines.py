"""Lists of the benchmark that hold one JSON object a line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from wb2pm.errors import EvaluationError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_LONGEST_FILE: Final = 100_000_000
"""Bytes of the longest file that is read."""


def read_list(path: Path) -> str:
    """Read a list's text, with or without a byte-order mark.

    Raises:
        EvaluationError: If it is not there, not UTF-8, or too long.
    """
    try:
        if path.stat().st_size > _LONGEST_FILE:
            raise EvaluationError(f"{path}: larger than such a list may be")
        return path.read_text(encoding="utf-8-sig")
    except OSError as exc:
        raise EvaluationError(f"{path}: {exc.strerror or exc}") from exc
    except UnicodeDecodeError as exc:
        raise EvaluationError(f"{path}: cannot be read: {exc}") from exc


def read_json_lines(path: Path, *keys: str) -> Iterator[dict[str, Any]]:
    r"""Read the objects of a file, one a line; empty lines are none.

    Only a newline ends a line: texts may hold other signs that do so elsewhere,
    such as U+2028.

    Args:
        path: The file.
        keys: What each object must have.

    Raises:
        EvaluationError: If the file cannot be read, or a line is no such object;
            it says which line.

    Examples:
        >>> from pathlib import Path
        >>> from tempfile import TemporaryDirectory
        >>> with TemporaryDirectory() as folder:
        ...     path = Path(folder, "list.jsonl")
        ...     _ = path.write_text('{"a": 1}\n\n{"a": 2}\n')
        ...     list(read_json_lines(path, "a"))
        [{'a': 1}, {'a': 2}]
    """
    for place, line in enumerate(read_list(path).split("\n"), 1):
        if not line.strip():
            continue
        try:
            content = json.loads(line)
        except (ValueError, RecursionError) as exc:
            raise EvaluationError(f"{path}: line {place} is no JSON: {exc}") from exc
        if not isinstance(content, dict) or any(key not in content for key in keys):
            raise EvaluationError(f"{path}: line {place} lacks {' or '.join(keys)}")
        yield content
