"""Prepared recordings kept on disk, so that each is prepared once.

An entry stands under the hash of everything that decides it: the recording's bytes, the
reader and its options, how it is labelled and masked, and the code. Whoever prepares a
recording writes its entry, whole or not at all; a run that was killed goes on where it
was. Entries hold masked recordings only, and only their owner can read them. Nothing in
an entry is run: it is decoded into the types it has to be of, or prepared anew.
"""

from __future__ import annotations

import os
import stat
import time
import zlib
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from importlib.metadata import distributions
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from msgspec import Struct
from platformdirs import user_cache_path

from wb2pm import __version__
from wb2pm.analysis.file_states import digest_of, files_in
from wb2pm.analysis.kept import decode, encode
from wb2pm.converters.writing import atomic_path
from wb2pm.errors import WriteError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from wb2pm.analysis.kept import PreparedRecording

_MAGIC: Final = b"wb2pm prepared 1\n"
_ENDING: Final = ".prepared"
_ENDING_OF_ANALYSES: Final = ".workflow"
_DIGEST: Final = 32
_LARGEST: Final = 2**30
"""Bytes of an entry once unpacked; what says to be larger was not written here."""
_PICTURES: Final = frozenset(
    {".avif", ".bmp", ".gif", ".jpeg", ".jpg", ".mp4", ".png", ".webm", ".webp"}
)
"""Told by size and time alone: they are most of a recording's bytes, and are not read."""
_DAY_S: Final = 86_400


def default_cache() -> Path:
    """Return the folder of the system for what can be made again, and ours in it.

    Examples:
        >>> default_cache().name
        'prepared'
    """
    return user_cache_path("wb2pm", appauthor=False) / "prepared"


class Found(NamedTuple):
    """What a cache holds of a recording.

    Attributes:
        recordings: What was prepared; None where there is nothing that can be used.
        why: Why an entry that is there cannot be used.
    """

    recordings: tuple[PreparedRecording, ...] | None
    why: str | None = None


class CacheSize(Struct, frozen=True, kw_only=True):
    """How much a cache holds.

    Attributes:
        folder: Where it is.
        entries: How many recordings.
        size: Bytes.
    """

    folder: str
    entries: int
    size: int


class PreparedCache(Struct, frozen=True, kw_only=True):
    """A folder of prepared recordings.

    Attributes:
        folder: The folder; made when the first entry is kept.

    Examples:
        >>> import tempfile
        >>> PreparedCache(folder=tempfile.mkdtemp()).measure().entries
        0
    """

    folder: str

    def find(self, key: str) -> Found:
        """Return what is kept of a recording under a key."""
        written, why = self._read(self._path(key), key)
        if written is None:
            return Found(None, why)
        try:
            return Found(decode(written))
        except ValueError as exc:
            return Found(None, f"it cannot be read: {exc}")

    def keep(self, key: str, recordings: Iterable[PreparedRecording]) -> None:
        """Keep what was prepared; what cannot be kept is prepared anew each time."""
        written = encode(recordings)
        if written is not None:
            self._write(self._path(key), key, written)

    def find_analysis(self, key: str) -> bytes | None:
        """Return what is kept of a workflow under a key; None where nothing can be used."""
        return self._read(self._path(key, _ENDING_OF_ANALYSES), key)[0]

    def keep_analysis(self, key: str, written: bytes) -> None:
        """Keep what was found out about a workflow."""
        self._write(self._path(key, _ENDING_OF_ANALYSES), key, written)

    def _read(self, path: Path, key: str) -> tuple[bytes | None, str | None]:
        try:
            held = path.read_bytes()
        except FileNotFoundError:
            return None, None
        except OSError as exc:
            return None, exc.strerror or str(exc)
        if not held.startswith(_MAGIC):
            return None, "it was not written by this version of wb2pm"
        digest, packed = held[len(_MAGIC) :][:_DIGEST], held[len(_MAGIC) + _DIGEST :]
        if blake2b(key.encode() + packed, digest_size=_DIGEST).digest() != digest:
            return None, "it is not what was written"
        try:
            written = zlib.decompressobj().decompress(packed, _LARGEST)
        except zlib.error as exc:
            return None, f"it cannot be read: {exc}"
        with suppress(OSError):  # it may be on a medium that cannot be written to
            os.utime(path)  # used: what nobody uses is cleared away first
        return written, None

    def _write(self, path: Path, key: str, written: bytes) -> None:
        packed = zlib.compress(written, level=1)
        digest = blake2b(key.encode() + packed, digest_size=_DIGEST).digest()
        make_private(self.folder)
        path.parent.mkdir(mode=0o700, exist_ok=True)
        with atomic_path(path) as unfinished:
            unfinished.touch(mode=0o600)
            unfinished.write_bytes(_MAGIC + digest + packed)

    def measure(self) -> CacheSize:
        """Count the recordings, and the bytes of all that is kept."""
        sizes = {path: path.stat().st_size for path in self._entries()}
        count = sum(path.suffix == _ENDING for path in sizes)
        return CacheSize(folder=self.folder, entries=count, size=sum(sizes.values()))

    def clear(self, *, unused_days: float = 0) -> int:
        """Remove entries.

        Args:
            unused_days: Only those that nobody used for as many days.

        Returns:
            How many recordings were removed.
        """
        latest = time.time() - unused_days * _DAY_S
        gone = 0
        for path in list(self._entries()):
            if path.stat().st_mtime <= latest:
                path.unlink(missing_ok=True)
                gone += path.suffix == _ENDING
        return gone

    def _entries(self) -> Iterator[Path]:
        for ending in (_ENDING, _ENDING_OF_ANALYSES):
            yield from Path(self.folder).glob(f"??/*{ending}")

    def _path(self, key: str, ending: str = _ENDING) -> Path:
        return Path(self.folder) / key[:2] / f"{key}{ending}"


def make_private(folder: str | Path) -> None:
    """Make a folder that only its owner reads, or refuse one that others write to.

    Raises:
        WriteError: If it cannot be made, or somebody else could put entries in it.
    """
    try:
        Path(folder).mkdir(mode=0o700, parents=True, exist_ok=True)
        found = Path(folder).stat()
    except OSError as exc:
        raise WriteError(f"{folder}: {exc.strerror or exc}") from exc
    if not hasattr(os, "getuid"):
        return  # folders of Windows have no such permissions
    if found.st_uid != os.getuid() or found.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        raise WriteError(
            f"{folder}: others could write to it, and it is to hold what recordings say;"
            " name a folder of your own with --recordings-cache, or use --no-recordings-cache"
        )


class Beside:
    """What lies beside recordings that are files, for readers that look there."""

    def __init__(self, sources: Iterable[Path]) -> None:
        """Take all recordings: one is nothing beside another."""
        self._sources = frozenset(sources)
        self._told: dict[Path, str] = {}

    def tell(self, path: Path) -> str:
        """Return what tells one state of the folder of a recording from another."""
        if path.is_dir():
            return ""
        folder = path.parent
        if folder not in self._told:
            others = (one for one in files_in(folder, deep=False))
            told = [_stamp(one) for one in others if one not in self._sources]
            self._told[folder] = "\n".join(told)
        return self._told[folder]


def key_of(path: Path, beside: str, options: Sequence[object]) -> str | None:
    """Hash all that decides what a recording is prepared to.

    Args:
        path: The recording.
        beside: What lies beside it (`Beside.tell`).
        options: What it is read, masked and labelled with.

    Returns:
        The key; None where it cannot be read.
    """
    told = blake2b(digest_size=_DIGEST)
    head = [str(path), beside, _code(), *map(repr, options)]
    told.update(msgspec.json.encode(head))
    try:
        for file in files_in(path, deep=True) if path.is_dir() else (path,):
            told.update(_stamp(file, timed=file.suffix.lower() in _PICTURES).encode())
            if file.suffix.lower() not in _PICTURES:
                told.update(digest_of(file))
    except (OSError, UnicodeError):
        return None
    return told.hexdigest()


def key_of_workflow(
    recordings: Iterable[PreparedRecording], options: Sequence[object]
) -> str | None:
    """Hash all that decides what is found out about a workflow.

    Args:
        recordings: Its recordings, in their order.
        options: What it is analysed with.

    Returns:
        The key; None where a recording cannot be written down.
    """
    told = blake2b(digest_size=_DIGEST)
    told.update(msgspec.json.encode([_code(), *_engines(), *map(repr, options)]))
    for recording in recordings:
        written = encode([recording], checked=False)
        if written is None:
            return None
        told.update(len(written).to_bytes(8, "big") + written)
        for source in sorted(_sources(recording)):  # their pages are looked up there
            told.update(_stamp(Path(source)).encode())
    return told.hexdigest()


def key_of_model(
    found: Iterable[tuple[tuple[str, ...], int]], options: Sequence[object]
) -> str:
    """Hash all that decides what the model of a log is.

    Args:
        found: Its sequences of activities, and how many cases have each.
        options: What it is discovered with.

    Examples:
        >>> key_of_model([(("Open",), 2)], ["auto"]) == key_of_model([], ["auto"])
        False
    """
    told = blake2b(digest_size=_DIGEST)
    told.update(msgspec.json.encode([_code(), *_engines(), *map(repr, options)]))
    told.update(msgspec.json.encode([("model", *each) for each in found]))
    return told.hexdigest()


def key_of_run(*told: object) -> str:
    """Hash all that tells one run from another, but for the contents of recordings.

    Args:
        *told: Where it reads and writes, its options, what is installed.

    Examples:
        >>> key_of_run("a") == key_of_run("b")
        False
    """
    return blake2b(
        msgspec.json.encode([_code(), "run", *map(repr, told)]), digest_size=_DIGEST
    ).hexdigest()


def _sources(recording: PreparedRecording) -> set[str]:
    screens = (
        screen
        for event in recording.demonstration.events
        for screen in (event.screen_before, event.screen_after)
    )
    return {screen.source for screen in screens if screen and screen.source}


@cache
def _engines() -> tuple[str, ...]:
    """Tell the packages that find models, by name and version."""
    known = {"pm4py", "r4pm"}
    found = (p for p in distributions() if p.name.casefold() in known)
    return tuple(sorted(f"{package.name} {package.version}" for package in found))


def _stamp(file: Path, *, timed: bool = True) -> str:
    try:
        found = file.stat()
    except OSError:
        return f"{file}\0"
    at = found.st_mtime_ns if timed else 0
    return f"{file}\0{found.st_size}\0{at}\0"


@cache
def _code() -> str:
    """Tell one state of the code from another: versions, and files of a checkout."""
    home = Path(__file__).parents[1]
    files = sorted(f for f in home.rglob("*") if f.suffix in {".py", ".toml", ".json"})
    own = [_stamp(file) for file in files]
    others = {
        f"{package.name} {package.version}"
        for package in distributions()
        if any(point.group.startswith("wb2pm.") for point in package.entry_points)
    }
    return "\n".join([__version__, *own, *sorted(others)])
