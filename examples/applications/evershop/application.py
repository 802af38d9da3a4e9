"""How the wool shop is installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.evershop.seed import Shop
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
_FOLDER = "evershop-node"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the forms have one column."""


class EverShop(Application):
    """The yarns, coupons and orders of a wool shop."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install npm's packages and build the pages."""
        install_debian(("postgresql",))
        home = work / _FOLDER
        install_node(home, _HERE / "package.json", building=())
        built = home / "built"
        if not built.is_file():
            shutil.copytree(_HERE / "shop", home, dirs_exist_ok=True)
            carriers = home / "extensions" / "carriers" / "dist"
            carriers.mkdir(parents=True, exist_ok=True)
            shutil.move(home / "carriers.js", carriers / "bootstrap.js")
            run([self._program(work), "build"], folder=home)
            built.touch()

    def fill(self, work: Path, data: Path) -> None:
        """Start it once with nothing in it, and have it make all there is."""
        (data / "tables").mkdir()
        said = self._said(work, data)
        run((*self._started(work, data), "createdb", "shop"), environment=said)
        with self.running(work, data):
            for person in PEOPLE:
                self._add(work, data, person.name)
            Shop(self.url, _address(PEOPLE[0].name), PASSWORD).fill()
            groups = ["psql", "-q", "-f", str(_HERE / "groups.sql"), "shop"]
            run(groups, environment=said)

    def server(self, work: Path, data: Path) -> Server:
        """Database and pages."""
        command = (*self._started(work, data), self._program(work), "start")
        return Server(command, self._said(work, data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the shop; a cookie keeps it."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/admin/login")
        page.wait_for_load_state("networkidle")
        page.locator("input[name=email]").fill(_address(person.name))
        page.locator("input[name=password]").fill(PASSWORD)
        page.keyboard.press("Enter")
        page.locator("h1:text-is('Dashboard')").wait_for()
        return person.name

    def _add(self, work: Path, data: Path, name: str) -> None:
        """Make the account of somebody who works there."""
        told = ("--name", name.title(), "--email", _address(name))
        command = (self._program(work), "user:create", *told, "--password", PASSWORD)
        run(command, folder=work / _FOLDER, environment=self._said(work, data))

    def _started(self, work: Path, data: Path) -> tuple[str, ...]:
        return ("sh", str(_STARTING), str(data), str(work / _FOLDER))

    def _program(self, work: Path) -> str:
        return str(work / _FOLDER / "node_modules" / ".bin" / "evershop")

    def _said(self, work: Path, data: Path) -> dict[str, str]:
        said = {
            "DB_HOST": str(data),
            "DB_NAME": "shop",
            "DB_SSLMODE": "disable",
            "DB_USER": "postgres",
            "EVERSHOP_HOME_URL": self.url,
            "NODE_OPTIONS": f"--require={work / _FOLDER / 'loopback.cjs'}",
            "PGHOST": str(data),
            "PGUSER": "postgres",
            "PORT": str(self.port),
        }
        for whose in ("ADMIN", "CUSTOMER"):
            for kind in ("", "REFRESH_"):
                said[f"JWT_{whose}_{kind}SECRET"] = f"fleece and madder {whose}{kind}"
        return said


def _address(name: str) -> str:
    return f"{name}@skein.example"


APPLICATION = EverShop(
    name="evershop",
    title="EverShop 2.2.1",
    licence="GPL-3.0",
    port=8519,
    ready="/admin/login",
)
