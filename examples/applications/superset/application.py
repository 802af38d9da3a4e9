"""How the dairy's dashboards are installed, filled, started and entered."""

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
_ENVIRONMENT = "superset-env"
_TABLES = "superset-tables.sqlite3"
_DATABASE = "superset.sqlite3"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the menus at the top fold up into one."""


class Superset(Application):
    """What a dairy sells, where, and who wants to see it."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install the package, and make empty tables and roles once."""
        install_python(work / _ENVIRONMENT, _HERE / "requirements.txt")
        tables = work / _TABLES
        if tables.is_file():
            return
        empty = work / "superset-empty"
        shutil.rmtree(empty, ignore_errors=True)
        empty.mkdir(parents=True)
        for does in (("db", "upgrade"), ("init",)):
            run(
                [self._program(work, "superset"), *does],
                folder=empty,
                environment=self._said(work, empty),
            )
        (empty / _DATABASE).rename(tables)

    def fill(self, work: Path, data: Path) -> None:
        """Make the staff, the sales, the dashboards, the layers and the reports."""
        shutil.copyfile(work / _TABLES, data / _DATABASE)
        names = [person.name for person in PEOPLE]
        run(
            [self._program(work, "python"), str(_HERE / "seed.py"), *names],
            folder=data,
            environment=self._said(work, data) | {"APPLICATION_PASSWORD": PASSWORD},
        )

    def server(self, work: Path, data: Path) -> Server:
        """Gunicorn with one process, as Superset's own scripts start it."""
        command = (
            *(self._program(work, "gunicorn"), "--bind", f"127.0.0.1:{self.port}"),
            *("--worker-class", "gthread", "--threads", "8", "--timeout", "120"),
            "superset.app:create_app()",
        )
        return Server(command, self._said(work, data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the dairy's office."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/login/")
        page.fill("input#username", person.name)
        page.fill("input#password", PASSWORD)
        with page.expect_navigation():
            page.press("input#password", "Enter")
        return person.name

    def _program(self, work: Path, name: str) -> str:
        return str(work / _ENVIRONMENT / "bin" / name)

    def _said(self, work: Path, data: Path) -> dict[str, str]:
        return {
            "DAIRY_DATA": str(data),
            "FLASK_APP": "superset",
            "SCARF_ANALYTICS": "False",
            "SUPERSET_CONFIG_PATH": str(_HERE / "settings.py"),
            "SUPERSET_HOME": str(work / "superset-home"),
            "TZ": "UTC",
        }


APPLICATION = Superset(
    name="superset",
    title="Superset 6.1.0",
    licence="Apache-2.0",
    port=8506,
    ready="/health",
)
