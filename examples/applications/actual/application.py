"""How the choir's accounts are installed, filled, started and entered."""

from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import install_node, run
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "actual-node"
_NATIVE = ("bcrypt", "better-sqlite3")


class Actual(Application):
    """The accounts and the budget of a choir."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install npm's packages; of what they run, only what has to be compiled."""
        install_node(work / _FOLDER, _HERE / "package.json", building=_NATIVE)

    def fill(self, work: Path, data: Path) -> None:
        """Start it once with nothing in it, and send it accounts and a budget."""
        server = self.server(work, data)
        with (
            tempfile.TemporaryDirectory() as own,
            subprocess.Popen(  # noqa: S603 (our own arguments)
                server.command,
                cwd=data,
                env=os.environ | server.environment,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            ) as running,
        ):
            try:
                self.wait_for_start()
                run(
                    ["node", str(_HERE / "seed.js"), self.url],
                    environment={
                        "ACTUAL_DATA_DIR": own,
                        "APPLICATION_PASSWORD": PASSWORD,
                        "NODE_PATH": str(work / _FOLDER / "node_modules"),
                    },
                )
            finally:
                running.terminate()

    def server(self, work: Path, data: Path) -> Server:
        """The server that npm brings, with its files in the folder of the data."""
        return Server(
            (str(work / _FOLDER / "node_modules" / ".bin" / "actual-server"),),
            {
                "ACTUAL_DATA_DIR": str(data),
                "ACTUAL_HOSTNAME": "127.0.0.1",
                "ACTUAL_PORT": str(self.port),
                "NODE_ENV": "production",
            },
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Enter the server's password and open the budget, which the browser keeps."""
        page.goto(self.url)
        page.locator("input[type=password]").fill(PASSWORD)
        page.keyboard.press("Enter")
        page.get_by_text("Quayside Choir").first.click()
        page.get_by_text("All accounts").first.wait_for()
        page.get_by_text("To Budget").filter(visible=True).first.wait_for()
        return "treasurer"


APPLICATION = Actual(
    name="actual",
    title="Actual Budget 25.6.0",
    licence="MIT",
    port=8487,
)
