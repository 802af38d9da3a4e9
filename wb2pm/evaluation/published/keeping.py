"""Records of recomputed tables: what came out, of what files, and whether it does again."""

from __future__ import annotations

import hashlib
from datetime import datetime, timezone
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct

from wb2pm.converters.writing import atomic_path
from wb2pm.errors import EvaluationError
from wb2pm.evaluation.published.files import PublishedFiles
from wb2pm.evaluation.published.recomputing import (
    SUBJECTS,
    Recomputed,
    find_subjects,
    recompute_published,
)
from wb2pm.evaluation.records import Difference, present_versions

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_FORMAT = "wb2pm-published/1"


class PublishedRecord(Struct, frozen=True, kw_only=True):
    """Recomputed tables as they are kept.

    Attributes:
        format: Tells these records from those of tasks.
        written_at: When, in UTC.
        versions: Of wb2pm, Python and the packages that figures depend on.
        corrections: Which bugs were corrected; None: all.
        tables: Which tables were asked for; empty: all.
        files: File that was read -> SHA-256 of its content.
        recomputed: What came out.
    """

    format: Literal["wb2pm-published/1"]
    written_at: datetime
    versions: dict[str, str]
    corrections: tuple[str, ...] | None
    tables: tuple[str, ...]
    files: dict[str, str]
    recomputed: Recomputed


def is_published_record(path: str | Path) -> bool:
    """Say whether a file is a record of recomputed tables.

    Examples:
        >>> is_published_record("no such file")
        False
    """
    try:
        with Path(path).open("rb") as file:
            return _FORMAT.encode() in file.read(200)
    except OSError:
        return False


def write_published_record(
    recomputed: Recomputed,
    path: str | Path,
    *,
    corrections: Iterable[str] | None = None,
    tables: Iterable[str] = (),
) -> Path:
    """Write down recomputed tables.

    Args:
        recomputed: What came out.
        path: The JSON file to write.
        corrections: Which bugs were corrected; None: all.
        tables: Which tables were asked for; none: all.

    Returns:
        The file.
    """
    record = PublishedRecord(
        format="wb2pm-published/1",
        written_at=datetime.now(timezone.utc),
        versions=present_versions(),
        corrections=None if corrections is None else tuple(corrections),
        tables=tuple(tables),
        files=_hashes(recomputed.folder),
        recomputed=recomputed,
    )
    target = Path(path)
    with atomic_path(target) as unfinished:
        unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(record)))
    return target


def replay_published(path: str | Path) -> tuple[Recomputed, list[Difference]]:
    """Recompute the tables of a record, and say what comes out otherwise.

    Args:
        path: What `write_published_record` wrote.

    Returns:
        What came out now, and every figure that is not as recorded.

    Raises:
        EvaluationError: If it is no such record, or the predictions are there no more.
    """
    try:
        record = msgspec.json.decode(Path(path).read_bytes(), type=PublishedRecord)
    except (OSError, msgspec.DecodeError) as exc:
        raise EvaluationError(f"{path}: no record of tables: {exc}") from exc
    found = recompute_published(
        record.recomputed.folder,
        corrections=record.corrections,
        subjects=find_subjects(record.tables),
    )
    return found, list(_differences(record, found))


def _differences(record: PublishedRecord, found: Recomputed) -> Iterator[Difference]:
    now = _hashes(found.folder)
    for name in sorted({*record.files, *now}):
        if record.files.get(name) != now.get(name):
            yield Difference(
                solver=name,
                example="",
                what="the file",
                recorded=record.files.get(name, "absent"),
                replayed=now.get(name, "absent"),
            )
    old, new = _figures(record.recomputed), _figures(found)
    for key in {**old, **new}:
        if old.get(key) != new.get(key):
            table, row, figure = key
            yield Difference(
                solver=table,
                example=row,
                what=figure,
                recorded=old.get(key, "absent"),
                replayed=new.get(key, "absent"),
            )


def _figures(recomputed: Recomputed) -> dict[tuple[str, str, str], str]:
    """List the figures as text: rounding in another order of adding up is no difference."""
    return {
        (f"{table.subject} ({table.mode})", " / ".join(row.key), s.metric): (
            f"{_rounded(s.value)} ±{_rounded(s.standard_error)} (n {s.n})"
        )
        for table in (*recomputed.published, *recomputed.corrected)
        for row in table.rows
        for s in row.summaries
    }


def _rounded(value: float | None) -> str:
    return "undefined" if value is None else f"{value:.9g}"


def _hashes(folder: str) -> dict[str, str]:
    files = PublishedFiles(folder)
    needed = {name for subject in SUBJECTS for name in subject.needs}
    paths = [files.path(name) for name in sorted(needed)]
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in paths
        if path is not None
    }
