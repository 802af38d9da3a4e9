"""What a killed run leaves behind: whole files or none, and a second run that ends well.

    python bench/kills.py [--kills 50] [--full 10] [--seed 0] [--command NAME]

Runs `analyze`, `convert` and `evaluate` on the recordings of one bundled workflow, each
once undisturbed; then again and again into a folder that is there already, and kills
the run (SIGKILL) at a random moment of its time. After each, every file in the folder
must read as what its ending says, or be one that the undisturbed run writes with the
same content. Then the run is done once more to its end: the folder must hold what the
undisturbed one does, byte for byte but for times of day, and nothing else.

With ``--full``, the same with a limit on the size of files instead (the process gets
an error as from a full disk): the command must say so in one line and exit with 1.

Prints how many of each there were; exits with 1 when a promise was broken.
"""

from __future__ import annotations

import argparse
import csv
import json
import random
import re
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import pyarrow.parquet as pq

from wb2pm.bundled import demonstrations_of

WORKFLOW: Final = 4003
_SIZES: Final = (1, 500, 4_000, 20_000, 60_000, 150_000)
_TIMES: Final = re.compile(
    rb"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|\+00:00| UTC)?"
    rb'|"seconds": [\d.e-]+'
)
CHECKS: Final[dict[str, Callable[[Path], object]]] = {
    ".json": lambda path: json.loads(path.read_bytes()),
    ".xes": ET.parse,
    ".xml": ET.parse,
    ".bpmn": ET.parse,
    ".pnml": ET.parse,
    ".svg": ET.parse,
    ".parquet": pq.read_table,
    ".sqlite": lambda path: integrity(path),  # noqa: PLW0108 (it stands below)
    ".csv": lambda path: list(csv.reader(path.open(encoding="utf-8", newline=""))),
    ".html": lambda path: path.read_text(encoding="utf-8").index("</html>"),
    ".txt": lambda path: path.read_text(encoding="utf-8"),
    ".jsonl": lambda path: path.read_text(encoding="utf-8"),
    ".png": lambda path: path.read_bytes().index(b"IEND\xaeB`\x82"),
}


def integrity(path: Path) -> None:
    """Read a database whole."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        (told,) = database.execute("PRAGMA integrity_check").fetchone()
    if told != "ok":
        raise ValueError(told)


def commands(out: Path) -> dict[str, list[str]]:
    """Return the commands, each writing to a folder."""
    paths = [str(path) for path in demonstrations_of(WORKFLOW)]
    start = [sys.executable, "-m", "wb2pm"]
    every = [
        part
        for name in ("xes", "celonis", "parquet", "ocel-json")
        for part in ("--to", name)
    ]
    return {
        "convert": [*start, "convert", *paths, *every, "--out", str(out)],
        "analyze": [*start, "analyze", *paths, "--out", str(out)],
        "evaluate": [
            *(*start, "evaluate", "run", "goal", *paths),
            *("--record", str(out / "record.json")),
        ],
    }


def content(folder: Path) -> dict[str, bytes]:
    """Return what a folder holds, by name, without times of day."""
    return {
        str(path.relative_to(folder)): _TIMES.sub(b"TIME", path.read_bytes())
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def broken(folder: Path) -> list[str]:
    """List files that do not read as what their ending says; unfinished ones aside."""
    found = []
    for path in folder.rglob("*"):
        if not path.is_file() or any(p.startswith(".wb2pm.") for p in path.parts):
            continue
        try:
            CHECKS[path.suffix](path)
        except Exception as exc:  # noqa: BLE001 (whatever a torn file leads to)
            found.append(f"{path.name}: {exc!r}")
    return found


def limited(size: int | None) -> Callable[[], None]:
    """Return what a process calls first so that no file it writes grows over a size."""

    def narrow() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        if size is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    return narrow


def run(arguments: list[str], *, limit: int | None = None) -> subprocess.Popen[bytes]:
    """Begin a command, with a limit on the size of the files it writes."""
    return subprocess.Popen(
        arguments,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        preexec_fn=limited(limit),  # noqa: PLW1509 (one thread)
    )


def trouble(name: str, home: Path, asked: argparse.Namespace) -> list[str]:
    """Disturb one command as often as asked; return the promises that it broke."""
    chance = random.Random(f"{asked.seed} {name}")
    whole = home / "whole"
    begin = time.monotonic()
    if run(commands(whole)[name]).wait() != 0:
        return [f"{name}: fails undisturbed"]
    took = time.monotonic() - begin
    expected = content(whole)
    told = []
    out = home / "out"
    for number in range(asked.kills):
        process = run(commands(out)[name])
        time.sleep(chance.uniform(0, took * 1.1))
        process.kill()
        process.communicate()
        told += [f"{name}, kill {number}: {each}" for each in broken(out)]
        if chance.random() < 0.3:
            shutil.rmtree(out, ignore_errors=True)
    for number in range(asked.full):
        shutil.rmtree(out, ignore_errors=True)
        process = run(commands(out)[name], limit=_SIZES[number % len(_SIZES)])
        said = process.communicate()[1].decode(errors="replace")
        told += [f"{name}, full {number}: {each}" for each in broken(out)]
        if process.returncode != 0 and "Traceback" in said:
            told.append(f"{name}, full {number}: {said[-300:]}")
    if run(commands(out)[name]).wait() != 0:
        told.append(f"{name}: fails afterwards")
    after = content(out)
    told += [
        f"{name}: {file} differs"
        for file in expected
        if after.get(file) != expected[file]
    ]
    told += [f"{name}: {file} is left over" for file in after.keys() - expected.keys()]
    return told


def main() -> int:
    """Disturb every command and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--full", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--command", choices=list(commands(Path())))
    asked = parser.parse_args()
    told: list[str] = []
    for name in [asked.command] if asked.command else commands(Path()):
        with tempfile.TemporaryDirectory() as home:
            found = trouble(name, Path(home), asked)
        print(
            f"{name}: {asked.kills} kills, {asked.full} full disks, {len(found)} broken promises"
        )
        told += found
    for each in told:
        print(each)
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
