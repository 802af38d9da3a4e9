"""Pack the recordings of an application for keeping, and unpack them for reading.

``python -m examples.applications.packing pack FOLDER/mediawiki`` puts a finished data
set into ``recordings/mediawiki``: the ground truth with a step a line, so that every
change of it can be seen, without what the lines before say too; the traces as they were
recorded in one archive.
``python -m examples.applications.packing unpack --out FOLDER`` makes folders of
demonstrations of what is kept, which wb2pm and its benchmarks read.
"""

from __future__ import annotations

import argparse
import json
import lzma
import shutil
import tarfile
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Final

from examples.applications.finding import RECORDINGS
from examples.scripted.installing import extract
from examples.scripted.writing import write_steps

TRUTH = "ground_truth.json"
_TRACES = "traces.tar.xz"
_FILTERS: Final = [
    {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "pb": 0}
]
"""How archives are packed: text has no alignment, and its last byte says what follows.
An eighth smaller than without (81 archives: 7.3 -> 6.4 MB)."""
_FIELDS: Final = (
    *("n", "op", "element", "kind", "location", "value", "note", "detour"),
    *("url_before", "start", "record", "backspaces", "also", "events", "actions"),
    "trace_ids",
)
"""What is told of a step, in this order."""
_NOTHING: Final[dict[str, Any]] = {
    "value": None,
    "note": None,
    "detour": False,
    "record": False,
    "backspaces": 0,
    "also": [],
    "events": [],
}
"""What these fields say of most steps, and is not kept: a sixth of all bytes."""
_PAGE: Final = "url_before"
"""The page of a step; kept where it is another than that of the step before."""
_NUMBER: Final = "n"
"""Which step it is; kept where the lines before do not say it."""
_START: Final = "start"
"""When a step begins: the first one of a run whole, the others as seconds after it."""
_SECOND: Final = timedelta(seconds=1)


def pack(folder: Path, home: Path) -> Path:
    """Pack a data set; the same content always makes the same bytes.

    Args:
        folder: Demonstrations with ``ground_truth.json``.
        home: Receives the truth and the archive.

    Returns:
        The archive.
    """
    home.mkdir(parents=True, exist_ok=True)
    truth = json.loads((folder / TRUTH).read_bytes())
    for demo in _demonstrations(truth):
        demo["steps"] = _without_nothing(demo["steps"])
    write_steps(home / TRUTH, truth)
    archive = home / _TRACES
    with (
        lzma.open(archive, "wb", filters=_FILTERS) as stream,
        tarfile.open(fileobj=stream, mode="w") as packed,
    ):
        for path in sorted(folder.glob("*/*")):
            if path.is_file():
                packed.add(path, path.relative_to(folder).as_posix(), filter=_plain)
    return archive


def unpack(home: Path, folder: Path) -> Path:
    """Unpack a data set.

    Args:
        home: Truth and archive of an application.
        folder: Receives the demonstrations and ``ground_truth.json``.

    Returns:
        The folder.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with tarfile.open(home / _TRACES) as packed:
        extract(packed, folder)
    truth = json.loads((home / TRUTH).read_bytes())
    if not (told := _demonstrations(truth)):
        shutil.copyfile(home / TRUTH, folder / TRUTH)
        return folder
    for demo in told:
        demo["steps"] = _with_nothing(demo["steps"])
    write_steps(folder / TRUTH, truth)
    return folder


def kept() -> dict[str, Path]:
    """Find what is kept: name of an application -> its truth and archive."""
    return {
        path.parent.name: path.parent for path in sorted(RECORDINGS.glob(f"*/{TRUTH}"))
    }


def _demonstrations(truth: dict[str, Any]) -> list[dict[str, Any]]:
    """List what is told of demonstrations; what is told of desktops has another form."""
    told = truth["demos"]
    return list(told.values()) if isinstance(told, dict) else []


def _without_nothing(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Leave out what says nothing, and what the lines before say of a step."""
    pages = [None, *(step.get(_PAGE) for step in steps)]
    began = steps[0].get(_START) if steps else None
    return [
        {
            field: _after(told, began) if field == _START and number > 1 else told
            for field, told in step.items()
            if (field not in _NOTHING or told != _NOTHING[field])
            and (field != _PAGE or told != page)
            and (field != _NUMBER or told != number)
        }
        for number, (step, page) in enumerate(zip(steps, pages, strict=False), 1)
    ]


def _with_nothing(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Put back what was left out."""
    whole: list[dict[str, Any]] = []
    for number, step in enumerate(steps, 1):
        page = {_PAGE: whole[-1][_PAGE]} if whole and _PAGE in whole[-1] else {}
        told = _NOTHING | page | {_NUMBER: number} | step
        if isinstance(seconds := told.get(_START), float):
            told[_START] = _before(seconds, whole[0][_START])
        whole.append({field: told[field] for field in _FIELDS if field in told} | told)
    return whole


def _after(start: str, began: str) -> str | float:
    """Tell a time in seconds after another, or as it is where that would lose some."""
    seconds = (datetime.fromisoformat(start) - datetime.fromisoformat(began)) / _SECOND
    return seconds if _before(seconds, began) == start else start


def _before(seconds: float, began: str) -> str:
    """Tell the time that is so many seconds after another."""
    return (datetime.fromisoformat(began) + seconds * _SECOND).isoformat()


def _plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Forget who made a file, and when."""
    member.mtime = member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mode = 0o644
    return member


def main() -> None:
    """Do what the command line asks for."""
    asked = argparse.ArgumentParser(description=__doc__)
    does = asked.add_subparsers(required=True, dest="what")
    does.add_parser("pack").add_argument("folders", nargs="+", type=Path)
    unpacking = does.add_parser("unpack")
    unpacking.add_argument("--out", type=Path, required=True)
    unpacking.add_argument("--only", nargs="*", choices=sorted(kept()), default=[])
    told = asked.parse_args()
    if told.what == "pack":
        for folder in told.folders:
            archive = pack(folder, RECORDINGS / folder.resolve().name)
            print(f"{archive}: {archive.stat().st_size} bytes")
        return
    for name, home in kept().items():
        if not told.only or name in told.only:
            print(unpack(home, told.out / name))


if __name__ == "__main__":
    main()
