"""How the huts' Canaille is installed, filled, started and entered."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import install_python, run
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "canaille-env"
_VIEW: ViewportSize = {"width": 1280, "height": 800}


class Canaille(Application):
    """Who works in the huts of a mountain club, and what they may sign in to."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from the Python package index."""
        install_python(work / _FOLDER, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Make the tables, the people and the programs."""
        run(
            [str(work / _FOLDER / "bin" / "python"), str(_HERE / "seed.py"), PASSWORD],
            environment=self._said(data),
        )

    def server(self, work: Path, data: Path) -> Server:
        """The program with its own server, which sends no letters."""
        program = str(work / _FOLDER / "bin" / "canaille")
        command = (program, "run", "--bind", f"127.0.0.1:{self.port}")
        return Server(command, self._said(data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the office."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/login")
        page.fill("input[name=login]", person.name)
        page.press("input[name=login]", "Enter")
        page.fill("input[name=password]", PASSWORD)
        page.press("input[name=password]", "Enter")
        page.wait_for_url(f"**/profile/{person.name}")
        page.wait_for_load_state("networkidle")
        return person.name

    def _said(self, data: Path) -> dict[str, str]:
        return {
            "CANAILLE_CONFIG": str(_HERE / "settings.toml"),
            "CANAILLE_SQL__DATABASE_URI": f"sqlite:///{data}/canaille.sqlite",
            "TZ": "UTC",
        }


APPLICATION = Canaille(
    name="canaille",
    title="Canaille 0.3.6",
    licence="MIT",
    port=8542,
    ready="/login",
)
