"""How the puppet theatre's I Hate Money is installed, filled, started and entered."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.ihatemoney.seed import KITTY, TOUR, Money
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_python
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "ihatemoney-env"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the names on the left run into what is owed."""


class IHateMoney(Application):
    """What a puppet theatre spends on tour, and who owes whom."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from the Python package index."""
        install_python(work / _FOLDER, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Start it with nothing in it, and enter the projects with their bills."""
        with self.running(work, data):
            Money(self.url, PASSWORD).fill()

    def server(self, work: Path, data: Path) -> Server:
        """The program's own server."""
        command = (
            *(str(work / _FOLDER / "bin" / "ihatemoney"), "run"),
            *("--host", "127.0.0.1", "--port", str(self.port)),
        )
        return Server(
            command,
            {
                "IHATEMONEY_DATA": str(data),
                "IHATEMONEY_SETTINGS_FILE_PATH": str(_HERE / "settings.cfg"),
                "TZ": "UTC",
            },
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Enter both projects with their codes: nobody has an account of their own."""
        page.set_viewport_size(_VIEW)
        for project in (KITTY, TOUR):
            page.goto(f"{self.url}/authenticate?project_id={project}")
            page.fill("#password", PASSWORD)
            page.press("#password", "Enter")
            page.wait_for_url(f"**/{project}/")
        return TOUR


APPLICATION = IHateMoney(
    name="ihatemoney",
    title="I Hate Money 7.2.1",
    licence="BSD-3-Clause with a wish for beer",
    port=8539,
    ready="/healthcheck",
)
