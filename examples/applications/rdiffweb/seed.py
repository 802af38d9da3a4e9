"""What the animal hospital's computers have backed up, and when."""

from __future__ import annotations

import shutil
import time
from typing import TYPE_CHECKING

from examples.scripted.installing import run

if TYPE_CHECKING:
    from pathlib import Path

_DAY = 86400
MACHINES: dict[str, dict[str, str]] = {
    "bookkeeping": {
        "Invoices/October.csv": "1-3",
        "Invoices/November.csv": "2-3",
        "Wages/hours.csv": "1-3",
        "Old tax forms/form-e.txt": "1-2",
        "Old tax forms/form-f.txt": "1-2",
        "cashbook.csv": "1-3",
    },
    "laboratory": {
        "Results/blood.csv": "1-3",
        "Results/cultures.csv": "2-3",
        "Trial runs/centrifuge.txt": "1-2",
        "Trial runs/staining.txt": "1-1",
        "reagents.csv": "1-3",
    },
    "night-desk": {
        "Emergencies/calls.csv": "1-3",
        "rota.csv": "1-3",
    },
    "reception": {
        "Appointments/week.csv": "1-3",
        "Letters/reminder.txt": "1-3",
        "Summer raffle/prizes.txt": "1-2",
        "Summer raffle/tickets.csv": "1-2",
        "owners.csv": "2-3",
    },
    "xray-room": {
        "Plates/dogs.csv": "1-3",
        "Plates/horses.csv": "2-3",
        "doses.csv": "1-3",
    },
}
"""Machine -> file -> from which backup to which it was there."""
_AGES = (41, 16, 2)
"""How many days ago a backup was made."""

TOKENS = ("accounts-sync", "lab-printer", "old-reception-pc")
"""Of everybody: which program once got access."""
SETTINGS = {"maxage": 3, "keepdays": 365}
"""Of every machine to begin with."""


def back_up(folder: Path, work: Path) -> None:
    """Back the machines up as often as they were.

    Args:
        folder: Receives a backup for each machine.
        work: An empty folder for what the machines hold meanwhile.
    """
    now = int(time.time()) // _DAY * _DAY
    for machine, files in MACHINES.items():
        for turn, age in enumerate(_AGES, start=1):
            disk = work / machine
            shutil.rmtree(disk, ignore_errors=True)
            for name, turns in files.items():
                first, last = map(int, turns.split("-"))
                if first <= turn <= last:
                    path = disk / name
                    path.parent.mkdir(parents=True, exist_ok=True)
                    lines = (f"{path.stem} {n}\n" for n in range(1, 30 * turn))
                    path.write_text("".join(lines), encoding="utf-8")
            when = str(now - age * _DAY + 75600)
            made = ["--api-version", "201", "--new", "--current-time", when, "backup"]
            run(["rdiff-backup", *made, str(disk), str(folder / machine)])
    shutil.rmtree(work)
