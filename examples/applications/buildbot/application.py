"""How the braille press's Buildbot is installed, filled, started and entered."""

from __future__ import annotations

import base64
import json
import sqlite3
import time
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.buildbot.seed import (
    AGED,
    FINISHED,
    WAITING,
)
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_python, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "buildbot-env"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
_RUNNING = 2
"""Orders that machines have begun on, when people come."""


class Buildbot(Application):
    """A press that makes books for blind readers, order by order."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from the Python package index."""
        install_python(work / _FOLDER, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Make the tables, and let orders be given that are done at once, and some that wait."""
        make = str(work / _FOLDER / "bin" / "buildbot")
        tables = "sqlite:///press.sqlite"
        run([make, "create-master", "-q", "--db", tables, str(data)])
        (data / "filling").touch()
        with self.running(work, data):
            for kind, order in FINISHED:
                self._order(kind, order)
            self._wait_for("builds?complete=true", len(FINISHED))
            (data / "hold").touch()
            for kind, order in WAITING:
                self._order(kind, order)
        for name in ("filling", "hold"):
            (data / name).unlink()
        tables_file = sqlite3.connect(data / "press.sqlite")
        tables_file.executescript(AGED)
        tables_file.close()

    def server(self, work: Path, data: Path) -> Server:
        """One process, master and machines."""
        programs = work / _FOLDER / "bin"
        said = {
            "PRESS_DATA": str(data),
            "PRESS_CONFIG": str(_HERE / "master.cfg"),
            "PRESS_URL": f"{self.url}/",
            "PRESS_PEOPLE": " ".join(person.name for person in PEOPLE),
            "PRESS_PASSWORD": PASSWORD,
            "TZ": "UTC",
        }
        command = (
            *(str(programs / "twistd"), "--nodaemon", "--no_save", "--pidfile="),
            *("--rundir", str(data), "-y", str(_HERE / "buildbot.tac")),
        )
        return Server(command, said)

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as the browser's own window does, once the machines work."""
        page.set_viewport_size(_VIEW)
        self._wait_for("builds?complete=false", _RUNNING)
        told = base64.b64encode(f"{person.name}:{PASSWORD}".encode()).decode()
        page.request.get(
            f"{self.url}/auth/login", headers={"Authorization": f"Basic {told}"}
        )
        page.goto(f"{self.url}/")
        page.locator(f"#bb-loginbar-dropdown:has-text('{person.name}')").wait_for()
        return person.name

    def _order(self, kind: str, order: dict[str, str]) -> None:
        """Give an order, as the form does."""
        asked = {"jsonrpc": "2.0", "id": 1, "method": "force", "params": order}
        request = urllib.request.Request(  # noqa: S310 (loopback)
            f"{self.url}/api/v2/forceschedulers/{kind}",
            data=json.dumps(asked).encode(),
            headers={"Content-Type": "application/json"},
        )
        urllib.request.urlopen(request).close()  # noqa: S310 (loopback)

    def _wait_for(self, what: str, number: int) -> None:
        """Wait until there are so many of something.

        Raises:
            RuntimeError: If there never are.
        """
        for _ in range(300):
            with urllib.request.urlopen(f"{self.url}/api/v2/{what}") as reply:  # noqa: S310 (loopback)
                if json.load(reply)["meta"]["total"] >= number:
                    return
            time.sleep(0.2)
        raise RuntimeError(f"{self.url} has no {number} {what}")


APPLICATION = Buildbot(
    name="buildbot",
    title="Buildbot 4.3.0",
    licence="GPL-2.0-only",
    port=8568,
)
