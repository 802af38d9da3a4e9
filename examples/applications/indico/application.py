"""How the programme office's Indico is installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, install_python, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_ENVIRONMENT = "indico-env"
_TABLES = "indico-tables"
_PACKAGES = ("postgresql", "redis-server", "build-essential", "libpq-dev")
_FOLDERS = ("archive", "cache", "log", "tables", "tmp")


class Indico(Application):
    """The office of a river museum: its meetings, its courses and its rooms."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install the packages, and make empty tables, which takes a minute."""
        install_debian(_PACKAGES)
        install_python(work / _ENVIRONMENT, _HERE / "requirements.txt")
        tables = work / _TABLES
        if not tables.is_dir():
            empty = work / "indico-empty"
            shutil.rmtree(empty, ignore_errors=True)
            for name in _FOLDERS:
                (empty / name).mkdir(parents=True)
            making = (str(_HERE / "make.sh"), self._program(work, "indico"))
            self._run(work, empty, "sh", *making)
            empty.rename(tables)

    def fill(self, work: Path, data: Path) -> None:
        """Make the people, the categories, the events and the rooms."""
        shutil.copytree(work / _TABLES, data, dirs_exist_ok=True)
        names = [person.name for person in PEOPLE]
        program = self._program(work, "python")
        self._run(work, data, program, str(_HERE / "seed.py"), PASSWORD, *names)

    def server(self, work: Path, data: Path) -> Server:
        """Database, cache and pages, which a small server hands out."""
        command = (self._program(work, "python"), str(_HERE / "serve.py"))
        return Server(
            (*self._started(data), *command, str(self.port)), self._said(data)
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the office."""
        page.goto(f"{self.url}/login/")
        page.fill("#identifier", person.name)
        page.fill("#password", PASSWORD)
        with page.expect_navigation():
            page.press("#password", "Enter")
        return person.name

    def _run(self, work: Path, data: Path, *command: str) -> None:
        """Run a program beside the database, from its start to its end."""
        run((*self._started(data), *command), folder=work, environment=self._said(data))

    def _started(self, data: Path) -> tuple[str, ...]:
        return ("sh", str(_HERE / "start.sh"), str(data))

    def _program(self, work: Path, name: str) -> str:
        return str(work / _ENVIRONMENT / "bin" / name)

    def _said(self, data: Path) -> dict[str, str]:
        return {
            "APPLICATION_ADDRESS": self.url,
            "APPLICATION_FOLDER": str(data),
            "INDICO_CONFIG": str(_HERE / "indico.conf"),
            "TZ": "UTC",
        }


APPLICATION = Indico(
    name="indico",
    title="Indico 3.2.9",
    licence="MIT",
    port=8502,
)
