"""What every writer shares: whole files or none, and a report of what was lost."""

from __future__ import annotations

import os
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

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
        with tempfile.TemporaryDirectory(dir=target.parent, prefix=".wb2pm.") as folder:
            unfinished = Path(folder) / target.name
            yield unfinished
            unfinished.replace(target)
    except OSError as exc:
        raise WriteError(f"{target}: {exc.strerror or exc}") from exc
