"""Traces of Playwright (``trace.zip``), versions 4 to 10.

The format as its traces have it (microsoft/playwright, commit d4e1023, and traces of
releases 1.31 to 1.46, and one of 1.65): each context writes a file of JSON lines. Its first line says the
version; a ``before`` and an ``after`` with one call id make a call; ``log`` lines say
what it found. Until version 6 a call has a wall clock; from 7 on, clocks count from
the context's own, which stands beside its wall time.
"""

from __future__ import annotations

import lzma
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime, timedelta, timezone
from pathlib import PurePosixPath
from typing import Any, Final

import msgspec
from msgspec import Struct, field

from wb2pm.converters.sources.loose_values import as_number
from wb2pm.errors import ConversionError

VERSIONS: Final = range(4, 11)
LARGEST_FILE: Final = 512 * 2**20
"""Bytes that one file of a trace may unpack to."""
LARGEST_LINE: Final = 64 * 2**20
MOST_ENTRIES: Final = 100_000
UNREADABLE: Final = (
    zipfile.BadZipFile,
    zlib.error,
    NotImplementedError,
    RuntimeError,
    EOFError,
    UnicodeDecodeError,
    OSError,
    lzma.LZMAError,
)
"""What the standard library says of a damaged zip."""
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=timezone.utc)
_RUNNER: Final = "testRunner"


class _Line(Struct):
    type: str
    call_id: str | None = field(name="callId", default=None)
    version: int | None = None
    origin: str | None = None
    title: str | None = None
    browser: str | None = field(name="browserName", default=None)
    platform: str | None = None
    language: str | None = field(name="sdkLanguage", default=None)
    wall_time: float | None = field(name="wallTime", default=None)
    monotonic: float | None = field(name="monotonicTime", default=None)
    start: float | None = field(name="startTime", default=None)
    end: float | None = field(name="endTime", default=None)
    kind: str = field(name="class", default="")
    method: str = ""
    api_name: str | None = field(name="apiName", default=None)
    params: dict[str, Any] | None = None
    page: str | None = field(name="pageId", default=None)
    before: str | None = field(name="beforeSnapshot", default=None)
    after: str | None = field(name="afterSnapshot", default=None)
    input: str | None = field(name="inputSnapshot", default=None)
    point: dict[str, Any] | None = None
    message: str = ""
    log: list[str] | None = None
    error: Any = None
    snapshot: msgspec.Raw = msgspec.Raw(b"")


class _Snapshot(Struct):
    """What reading needs of a snapshot; its page stays where it is."""

    name: str = field(name="snapshotName", default="")
    url: str = field(name="frameUrl", default="")
    main: bool = field(name="isMainFrame", default=True)
    viewport: dict[str, float] = {}


class Snapshot(Struct):
    """A frame's page at one moment, its nodes not decoded.

    Attributes:
        name: Its name.
        frame: Id of the frame.
        url: Address of the frame.
        main: Whether it is the frame of the page itself.
        html: Its nodes.
    """

    name: str = field(name="snapshotName", default="")
    frame: str = field(name="frameId", default="")
    url: str = field(name="frameUrl", default="")
    main: bool = field(name="isMainFrame", default=True)
    html: msgspec.Raw = msgspec.Raw(b"")


class TraceCall(Struct, kw_only=True):
    """One call of a trace.

    Attributes:
        id: Its id in the trace.
        line: 1-based line on which it begins.
        kind: Class it was called on.
        method: Its name in the protocol.
        name: Its name in the language of the script.
        params: Its parameters.
        page: Which page it was called on.
        clock: When it began on the trace's own clock, in milliseconds.
        started_at: When it began.
        ended_at: When it ended; None if the trace ends before.
        log: What was noted while it was carried out.
        error: Why it failed; None if it did not.
        x: Where the pointer was.
        y: Where the pointer was.
        before: Name of the snapshot before.
        input: Name of the snapshot when its target was about to be acted on.
        after: Name of the snapshot after.
    """

    id: str
    line: int
    kind: str
    method: str
    name: str | None
    params: dict[str, Any]
    page: str | None
    clock: float | None
    started_at: datetime
    ended_at: datetime | None = None
    log: list[str] = []
    error: str | None = None
    x: float | None = None
    y: float | None = None
    before: str | None = None
    input: str | None = None
    after: str | None = None


class ContextTrace(Struct, kw_only=True):
    """What one file of a trace says.

    Attributes:
        file: Its name in the zip.
        version: Version of the format.
        title: Title of the test or of the trace.
        browser: Name of the browser.
        platform: Operating system.
        language: Language of the script.
        calls: The calls, in the order of the file.
        urls: Name of a snapshot -> address of its page.
    """

    file: str
    version: int
    title: str | None
    browser: str | None
    platform: str | None
    language: str | None
    calls: list[TraceCall]
    urls: dict[str, str]


def trace_files(archive: zipfile.ZipFile, source: str) -> list[str]:
    """List the files of a trace that hold calls, the test runner's among them.

    Raises:
        ConversionError: If the zip is one that no trace is: names that lead out
            of it, too many or too large files.
    """
    entries = archive.infolist()
    if len(entries) > MOST_ENTRIES:
        raise ConversionError(f"{len(entries):,} files are no trace", source)
    for entry in entries:
        path = PurePosixPath(entry.filename)
        if path.is_absolute() or ".." in path.parts or "\\" in entry.filename:
            raise ConversionError("a name leads out of the zip", source, entry.filename)
    names = sorted(e.filename for e in entries if e.filename.endswith(".trace"))
    for name in names:
        if archive.getinfo(name).file_size > LARGEST_FILE:
            reason = f"unpacks to more than {LARGEST_FILE:,} bytes"
            raise ConversionError(reason, source, name)
    return names


def read_trace(archive: zipfile.ZipFile, file: str, source: str) -> ContextTrace | None:
    """Read one file of a trace; None for what the test runner wrote.

    What the runner notes are its own steps; each call among them stands in the
    file of its context, too.

    Raises:
        ConversionError: If the file is no trace, or of a version that is not known.
    """
    trace: ContextTrace | None = None
    calls: dict[str, TraceCall] = {}
    clock = _Clock()
    for number, line in _lines(archive, file, source):
        if trace is None:
            if line.type != "context-options" or line.origin == _RUNNER:
                return None
            _check_version(line.version, source, file)
            clock = _Clock(line.wall_time, line.monotonic)
            trace = ContextTrace(
                file=file,
                version=line.version or 0,
                title=line.title,
                browser=line.browser,
                platform=line.platform,
                language=line.language,
                calls=[],
                urls={},
            )
        elif line.type == "before" and line.call_id:
            call = _begin(line, number, clock, f"{file}:{number}", source)
            calls[call.id] = call
            trace.calls.append(call)
        elif line.type == "frame-snapshot":
            shot = _snapshot(line.snapshot)
            if shot.main:
                trace.urls[shot.name] = shot.url
        elif line.call_id in calls:
            _add(calls[line.call_id or ""], line)
    if trace is None:
        raise ConversionError("it is empty", source, file)
    return trace


def frame_snapshots(
    archive: zipfile.ZipFile, file: str, source: str
) -> Iterator[Snapshot]:
    """List the snapshots of main frames in one file of a trace.

    Raises:
        ConversionError: If the file is no trace.
    """
    decoder = msgspec.json.Decoder(Snapshot)
    for _, line in _lines(archive, file, source):
        if line.type != "frame-snapshot":
            continue
        try:
            shot = decoder.decode(line.snapshot)
        except (msgspec.DecodeError, UnicodeError):
            continue
        if shot.main:
            yield shot


class _Clock:
    """Turns the times of a trace into times of the world."""

    def __init__(
        self, wall: float | None = None, monotonic: float | None = None
    ) -> None:
        self._offset = None if wall is None or monotonic is None else wall - monotonic

    def time(self, line: _Line) -> datetime | None:
        """Return the start of a call; None where nothing says it."""
        if line.wall_time is not None:
            return _at(line.wall_time)
        if line.start is None or self._offset is None:
            return None
        return _at(self._offset + line.start)


def _at(milliseconds: float) -> datetime | None:
    try:
        return _EPOCH + timedelta(milliseconds=milliseconds)
    except (OverflowError, ValueError):
        return None


def _begin(
    line: _Line, number: int, clock: _Clock, where: str, source: str
) -> TraceCall:
    started = clock.time(line)
    if started is None:
        raise ConversionError("a call without a time", source, where)
    return TraceCall(
        id=line.call_id or "",
        line=number,
        kind=line.kind,
        method=line.method,
        name=line.api_name or line.title,
        params=line.params or {},
        page=line.page,
        clock=line.start,
        started_at=started,
        before=line.before,
        log=[],
    )


def _add(call: TraceCall, line: _Line) -> None:
    """Add what a later line says of a call."""
    if line.type == "log":
        call.log.append(line.message)
        return
    point = line.point or {}
    call.input = line.input or call.input
    if line.type == "after":
        call.log += line.log or []
        call.after = line.after
        taken = (line.end or 0) - (call.clock or line.end or 0)
        with suppress(OverflowError):  # else it is one that never ended
            call.ended_at = call.started_at + timedelta(milliseconds=max(taken, 0))
        if line.error is not None:
            call.error = _message(line.error)
    x, y = as_number(point.get("x")), as_number(point.get("y"))
    if x is not None and y is not None:
        call.x, call.y = x, y


def _message(error: Any) -> str:  # noqa: ANN401 (as the script threw it)
    told = error.get("error", error) if isinstance(error, dict) else error
    text = told.get("message", told) if isinstance(told, dict) else told
    return str(text)[:2000]


def _snapshot(raw: msgspec.Raw) -> _Snapshot:
    try:
        return msgspec.json.decode(raw, type=_Snapshot)
    except (msgspec.DecodeError, UnicodeError):
        return _Snapshot(main=False)


def _check_version(version: int | None, source: str, file: str) -> None:
    if version in VERSIONS:
        return
    if version is not None and version >= VERSIONS.stop:
        raise ConversionError(
            f"written by a newer Playwright, as version {version} of the format;"
            f" versions {VERSIONS.start} to {VERSIONS.stop - 1} can be read: record it"
            " with an earlier release, or use a newer wb2pm",
            source,
            file,
        )
    raise ConversionError(
        f"version {version} of the format cannot be read, only {VERSIONS.start} to"
        f" {VERSIONS.stop - 1}: open it in a newer Playwright, or record it again",
        source,
        file,
    )


def _lines(
    archive: zipfile.ZipFile, file: str, source: str
) -> Iterator[tuple[int, _Line]]:
    decoder = msgspec.json.Decoder(_Line)
    left = LARGEST_FILE
    with archive.open(file) as packed:
        for number, text in enumerate(packed, start=1):
            left -= len(text)
            if left < 0 or len(text) > LARGEST_LINE:
                raise ConversionError("unpacks to too much", source, file)
            if not text.strip():
                continue
            try:
                yield number, decoder.decode(text)
            except (msgspec.DecodeError, UnicodeError) as exc:
                where = f"{file}:{number}"
                raise ConversionError(f"not a trace: {exc}", source, where) from exc
