"""How the reserve's pages are installed, filled, started and entered."""

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
_FOLDER = "strapi-node"
_NATIVE = ("better-sqlite3",)
_LINKED = ("build", "config", "node_modules", "package.json", "src")
"""What the folder of the data shares with what was installed."""
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""A narrower screen is taken for a tablet's, which is not offered everything."""


class Strapi(Application):
    """The walks, talks and guides of a nature reserve, for its web pages."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install npm's packages, lay the site beside them and build its pages."""
        home = work / _FOLDER
        install_node(home, _HERE / "package.json", building=_NATIVE)
        shutil.copytree(_HERE / "site", home, dirs_exist_ok=True)
        if not (home / "build" / "index.html").is_file():
            run([self._program(work), "build"], folder=home, environment=self._said())

    def fill(self, work: Path, data: Path) -> None:
        """Link the site into the folder, and fill its database."""
        for name in _LINKED:
            (data / name).symlink_to(work / _FOLDER / name)
        (data / "public" / "uploads").mkdir(parents=True)
        run(
            ["node", str(_HERE / "seed.js"), *(person.name for person in PEOPLE)],
            folder=data,
            environment=self._said()
            | {
                "APPLICATION_PASSWORD": PASSWORD,
                "NODE_PATH": str(work / _FOLDER / "node_modules"),
            },
        )

    def server(self, work: Path, data: Path) -> Server:
        """The program that npm brings; it works in the folder it is started in."""
        return Server((self._program(work), "start"), self._said())

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in and put away what is told of news; the browser keeps both."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/admin/auth/login")
        page.locator("input[name=email]").fill(f"{person.name}@marsh.example")
        page.locator("input[name=password]").fill(PASSWORD)
        page.keyboard.press("Enter")
        page.get_by_role("link", name="Content Manager").first.wait_for()
        news = page.get_by_text("Introducing the new Media Library")
        news.locator("xpath=following::button[1]").click()
        news.wait_for(state="detached")
        return person.name

    def _program(self, work: Path) -> str:
        return str(work / _FOLDER / "node_modules" / ".bin" / "strapi")

    def _said(self) -> dict[str, str]:
        return {
            "NODE_ENV": "production",
            "PORT": str(self.port),
            "STRAPI_TELEMETRY_DISABLED": "true",
        }


APPLICATION = Strapi(
    name="strapi",
    title="Strapi 5.54.0",
    licence="MIT, but for what is marked as enterprise",
    port=8490,
    ready="/admin",
)
