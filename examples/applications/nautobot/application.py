"""How the theatre's Nautobot is installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, install_python, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_START = _HERE.parent / "indico" / "start.sh"
"""It needs the same two beside it: PostgreSQL and Redis."""
_ENVIRONMENT = "nautobot-env"
_TABLES = "nautobot-tables"
_STYLES = "nautobot-styles"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the menu leaves the tables half of it."""


class Nautobot(Application):
    """What a theatre has hung up, plugged in and signed for."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install the packages, and make empty tables, which takes some minutes."""
        install_debian(("postgresql", "redis-server"))
        install_python(work / _ENVIRONMENT, _HERE / "requirements.txt")
        tables = work / _TABLES
        if not tables.is_dir():
            empty = work / "nautobot-empty"
            shutil.rmtree(empty, ignore_errors=True)
            (empty / "tables").mkdir(parents=True)
            making = (str(_HERE / "make.sh"), self._program(work, "nautobot-server"))
            self._run(work, empty, "sh", *making)
            empty.rename(tables)

    def fill(self, work: Path, data: Path) -> None:
        """Make the staff, the rooms, what stands in them and the contracts."""
        shutil.copytree(work / _TABLES, data, dirs_exist_ok=True)
        names = [person.name for person in PEOPLE]
        program = self._program(work, "python")
        self._run(work, data, program, str(_HERE / "seed.py"), PASSWORD, *names)

    def server(self, work: Path, data: Path) -> Server:
        """Database, cache and pages, which a small server hands out."""
        command = (self._program(work, "python"), str(_HERE / "serve.py"))
        return Server(
            (*self._started(data), *command, str(self.port)), self._said(work, data)
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the theatre's technical office."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/login/")
        page.fill("#id_username", person.name)
        page.fill("#id_password", PASSWORD)
        with page.expect_navigation():
            page.press("#id_password", "Enter")
        return person.name

    def _run(self, work: Path, data: Path, *command: str) -> None:
        """Run a program beside the database, from its start to its end."""
        said = self._said(work, data)
        run((*self._started(data), *command), folder=work, environment=said)

    def _started(self, data: Path) -> tuple[str, ...]:
        return ("sh", str(_START), str(data))

    def _program(self, work: Path, name: str) -> str:
        return str(work / _ENVIRONMENT / "bin" / name)

    def _said(self, work: Path, data: Path) -> dict[str, str]:
        return {
            "APPLICATION_FOLDER": str(data),
            "APPLICATION_STYLES": str(work / _STYLES),
            "NAUTOBOT_CONFIG": str(_HERE / "nautobot_config.py"),
            "NAUTOBOT_ROOT": str(data),
            "TZ": "UTC",
        }


APPLICATION = Nautobot(
    name="nautobot",
    title="Nautobot 3.2.7",
    licence="Apache-2.0",
    port=8512,
    ready="/login/",
)
