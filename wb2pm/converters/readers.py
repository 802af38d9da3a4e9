"""Readers of recordings: which one claims a path, and reading many at once."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Protocol

from msgspec import Struct
from msgspec.structs import replace

from wb2pm._registry import Registry
from wb2pm.converters import wonderbread
from wb2pm.errors import ConversionError, UnclaimedSourceError
from wb2pm.events import Demonstration, Issue

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from wb2pm.converters.wonderbread_folder import Variant


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
    named.

    Args:
        paths: Files and folders.
        format: Reader to use for all of them; None lets each be claimed.
    """
    found: dict[Path, str] = {}
    skipped: list[SkippedRecording] = []
    unclaimed: list[str] = []
    for given in map(Path, paths):
        if not given.exists():
            reason = "there is no such file or folder"
            skipped.append(SkippedRecording(source=str(given), reason=reason))
            continue
        try:
            below = list(_walk(given, format))
        except ConversionError as exc:
            skipped.append(SkippedRecording(source=str(given), reason=str(exc)))
            continue
        recordings = [(path, name) for path, name in below if name is not None]
        for path, name in recordings:
            found.setdefault(path, name)
        unclaimed.extend(str(path) for path, name in below if name is None)
        if not recordings:
            reason = (
                "no recording found; `wb2pm formats` lists what can be read"
                if given.is_dir()
                else "no reader takes this for a recording"
            )
            skipped.append(SkippedRecording(source=str(given), reason=reason))
    return Sources(
        paths=tuple(found.items()),
        skipped=tuple(skipped),
        unclaimed=tuple(dict.fromkeys(unclaimed)),
    )


def _walk(path: Path, format: str | None) -> Iterator[tuple[Path, str | None]]:  # noqa: A002
    name = claiming_reader(path) if format is None else format
    if name is not None and (format is None or path.is_file() or _claimed(path, name)):
        yield path, name
    elif path.is_dir():
        for entry in sorted(path.iterdir()):
            if not entry.name.startswith("."):
                yield from _walk(entry, format)
    else:
        yield path, None


def _claimed(path: Path, name: str) -> bool:
    return readers.get(name)().claims(path)


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


def number_same_ids(
    demonstrations: Iterable[Demonstration],
) -> Iterator[Demonstration]:
    """Tell recordings of one name apart by a number, with a note.

    Examples:
        >>> list(number_same_ids([]))
        []
    """
    seen: Counter[str] = Counter()
    for demonstration in demonstrations:
        seen[demonstration.id] += 1
        count = seen[demonstration.id]
        if count == 1:
            yield demonstration
            continue
        note = Issue(
            kind="same_id",
            message=f"another recording is named {demonstration.id!r} too",
        )
        yield replace(
            demonstration,
            id=f"{demonstration.id} #{count}",
            issues=(*demonstration.issues, note),
        )
