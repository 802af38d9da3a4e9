"""How the sound archive's qBittorrent is installed, filled, started and entered."""

from __future__ import annotations

import json
import time
import urllib.parse
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.qbittorrent.seed import (
    CATEGORIES,
    CONFIG,
    HOME,
    REELS,
    SCHEDULE,
    TAGS,
    Reel,
    write_config,
    write_reel,
)
from examples.scripted.application import PATIENCE_S, Application, Server
from examples.scripted.installing import install_debian

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a lower screen the menu of a recording is cut off."""
_BETWEEN = "between-the-parts"


class QBittorrent(Application):
    """What a sound archive of dialects sends to libraries."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install Debian's package."""
        install_debian(("qbittorrent-nox",))

    def fill(self, work: Path, data: Path) -> None:
        """Make recordings, and have them added, looked through and sorted."""
        write_config(data / CONFIG, self.port)
        torrents = [(reel, write_reel(reel, data)) for reel in REELS]
        with self.running(work, data):
            self._tell("app/setPreferences", {"json": json.dumps(SCHEDULE)})
            for name, folder in CATEGORIES.items():
                told = {"category": name, "savePath": f"{HOME}/{folder}"}
                self._tell("torrents/createCategory", told)
            self._tell("torrents/createTags", {"tags": TAGS})
            for reel, torrent in torrents:
                self._add(reel, torrent)
            self._wait_for_all()

    def server(self, work: Path, data: Path) -> Server:
        """It finds its data where its pages say that they are."""
        command = ("sh", str(_HERE / "start.sh"), HOME, str(data))
        return Server(command, {"LC_ALL": "C.UTF-8", "TZ": "UTC"})

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Nobody signs in at the archive's own machine."""
        page.set_viewport_size(_VIEW)
        self._wait_for_all()
        return "nobody"

    def _add(self, reel: Reel, torrent: bytes) -> None:
        folder = CATEGORIES.get(reel.category, "Incoming")
        said = {
            "savepath": f"{HOME}/{folder}",
            "category": reel.category,
            "tags": reel.tags,
            "rename": reel.name,
        }
        begin = f"--{_BETWEEN}\r\nContent-Disposition: form-data; name="
        parts = [f'{begin}"{key}"\r\n\r\n{value}\r\n' for key, value in said.items()]
        parts.append(f'{begin}"torrents"; filename="reel.torrent"\r\n\r\n')
        body = "".join(parts).encode() + torrent + f"\r\n--{_BETWEEN}--\r\n".encode()
        kind = f"multipart/form-data; boundary={_BETWEEN}"
        self._ask("torrents/add", body, {"Content-Type": kind})

    def _wait_for_all(self) -> None:
        """Wait until every recording has been looked through.

        Raises:
            RuntimeError: If that takes too long.
        """
        end = time.monotonic() + PATIENCE_S
        while True:
            states = [one["state"] for one in json.loads(self._ask("torrents/info"))]
            if len(states) == len(REELS) and set(states) <= {"stalledUP", "queuedUP"}:
                return
            if time.monotonic() > end:
                raise RuntimeError(f"recordings are not ready: {states}")
            time.sleep(0.3)

    def _tell(self, what: str, told: dict[str, str]) -> None:
        self._ask(what, urllib.parse.urlencode(told).encode(), {})

    def _ask(
        self, what: str, body: bytes | None = None, said: dict[str, str] | None = None
    ) -> bytes:
        address = f"{self.url}/api/v2/{what}"
        asked = urllib.request.Request(address, body, said or {})  # noqa: S310 (loopback)
        with urllib.request.urlopen(asked) as reply:  # noqa: S310 (loopback)
            answer: bytes = reply.read()
        return answer


APPLICATION = QBittorrent(
    name="qbittorrent",
    title="qBittorrent 4.5.2",
    licence="GPL-3.0-or-later",
    port=8558,
)
