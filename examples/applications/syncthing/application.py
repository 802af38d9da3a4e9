"""How the puppet theatre's Syncthing is installed, filled, started and entered."""

from __future__ import annotations

import json
import subprocess
import time
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.syncthing.seed import (
    CONFIG,
    KEY,
    OFFICE,
    PORTS,
    gui_of,
    write_config,
    write_files,
)
from examples.scripted.application import PATIENCE_S, Application, Server
from examples.scripted.installing import install_debian, run

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_VIEW: ViewportSize = {"width": 1280, "height": 860}
"""On a lower screen the calendar for versions is cut off at its top."""
_SHOWN = "/puppet-theatre"
"""The office's home, as its pages show it."""
_KNOCKING = 2
"""Machines that want to be let in."""


class Syncthing(Application):
    """A puppet theatre's office and three other machines, which run beside it."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install Debian's package."""
        install_debian(("syncthing",))

    def fill(self, work: Path, data: Path) -> None:
        """Make four machines that know of each other, and the office's files."""
        ids = {}
        for name in PORTS:
            home = data / name / CONFIG
            home.mkdir(parents=True)
            generate = ("syncthing", "generate", f"--home={home}")
            run((*generate, "--no-default-folder"), environment={"HOME": str(home)})
            asked = ("syncthing", "serve", f"--home={home}", "--device-id")
            told = subprocess.run(asked, check=True, capture_output=True, text=True)  # noqa: S603
            ids[name] = told.stdout.strip()
        for name in PORTS:
            write_config(data / name / CONFIG, name, ids, gui_of(name, self.port))
        write_files(data / OFFICE)

    def server(self, work: Path, data: Path) -> Server:
        """All four; the first one, which shows the pages, is the office's."""
        command = ("sh", str(_HERE / "start.sh"), _SHOWN, str(data), *PORTS)
        return Server(command, {"CONFIG": CONFIG, "TZ": "UTC"})

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Nobody signs in; work begins when the others have said that they are there.

        Raises:
            RuntimeError: If they do not.
        """
        page.set_viewport_size(_VIEW)
        end = time.monotonic() + PATIENCE_S
        while len(self._knocking()) < _KNOCKING:
            if time.monotonic() > end:
                raise RuntimeError("nobody wants to be let in")
            time.sleep(0.5)
        self._ask("system/error/clear", "POST")  # that it should not run as root
        return "nobody"

    def _knocking(self) -> dict[str, object]:
        found: dict[str, object] = json.loads(self._ask("cluster/pending/devices"))
        return found

    def _ask(self, what: str, method: str = "GET") -> bytes:
        asked = urllib.request.Request(  # noqa: S310 (loopback)
            f"{self.url}/rest/{what}", headers={"X-API-Key": KEY}, method=method
        )
        with urllib.request.urlopen(asked) as reply:  # noqa: S310 (loopback)
            told: bytes = reply.read()
        return told


APPLICATION = Syncthing(
    name="syncthing",
    title="Syncthing 1.19.2",
    licence="MPL-2.0",
    port=8547,
)
