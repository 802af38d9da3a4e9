"""How the puppet theatre's Kresus is installed, filled, started and entered."""

from __future__ import annotations

import json
import time
from http.client import HTTPException
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.request import Request, urlopen

from examples.applications.kresus.seed import world
from examples.scripted.application import PATIENCE_S, Application, Server
from examples.scripted.installing import (
    install_debian,
    install_node,
    install_python,
    run,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_STARTING = _HERE.parent / "ledgersmb" / "start.sh"
"""Starts a database of PostgreSQL and whatever works with it."""
_FOLDER = "kresus-node"
_WOOB = "kresus-woob"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the menu on the left is hidden."""


class Kresus(Application):
    """The money of a puppet theatre: two accounts at a bank, and a till."""

    __slots__ = ()

    def wait_for_start(self) -> None:
        """Wait until it knows whom it works for: it answers others before, or never.

        Raises:
            OSError: If it does not within some minutes.
            HTTPException: If what answers until then does it wrongly, and goes on so.
        """
        end = time.monotonic() + PATIENCE_S
        while True:
            try:
                with urlopen(f"{self.url}/api/all", timeout=5):  # noqa: S310 (loopback)
                    return
            except (OSError, HTTPException):
                if time.monotonic() > end:
                    raise
                time.sleep(0.3)

    def install(self, work: Path) -> None:
        """Install npm's packages, and what it speaks with banks through."""
        install_debian(("postgresql",))
        install_node(work / _FOLDER, _HERE / "package.json", building=())
        install_python(work / _WOOB, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Start it once with nothing in it, and have it take in all there is."""
        (data / "tables").mkdir()
        (data / "kept").mkdir()
        said = self._said(work, data)
        run((*self._started(work, data), "createdb", "kresus"), environment=said)
        with self.running(work, data):
            told = json.dumps({"encrypted": False, "data": world()}).encode()
            asked = Request(  # noqa: S310 (loopback)
                f"{self.url}/api/all",
                data=told,
                headers={"Content-Type": "application/json"},
            )
            with urlopen(asked):  # noqa: S310 (loopback)
                pass

    def server(self, work: Path, data: Path) -> Server:
        """Database and pages."""
        program = "node_modules/kresus/bin/kresus.js"
        command = (*self._started(work, data), "node", program)
        return Server(command, self._said(work, data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Open it: it is meant for one household, and asks nobody for a name."""
        page.set_viewport_size(_VIEW)
        self.wait_for_start()
        page.goto(self.url)
        page.locator("table.transaction-table td.date").first.wait_for()
        return person.name

    def _started(self, work: Path, data: Path) -> tuple[str, ...]:
        return ("sh", str(_STARTING), str(data), str(work / _FOLDER))

    def _said(self, work: Path, data: Path) -> dict[str, str]:
        return {
            "HOST": "127.0.0.1",
            "KRESUS_DB_HOST": str(data),
            "KRESUS_DB_NAME": "kresus",
            "KRESUS_DB_PASSWORD": "none",
            "KRESUS_DB_PORT": "5432",
            "KRESUS_DB_TYPE": "postgres",
            "KRESUS_DB_USERNAME": "postgres",
            "KRESUS_DIR": str(data / "kept"),
            "KRESUS_PYTHON_EXEC": str(work / _WOOB / "bin" / "python"),
            "KRESUS_WOOB_SOURCES_LIST": str(_HERE / "sources.list"),
            "NODE_ENV": "production",
            "PGHOST": str(data),
            "PGUSER": "postgres",
            "PORT": str(self.port),
            "TZ": "UTC",
        }


APPLICATION = Kresus(
    name="kresus",
    title="Kresus 0.26.0 on PostgreSQL 15",
    licence="AGPL-3.0-or-later",
    port=8572,
    shown_addresses=(
        "https://kresus.org",
        "https://git.kresus.org/kresus/kresus/blob/main/LICENSE",
    ),
)
