"""Spoils folders: files that are missing, links in circles, pipes that nobody feeds."""

from __future__ import annotations

import os
import random
from contextlib import suppress
from pathlib import Path

_SHARE = 0.12


def spoil_folder(folder: Path, chance: random.Random) -> None:
    """Spoil, now and then, a file of a folder itself and not what it holds.

    Args:
        folder: A copy of a source.
        chance: Where chance comes from.
    """
    if chance.random() > _SHARE:
        return
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    if not files:
        return
    one = chance.choice(files)
    with suppress(OSError, ValueError):
        _spoil_file(one, files, chance)


def _spoil_file(one: Path, files: list[Path], chance: random.Random) -> None:
    how = chance.randrange(10)
    if how == 0:
        one.write_bytes(b"")
    elif how == 1:
        odd = [
            "x" * 250,
            "a\nb.json",
            "..json",
            " .json",
            one.stem,
            one.name.upper(),
            "\udcff.json",
        ]
        one.rename(one.with_name(chance.choice(odd)))
    elif how == 2:
        other = chance.choice(files)
        one.write_bytes(other.read_bytes())
    elif how == 3:
        os.link(one, one.with_name(f"2{one.name}"))
    else:
        one.unlink()
        if how == 4:
            one.mkdir()
        elif how == 5:
            one.symlink_to(one.name)
        elif how == 6:
            one.symlink_to("/dev/zero")
        elif how == 7:
            one.symlink_to(one.parent)
        elif how == 8:
            os.mkfifo(one)
