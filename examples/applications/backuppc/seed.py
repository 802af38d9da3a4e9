"""What the computers of a bus company hold, and how they are backed up."""

from __future__ import annotations

import os
from datetime import datetime, timedelta, timezone
from typing import TYPE_CHECKING

from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

SERVER = "vault"
COMPUTERS = {
    "depot-south": "joaquim",
    "payroll": "hanne",
    "ticket-office": "marit",
    "timetable": "esi",
    "workshop": "ruben",
}
"""What is backed up, and whose it is."""
_NEW = ("lost-property", "driver-school", "charter-desk")
_FILES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "depot-south": {
        "Rosters": ("week-47.csv", "week-48.csv"),
        "Keys": ("lockers.csv",),
    },
    "payroll": {
        "Wages": ("october.csv", "november.csv"),
        "Contracts": ("drivers.csv",),
    },
    "ticket-office": {
        "Fares": ("day-tickets.csv", "group-fares.csv", "season-tickets.csv"),
        "Receipts": ("november.csv",),
    },
    "timetable": {
        "Winter": ("route-7.csv", "route-14.csv", "route-21.csv"),
        "Notices": ("roadworks.txt",),
    },
    "workshop": {
        "Inspections": ("brakes.csv", "doors.csv", "tyres.csv"),
        "Orders": ("oil.csv",),
    },
    "lost-property": {"Found": ("umbrellas.csv",)},
    "driver-school": {"Lessons": ("november.csv",)},
    "charter-desk": {"Tours": ("coast.csv",)},
}
"""Computer -> folder -> its files."""
_DELETED = (
    ("ticket-office", "Fares", "group-fares.csv"),
    ("timetable", "Winter", "route-14.csv"),
    ("workshop", "Inspections", "doors.csv"),
)
"""What somebody deleted before the last backup."""
BACKUPS = (
    datetime(2026, 11, 12, 21, 4, tzinfo=timezone.utc),
    datetime(2026, 11, 19, 21, 2, tzinfo=timezone.utc),
    datetime(2026, 11, 26, 21, 5, tzinfo=timezone.utc),
)
"""When backups were made, all of them full."""

_COMMON = """
$Conf{{ServerHost}} = '{server}';
$Conf{{WakeupSchedule}} = [21];
$Conf{{MyPath}} = '/bin:/usr/bin';
$Conf{{PingCmd}} = '';
$Conf{{$_}} = '' for qw(SendmailPath SmbClientPath NmbLookupPath RrdToolPath);
$Conf{{XferMethod}} = 'rsync';
$Conf{{TarShareName}} = ['/srv'];
$Conf{{TarClientCmd}} = '/usr/bin/env LC_ALL=C $tarPath -c -v -f - -C $shareName --totals';
$Conf{{TarFullArgs}} = '$fileList';
$Conf{{TarIncrArgs}} = '--newer=$incrDate $fileList';
$Conf{{TarClientRestoreCmd}} =
  '/usr/bin/env LC_ALL=C $tarPath -x -p -v -f - -C $shareName';
$Conf{{RsyncArgs}} = ['--recursive', '--times', '--delete'];
$Conf{{RsyncRestoreArgs}} = ['--recursive', '--times'];
$Conf{{FullKeepCnt}} = [6];
$Conf{{CgiAdminUsers}} = '{people}';
$Conf{{CgiURL}} = '{url}';
$Conf{{CgiNavBarLinks}} = [
    {{ link => '?action=view&type=docs', lname => 'Documentation' }},
];
"""
"""Stands behind what Debian settles: each computer is a folder, reached without ssh."""


def settings(url: str) -> str:
    """Return what is settled for all computers.

    Args:
        url: Address of the pages.
    """
    people = " ".join(person.name for person in PEOPLE)
    return _COMMON.format(server=SERVER, people=people, url=url)


def lists() -> dict[str, str]:
    """Return the files beside the settings, by name."""
    rows = [f"{name} 0 {user}" for name, user in COMPUTERS.items()]
    names = [f"127.0.0.1 {name}" for name in ("localhost", SERVER, *COMPUTERS, *_NEW)]
    told = {
        "hosts": ["host dhcp user moreUsers", *rows],
        "names": names,
        "people": [f"{person.name}:{PASSWORD}" for person in PEOPLE],
    }
    own = {
        f"{name}.pl": [
            "$Conf{XferMethod} = 'tar';",
            f"$Conf{{TarShareName}} = ['/srv/{name}'];",
        ]
        for name in COMPUTERS
    }
    return {name: "\n".join([*lines, ""]) for name, lines in (told | own).items()}


def write_files(folder: Path) -> None:
    """Write what all computers hold.

    Args:
        folder: Receives a folder for each computer.
    """
    written = BACKUPS[0] - timedelta(days=3)
    for computer, folders in _FILES.items():
        for name, files in folders.items():
            place = folder / computer / name
            place.mkdir(parents=True)
            for n, file in enumerate(files):
                path = place / file
                path.write_text(f"{name}\n" * (n + 2), encoding="utf-8")
                _date(path, written - timedelta(hours=n))
            _date(place, written)
        _date(folder / computer, written)


def delete_files(folder: Path) -> None:
    """Delete what somebody deleted before the last backup.

    Args:
        folder: Has a folder for each computer.
    """
    for computer, name, file in _DELETED:
        place = folder / computer / name
        (place / file).unlink()
        _date(place, BACKUPS[-1] - timedelta(hours=7))


def _date(path: Path, when: datetime) -> None:
    os.utime(path, (when.timestamp(), when.timestamp()))


def date_back(folder: Path) -> None:
    """Let the backups be as old as is told, not a minute.

    Args:
        folder: Where the backups of all computers lie.
    """
    for computer in COMPUTERS:
        told = folder / computer / "backups"
        rows = [
            row.split("\t") for row in told.read_text(encoding="utf-8").splitlines()
        ]
        for row, began in zip(rows, BACKUPS, strict=True):
            row[2] = str(int(began.timestamp()))
            row[3] = str(int(row[2]) + 84)
        told.write_text("\n".join(["\t".join(row) for row in rows] + [""]), "utf-8")
