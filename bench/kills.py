"""What a killed run leaves behind: whole files or none, and a second run that ends well.

    python bench/kills.py [--kills 60] [--full 15] [--seed 0] [--command NAME] [--work FOLDER]
    python bench/kills.py --work FOLDER --summary

Runs `analyze`, `convert` and `evaluate` on two bundled recordings, each once undisturbed;
then again and again, with the files of the run before or with none, and kills the run
(SIGKILL) at a moment of its processor time: half of them drawn over the whole of it, half
from the first file that it writes. Each run is a process of its own that a server forks,
which has imported what is needed: what is killed is the work, not the imports. With ``--full``, the disk is full instead: a small one
of its own (tmpfs), or every file stops at a size. Then the command must say so in a line
and exit with 1.

After each, every file in the folder must read as what its ending says; then the run is
done once more to its end, and the folder must hold what the undisturbed one does, byte for
byte but for times of day, and nothing else. What ended before its moment, or had room
enough, is not counted, and another is tried.

With ``--work``, the undisturbed runs and what was done stay in a folder, and a bench that
was stopped goes on there. Prints how many of each there were; exits with 1 when a promise
was broken.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.disturbances import Disturbance, Kind, Ledger, processor_s
from bench.whole_files import broken
from wb2pm.bundled import demonstrations_of
from wb2pm.converters.formats.format import formats

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

WORKFLOW: Final = 3001
RECORDINGS: Final = 2
TRIES: Final = 3
"""Runs that are tried for one that is hit."""
_SMALLEST: Final = 100
_PAGE: Final = 4_096
_LOOK_S: Final = 0.003
_AFRESH: Final = 0.6
"""Share of the runs that find no file of a run before."""
_SMALL_DISK: Final = (
    'room="$1"; out="$2"; left="$3"; shift 3;'
    ' mount -t tmpfs -o size="$room" none "$out" || exit 9;'
    ' "$@"; ended=$?; cp -a "$out" "$left"; exit $ended'
)
_TIMES: Final = re.compile(
    rb"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|\+00:00| UTC)?"
    rb'|"seconds": [\d.e-]+'
)


def commands(out: Path) -> dict[str, list[str]]:
    """Return the commands, each writing to a folder."""
    paths = [str(path) for path in demonstrations_of(WORKFLOW)[:RECORDINGS]]
    kept_in = ["--recordings-cache", str(out / "prepared")]
    every = [part for name in formats.names() for part in ("--to", name)]
    return {
        "convert": ["convert", *paths, *every, "--out", str(out), *kept_in],
        "analyze": ["analyze", *paths, "--out", str(out), *kept_in],
        "evaluate": [
            *("evaluate", "run", "validation", *paths),
            *("--record", str(out / "record.json"), "--plots", str(out / "plots")),
        ],
    }


def content(folder: Path) -> dict[str, bytes]:
    """Return what a folder holds, by name, without times of day."""
    return {
        str(path.relative_to(folder)): b""
        if path.is_dir()
        else _TIMES.sub(b"TIME", path.read_bytes())
        for path in sorted(folder.rglob("*"))
    }


def limited(size: int | None) -> Callable[[], None]:
    """Return what a process calls first so that no file it writes grows over a size."""

    def narrow() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        if size is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    return narrow


def work(arguments: list[str], temporary: str, limit: int | None, said: str) -> None:
    """Run a command in this process, which is its own."""
    os.environ["TMPDIR"] = tempfile.tempdir = temporary
    told = os.open(said, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    os.dup2(told, 2)
    limited(limit)()
    from wb2pm.cli import main as wb2pm

    wb2pm(arguments)


def learn(arguments: list[str], modules: str) -> None:
    """Run a command, and write down what it imported."""
    from wb2pm.cli import main as wb2pm

    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    wb2pm(arguments, standalone_mode=False)
    Path(modules).write_text("\n".join(sorted(sys.modules)), encoding="utf-8")


class Undisturbed(Struct, frozen=True, kw_only=True):
    """What a command does when it is left alone.

    Attributes:
        took_s: Its processor time.
        writes_s: Its processor time until its first file.
        sizes: Sizes of its files.
    """

    took_s: float
    writes_s: float
    sizes: tuple[int, ...]


def _writings(folder: Path) -> set[tuple[str, int]]:
    """Tell the files of a folder, and when each was written."""
    found = set()
    for path in folder.rglob("*"):
        with suppress(OSError):  # an unfinished one goes while it is looked at
            if path.is_file():
                found.add((str(path), path.stat().st_mtime_ns))
    return found


class Attacked:
    """A command, its folder, and what it writes there undisturbed."""

    def __init__(self, name: str, home: Path, seed: int) -> None:
        self.name, self.seed, self.home = name, seed, home
        self.whole, self.out = home / "whole", home / "out"
        self.temporary, self.said = home / "temporary", home / "said.txt"
        modules = home / "modules.txt"
        if not modules.exists():
            shutil.rmtree(self.whole, ignore_errors=True)
            asked = (commands(self.whole)[name], str(modules))
            first = get_context("spawn").Process(target=learn, args=asked)
            first.start()
            first.join()
            if first.exitcode:
                raise SystemExit(f"{name}: fails undisturbed")
        self.expected = content(self.whole)
        self._server = get_context("forkserver")
        self._server.set_forkserver_preload(modules.read_text().splitlines())
        self.fresh = self._measured(home / "fresh.json", afresh=True)
        self.going_on = self._measured(home / "going_on.json", afresh=False)

    def begin(self, limit: int | None = None) -> BaseProcess:
        """Begin a run of it."""
        self.temporary.mkdir(exist_ok=True)
        asked = (commands(self.out)[self.name], str(self.temporary), limit)
        process = self._server.Process(target=work, args=(*asked, str(self.said)))
        process.start()
        return process

    def _measured(self, told: Path, *, afresh: bool) -> Undisturbed:
        """Measure an undisturbed run, unless that was done before."""
        if told.exists():
            return msgspec.json.decode(told.read_bytes(), type=Undisturbed)
        shutil.rmtree(self.out, ignore_errors=True)
        if not afresh:
            shutil.copytree(self.whole, self.out)
        before = _writings(self.out)
        process = self.begin()
        took, writes = 0.0, None
        while process.is_alive():
            took = max(took, processor_s(process.pid or 0))
            if writes is None and _writings(self.out) != before:
                writes = took
            time.sleep(_LOOK_S)
        if process.exitcode or content(self.out) != self.expected:
            raise SystemExit(f"{self.name}: does not write the same twice")
        sizes = tuple(p.stat().st_size for p in self.whole.rglob("*") if p.is_file())
        found = Undisturbed(took_s=took, writes_s=writes or took, sizes=sizes)
        told.write_bytes(msgspec.json.encode(found))
        return found

    def disturb(self, kind: Kind, number: int) -> Disturbance:
        """Disturb it once, look at what it left, and run it to its end."""
        chance = random.Random(f"{self.seed} {self.name} {kind} {number}")
        if chance.random() < _AFRESH:
            shutil.rmtree(self.out, ignore_errors=True)
        if kind == "kill":
            is_hit, how, told = self._kill(chance, number)
        else:
            is_hit, how, told = self._fill(chance, number)
        left = "nothing"
        if self.out.exists():
            finished = content(self.out).keys() & self.expected.keys()
            is_all = finished == self.expected.keys()
            left = "all files" if is_all else "some files" if finished else "nothing"
        told += broken(self.out)
        if is_hit:
            told += self._afterwards()
        return Disturbance(
            command=self.name,
            kind=kind,
            number=number,
            is_hit=is_hit,
            how=how,
            left=left,
            broken=tuple(told),
            seed=self.seed,
        )

    def _kill(self, chance: random.Random, number: int) -> tuple[bool, str, list[str]]:
        alone = self.going_on if self.out.exists() else self.fresh
        moment = chance.uniform(alone.writes_s if number % 2 else 0.0, alone.took_s)
        process, took = self.begin(), 0.0
        while process.is_alive() and took < moment:
            time.sleep(_LOOK_S)
            took = max(took, processor_s(process.pid or 0))
        time.sleep(chance.uniform(0, _LOOK_S))
        process.kill()
        process.join()
        is_hit = process.exitcode == -signal.SIGKILL
        if not is_hit:
            self._took(alone, took)
        return is_hit, f"at {moment:.2f} of {alone.took_s:.2f} s", []

    def _took(self, alone: Undisturbed, took: float) -> None:
        """Take in that a run is shorter than it was: the machine was busier then."""
        writes = min(alone.writes_s, took)
        shorter = replace(alone, took_s=took, writes_s=writes)
        if alone is self.fresh:
            self.fresh = shorter
        else:
            self.going_on = shorter

    def _fill(self, chance: random.Random, number: int) -> tuple[bool, str, list[str]]:
        ended: int | None
        if number % 2 and has_small_disks():
            room = chance.randrange(_PAGE, sum(self.fresh.sizes), _PAGE)
            how = f"a disk of {room:,} bytes"
            ended, said = self._on_small_disk(room)
        else:
            largest = math.log(max(self.fresh.sizes))
            limit = round(math.exp(chance.uniform(math.log(_SMALLEST), largest)))
            how = f"files of {limit:,} bytes"
            process = self.begin(limit)
            process.join()
            ended, said = process.exitcode, self.said.read_text(errors="replace")
        told = []
        if ended not in {0, 1} or "Traceback" in said:
            told.append(f"exit {ended}: {said[-300:]}")
        elif ended and "Error" not in said:
            told.append(f"does not say what is wrong: {said[-300:]}")
        return ended != 0, how, told

    def _on_small_disk(self, room: int) -> tuple[int, str]:
        """Run it on a disk of its own, and bring back what it left there."""
        left = self.out.with_name("left")
        shutil.rmtree(left, ignore_errors=True)
        self.out.mkdir(parents=True, exist_ok=True)
        wb2pm = [sys.executable, "-m", "wb2pm", *commands(self.out)[self.name]]
        places = [str(self.out), str(left)]
        done = subprocess.run(
            [
                "unshare",
                "-rm",
                "sh",
                "-c",
                _SMALL_DISK,
                "sh",
                str(room),
                *places,
                *wb2pm,
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        shutil.rmtree(self.out)
        left.rename(self.out)
        return done.returncode, done.stderr

    def _afterwards(self) -> list[str]:
        """Run it to its end; list what is otherwise than undisturbed."""
        if not content(self.temporary) and not (
            self.out.exists() and content(self.out)
        ):
            return []  # nothing is there: that run is the undisturbed one
        process = self.begin()
        process.join()
        if process.exitcode:
            said = self.said.read_text(errors="replace")
            return [f"fails afterwards: {said[-300:]}"]
        after = content(self.out)
        told = [
            f"{file} differs afterwards"
            for file in self.expected
            if after.get(file) != self.expected[file]
        ]
        told += [f"{f} is left over" for f in after.keys() - self.expected.keys()]
        told += [f"{f} is left in the system's folder" for f in content(self.temporary)]
        shutil.rmtree(self.temporary)
        return told


@cache
def has_small_disks() -> bool:
    """Return whether a disk of memory can be mounted here, for one process alone."""
    if shutil.which("unshare") is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        asked = ["unshare", "-rm", "mount", "-t", "tmpfs", "none", folder]
        return subprocess.run(asked, capture_output=True, check=False).returncode == 0


def main() -> int:
    """Disturb every command and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=60)
    parser.add_argument("--full", type=int, default=15)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--command", choices=list(commands(Path())))
    parser.add_argument("--work", type=Path)
    parser.add_argument("--summary", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        home = (asked.work or Path(folder)).resolve()
        ledger = Ledger(home / "disturbed.jsonl", asked.seed)
        if not asked.summary:
            for name in [asked.command] if asked.command else commands(Path()):
                (home / name).mkdir(parents=True, exist_ok=True)
                attacked = Attacked(name, home / name, asked.seed)
                wanted: dict[Kind, int] = {"kill": asked.kills, "full": asked.full}
                for kind, count in wanted.items():
                    number = ledger.tried(name, kind)
                    while ledger.hits(name, kind) < count and number < TRIES * count:
                        ledger.add(attacked.disturb(kind, number))
                        number += 1
        print(ledger.summary())
    return 1 if ledger.broken() else 0


if __name__ == "__main__":
    sys.exit(main())
