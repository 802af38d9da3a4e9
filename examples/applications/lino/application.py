"""How the tower clocks' Lino is installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import install_python, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "lino-env"
_PROJECT = "lino-project"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the menu lies over the page."""


class Lino(Application):
    """An office that looks after tower clocks and bells."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from the Python package index; its project writes files beside it."""
        install_python(work / _FOLDER, _HERE / "requirements.txt")
        shutil.copytree(
            _HERE / "towerclocks", work / _PROJECT / "towerclocks", dirs_exist_ok=True
        )

    def fill(self, work: Path, data: Path) -> None:
        """Make the tables and all that stands in them, and what the pages are made of."""
        python, said = self._python(work), self._environment(work, data)
        django = [python, "-m", "django"]
        run([*django, "initdb", "std", "--noinput"], folder=data, environment=said)
        names = [person.name for person in PEOPLE]
        run(
            [python, "-m", "towerclocks.seed", *names],
            folder=data,
            environment=said | {"APPLICATION_PASSWORD": PASSWORD},
        )
        run([*django, "buildcache"], folder=data, environment=said)

    def server(self, work: Path, data: Path) -> Server:
        """Waitress, with the files that the packages bring."""
        served = ("-m", "towerclocks.serve", str(self.port))
        command = (self._python(work), *served)
        return Server(command, self._environment(work, data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as the form does."""
        page.set_viewport_size(_VIEW)
        told: dict[str, str | float | bool] = {
            "username": person.name,
            "password": PASSWORD,
        }
        page.request.post(f"{self.url}/auth", form=told)
        page.goto(self.url)
        page.get_by_text("All tickets").first.wait_for()
        return person.name

    def _python(self, work: Path) -> str:
        return str(work / _FOLDER / "bin" / "python")

    def _environment(self, work: Path, data: Path) -> dict[str, str]:
        return {
            "DJANGO_SETTINGS_MODULE": "towerclocks.settings",
            "PYTHONPATH": str(work / _PROJECT),
            "TOWERCLOCKS_DATA": str(data),
            "TZ": "UTC",
        }


APPLICATION = Lino(
    name="lino",
    title="Lino Noi 26.9.2 with Lino 26.10.8",
    licence="AGPL-3.0-only",
    port=8575,
)
