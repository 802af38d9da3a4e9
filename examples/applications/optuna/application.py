"""How the tile works' Optuna Dashboard is installed, filled, started and entered."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import install_python, run

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "optuna-env"
_FILE = "glazes.db"
_VIEW: ViewportSize = {"width": 1280, "height": 800}


class OptunaDashboard(Application):
    """A tile works that tries its glazes, firing by firing."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from the Python package index."""
        install_python(work / _FOLDER, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Write all series through the library whose pages these are."""
        python = work / _FOLDER / "bin" / "python"
        run([str(python), str(_HERE / "seed.py"), str(data / _FILE)])

    def server(self, work: Path, data: Path) -> Server:
        """One process on one file."""
        command = (
            str(work / _FOLDER / "bin" / "optuna-dashboard"),
            f"sqlite:///{data / _FILE}",
            *("--host", "127.0.0.1", "--port", str(self.port), "--quiet"),
        )
        return Server(command, {"TZ": "UTC"})

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Nobody signs in: who is in the house's network may do everything."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/dashboard/")
        page.locator("#search-study").wait_for()
        return person.name


APPLICATION = OptunaDashboard(
    name="optuna",
    title="Optuna Dashboard 0.18.0 with Optuna 4.9.0",
    licence="MIT",
    port=8585,
    ready="/dashboard/",
)
