"""Pack recordings of desktops for keeping, and unpack them for reading.

``python -m examples.desktops.packing pack FOLDER`` puts finished recordings into
``recordings/``, the truth of all in one file; ``... unpack FOLDER`` makes folders of
recordings again.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from examples.applications import packing

RECORDINGS = Path(__file__).parent / "recordings"


def pack(folder: Path, home: Path = RECORDINGS) -> Path:
    """Pack what ``examples.desktops`` recorded; return the archive.

    Args:
        folder: Recordings, and a file of truth for each.
        home: Receives the truth and the archive.
    """
    truths = [
        json.loads(path.read_text(encoding="utf-8"))
        for path in sorted(folder.glob("* p?.json"))
    ]
    told = json.dumps({"demos": truths}, indent=1, ensure_ascii=False)
    (folder / packing.TRUTH).write_text(f"{told}\n", encoding="utf-8")
    return packing.pack(folder, home)


def unpack(folder: Path, home: Path = RECORDINGS) -> Path:
    """Unpack what is kept into a folder, and return it."""
    return packing.unpack(home, folder)


def main() -> None:
    """Do what the command line asks for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("what", choices=["pack", "unpack"])
    asked.add_argument("folder", type=Path)
    told = asked.parse_args()
    print({"pack": pack, "unpack": unpack}[told.what](told.folder))


if __name__ == "__main__":
    main()
