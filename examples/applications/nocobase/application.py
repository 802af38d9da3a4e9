"""How the piano firm's NocoBase is installed, filled, started and entered."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.nocobase.seed import seed
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_node, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "nocobase-node"
_RUN = str(_HERE / "run.js")
_ROOT = "office@pianos.example"
_VIEW: ViewportSize = {"width": 1280, "height": 800}


class NocoBase(Application):
    """The customers, visits and orders of a firm that tunes and mends pianos."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install npm's packages; of what they run, only what makes the database."""
        package = _HERE / "package.json"
        install_node(work / _FOLDER, package, building=["sqlite3"], peers=False)

    def fill(self, work: Path, data: Path) -> None:
        """Make its own tables, start it once, and have it make the firm's."""
        server = self.server(work, data)
        make = ["node", _RUN, "install", "--lang=en-US"]
        run(make, folder=data, environment=server.environment)
        with subprocess.Popen(  # noqa: S603 (our own arguments)
            server.command,
            cwd=data,
            env=os.environ | server.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as running:
            try:
                self.wait_for_start()
                names = [person.name for person in PEOPLE]
                seed(self.url, _ROOT, PASSWORD, names)
            finally:
                running.terminate()

    def server(self, work: Path, data: Path) -> Server:
        """Node's own server; it works in the folder it is started in."""
        modules = work / _FOLDER / "node_modules"
        return Server(
            ("node", _RUN, "start"),
            {
                "APP_ENV": "production",
                "APP_KEY": PASSWORD,
                "APP_PACKAGE_ROOT": str(modules / "@nocobase" / "app"),
                "APP_PORT": str(self.port),
                "DB_DIALECT": "sqlite",
                "INIT_ROOT_EMAIL": _ROOT,
                "INIT_ROOT_NICKNAME": "Office",
                "INIT_ROOT_PASSWORD": PASSWORD,
                "INIT_ROOT_USERNAME": "office",
                "NODE_MODULES_PATH": str(modules),
                "NODE_PATH": str(modules),
            },
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in; the browser keeps it."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/signin")
        page.get_by_placeholder("Username/Email").fill(person.name)
        page.get_by_placeholder("Password").fill(PASSWORD)
        page.keyboard.press("Enter")
        page.get_by_role("menuitem", name="Visits").first.wait_for()
        return person.name


APPLICATION = NocoBase(
    name="nocobase",
    title="NocoBase 2.2.15",
    licence="Apache-2.0",
    port=8528,
    ready="/api/__health_check",
)
