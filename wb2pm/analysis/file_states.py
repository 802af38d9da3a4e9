"""What tells one state of a recording's files from another: contents, and times."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator


def files_in(folder: Path, *, deep: bool) -> Iterator[Path]:
    """List the files of a folder in the order of their names.

    Args:
        folder: The folder.
        deep: Whether those of folders in it are listed too.
    """
    for home, folders, files in os.walk(folder):
        folders.sort()
        yield from (Path(home, name) for name in sorted(files))
        if not deep:
            return


def stamps_of(path: Path) -> str:
    """Tell whether somebody wrote to a recording, without reading it.

    Sizes, and the times of contents and of entries, which nobody sets at will.

    Args:
        path: The recording.
    """
    told = []
    for file in files_in(path, deep=True) if path.is_dir() else (path,):
        with suppress(OSError):
            told.append(f"{file}\0{_state_of(file.stat())}")
    return "\n".join(told)


class _State(NamedTuple):
    """What tells whether somebody wrote to a file."""

    size: int
    modified_ns: int
    changed_ns: int
    place: int


def _state_of(found: os.stat_result) -> _State:
    times = found.st_mtime_ns, found.st_ctime_ns
    return _State(found.st_size, *times, found.st_ino)


def digest_of(file: Path) -> bytes:
    """Hash a file, and only once while nobody writes to it and this process lives.

    Args:
        file: The file.
    """
    state = _state_of(file.stat())
    if time.time_ns() - max(state.modified_ns, state.changed_ns) < _NEW_NS:
        return _read_digest(file)
    return _digest_in(str(file), state)


@lru_cache(maxsize=65_536)
def _digest_in(file: str, _state: _State) -> bytes:
    return _read_digest(Path(file))


def _read_digest(file: Path) -> bytes:
    # Processors have instructions for SHA-256: it takes half the time of others.
    return sha256(file.read_bytes()).digest()


_NEW_NS: Final = 2 * 10**9
"""Age from which on times tell: systems tell them by a fraction of a second, or by two
seconds (FAT), within which somebody may write again."""
