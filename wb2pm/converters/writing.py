"""What every writer shares: whole files or none, and a report of what was lost."""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import tempfile
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from wb2pm.errors import WriteError

if TYPE_CHECKING:
    from collections.abc import Iterator


class Loss(Struct, frozen=True, kw_only=True):
    """Something a format could not hold.

    Attributes:
        what: Column, attribute or relation that was lost or changed.
        count: How many values it concerns.
        reason: Why, and what was written instead.
    """

    what: str
    count: int
    reason: str


class WriteReport(Struct, frozen=True, kw_only=True):
    """What a writer wrote.

    Attributes:
        paths: The files, in the order in which they were finished.
        cases: How many cases they hold.
        events: How many events they hold.
        losses: What the format could not hold; empty when nothing was lost.
    """

    paths: tuple[str, ...]
    cases: int
    events: int
    losses: tuple[Loss, ...] = ()


@contextmanager
def atomic_path(path: str | os.PathLike[str]) -> Iterator[Path]:
    """Return a path to write to that becomes `path` only when all went well.

    Whatever stood at `path` stays until then, and stays for good when the block
    raises. Folders on the way are made.

    Args:
        path: Where the finished file is to stand.

    Yields:
        A path in the same folder to write to; the file does not exist yet.

    Raises:
        WriteError: If the system does not let it be written: no permission, no
            space, a file where a folder should be.

    Examples:
        >>> import tempfile, pathlib
        >>> folder = pathlib.Path(tempfile.mkdtemp())
        >>> with atomic_path(folder / "a.txt") as unfinished:
        ...     _ = unfinished.write_text("whole", encoding="utf-8")
        >>> (folder / "a.txt").read_text(encoding="utf-8")
        'whole'
        >>> [entry.name for entry in folder.iterdir()]
        ['a.txt']
    """
    target = Path(path)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _clear_away(target.parent.absolute())
        with tempfile.TemporaryDirectory(
            dir=target.parent, prefix=_own_mark()
        ) as folder:
            unfinished = Path(folder) / target.name
            yield unfinished
            unfinished.replace(target)
    except OSError as exc:
        raise WriteError(f"{target}: {exc.strerror or exc}") from exc


@contextmanager
def scratch_folder(beside: str | os.PathLike[str] | None = None) -> Iterator[Path]:
    """Make a folder for files that nobody else needs, and remove it afterwards.

    It stands where the system keeps such folders, unless it may become large. What processes of this machine left
    there that were killed is cleared away first.

    Args:
        beside: Folder to stand in, or in the nearest above it that is there.

    Yields:
        An empty folder.

    Raises:
        WriteError: If the system does not let it be written: no permission, no space.

    Examples:
        >>> with scratch_folder() as folder:
        ...     _ = (folder / "a.txt").write_text("whole", encoding="utf-8")
        >>> folder.exists()
        False
    """
    home = Path(tempfile.gettempdir() if beside is None else beside).absolute()
    home = next(each for each in (home, *home.parents) if each.is_dir())
    try:
        _clear_away(home)
        with tempfile.TemporaryDirectory(dir=home, prefix=_own_mark()) as folder:
            yield Path(folder)
    except OSError as exc:
        raise WriteError(f"{home}: {exc.strerror or exc}") from exc


def check_folder(path: str | os.PathLike[str]) -> None:
    """Say at once that nothing can be written to a folder, before much work is done.

    Args:
        path: The folder; one that is not there yet is not made here.

    Raises:
        WriteError: If it is a file, or nothing can be written in it.

    Examples:
        >>> import tempfile, pathlib
        >>> check_folder(pathlib.Path(tempfile.mkdtemp()) / "out")
    """
    folder = Path(path).absolute()
    there = next(each for each in (folder, *folder.parents) if os.path.lexists(each))
    if not there.is_dir():
        raise WriteError(f"{there}: this is a file; name a folder to write to")
    try:
        with tempfile.TemporaryFile(dir=there):
            pass
    except OSError as exc:
        raise WriteError(f"{there}: {exc.strerror or exc}") from exc


_MARK: Final = ".wb2pm."
"""Begins the names of folders for unfinished files: then a machine and a process."""


def _own_mark() -> str:
    return f"{_MARK}{_machine()}.{os.getpid()}."


@cache
def _machine() -> str:
    """Tell this machine from others that share the folder, without naming it."""
    return hashlib.sha256(platform.node().encode()).hexdigest()[:8]


@lru_cache(maxsize=1_000)
def _clear_away(folder: Path) -> None:
    """Remove what processes of this machine that were killed left unfinished.

    Once a folder: what is killed while this process lives is left to the next one.
    """
    if os.name == "nt":  # there, asking for a process by its number may end it
        return
    for left in folder.glob(f"{_MARK}{_machine()}.*"):
        process = left.name.removeprefix(f"{_MARK}{_machine()}.").partition(".")[0]
        if process.isdecimal() and not _lives(int(process)):
            shutil.rmtree(left, ignore_errors=True)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OverflowError, PermissionError):
        pass
    return True
