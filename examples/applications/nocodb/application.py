"""How the base is installed, filled, started and entered."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.nocodb.seed import seed
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_node
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_ACCOUNT = "workshop@harbour.test"


class NocoDB(Application):
    """The repairs of a ferry company's boats."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install npm's package; of what its packages run, only the database's."""
        install_node(work / "nocodb-node", _HERE / "package.json", building=["sqlite3"])

    def fill(self, work: Path, data: Path) -> None:
        """Start it once with nothing in it, and have it make tables and records."""
        server = self.server(work, data)
        with subprocess.Popen(  # noqa: S603 (our own arguments)
            server.command,
            cwd=data,
            env=os.environ | server.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as running:
            try:
                self.wait_for_start()
                seed(self.url, _ACCOUNT, PASSWORD)
            finally:
                running.terminate()

    def server(self, work: Path, data: Path) -> Server:
        """Node's own server, with a database in a file."""
        return Server(
            ("node", str(_HERE / "server.js")),
            {
                "APPLICATION_PORT": str(self.port),
                "NC_DISABLE_TELE": "true",
                "NC_DISABLE_ERR_REPORTS": "true",
                "NC_DISABLE_AUDIT": "true",
                "NC_PUBLIC_URL": self.url,
                "NC_TOOL_DIR": str(data),
                "NODE_PATH": str(work / "nocodb-node" / "node_modules"),
            },
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in with the workshop's account."""
        page.goto(f"{self.url}/dashboard/#/signin")
        page.locator("input[type=email]").fill(_ACCOUNT)
        page.locator("input[type=password]").fill(PASSWORD)
        page.keyboard.press("Enter")
        page.get_by_text("Repairs").first.wait_for()
        return _ACCOUNT


APPLICATION = NocoDB(
    name="nocodb",
    title="NocoDB 0.262.5",
    licence="AGPL-3.0-or-later",
    port=8484,
    ready="/started",
)
