"""How the sail loft's Directus is installed, filled, started and entered."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.directus.seed import seed
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_node, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "directus-node"
_NATIVE = ("argon2", "isolated-vm", "sharp", "sqlite3")
_ROOT = "loft@sails.example.com"
_VIEW: ViewportSize = {"width": 1360, "height": 800}
"""On a narrower screen the bars at both sides lie over the page."""


class Directus(Application):
    """The jobs, customers and photographs of a loft that makes and mends sails."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install npm's packages; of what they run, only what is built for Node."""
        install_node(work / _FOLDER, _HERE / "package.json", building=_NATIVE)

    def fill(self, work: Path, data: Path) -> None:
        """Make its own tables, start it once, and have it make the loft's."""
        (data / "uploads").mkdir()
        (data / "extensions").mkdir()
        server = self.server(work, data)
        make = [*server.command[:-1], "bootstrap"]
        run(make, folder=data, environment=server.environment)
        with self.running(work, data):
            names = [person.name for person in PEOPLE]
            seed(self.url, _ROOT, PASSWORD, names)

    def server(self, work: Path, data: Path) -> Server:
        """Node's own server."""
        program = work / _FOLDER / "node_modules" / "directus" / "cli.js"
        return Server(
            ("node", str(program), "start"),
            {
                "ADMIN_EMAIL": _ROOT,
                "ADMIN_PASSWORD": PASSWORD,
                "DB_CLIENT": "sqlite3",
                "DB_FILENAME": str(data / "loft.db"),
                "EXTENSIONS_PATH": str(data / "extensions"),
                "HOST": "127.0.0.1",
                "NODE_ENV": "production",
                "PORT": str(self.port),
                "PUBLIC_URL": self.url,
                "SECRET": "needle and palm",
                "STORAGE_LOCAL_ROOT": str(data / "uploads"),
                "TELEMETRY": "false",
                "TZ": "UTC",
            },
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in; the browser keeps it."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/admin/login")
        page.locator("input[type=email]").fill(f"{person.name}@sails.example.com")
        page.locator("input[type=password]").fill(PASSWORD)
        page.keyboard.press("Enter")
        page.locator(".module-bar").wait_for()
        return person.name


APPLICATION = Directus(
    name="directus",
    title="Directus 11.3.5",
    licence="BUSL-1.1",
    port=8538,
    ready="/server/ping",
)
