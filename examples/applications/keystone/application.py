"""How the printer's Keystone is installed, filled, started and entered."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import install_node, run
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "keystone-node"
_PRESS = _HERE / "press"
_NATIVE = ("better-sqlite3", "esbuild")
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the lists are behind a button."""


class Keystone(Application):
    """The orders, the staff and the notices of a letterpress printer."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install npm's packages, lay the lists beside them and build the pages."""
        home = work / _FOLDER
        install_node(home, _HERE / "package.json", building=_NATIVE)
        shutil.copytree(_PRESS, home, dirs_exist_ok=True)
        if not (home / ".keystone" / "admin" / ".next" / "BUILD_ID").is_file():
            # Prisma would fetch its engine, which only those need who change tables.
            said = self._said(home) | {"PRISMA_SCHEMA_ENGINE_BINARY": "/bin/true"}
            run([*self._keystone(work), "build"], environment=said)

    def fill(self, work: Path, data: Path) -> None:
        """Make the tables; they are filled when the server finds them empty."""
        with sqlite3.connect(data / "press.db") as tables:
            tables.executescript((_PRESS / "tables.sql").read_text("utf-8"))
        tables.close()
        with self.running(work, data):
            pass

    def server(self, work: Path, data: Path) -> Server:
        """The pages that were built, with the database of one folder."""
        said = self._said(data) | {"HOST": "127.0.0.1", "PORT": str(self.port)}
        return Server((*self._keystone(work), "start"), said)

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in; a cookie keeps it."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/signin")
        page.locator("#identity").fill(f"{person.name}@quoin.example")
        page.locator("#password").fill(PASSWORD)
        page.keyboard.press("Enter")
        page.locator("main a:has-text('Orders')").wait_for()
        return person.name

    def _keystone(self, work: Path) -> tuple[str, ...]:
        """It works in the folder that it finds itself in."""
        home = str(work / _FOLDER)
        return ("env", "-C", home, "node", "node_modules/@keystone-6/core/bin/cli.js")

    def _said(self, data: Path) -> dict[str, str]:
        return {
            "APPLICATION_DATABASE": str(data / "press.db"),
            "APPLICATION_PASSWORD": PASSWORD,
            "APPLICATION_SECRET": 2 * PASSWORD,
            "NEXT_TELEMETRY_DISABLED": "1",
            "NODE_ENV": "production",
        }


APPLICATION = Keystone(
    name="keystone",
    title="Keystone 8.1.0",
    licence="MIT",
    port=8525,
    ready="/signin",
)
