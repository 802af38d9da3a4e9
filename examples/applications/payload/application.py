"""How the stove builder's Payload is installed, filled, started and entered."""

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
_FOLDER = "payload-node"
_NATIVE = ("esbuild",)
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen what stands at the side of a form goes below it."""


class Payload(Application):
    """The visits, courses and pages of a builder of tiled stoves."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install npm's packages, lay the site beside them and build its pages."""
        home = work / _FOLDER
        install_node(home, _HERE / "package.json", building=_NATIVE)
        shutil.copytree(_HERE / "site", home, dirs_exist_ok=True)
        if not (home / ".next" / "BUILD_ID").is_file():
            said = self._said(home) | {"NODE_ENV": "production"}
            run([*self._next(work), "build"], folder=home, environment=said)

    def fill(self, work: Path, data: Path) -> None:
        """Make the tables, which only happens outside of production, and fill them.

        As for production, though, the editor's modules do not wait for each other;
        Node sometimes ends before they are done.
        """
        seed = str(work / _FOLDER / "seed.js")
        names = [person.name for person in PEOPLE]
        said = self._said(data) | {"APPLICATION_PASSWORD": PASSWORD}
        run(
            ["node", "--conditions=production", seed, *names],
            folder=data,
            environment=said,
        )

    def server(self, work: Path, data: Path) -> Server:
        """The pages that were built, with the database of one folder."""
        home = str(work / _FOLDER)
        where = ("--port", str(self.port), "--hostname", "127.0.0.1")
        said = self._said(data) | {"NODE_ENV": "production"}
        return Server((*self._next(work), "start", home, *where), said)

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in; a cookie keeps it."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/admin/login")
        page.locator("#field-email").fill(f"{person.name}@ember.example")
        page.locator("#field-password").fill(PASSWORD)
        page.keyboard.press("Enter")
        page.locator("#card-visits").wait_for()
        return person.name

    def _next(self, work: Path) -> tuple[str, ...]:
        return ("node", str(work / _FOLDER / "node_modules/next/dist/bin/next"))

    def _said(self, data: Path) -> dict[str, str]:
        return {
            "DATABASE_URI": f"file:{data / 'stoves.db'}",
            "NEXT_TELEMETRY_DISABLED": "1",
            "PAYLOAD_SECRET": PASSWORD,
        }


APPLICATION = Payload(
    name="payload",
    title="Payload 3.90.2",
    licence="MIT",
    port=8521,
    ready="/admin/login",
)
