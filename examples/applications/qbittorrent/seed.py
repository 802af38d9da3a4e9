"""What the sound archive has when people begin: invented recordings of a few seconds."""

from __future__ import annotations

import hashlib
import random
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

HOME = "/sound-archive"
"""Where the archive lies, as its pages show it."""
CONFIG = "qBittorrent/config/qBittorrent.conf"
_TRACKER = "http://tracker.sound-archive.test:6969/announce"
_MADE = 1_795_600_000
_PIECE = 16_384


class Reel(NamedTuple):
    """A recording.

    Attributes:
        name: What it is called.
        kilobytes: How large it is.
        category: That it is in; may be none.
        tags: That it has, with commas between.
    """

    name: str
    kilobytes: int
    category: str = ""
    tags: str = ""


CATEGORIES = {"Village life": "Village", "Songs": "Songs", "Place names": "Places"}
"""Name of a category -> its folder."""
TAGS = "Cleared,Fragile reel,Transcript missing"
SCHEDULE = {
    "schedule_from_hour": 3,
    "schedule_from_min": 0,
    "schedule_to_hour": 4,
    "schedule_to_min": 30,
}
"""Hours of the slow line, of before; they are switched off."""
REELS = (
    Reel("DIG_0412", 212),
    Reel("DIG_0413", 340, tags="Fragile reel"),
    Reel("DIG_0415", 186),
    Reel("Lullabies, Brekke 1959", 420, "Songs", "Cleared"),
    Reel("Threshing song, Aune 1962", 260, "Songs", "Cleared"),
    Reel("Washing day, Solvang 1970", 318, "Village life", "Transcript missing"),
    Reel("The blacksmith, Hagen 1966", 274, "Village life", "Cleared"),
    Reel("Farms above Lidal 1973", 388, "Place names", "Transcript missing"),
    Reel("Skerries off Norvik 1969", 296, "Place names"),
)


def write_config(path: Path, port: int) -> None:
    """Write the settings of one who talks to nobody outside."""
    settings: dict[str, dict[str, object]] = {
        "BitTorrent": {
            "Session\\DefaultSavePath": f"{HOME}/Incoming",
            "Session\\Port": 10_000 + port,
            "Session\\Interface": "lo",
            "Session\\InterfaceName": "lo",
            "Session\\InterfaceAddress": "127.0.0.1",
            "Session\\DHTEnabled": "false",
            "Session\\LSDEnabled": "false",
            "Session\\PeXEnabled": "false",
            "Session\\QueueingSystemEnabled": "true",
            "Session\\AlternativeGlobalDLSpeedLimit": 100,
            "Session\\AlternativeGlobalUPSpeedLimit": 100,
        },
        "LegalNotice": {"Accepted": "true"},
        "Network": {"PortForwardingEnabled": "false"},
        "Preferences": {
            "Connection\\ResolvePeerCountries": "false",
            "General\\Locale": "en",
            "WebUI\\Address": "127.0.0.1",
            "WebUI\\Port": port,
            "WebUI\\LocalHostAuth": "false",
            "WebUI\\UseUPnP": "false",
        },
    }
    lines = [
        line
        for part, told in settings.items()
        for line in (f"[{part}]", *(f"{key}={value}" for key, value in told.items()))
    ]
    path.parent.mkdir(parents=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def write_reel(reel: Reel, data: Path) -> bytes:
    """Write a recording's sound, and return its torrent."""
    folder = data / CATEGORIES.get(reel.category, "Incoming")
    folder.mkdir(exist_ok=True)
    chance = random.Random(reel.name)  # noqa: S311 (noise)
    sound = chance.randbytes(reel.kilobytes * 1024)
    file = f"{reel.name}.flac"
    (folder / file).write_bytes(sound)
    parts = range(0, len(sound), _PIECE)
    pieces = [hashlib.sha1(sound[at : at + _PIECE]).digest() for at in parts]  # noqa: S324
    info = {
        "length": len(sound),
        "name": file,
        "piece length": _PIECE,
        "pieces": b"".join(pieces),
        "private": 1,
    }
    told = {"announce": _TRACKER, "creation date": _MADE, "info": info}
    return _encode(told)


def _encode(what: object) -> bytes:
    """Write something as torrents do."""
    if isinstance(what, dict):
        told = b"".join(_encode(one) for pair in what.items() for one in pair)
        return b"d%se" % told
    if isinstance(what, int):
        return b"i%de" % what
    text = what if isinstance(what, bytes) else str(what).encode()
    return b"%d:%s" % (len(text), text)
