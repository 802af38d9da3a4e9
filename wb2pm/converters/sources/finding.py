"""Recordings found at and below some paths, before any is read."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from wb2pm.converters.sources.bounds import BeyondBoundsError, Bounds, bounded
from wb2pm.converters.sources.delimited import header_of
from wb2pm.converters.sources.readers import (
    FolderReader,
    SkippedRecording,
    claiming_reader,
    readers,
)
from wb2pm.errors import ConversionError, WrongKindError
from wb2pm.kinds import A_LOG_IS_READ_FROM_A_FILE, LOG, is_kind

if TYPE_CHECKING:
    from collections.abc import Iterator


class Sources(Struct, frozen=True, kw_only=True):
    """Recordings found below some paths, not yet read.

    Attributes:
        paths: Recordings and the name of the reader that claims each.
        skipped: Paths that were asked for and are no recording.
        unclaimed: Files beside them that no reader claims.
    """

    paths: tuple[tuple[Path, str], ...]
    skipped: tuple[SkippedRecording, ...] = ()
    unclaimed: tuple[str, ...] = ()


def find_sources(
    paths: str | Path | Iterable[str | Path],
    *,
    format: str | None = None,  # noqa: A002 (the users' word)
    bounds: Bounds | None = None,
) -> Sources:
    """Find the recordings at and below some paths.

    A folder that is no recording is searched, in the order of names; hidden
    entries are passed over, and links that lead out of what was named are reported,
    as are pipes and devices.
    Each recording is found once, however often it is named or linked to, by its
    folder or by the main file in it.

    Args:
        paths: A file or folder, or several.
        format: Reader to use for all of them; None lets each be claimed.
        bounds: What telling the reader of one source may take.

    Raises:
        UnknownNameError: If there is no reader of that name.
        WrongKindError: If there is anything but paths.
    """
    search = _Search(format, bounds or Bounds())
    for path in _listed(paths):
        search.begin_at(path)
    return Sources(
        paths=tuple(search.found.values()),
        skipped=tuple(search.skipped),
        unclaimed=tuple(dict.fromkeys(search.unclaimed)),
    )


def _listed(paths: str | Path | Iterable[str | Path]) -> Iterator[Path]:
    """Give one path after the other; a table would give the names of its columns."""
    alone = isinstance(paths, str | Mapping | bytes) or is_kind(paths, LOG)
    given = paths if isinstance(paths, Iterable) and not alone else [paths]
    for path in given:
        if not isinstance(path, str | os.PathLike):
            how = A_LOG_IS_READ_FROM_A_FILE if is_kind(path, LOG) else _ONLY_FILES
            raise WrongKindError("path", type(path).__name__, how)
        yield Path(path)


_ONLY_FILES: Final = "files and folders are read; what was read is taken as it is wherever recordings are"


class _Search:
    """What a search for recordings has found so far."""

    def __init__(self, format: str | None, bounds: Bounds) -> None:  # noqa: A002
        self.found: dict[str, tuple[Path, str]] = {}  # by real path
        self.skipped: list[SkippedRecording] = []
        self.unclaimed: list[str] = []
        self._format = format
        self._bounds = bounds

    def begin_at(self, path: Path) -> None:
        """Look for recordings at and below a path; one without any is reported."""
        if not os.path.lexists(path):
            self._skip(path, "there is no such file or folder")
        elif not self._look_at(path, seen=set(), within=os.path.realpath(path)):
            self._skip(
                path,
                "no recording found; `wb2pm formats` lists what can be read"
                if path.is_dir()
                else f"no reader takes this for a recording{_hint(path)}",
            )

    def _look_at(self, path: Path, *, seen: set[str], within: str) -> bool:
        """Return whether there was something to tell of a path, good or bad."""
        real = os.path.realpath(path)
        if not (real + os.sep).startswith(within.rstrip(os.sep) + os.sep):
            return self._skip(
                path, "a link that leads out of the folder: name what it leads to"
            )
        if real in seen:  # a link back, or a second one to the same place
            return False
        seen.add(real)
        try:
            with bounded(self._bounds):
                name = self._reader_of(path)
            entries = sorted(path.iterdir()) if not name and path.is_dir() else None
        except OSError as exc:
            return self._skip(path, exc.strerror or str(exc))
        except (ConversionError, BeyondBoundsError) as exc:
            return self._skip(path, exc.reason)
        if name is not None:
            return self._take(path, name, within)
        if entries is None:
            self.unclaimed.append(_shown(path))
            return False
        shown = [entry for entry in entries if not entry.name.startswith(".")]
        told = [self._look_at(entry, seen=seen, within=within) for entry in shown]
        return any(told)

    def _take(self, path: Path, name: str, within: str) -> bool:
        """Take a path for a recording, unless something forbids to read it."""
        if reason := _why_not_read(path, within):
            return self._skip(path, reason)
        main = os.path.realpath(_main_file(path, name))
        self.found.setdefault(main, (path, name))
        return True

    def _reader_of(self, path: Path) -> str | None:
        if _is_special(path):
            raise ConversionError(_SPECIAL, str(path))
        if self._format is None:
            return claiming_reader(path)
        if path.is_file() or readers.get(self._format)().claims(path):
            return self._format
        return None

    def _skip(self, path: Path, reason: str) -> bool:
        self.skipped.append(SkippedRecording(source=_shown(path), reason=reason))
        return True


_SPECIAL = "neither a file nor a folder: pipes and devices are not read"


def _is_special(path: Path) -> bool:
    """Return whether reading a path may wait, or go on, for ever."""
    try:
        kind = path.stat().st_mode
    except OSError:  # what leads nowhere is for readers to tell of
        return False
    return not (S_ISREG(kind) or S_ISDIR(kind))


def _why_not_read(path: Path, within: str) -> str | None:
    """Return what forbids to read a recording: its name, or what is in its folder."""
    if not _is_text(path):
        return "its name is no UTF-8: give it another"
    inside = within.rstrip(os.sep) + os.sep
    for home, folders, files in os.walk(path):
        for entry in (Path(home, name) for name in (*folders, *files)):
            if _is_special(entry):
                return f"{_shown(entry.relative_to(path))} is {_SPECIAL}"
            leads = os.path.realpath(entry) if entry.is_symlink() else inside
            if not (leads + os.sep).startswith(inside):
                return (
                    f"{_shown(entry.relative_to(path))} is a link that leads out of the"
                    " folder: name a folder that holds both"
                )
    return None


def _main_file(path: Path, name: str) -> Path:
    reader = readers.get(name)()
    if isinstance(reader, FolderReader) and path.is_dir():
        return reader.main_file(path)
    return path


def _hint(path: Path) -> str:
    """Return how a table is read whose columns nobody knows."""
    header = header_of(path)
    if header is None or len(header[0]) < _COLUMNS_OF_A_LOG:
        return ""
    return (
        "; if this table is an event log, say what its columns are: --format event-log"
        " --option case=COLUMN --option activity=COLUMN --option timestamp=COLUMN"
    )


_COLUMNS_OF_A_LOG = 3
"""A case, an activity and a time."""


def _is_text(path: Path) -> bool:
    return _shown(path) == str(path)


def _shown(path: Path) -> str:
    """Write a path as text; bytes of its name that are none are spelled out."""
    return os.fsencode(path).decode(errors="backslashreplace")
