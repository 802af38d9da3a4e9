"""Make the pages that the touring theatre's office finds in its wiki."""

from __future__ import annotations

import os
from datetime import datetime, timezone
from typing import TYPE_CHECKING, NamedTuple

from examples.scripted.people import PEOPLE

if TYPE_CHECKING:
    from pathlib import Path

SETTINGS = """<?php
$conf['title'] = 'Lantern Stage';
$conf['tagline'] = 'Forty towns a year';
$conf['license'] = '';
$conf['savedir'] = getenv('WIKI_HOME') . '/data';
$conf['useacl'] = 1;
$conf['superuser'] = '@admin';
$conf['disableactions'] = 'register';
$conf['showuseras'] = 'username';
$conf['compression'] = 0;
$conf['recent_days'] = 3650;
$conf['subscribers'] = 1;
$conf['mailfrom'] = 'wiki@lantern.example';
$conf['dnslookups'] = 0;
"""
PLUGINS = """<?php
$plugins['extension'] = 0;
$plugins['testing'] = 0;
$plugins['popularity'] = 0;
"""
"""What asks places outside."""
RIGHTS = """*\t@ALL\t0
*\t@user\t8
house:*\t@user\t1
house:*\t@keys\t2
plays:*\t@guest\t1
"""


class Version(NamedTuple):
    """What somebody saved of a page.

    Attributes:
        page: Which page.
        moment: When.
        login: Who.
        summary: What they said that was new.
        text: The whole page.
    """

    page: str
    moment: str
    login: str
    summary: str
    text: str


STAFF = (
    ("agathe", "Agathe Brock", "user,keys"),
    ("felix", "Felix Osgood", "user"),
    ("marit", "Marit Haugen", "user"),
    ("nuria", "Nuria Vidal", "user"),
)
"""Login, name and groups of those who are in besides the office."""
FOLDERS = (
    *("attic", "cache", "index", "locks", "log", "media", "media_attic"),
    *("media_meta", "meta", "pages", "tmp"),
)
PAGES = (
    Version("start", "2026-03-02 09:10", "agathe", "created",
     "====== Lantern Stage ======\n\nWhatever has to be known on the road stands here.\n\n"
     "  * [[plays:start|Plays]]\n  * [[venues:start|Venues]]\n"
     "  * [[minutes:start|Minutes]]\n  * [[house:start|House]]\n"),
    Version("plays:start", "2026-03-02 09:20", "agathe", "created",
     "====== Plays ======\n\n  * [[plays:the drowned bell]]\n"
     "  * [[plays:three umbrellas]]\n  * [[plays:a winter goat]]\n"),
    Version("venues:start", "2026-03-02 09:30", "agathe", "created",
     "====== Venues ======\n\n  * [[venues:old brewery]]\n  * [[venues:market hall]]\n"
     "  * [[venues:harbour shed]]\n"),
    Version("minutes:start", "2026-03-02 09:40", "agathe", "created",
     "====== Minutes ======\n\n  * [[minutes:props in october]]\n"
     "  * [[minutes:tour in october]]\n"),
    Version("house:start", "2026-03-02 09:50", "agathe", "created",
     "====== House ======\n\n  * [[house:keys]]\n  * [[house:washing]]\n"),
    Version("house:keys", "2026-04-14 11:00", "agathe", "created",
     "====== Keys ======\n\nThe big one opens the store, the small one the van.\n"),
    Version("house:washing", "2026-04-15 11:00", "marit", "created",
     "====== Washing ======\n\nCostumes go out on Mondays.\n"),
    Version("minutes:props_in_october", "2026-10-06 16:30", "marit", "created",
     "====== Props in October ======\n\n  * Two lamps are broken.\n"
     "  * Felix looks for a goat.\n"),
    Version("minutes:tour_in_october", "2026-10-20 16:30", "felix", "created",
     "====== Tour in October ======\n\n  * The van needs tyres.\n"
     "  * Nobody sleeps in the harbour shed.\n"
     "  * The brewery wants us back, the market does not.\n"),
    Version("plays:the_drowned_bell", "2026-05-05 10:00", "felix", "created",
     "====== The Drowned Bell ======\n\nEighty minutes, no interval. Five players and a "
     "bell.\n\n===== Props =====\n\n  * One bell, bronze\n  * Two oars\n"),
    Version("plays:three_umbrellas", "2026-05-06 10:00", "felix", "created",
     "====== Three Umbrellas ======\n\nTwo hours with an interval. Three players.\n\n"
     "===== Props =====\n\n  * Three umbrellas, one of them torn\n  * A park bench\n"),
    Version("plays:a_winter_goat", "2026-05-07 10:00", "felix", "created",
     "====== A Winter Goat ======\n\nFor children from six. Four players.\n\n"
     "===== Props =====\n\n  * A goat on wheels\n  * Snow, two sacks\n"),
    Version("venues:old_brewery", "2026-06-01 14:00", "marit", "created",
     "====== Old Brewery ======\n\nThe stage is 7 metres wide.\n\n"
     "===== Way in =====\n\nBy the yard, the gate is 3 metres high.\n\n"
     "===== Power =====\n\nOne socket of 32 amperes behind the stairs.\n"),
    Version("venues:old_brewery", "2026-08-17 15:20", "marit", "new gate",
     "====== Old Brewery ======\n\nThe stage is 7 metres wide.\n\n"
     "===== Way in =====\n\nBy the yard, the gate is 2.6 metres high since July.\n\n"
     "===== Power =====\n\nOne socket of 32 amperes behind the stairs.\n"),
    Version("venues:old_brewery", "2026-11-19 22:41", "nuria", "",
     "====== Old Brewery ======\n\nThe stage is 7 metres wide.\n\n"
     "===== Way in =====\n\nasdf\n"),
    Version("venues:market_hall", "2026-06-02 14:00", "marit", "created",
     "====== Market Hall ======\n\nThe stage is 9 metres wide, and slopes.\n\n"
     "===== Way in =====\n\nFrom the fish side, before six.\n\n"
     "===== Power =====\n\nAsk Mr Tull for the key to the box.\n"),
    Version("venues:market_hall", "2026-09-08 09:05", "agathe", "Mr Tull has retired",
     "====== Market Hall ======\n\nThe stage is 9 metres wide, and slopes.\n\n"
     "===== Way in =====\n\nFrom the fish side, before six.\n\n"
     "===== Power =====\n\nAsk Mrs Danby for the key to the box.\n"),
    Version("venues:market_hall", "2026-11-20 23:12", "nuria", "",
     "====== Market Hall ======\n\nThe stage is 9 meters whide\n\n"
     "===== Power =====\n\n???\n"),
    Version("venues:harbour_shed", "2026-06-03 14:00", "marit", "created",
     "====== Harbour Shed ======\n\nThe stage is what we bring.\n\n"
     "===== Way in =====\n\nOver the slip, at low water only.\n\n"
     "===== Power =====\n\nNone. Take the generator.\n"),
    Version("venues:harbour_shed", "2026-10-21 08:30", "felix", "cold at night",
     "====== Harbour Shed ======\n\nThe stage is what we bring. It's cold at night.\n\n"
     "===== Way in =====\n\nOver the slip, at low water only.\n\n"
     "===== Power =====\n\nNone. Take the generator.\n"),
    Version("venues:harbour_shed", "2026-11-21 00:03", "nuria", "",
     "====== Harbour Shed ======\n\nbest party ever\n"),
)  # fmt: skip
"""Older versions first."""


def fill_wiki(home: Path, hashed: str) -> None:
    """Write all that stands in the wiki's folder.

    Args:
        home: The folder.
        hashed: Everybody's password as the wiki keeps it.
    """
    settings, data = home / "conf", home / "data"
    settings.mkdir()
    for name in FOLDERS:
        (data / name).mkdir(parents=True)
    office = [(one.name, one.name.capitalize(), "admin,user") for one in PEOPLE]
    accounts = "".join(
        f"{login}:{hashed}:{name}:{login}@lantern.example:{groups}\n"
        for login, name, groups in (*office, *STAFF)
    )
    written = {
        "local.php": SETTINGS,
        "plugins.local.php": PLUGINS,
        "acl.auth.php": RIGHTS,
        "users.auth.php": accounts,
    }
    for name, text in written.items():
        (settings / name).write_text(text, encoding="utf-8")
    changes = [_save(data, version) for version in PAGES]
    changes.sort(key=lambda line: int(line.partition("\t")[0]))
    (data / "meta" / "_dokuwiki.changes").write_text("".join(changes), encoding="utf-8")


def _save(data: Path, version: Version) -> str:
    """Save a version of a page, and return what is noted of it."""
    page, moment, login, summary, text = version
    when = datetime.fromisoformat(moment).replace(tzinfo=timezone.utc)
    seconds = int(when.timestamp())
    path = page.replace(":", "/")
    current = data / "pages" / f"{path}.txt"
    noted = data / "meta" / f"{path}.changes"
    kept = data / "attic" / f"{path}.{seconds}.txt"
    size = len(text) - (len(current.read_text("utf-8")) if current.exists() else 0)
    for file in (current, noted, kept):
        file.parent.mkdir(parents=True, exist_ok=True)
    kind = "E" if noted.exists() else "C"
    line = "\t".join(
        [str(seconds), "127.0.0.1", kind, page, login, summary, "", str(size)]
    )
    with noted.open("a", encoding="utf-8") as history:
        history.write(f"{line}\n")
    for file in (current, kept):
        file.write_text(text, encoding="utf-8")
        os.utime(file, (seconds, seconds))
    return f"{line}\n"
