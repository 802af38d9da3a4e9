"""How the kite shop is installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, install_node, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_STARTING = _HERE.parent / "ledgersmb" / "start.sh"
"""Starts a database of PostgreSQL and whatever works with it."""
_FOLDER = "medusa-node"
_TABLES = "medusa-tables"
_BUILT = Path(".medusa") / "server"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the menu on the left is hidden."""


class Medusa(Application):
    """The products, orders and promotions of a shop for kites."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install npm's packages, build the pages for the staff and make empty tables."""
        install_debian(("postgresql",))
        home = work / _FOLDER
        install_node(home, _HERE / "package.json", building=())
        shutil.copytree(_HERE / "shop", home, dirs_exist_ok=True)
        if not (home / _BUILT / "public" / "admin" / "index.html").is_file():
            built = self._said(work, home)
            run([self._program(work), "build"], folder=home, environment=built)
        tables = work / _TABLES
        if not tables.is_dir():
            empty = work / "medusa-empty"
            shutil.rmtree(empty, ignore_errors=True)
            for name in ("tables", "tmp"):
                (empty / name).mkdir(parents=True)
            making = f"createdb shop && {self._program(work)} db:migrate"
            self._run(work, empty, "sh", "-c", making)
            empty.rename(tables)

    def fill(self, work: Path, data: Path) -> None:
        """Make the staff, the products, the customers and what they ordered."""
        shutil.copytree(work / _TABLES, data, dirs_exist_ok=True)
        seed = (self._program(work), "exec", str(_HERE / "seed.js"))
        self._run(work, data, *seed, *(person.name for person in PEOPLE))

    def server(self, work: Path, data: Path) -> Server:
        """Database and pages."""
        command = (self._program(work), "start", "--host", "127.0.0.1")
        return Server((*self._started(work, data), *command), self._said(work, data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the office; a cookie keeps it."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/app/login")
        page.locator("input[name=email]").fill(f"{person.name}@kites.example")
        page.locator("input[name=password]").fill(PASSWORD)
        page.keyboard.press("Enter")
        page.locator("h1:text-is('Orders')").wait_for()
        return person.name

    def _run(self, work: Path, data: Path, *command: str) -> None:
        """Run a program beside the database, from its start to its end."""
        run((*self._started(work, data), *command), environment=self._said(work, data))

    def _started(self, work: Path, data: Path) -> tuple[str, ...]:
        return ("sh", str(_STARTING), str(data), str(work / _FOLDER / _BUILT))

    def _program(self, work: Path) -> str:
        return str(work / _FOLDER / "node_modules" / ".bin" / "medusa")

    def _said(self, work: Path, data: Path) -> dict[str, str]:
        return {
            "APPLICATION_PASSWORD": PASSWORD,
            "DATABASE_URL": f"postgres://postgres@{quote(str(data), safe='')}/shop",
            "MEDUSA_DISABLE_TELEMETRY": "true",
            "NODE_ENV": "production",
            "NODE_PATH": str(work / _FOLDER / "node_modules"),
            "PGHOST": str(data),
            "PGUSER": "postgres",
            "PORT": str(self.port),
            "SHOP_URL": self.url,
            "TMPDIR": str(data / "tmp"),
        }


APPLICATION = Medusa(
    name="medusa",
    title="Medusa 2.17.2",
    licence="MIT",
    port=8513,
    ready="/app",
)
