"""How the bookbinders' shop is installed, filled, started and entered."""

from __future__ import annotations

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
_FOLDER = "vendure-node"
_NATIVE = ("better-sqlite3",)
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the forms have one column, and the menu on the left is hidden."""


class Vendure(Application):
    """The articles, customers and discounts of a shop for bookbinders."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install npm's packages; the pages for the staff come built with them."""
        install_node(work / _FOLDER, _HERE / "package.json", building=_NATIVE)

    def fill(self, work: Path, data: Path) -> None:
        """Make the database, with the accounts of all who work there."""
        run(
            ["node", str(_HERE / "seed.js"), *(person.name for person in PEOPLE)],
            folder=data,
            environment=self._said(work) | {"SHOP_IS_NEW": "1"},
        )

    def server(self, work: Path, data: Path) -> Server:
        """The shop, which works in the folder it is started in."""
        return Server(("node", str(_HERE / "shop.js")), self._said(work))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in; a cookie keeps it."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/admin/login")
        page.locator("input[name=username]").fill(f"{person.name}@fold.example")
        page.locator("input[name=password]").fill(PASSWORD)
        page.keyboard.press("Enter")
        page.locator("vdr-main-nav").first.wait_for()
        return person.name

    def _said(self, work: Path) -> dict[str, str]:
        return {
            "APPLICATION_PASSWORD": PASSWORD,
            "NODE_PATH": str(work / _FOLDER / "node_modules"),
            "PORT": str(self.port),
        }


APPLICATION = Vendure(
    name="vendure",
    title="Vendure 3.4.4",
    licence="GPL-3.0-or-later",
    port=8491,
    ready="/admin/",
)
