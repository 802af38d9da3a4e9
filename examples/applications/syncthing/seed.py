"""What is on the puppet theatre's machines: devices, folders and files of some months."""

from __future__ import annotations

import base64
import hashlib
import os
from datetime import datetime, timezone
from typing import TYPE_CHECKING, NamedTuple
from xml.sax.saxutils import quoteattr

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

CONFIG = ".config"
"""Where a machine keeps what it knows, below its home."""
KEY = "office"
"""What programs say to be let in."""
OFFICE = "Office"
HOST = "127.0.0.1"
PORTS = {"Office": 22547, "Workshop": 22548, "Tour van": 22549, "Projector": 22550}
"""Machines that run while people work, and where they talk to each other."""
ASLEEP = ("Archive", "Front of house", "Lighting desk", "Sewing room")
"""Machines that the office knows and that are switched off."""
_GUIS = {"Workshop": 22558, "Tour van": 22559, "Projector": 22560}
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"


class Folder(NamedTuple):
    """A folder of the office.

    Attributes:
        id: What all machines call it.
        label: What people call it.
        path: Below the home.
        shared: The machines that have it, too.
        kind: Which way changes go.
        versioning: How what was there before is kept, and for how long.
    """

    id: str
    label: str
    path: str
    shared: tuple[str, ...]
    kind: str = "sendreceive"
    versioning: tuple[str, Mapping[str, str]] = ("", {})


_TWENTY = ("simple", {"keep": "20"})
FOLDERS = (
    Folder("props-1", "Props and costumes", "Props", ("Sewing room", "Workshop")),
    Folder(
        *("scripts-1", "Scripts", "Scripts", ("Archive", "Workshop")),
        versioning=_TWENTY,
    ),
    Folder(
        *("sound-1", "Sound cues", "Sound", ("Lighting desk", "Workshop")),
        versioning=_TWENTY,
    ),
    Folder(
        *("tickets-1", "Ticket sales", "Tickets", ("Front of house",)),
        versioning=("simple", {"keep": "5"}),
    ),
    Folder("photos-1", "Press photographs", "Photographs", ("Archive",), "sendonly"),
)
FILES = {
    "Props": ("List of puppets.csv", "Hands and heads.txt", "Loans.csv"),
    "Scripts": (
        "The Tin Fiddler/Act one.txt",
        "The Tin Fiddler/Act two.txt",
        "The Tin Fiddler/Cast.txt",
        "Mother Gull/Act one.txt",
        "Mother Gull/Songs.txt",
        "House rules.txt",
    ),
    "Sound": (
        "Storm/Thunder list.txt",
        "Storm/Rain list.txt",
        "Fair/Barrel organ list.txt",
        "Levels.txt",
    ),
    "Tickets": ("October.csv", "November.csv", "Season cards.csv"),
    "Photographs": ("Tin Fiddler poster.txt", "Ensemble.txt"),
}
"""Path of a folder -> its files."""
VERSIONS = {
    "Scripts": {
        "The Tin Fiddler/Act one.txt": ("20261102-091500", "20261118-164210"),
        "The Tin Fiddler/Act two.txt": (
            *("20261029-101103", "20261112-154740"),
            *("20261118-164211", "20261124-181905"),
        ),
        "The Tin Fiddler/Cast.txt": (
            *("20261111-100520", "20261118-164212", "20261124-181907"),
        ),
        "Mother Gull/Act one.txt": ("20261005-113000", "20261113-140522"),
        "Mother Gull/Songs.txt": ("20261005-113001", "20261116-102044"),
        "House rules.txt": ("20261021-080000",),
    },
    "Sound": {
        "Storm/Thunder list.txt": (
            *("20261110-190233", "20261119-190233", "20261125-223015"),
        ),
        "Storm/Rain list.txt": (
            *("20261110-190240", "20261119-190241", "20261125-223016"),
        ),
        "Fair/Barrel organ list.txt": ("20261008-170301", "20261117-170310"),
        "Levels.txt": ("20261119-200145", "20261125-211500"),
    },
}
"""Path of a folder -> its files -> when something else was put in their place."""
_OPTIONS = {
    "globalAnnounceEnabled": "false",
    "localAnnounceEnabled": "false",
    "relaysEnabled": "false",
    "natEnabled": "false",
    "stunServer": "",
    "startBrowser": "false",
    "reconnectionIntervalS": "5",
    "urAccepted": "-1",
    "urSeen": "3",
    "crashReportingEnabled": "false",
    "autoUpgradeIntervalH": "0",
    "keepTemporariesH": "24",
    "setLowPriority": "false",
}


def write_config(home: Path, name: str, ids: Mapping[str, str], gui: int) -> None:
    """Write what a machine knows of the others, and what it shares with them.

    Args:
        home: Its folder.
        name: What it is called.
        ids: Name of a machine that runs -> its number.
        gui: Port of its pages.
    """
    numbers = {**{one: invented_id(one) for one in ASLEEP}, **ids}
    if name == OFFICE:
        known = [OFFICE, "Workshop", *ASLEEP]
        folders = [_folder(one, numbers, [OFFICE, *one.shared]) for one in FOLDERS]
    else:
        known = [name, OFFICE]
        folders = [
            _folder(one, numbers, [OFFICE, name])
            for one in FOLDERS
            if name in one.shared
        ]
    devices = [_device(one, numbers[one]) for one in known]
    options = {"listenAddress": f"tcp://{HOST}:{PORTS[name]}", **_OPTIONS}
    told = "".join(f"<{key}>{value}</{key}>" for key, value in options.items())
    home.joinpath("config.xml").write_text(
        '<configuration version="36">'
        + "".join((*folders, *devices))
        + f'<gui enabled="true" tls="false"><address>{HOST}:{gui}</address>'
        + f"<apikey>{KEY}</apikey><theme>default</theme></gui><ldap></ldap>"
        + f"<options>{told}</options></configuration>\n",
        encoding="utf-8",
    )


def gui_of(name: str, office: int) -> int:
    """Return the port of a machine's pages."""
    return _GUIS.get(name, office)


def write_files(home: Path) -> None:
    """Write the office's files, and what was there before them."""
    for folder, files in FILES.items():
        (home / folder / ".stfolder").mkdir(parents=True)
        for file in files:
            _write(home / folder / file, f"{file}, as it is now\n", "20261126-120000")
    for folder, kept in VERSIONS.items():
        for file, moments in kept.items():
            stem, ending = file.rsplit(".", maxsplit=1)
            for moment in moments:
                version = home / folder / ".stversions" / f"{stem}~{moment}.{ending}"
                _write(version, f"{file}, as it was until {moment}\n", moment)


def invented_id(name: str) -> str:
    """Return a number that a machine with that name could have.

    It is made of a hash in letters and figures, each 13 of them with one to check.
    """
    letters = base64.b32encode(hashlib.sha256(name.encode()).digest()).decode()[:52]
    whole = "".join(
        letters[start : start + 13] + _check(letters[start : start + 13])
        for start in range(0, 52, 13)
    )
    return "-".join(whole[start : start + 7] for start in range(0, 56, 7))


def _check(letters: str) -> str:
    total = 0
    for place, letter in enumerate(letters):
        value = _LETTERS.index(letter) * (1 + place % 2)
        total += value // 32 + value % 32
    return _LETTERS[-total % 32]


def _device(name: str, number: str) -> str:
    addresses = f"tcp://{HOST}:{PORTS[name]}" if name in PORTS else "dynamic"
    return (
        f"<device id={quoteattr(number)} name={quoteattr(name)}"
        f' compression="metadata"><address>{addresses}</address></device>'
    )


def _folder(folder: Folder, numbers: Mapping[str, str], shared: list[str]) -> str:
    devices = "".join(f"<device id={quoteattr(numbers[one])}/>" for one in shared)
    sort, params = folder.versioning
    told = "".join(
        f"<param key={quoteattr(key)} val={quoteattr(value)}/>"
        for key, value in params.items()
    )
    return (
        f"<folder id={quoteattr(folder.id)} label={quoteattr(folder.label)}"
        f" path={quoteattr('~/' + folder.path)} type={quoteattr(folder.kind)}"
        ' rescanIntervalS="3600" fsWatcherEnabled="true" fsWatcherDelayS="10">'
        f"{devices}<versioning type={quoteattr(sort)}>{told}</versioning>"
        '<minDiskFree unit="%">1</minDiskFree></folder>'
    )


def _write(path: Path, text: str, moment: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    when = datetime.strptime(moment, "%Y%m%d-%H%M%S").replace(tzinfo=timezone.utc)
    os.utime(path, (when.timestamp(), when.timestamp()))
