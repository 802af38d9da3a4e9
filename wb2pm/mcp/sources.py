"""What an assistant may read: recordings under folders that were named at the start.

It knows each by a short name of ours, ``f1.3``, and never names a path, so that no
request can lead out of these folders.
"""

from __future__ import annotations

import re
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.sources.finding import find_sources
from wb2pm.mcp.refusing import refused

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.converters.sources.readers import SkippedRecording

_NAME: Final = re.compile(r"f[1-9][0-9]{0,8}(?:\.[1-9][0-9]{0,8})?")


class Listed(NamedTuple):
    """A recording that can be read.

    Attributes:
        name: How an assistant calls it.
        path: Where it is.
        shown: Its path below the folder: somebody's text.
        reader: Name of the reader that claims it.
    """

    name: str
    path: Path
    shown: str
    reader: str


class Listing(NamedTuple):
    """What a folder holds.

    Attributes:
        recordings: What can be read, in the order of their names.
        skipped: What looks like a recording and is none, with the reason.
        unclaimed: How many other files there are.
    """

    recordings: tuple[Listed, ...]
    skipped: tuple[SkippedRecording, ...]
    unclaimed: int


class Folders:
    """Folders that were named at the start, and the names of what is in them.

    Args:
        paths: The folders.

    Raises:
        OptionError: If none is named, or one is no folder.

    Examples:
        >>> import tempfile
        >>> folders = Folders([tempfile.mkdtemp()])
        >>> folders.names(), folders.listing("f1").recordings
        (('f1',), ())
    """

    def __init__(self, paths: Iterable[str | Path]) -> None:
        self._roots = tuple(Path(path).absolute() for path in paths)
        if not self._roots:
            raise refused("folders", "name at least one")
        for root in self._roots:
            if not root.is_dir():
                raise refused("folders", f"{root} is no folder")
        self._names: dict[Path, str] = {}
        self._known: dict[str, Listed] = {}
        self._counts = [0] * len(self._roots)
        self._lock = Lock()

    def names(self) -> tuple[str, ...]:
        """List the names of the folders."""
        return tuple(f"f{number}" for number in range(1, len(self._roots) + 1))

    def listing(self, folder: str) -> Listing:
        """Look what a folder holds now; what was there before keeps its name.

        Args:
            folder: Its name, such as ``f1``.

        Raises:
            OptionError: If there is no such folder.
        """
        names = self.names()
        if folder not in names:
            raise refused("folder", f"one of {', '.join(names)}")
        place = names.index(folder)
        root = self._roots[place]
        found = find_sources([root])
        with self._lock:
            listed = [self._listed(place, path, reader) for path, reader in found.paths]
        return Listing(
            tuple(listed),
            tuple(s for s in found.skipped if s.source != str(root)),
            len(found.unclaimed),
        )

    def find(self, names: Iterable[str]) -> tuple[Listed, ...]:
        """Return recordings by their names; a folder stands for all that it holds.

        Raises:
            OptionError: If a name was never told.
        """
        found: dict[str, Listed] = {}
        for name in names:
            if not _NAME.fullmatch(name):
                raise refused("recordings", "names such as f1 or f1.3")
            if "." not in name:
                found |= {each.name: each for each in self.listing(name).recordings}
                continue
            if name not in self._known:
                self.listing(name.partition(".")[0])
            if name not in self._known:
                raise refused("recordings", f"there is no {name}")
            found[name] = self._known[name]
        return tuple(found.values())

    def below(self, path: str) -> str:
        """Return a path below the folder that holds it, without where that is."""
        for root in self._roots:
            if Path(path).is_relative_to(root):
                return Path(path).relative_to(root).as_posix()
        return Path(path).name

    def _listed(self, place: int, path: Path, reader: str) -> Listed:
        name = self._names.get(path)
        if name is None:
            self._counts[place] += 1
            name = f"f{place + 1}.{self._counts[place]}"
            self._names[path] = name
        listed = Listed(name, path, self.below(str(path)), reader)
        self._known[name] = listed
        return listed
