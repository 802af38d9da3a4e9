"""What disturbed runs left, one line each, so that a bench that was stopped goes on."""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any, Final, Literal

from msgspec import Struct

Kind = Literal["kill", "full"]
KINDS: Final[dict[Kind, str]] = {"kill": "kills", "full": "full disks"}


class Disturbance(Struct, frozen=True, kw_only=True):
    """One run that was disturbed.

    Attributes:
        command: What was run.
        kind: A kill, or a full disk.
        number: Which one: with the seed, it is drawn again.
        is_hit: Whether the run lived when it was killed, or wanted more room; what it
            had ended before counts for nothing.
        how: The moment of a kill, or how much room there was.
        left: What it left, in a word.
        broken: Promises that were broken.
        seed: Seed of the draws.
    """

    command: str
    kind: Kind
    number: int
    is_hit: bool
    how: str = ""
    left: str = ""
    broken: tuple[str, ...] = ()
    seed: int = 0


class Ledger:
    """The disturbed runs so far, of all times that the bench was begun."""

    def __init__(self, path: Path | None, seed: int) -> None:
        """Read what was written down before.

        Args:
            path: JSON lines; None to write nothing down.
            seed: Runs of another seed are left out.
        """
        self.entries: list[Disturbance] = []
        self._path = path
        if path is not None and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                entry = Disturbance(**json.loads(line))
                if entry.seed == seed:
                    self.entries.append(entry)

    def add(self, entry: Disturbance) -> None:
        """Write down one, and say what it broke."""
        self.entries.append(entry)
        for told in entry.broken:
            print(f"{entry.command}, {entry.kind} {entry.number} ({entry.how}): {told}")
        if self._path is not None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("a", encoding="utf-8") as written:
                written.write(json.dumps(_plain(entry)) + "\n")

    def hits(self, command: str, kind: Kind) -> int:
        """Count the runs of a command that were hit."""
        return sum(entry.is_hit for entry in self._of(command, kind))

    def tried(self, command: str, kind: Kind) -> int:
        """Count the runs of a command, those too that ended before."""
        return len(self._of(command, kind))

    def broken(self) -> int:
        """Count the promises that were broken."""
        return sum(len(entry.broken) for entry in self.entries)

    def summary(self) -> str:
        """Tell by command what was hit, what was left, and what was broken."""
        told = []
        for command in sorted({entry.command for entry in self.entries}):
            of = [entry for entry in self.entries if entry.command == command]
            counts = ", ".join(
                f"{self.hits(command, kind)} {name} (of {self.tried(command, kind)} tried)"
                for kind, name in KINDS.items()
                if self.tried(command, kind)
            )
            left = Counter(entry.left for entry in of if entry.is_hit and entry.left)
            said = ", ".join(f"{count} {name}" for name, count in left.most_common())
            broken = sum(len(entry.broken) for entry in of)
            told.append(f"{command}: {counts}; left: {said}; {broken} broken promises")
        hits = Counter(entry.kind for entry in self.entries if entry.is_hit)
        total = ", ".join(f"{hits[kind]} {name}" for kind, name in KINDS.items())
        return "\n".join([*told, f"all: {total}, {self.broken()} broken promises"])

    def _of(self, command: str, kind: Kind) -> list[Disturbance]:
        return [e for e in self.entries if (e.command, e.kind) == (command, kind)]


def _plain(entry: Disturbance) -> dict[str, Any]:
    return {name: getattr(entry, name) for name in entry.__struct_fields__}


def processor_s(process: int) -> float:
    """Return the processor time of a process and its ended children, so far.

    How busy the machine is does not change which moment of its work that is.
    """
    try:
        told = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return 0.0
    ticks = told.rpartition(")")[2].split()[11:15]
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")
