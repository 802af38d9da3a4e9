"""Reading many recordings at once: what was read, and what was not and why."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from msgspec.structs import replace

from wb2pm.converters.sources.bounds import (
    MEMORY_LIMIT_MB,
    TIME_LIMIT_S,
    BeyondBoundsError,
    Bounds,
    bounded,
)
from wb2pm.converters.sources.finding import Sources, find_sources
from wb2pm.converters.sources.readers import (
    Reader,
    SkippedRecording,
    check_options,
    make_reader,
)
from wb2pm.errors import ConversionError
from wb2pm.events import Demonstration, Issue
from wb2pm.shown import Tabular

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping


class Recordings(Tabular, Struct, frozen=True, kw_only=True):
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

    def rows(self) -> list[dict[str, Any]]:
        """Return a row a recording (see `Demonstration.summary`)."""
        return [demonstration.summary() for demonstration in self.demonstrations]


def read(  # noqa: PLR0913 (options of one job)
    paths: str | Path | Iterable[str | Path],
    *,
    format: str | None = None,  # noqa: A002 (the users' word)
    timezone: str = "UTC",
    options: Mapping[str, Any] | None = None,
    strict: bool = False,
    time_limit_s: float | None = TIME_LIMIT_S,
    memory_limit_mb: int | None = MEMORY_LIMIT_MB,
) -> Recordings:
    """Read every recording at and below some paths.

    Args:
        paths: A file or folder, or several.
        format: Reader to use (see `readers`); None lets each file be claimed.
        timezone: Zone of the recording machine's clock, where a format does not
            record one.
        options: Further options of readers, by name (see `wb2pm formats`).
        strict: Stop at the first recording that cannot be read, instead of
            reporting it and going on.
        time_limit_s: Seconds that reading one source may take; None for any number.
        memory_limit_mb: Megabytes by which the process may grow over one source;
            None for any number.

    Returns:
        The demonstrations, and what was skipped and why.

    Raises:
        ConversionError: If `strict` and a recording cannot be read.
        UnknownNameError: If there is no reader or reader option of that name.
        WrongKindError: If there is anything but paths.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> len(read(demonstrations_of(4003)).demonstrations)
        5
    """
    bounds = Bounds(time_s=time_limit_s, memory_mb=memory_limit_mb)
    sources = find_sources(paths, format=format, bounds=bounds)
    readers = make_readers(sources, timezone=timezone, options=options)
    demonstrations: list[Demonstration] = []
    skipped = list(sources.skipped)
    for path, name in sources.paths:
        for outcome in read_bounded(path, readers[name], bounds):
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


def make_readers(
    sources: Sources, *, timezone: str, options: Mapping[str, Any] | None = None
) -> dict[str, Reader]:
    """Make the readers that some sources need, with the options of each.

    Raises:
        UnknownNameError: If an option is one of no reader.
    """
    given = {**(options or {}), "timezone": timezone}
    check_options(given)
    return {name: make_reader(name, given) for _, name in sources.paths}


def read_source(
    path: Path, reader: Reader
) -> Iterator[Demonstration | SkippedRecording]:
    """Read the recordings in a source; what cannot be read is reported, not raised.

    Examples:
        >>> from wb2pm.converters.sources.readers import make_reader
        >>> for outcome in read_source(Path("absent"), make_reader("wonderbread")):
        ...     print(outcome.reason)
        No such file or directory
    """
    empty = True
    try:
        for outcome in reader.read(path):
            empty = False
            yield outcome
    except BaseException as exc:
        if not is_of_a_source(exc):
            raise
        yield SkippedRecording(source=str(path), reason=why_skipped(exc, path))
    else:
        if empty:
            yield SkippedRecording(source=str(path), reason=NO_EVENT)


def read_bounded(
    path: Path, reader: Reader, bounds: Bounds
) -> list[Demonstration | SkippedRecording]:
    """Read the recordings in a source, or report that it takes too much.

    Examples:
        >>> from wb2pm.converters.sources.readers import make_reader
        >>> outcomes = read_bounded(Path("absent"), make_reader("wonderbread"), Bounds())
        >>> [outcome.reason for outcome in outcomes]
        ['No such file or directory']
    """
    try:
        with bounded(bounds):
            return list(read_source(path, reader))
    except BeyondBoundsError as exc:
        return [SkippedRecording(source=str(path), reason=exc.reason)]


def explain(error: ConversionError, path: Path) -> str:
    """Return what is wrong in a source, and with which file of it or beside it.

    Examples:
        >>> explain(ConversionError("no steps", "a/b.json", "$[0]"), Path("a"))
        'b.json: no steps (at $[0])'
    """
    where = f"{error.reason} (at {error.path})" if error.path else error.reason
    inside = f"{Path(error.source).name}: " if Path(error.source) != path else ""
    return inside + where


def is_of_a_source(error: BaseException) -> bool:
    """Return whether an error is for one source to be skipped over.

    So is a panic of a library in Rust, which is no `Exception`; what ends the program,
    or the time of a source, is not.

    Examples:
        >>> is_of_a_source(KeyError("steps")), is_of_a_source(KeyboardInterrupt())
        (True, False)
    """
    return isinstance(error, Exception) or type(error).__name__ == _PANIC


_PANIC: Final = "PanicException"
"""What PyO3 raises; each library has a class of its own, which cannot be imported."""


def why_skipped(error: BaseException, path: Path) -> str:
    """Return why a source was skipped, whatever its reader raised.

    An error that no reader should raise is named with its place in the code, so that
    it can be reported.

    Examples:
        >>> why_skipped(RecursionError(), Path("a"))
        'its values stand too deep inside each other to be read'
        >>> why_skipped(KeyError("steps"), Path("a"))
        "its reader broke off with KeyError: 'steps'"
    """
    if isinstance(error, ConversionError):
        return _shortened(explain(error, path))
    if isinstance(error, (RecursionError, MemoryError)):
        return beyond_limits(error)
    if isinstance(error, OSError):
        return error.strerror or str(error)
    where = ""
    if error.__traceback__ is not None:
        place = extract_tb(error.__traceback__)[-1]
        where = f" ({Path(place.filename).name}, line {place.lineno})"
    return (
        _shortened(f"its reader broke off with {type(error).__name__}: {error}") + where
    )


def _shortened(reason: str) -> str:
    """Leave out the middle of what quotes a source at length."""
    if len(reason) <= _LONGEST_REASON:
        return reason
    half = _LONGEST_REASON // 2
    return f"{reason[:half]} ... {reason[-half:]}"


_LONGEST_REASON: Final = 1_000


NO_EVENT: Final = "no event is in it"
"""Why a source that can be read gives no recording."""


def beyond_limits(error: RecursionError | MemoryError) -> str:
    """Return which limit of the machine a source was made to pass.

    Examples:
        >>> beyond_limits(RecursionError())
        'its values stand too deep inside each other to be read'
    """
    if isinstance(error, RecursionError):
        return "its values stand too deep inside each other to be read"
    return "it needs more memory than there is: read it in parts"


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
