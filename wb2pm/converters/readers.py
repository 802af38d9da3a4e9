"""Readers of recordings: which one claims a path, and reading many at once."""

from __future__ import annotations

import os
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Protocol

from msgspec import Struct
from msgspec.structs import replace

from wb2pm._registry import Registry
from wb2pm.converters.wonderbread import reader as wonderbread
from wb2pm.errors import ConversionError, UnclaimedSourceError
from wb2pm.events import Demonstration, Issue

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from wb2pm.converters.wonderbread.folder import Variant


class Reader(Protocol):
    """Reads one kind of recording. Options are the fields of its dataclass."""

    description: ClassVar[str]
    """What it reads, in one line."""

    def claims(self, path: Path) -> bool:
        """Say whether a file or folder is one recording of this kind."""
        ...

    def read(self, path: Path) -> Demonstration:
        """Read one recording.

        Raises:
            ConversionError: If it cannot be read.
        """
        ...


readers: Registry[Callable[..., Reader]] = Registry("reader", group="wb2pm.readers")
"""Every reader by name; other packages add theirs in this entry point group."""


@readers.register(wonderbread.FORMAT)
@dataclass(frozen=True, slots=True, kw_only=True)
class WonderbreadReader:
    """Reads WONDERBREAD demonstrations.

    Attributes:
        timezone: Zone of the recording machine's clock, an IANA name.
        variant: Which trace of a folder to read: ``released``, ``raw``, ``gt``.
    """

    description: ClassVar[str] = (
        "WONDERBREAD demonstration: folder '<task> @ <time>' or its trace .json"
    )
    timezone: str = "UTC"
    variant: Variant = "released"

    def claims(self, path: Path) -> bool:
        """Say whether a path is a demonstration's folder or a trace."""
        return wonderbread.claims(path)

    def read(self, path: Path) -> Demonstration:
        """Read one demonstration; see `wonderbread.read_demonstration`."""
        return wonderbread.read_demonstration(
            path, timezone=self.timezone, variant=self.variant
        )


class SkippedRecording(Struct, frozen=True, kw_only=True):
    """A recording that could not be read.

    Attributes:
        source: File or folder.
        reason: What is wrong with it, and where in it.
    """

    source: str
    reason: str


class Recordings(Struct, frozen=True, kw_only=True):
    """What was read from some paths.

    Attributes:
        demonstrations: The recordings, in the order of the paths and, within a
            folder, of the names.
        skipped: Recordings that could not be read.
        unclaimed: Files beside them that no reader takes for a recording.
    """

    demonstrations: tuple[Demonstration, ...]
    skipped: tuple[SkippedRecording, ...] = ()
    unclaimed: tuple[str, ...] = ()


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


def make_reader(name: str, *, timezone: str = "UTC") -> Reader:
    """Make a reader, in the zone of the recording machine if it takes one.

    Raises:
        UnknownNameError: If there is no reader of that name.
    """
    kind = readers.get(name)
    takes_zone = "timezone" in getattr(kind, "__dataclass_fields__", {})
    return kind(timezone=timezone) if takes_zone else kind()


def claiming_reader(path: Path) -> str | None:
    """Name the reader that claims a path; None if none does.

    Raises:
        UnclaimedSourceError: If more than one does: the user then names one.
    """
    claims = [name for name in readers.names() if readers.get(name)().claims(path)]
    if len(claims) > 1:
        raise UnclaimedSourceError(
            f"claimed by {' and '.join(claims)}; name the format to read it with",
            str(path),
        )
    return claims[0] if claims else None


def find_sources(
    paths: Iterable[str | Path],
    *,
    format: str | None = None,  # noqa: A002 (the users' word)
) -> Sources:
    """Find the recordings at and below some paths.

    A folder that is no recording is searched, in the order of names; hidden
    entries are passed over. Each recording is found once, however often it is
    named or linked to.

    Args:
        paths: Files and folders.
        format: Reader to use for all of them; None lets each be claimed.

    Raises:
        UnknownNameError: If there is no reader of that name.
    """
    search = _Search(format)
    for path in map(Path, paths):
        search.begin_at(path)
    return Sources(
        paths=tuple(search.found.values()),
        skipped=tuple(search.skipped),
        unclaimed=tuple(dict.fromkeys(search.unclaimed)),
    )


class _Search:
    """What a search for recordings has found so far."""

    def __init__(self, format: str | None) -> None:  # noqa: A002
        self.found: dict[str, tuple[Path, str]] = {}  # by real path
        self.skipped: list[SkippedRecording] = []
        self.unclaimed: list[str] = []
        self._format = format

    def begin_at(self, path: Path) -> None:
        """Look for recordings at and below a path; one without any is reported."""
        if not os.path.lexists(path):
            self._skip(path, "there is no such file or folder")
        elif not self._look_at(path, seen=set()):
            self._skip(
                path,
                "no recording found; `wb2pm formats` lists what can be read"
                if path.is_dir()
                else "no reader takes this for a recording",
            )

    def _look_at(self, path: Path, *, seen: set[str]) -> bool:
        """Say whether there was something to tell of a path, good or bad."""
        real = os.path.realpath(path)
        if real in seen:  # a link back, or a second one to the same place
            return False
        seen.add(real)
        try:
            name = self._reader_of(path)
            entries = sorted(path.iterdir()) if not name and path.is_dir() else None
        except OSError as exc:
            return self._skip(path, exc.strerror or str(exc))
        except ConversionError as exc:
            return self._skip(path, exc.reason)
        if name is not None:
            if not _is_text(path):
                return self._skip(path, "its name is no UTF-8: give it another")
            self.found.setdefault(real, (path, name))
            return True
        if entries is None:
            self.unclaimed.append(_shown(path))
            return False
        shown = [entry for entry in entries if not entry.name.startswith(".")]
        told = [self._look_at(entry, seen=seen) for entry in shown]
        return any(told)

    def _reader_of(self, path: Path) -> str | None:
        if self._format is None:
            return claiming_reader(path)
        if path.is_file() or readers.get(self._format)().claims(path):
            return self._format
        return None

    def _skip(self, path: Path, reason: str) -> bool:
        self.skipped.append(SkippedRecording(source=_shown(path), reason=reason))
        return True


def _is_text(path: Path) -> bool:
    return _shown(path) == str(path)


def _shown(path: Path) -> str:
    """Write a path as text; bytes of its name that are none are spelled out."""
    return os.fsencode(path).decode(errors="backslashreplace")


def read(
    paths: str | Path | Iterable[str | Path],
    *,
    format: str | None = None,  # noqa: A002 (the users' word)
    timezone: str = "UTC",
    strict: bool = False,
) -> Recordings:
    """Read every recording at and below some paths.

    Args:
        paths: A file or folder, or several.
        format: Reader to use (see `readers`); None lets each file be claimed.
        timezone: Zone of the recording machine's clock, where a format does not
            record one.
        strict: Stop at the first recording that cannot be read, instead of
            reporting it and going on.

    Returns:
        The demonstrations, and what was skipped and why.

    Raises:
        ConversionError: If `strict` and a recording cannot be read.
        UnknownNameError: If there is no reader of that name.

    Examples:
        >>> from wb2pm.bundled import demonstrations_folder
        >>> len(read(demonstrations_folder()).demonstrations) >= 8
        True
    """
    given = [paths] if isinstance(paths, (str, Path)) else list(paths)
    sources = find_sources(given, format=format)
    demonstrations: list[Demonstration] = []
    skipped = list(sources.skipped)
    for path, name in sources.paths:
        outcome = read_one(path, make_reader(name, timezone=timezone))
        if isinstance(outcome, Demonstration):
            demonstrations.append(outcome)
        else:
            skipped.append(outcome)
    if strict and skipped:
        raise ConversionError(skipped[0].reason, skipped[0].source)
    return Recordings(
        demonstrations=tuple(number_same_ids(demonstrations)),
        skipped=tuple(skipped),
        unclaimed=sources.unclaimed,
    )


def read_one(path: Path, reader: Reader) -> Demonstration | SkippedRecording:
    """Read one recording; one that cannot be read is reported, not raised."""
    try:
        return reader.read(path)
    except ConversionError as exc:
        where = f"{exc.reason} (at {exc.path})" if exc.path else exc.reason
        inside = f"{Path(exc.source).name}: " if Path(exc.source) != path else ""
        return SkippedRecording(source=str(path), reason=inside + where)
    except OSError as exc:
        return SkippedRecording(source=str(path), reason=exc.strerror or str(exc))


def number_same_ids(
    demonstrations: Iterable[Demonstration],
) -> Iterator[Demonstration]:
    """Tell recordings of one name apart by a number, with a note.

    Examples:
        >>> list(number_same_ids([]))
        []
    """
    given = tuple(demonstrations)
    taken = {demonstration.id for demonstration in given}
    seen: set[str] = set()
    for demonstration in given:
        if demonstration.id not in seen:
            seen.add(demonstration.id)
            yield demonstration
            continue
        numbered = (f"{demonstration.id} #{number}" for number in count(2))
        free = next(name for name in numbered if name not in taken)
        taken.add(free)
        note = Issue(
            kind="same_id",
            message=f"another recording is named {demonstration.id!r} too",
        )
        yield replace(demonstration, id=free, issues=(*demonstration.issues, note))
