"""How the back office of the lift firm is installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import install_node, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "adminjs-node"
_PROGRAMS = "firm"
_NATIVE = ("sqlite3",)
_VIEW: ViewportSize = {"width": 1440, "height": 900}
"""On a narrower screen the menu on the left is hidden."""


class AdminJS(Application):
    """The orders, contracts and visits of a firm that looks after lifts."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install npm's packages, and the programs beside them, which are modules."""
        home = work / _FOLDER
        install_node(home, _HERE / "package.json", building=_NATIVE)
        shutil.copytree(_HERE / _PROGRAMS, home / _PROGRAMS, dirs_exist_ok=True)

    def fill(self, work: Path, data: Path) -> None:
        """Make the tables, with all who work in the office."""
        names = [person.name for person in PEOPLE]
        seed = str(work / _FOLDER / _PROGRAMS / "seed.mjs")
        run(["node", seed, *names], folder=data, environment=self._said())

    def server(self, work: Path, data: Path) -> Server:
        """The pages, with the tables in the folder they are started in."""
        office = str(work / _FOLDER / _PROGRAMS / "office.mjs")
        return Server(("node", office), self._said())

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in; a cookie keeps it."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/admin/login")
        page.locator("input[name=email]").fill(f"{person.name}@plumb.example")
        page.locator("input[name=password]").fill(PASSWORD)
        page.keyboard.press("Enter")
        page.locator("[data-css=sidebar-resources]").wait_for()
        return person.name

    def _said(self) -> dict[str, str]:
        return {
            "ADMIN_JS_SKIP_BUNDLE": "true",  # it has no components of its own
            "APPLICATION_PASSWORD": PASSWORD,
            "NODE_ENV": "production",
            "PORT": str(self.port),
        }


APPLICATION = AdminJS(
    name="adminjs",
    title="AdminJS 7.8.17",
    licence="MIT",
    port=8516,
    ready="/admin/login",
)
