"""How the bicycle lenders' Unleash is installed, filled, started and entered."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.unleash.seed import Office
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
_FOLDER = "unleash-node"
_FONTS = {
    "material-symbols": ("outlined.css", "material-symbols-outlined.woff2"),
    "@fontsource/sen": ("400.css", "700.css", "files"),
}
"""What the pages would fetch from elsewhere, among it their icons."""
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the menu on the left is hidden."""


class Unleash(Application):
    """The switches in the app of a small company that lends bicycles."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install npm's packages, and put fonts of theirs into a copy of the pages."""
        install_debian(("postgresql",))
        home = work / _FOLDER
        install_node(home, _HERE / "package.json", building=())
        shutil.copy(_HERE / "serve.js", home)
        pages = home / "pages"
        shutil.rmtree(pages, ignore_errors=True)
        packages = home / "node_modules"
        shutil.copytree(packages / "unleash-server" / "frontend" / "build", pages)
        styles = []
        for package, parts in _FONTS.items():
            for part in parts:
                source, goal = packages / package / part, pages / "fonts" / part
                copied = shutil.copytree if source.is_dir() else shutil.copy
                goal.parent.mkdir(exist_ok=True)
                copied(source, goal)
                if goal.suffix == ".css":
                    styles.append(f'<link rel="stylesheet" href="/fonts/{part}">')
        first = pages / "index.html"
        shown = re.sub(r"<link[^>]*https://fonts\.[^>]*>", "", first.read_text())
        first.write_text(shown.replace("</head>", f"{''.join(styles)}</head>"))

    def fill(self, work: Path, data: Path) -> None:
        """Start it once with nothing in it, and have it make all there is."""
        (data / "tables").mkdir()
        said = self._said(work, data)
        run((*self._started(work, data), "createdb", "unleash"), environment=said)
        with self.running(work, data):
            Office(self.url, PASSWORD).fill([person.name for person in PEOPLE])

    def server(self, work: Path, data: Path) -> Server:
        """Database and pages."""
        command = (*self._started(work, data), "node", "serve.js")
        return Server(command, self._said(work, data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the office; a cookie keeps it."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/login")
        page.locator("input[name=username], #username").first.fill(person.name)
        page.locator("input[type=password]").fill(PASSWORD)
        page.keyboard.press("Enter")
        page.wait_for_url(lambda url: "login" not in url)
        return person.name

    def _started(self, work: Path, data: Path) -> tuple[str, ...]:
        return ("sh", str(_STARTING), str(data), str(work / _FOLDER))

    def _said(self, work: Path, data: Path) -> dict[str, str]:
        return {
            "APPLICATION_PAGES": str(work / _FOLDER / "pages"),
            "CHECK_VERSION": "false",
            "CREATE_USER_RATE_LIMIT_PER_MINUTE": "1000",
            "DATABASE_HOST": str(data),
            "DATABASE_NAME": "unleash",
            "DATABASE_SSL": "false",
            "DATABASE_USERNAME": "postgres",
            "HTTP_HOST": "127.0.0.1",
            "HTTP_PORT": str(self.port),
            "PGHOST": str(data),
            "PGUSER": "postgres",
            "SEND_TELEMETRY": "false",
            "UNLEASH_DEFAULT_ADMIN_PASSWORD": PASSWORD,
            "UNLEASH_DEFAULT_ADMIN_USERNAME": "admin",
            "UNLEASH_URL": self.url,
        }


APPLICATION = Unleash(
    name="unleash",
    title="Unleash 7.4.1",
    licence="Apache-2.0",
    port=8523,
    ready="/health",
)
