"""How the lake ferries' Parse Server and its dashboard are installed, filled, entered."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.parsedashboard.seed import fill_app
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
_FOLDER = "parsedashboard-node"
_VIEW: ViewportSize = {"width": 1920, "height": 940}
"""On a narrower screen the menu above the objects lies over the name of their class."""

_ELSEWHERE = re.compile(r"@import url\(https://fonts\.[^)]*\);")
"""What fetches fonts from elsewhere; without it the pages take those of the system."""


class ParseDashboard(Application):
    """What the app of the ferries on a lake shows its passengers."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install npm's packages, and put what serves them among them."""
        install_debian(("postgresql",))
        home = work / _FOLDER
        install_node(home, _HERE / "package.json", building=())
        for name in ("serve.js", "cloud.js"):
            shutil.copy(_HERE / name, home)
        dashboard = home / "node_modules" / "parse-dashboard" / "Parse-Dashboard"
        for name in ("dashboard", "login"):
            bundle = dashboard / "public" / "bundles" / f"{name}.bundle.js"
            whole = bundle.read_text(encoding="utf-8")
            bundle.write_text(_ELSEWHERE.sub("", whole), encoding="utf-8")

    def fill(self, work: Path, data: Path) -> None:
        """Start it once with nothing in it, and have it keep all there is."""
        (data / "tables").mkdir()
        with self.running(work, data):
            fill_app(self.url, PASSWORD)
        count = ("psql", "-U", "postgres", "-h", str(data), "-c", "analyze")
        run((*self._started(work, data), *count))  # how many there are, as it is shown

    def server(self, work: Path, data: Path) -> Server:
        """Database, server and dashboard."""
        people = [{"user": person.name, "pass": PASSWORD} for person in PEOPLE]
        return Server(
            (*self._started(work, data), "node", "serve.js"),
            {
                "APPLICATION_KEY": PASSWORD,
                "APPLICATION_PEOPLE": json.dumps(people),
                "APPLICATION_PORT": str(self.port),
                "APPLICATION_TABLES": str(data),
                "TZ": "UTC",
                # Nobody is told of newer versions.
                "npm_config_registry": "http://127.0.0.1:9/",
            },
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as one of the office; a cookie keeps it."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/dashboard/login")
        page.locator("input[name=username]").fill(person.name)
        page.locator("input[name=password]").fill(PASSWORD)
        page.keyboard.press("Enter")
        page.wait_for_url(lambda url: "login" not in url)
        return person.name

    def _started(self, work: Path, data: Path) -> tuple[str, ...]:
        return ("sh", str(_STARTING), str(data), str(work / _FOLDER))


APPLICATION = ParseDashboard(
    name="parsedashboard",
    title="Parse Dashboard 9.2.0 with Parse Server 9.10.0",
    licence="Parse Dashboard's own, its server Apache-2.0",
    port=8564,
    ready="/parse/health",
)
