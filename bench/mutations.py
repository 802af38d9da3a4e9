"""What becomes of sources that somebody spoilt: read, refused with a reason, or worse.

    python bench/mutations.py [COUNT] [--seed N] [--reader NAME] [--log FILE] [--jobs N]
    python bench/mutations.py --show NUMBER --keep FOLDER

Spoils small sources of every reader (made-up ones, and those in the folder that
``WB2PM_DATA`` names) in COUNT ways, as what they are: values of other types, keys that
stand twice, numbers that nobody holds, depth, entities, endless views, pickles with
code, archives that lie, links and pipes in folders, other encodings; see
``tests/spoiling``. Each is prepared as every command does, without any limit, by
processes that live on; a watch beside them ends one that takes more than 10 seconds of
processor time or 1 GB, or that waits for ever.

Prints, by reader, what became of the inputs, and which broke a promise: the same number
and seed make the same input (``--show`` makes one and tells what became of it); with
``--reader``, COUNT inputs of those readers alone are tried, under the same numbers. With
``--log`` a run that was stopped goes on where it was. Exits with 1 if a promise was
broken.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import resource
import sys
import time
from collections import Counter, defaultdict
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.spoiling.runs import KEPT, attempt, reader_of, readers_spoilt, write_spoilt
from wb2pm.converters.sources.readers import readers

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from multiprocessing.process import BaseProcess

LIMIT_S: Final = 10.0
"""Seconds of processor time: how busy the machine is does not count."""
LIMIT_MB: Final = 1_024
WAIT_S: Final = 20.0
"""Seconds of sleep on end, and no turn waited for, from which it is for ever."""
_SLOW_S: Final = 2.0
_LOOK_S: Final = 0.2
_GROWN_MB: Final = 300
"""A process that grew by so much is replaced, so that the next peak can be seen."""
_CONTEXT: Final = get_context("spawn")


def work(pipe: Connection, seed: int, data: Path | None) -> None:
    """Try the inputs that are asked for, in a process of its own."""
    attempt(seed, 0, data)  # imports what readers need before anything is measured
    begun = _peak_mb()
    pipe.send(("ready", begun))
    while (number := pipe.recv()) is not None:
        before = time.process_time()
        try:
            outcome = attempt(seed, number, data)
        except Exception as exc:  # noqa: BLE001 (the fault is ours)
            pipe.send((number, reader_of(number), "unspoilt", repr(exc), 0.0, 0))
            continue
        took, grown = time.process_time() - before, _peak_mb() - begun
        kind, told = outcome.kind, outcome.told
        if took > LIMIT_S:
            kind, told = "too long", f"{took:.1f} s; {kind}: {told}"
        elif grown > LIMIT_MB:
            kind, told = "too much", f"{grown:,} MB; {kind}: {told}"
        pipe.send((number, outcome.reader, kind, told, took, grown))


def _peak_mb() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


class Worker:
    """A process that tries inputs, and what it is at."""

    def __init__(self, seed: int, data: Path | None) -> None:
        self.pipe, theirs = _CONTEXT.Pipe()
        self.process: BaseProcess = _CONTEXT.Process(
            target=work, args=(theirs, seed, data), daemon=True
        )
        self.process.start()
        theirs.close()
        self.number: int | None = None
        self._since = time.monotonic()
        self._spent = 0.0
        self._begun_mb = 0

    def begin(self, number: int) -> None:
        """Have it try an input."""
        self.number, self._since = number, time.monotonic()
        self._spent = self._processor_s()
        self.pipe.send(number)

    def ready(self, begun_mb: int) -> None:
        """Note how much it holds before it tries anything."""
        self._begun_mb = begun_mb

    def breach(self) -> tuple[str, str] | None:
        """Return which limit its input is over, if any."""
        if self.number is None or not self.process.is_alive():
            return None
        spent = self._processor_s() - self._spent
        if spent > LIMIT_S * 1.2:
            return "too long", f"ended after {spent:.1f} s"
        if self._held_mb() - self._begun_mb > LIMIT_MB * 1.2:
            return "too much", f"ended at {self._held_mb():,} MB"
        if self._state() != "S":
            self._since = time.monotonic()
        if time.monotonic() - self._since > WAIT_S:
            return "waits", f"asleep for {WAIT_S:g} s"
        return None

    def end(self) -> None:
        """End it, whatever it does."""
        self.process.kill()
        self.process.join()
        self.pipe.close()

    def _state(self) -> str:
        try:
            told = Path(f"/proc/{self.process.pid}/stat").read_text()
        except OSError:
            return ""
        return told.rpartition(")")[2].split()[0]

    def _processor_s(self) -> float:
        try:
            told = Path(f"/proc/{self.process.pid}/stat").read_text()
        except OSError:
            return 0.0
        user, system = told.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def _held_mb(self) -> int:
        try:
            told = Path(f"/proc/{self.process.pid}/statm").read_text()
        except OSError:
            return 0
        return int(told.split()[1]) * os.sysconf("SC_PAGE_SIZE") // 2**20


class Tally:
    """What became of the inputs so far, and where that is written down."""

    def __init__(self, log: Path | None, seed: int) -> None:
        self.counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.broken: list[dict[str, Any]] = []
        self.done: set[int] = set()
        self.seconds = 0.0
        self._new: dict[str, Any] = {}
        self._log = log
        self._seed = seed
        if log is not None and log.exists():
            self._resume(log)

    def add(self, told: tuple[int, str, str, str, float, int]) -> None:
        """Count one input."""
        number, reader, kind, said, took, grown = told
        entry = {"number": number, "reader": reader, "kind": kind, "told": said}
        entry |= {"seconds": round(took, 2), "grown_mb": grown}
        self._count(entry)
        if kind not in KEPT:
            print(f"{number}: {reader}: {kind}: {said}", flush=True)
        elif took > _SLOW_S:
            print(f"{number}: {reader}: slow: {took:.1f} s", file=sys.stderr)
        if self._log is not None:
            with self._log.open("a", encoding="utf-8") as written:
                line = entry if kind not in KEPT or took > _SLOW_S else _short(entry)
                written.write(json.dumps({"seed": self._seed, **line}) + "\n")

    def _count(self, entry: dict[str, Any]) -> None:
        self.done.add(entry["number"])
        self.counts[entry["reader"]][entry["kind"]] += 1
        self.seconds += entry.get("seconds", 0.0)
        if entry["kind"] not in KEPT:
            self.broken.append(entry)

    def _resume(self, log: Path) -> None:
        for line in log.read_text(encoding="utf-8").splitlines():
            entry = json.loads(line)
            if entry["seed"] == self._seed and entry["number"] not in self.done:
                self._count(entry)


def _short(entry: dict[str, Any]) -> dict[str, Any]:
    return {name: entry[name] for name in ("number", "reader", "kind", "seconds")}


def numbers(count: int, of: Sequence[str]) -> Iterator[int]:
    """Yield so many numbers of inputs, of some readers or of all."""
    theirs = (number for number in itertools.count() if reader_of(number) in of)
    return itertools.islice(theirs if of else itertools.count(), count)


def run(
    tried: Iterator[int], seed: int, data: Path | None, tally: Tally, jobs: int
) -> None:
    """Try all inputs that were not tried yet."""
    left = iter([number for number in tried if number not in tally.done])
    workers = [Worker(seed, data) for _ in range(jobs)]
    while workers:
        pipes = {worker.pipe: worker for worker in workers}
        for pipe in wait(list(pipes), timeout=_LOOK_S):
            worker = pipes[pipe]  # type: ignore[index]  # only pipes were waited for
            _answered(worker, workers, left, tally, (seed, data))
        for worker in list(workers):
            if breach := worker.breach():
                tally.add(
                    (
                        worker.number or 0,
                        reader_of(worker.number or 0),
                        *breach,
                        LIMIT_S,
                        0,
                    )
                )
                _replace(worker, workers, seed, data)


def _answered(
    worker: Worker,
    workers: list[Worker],
    left: Iterator[int],
    tally: Tally,
    made: tuple[int, Path | None],
) -> None:
    """Take the answer of a process, and give it the next input."""
    try:
        told = worker.pipe.recv()
    except EOFError:
        if worker.number is None:
            raise SystemExit("a process ended before it tried anything") from None
        died = f"its process ended with {worker.process.exitcode}"
        tally.add((worker.number, reader_of(worker.number or 0), "died", died, 0.0, 0))
        _replace(worker, workers, *made)
        return
    if told[0] == "ready":
        worker.ready(told[1])
    else:
        tally.add(told)
        if told[-1] > _GROWN_MB:
            _replace(worker, workers, *made)
            return
    number = next(left, None)
    if number is None:
        worker.end()
        workers.remove(worker)
    else:
        worker.begin(number)


def _replace(
    worker: Worker, workers: list[Worker], seed: int, data: Path | None
) -> None:
    worker.end()
    workers[workers.index(worker)] = Worker(seed, data)


def main() -> int:
    """Spoil, prepare, count."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("count", nargs="?", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--reader", action="append", choices=readers_spoilt())
    parser.add_argument("--log", type=Path)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--show", type=int)
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args()
    told = os.environ.get("WB2PM_DATA")
    data = Path(told) if told else None
    if asked.show is not None:
        return show(asked.seed, asked.show, data, asked.keep)
    if absent := set(readers.names()) - set(readers_spoilt()):
        raise SystemExit(f"no source of {', '.join(sorted(absent))}")
    tally = Tally(asked.log, asked.seed)
    run(numbers(asked.count, asked.reader or ()), asked.seed, data, tally, asked.jobs)
    for name in sorted(tally.counts):
        said = ", ".join(
            f"{n:,} {kind}" for kind, n in tally.counts[name].most_common()
        )
        print(f"{name:22} {said}")
    total = sum(sum(each.values()) for each in tally.counts.values())
    print(
        f"{total:,} inputs of {len(tally.counts)} readers in {tally.seconds:,.0f} s of"
        f" processor time; {len(tally.broken)} broke a promise"
    )
    return 1 if tally.broken else 0


def show(seed: int, number: int, data: Path | None, keep: Path | None) -> int:
    """Make one input again, and tell what becomes of it."""
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
        print(write_spoilt(seed, number, keep, data).path)
    outcome = attempt(seed, number, data)
    print(f"{outcome.reader}: {outcome.kind}: {outcome.told}")
    return 0 if outcome.kind in KEPT else 1


if __name__ == "__main__":
    sys.exit(main())
