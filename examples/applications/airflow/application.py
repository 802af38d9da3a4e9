"""How the bus company's Airflow is installed, filled, started and entered."""

from __future__ import annotations

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
_ENVIRONMENT = "airflow-env"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the menus at the top fold up into one."""


class Airflow(Application):
    """What a bus company's computers do at night, and who puts it right."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install the package with the versions that it was tried with."""
        install_python(work / _ENVIRONMENT, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Make the tables, the staff, the jobs and what they did in ten nights."""
        said = self._said(work, data)
        run([self._program(work, "airflow"), "db", "migrate"], environment=said)
        names = [person.name for person in PEOPLE]
        run(
            [self._program(work, "python"), str(_HERE / "seed.py"), *names],
            environment=said | {"APPLICATION_PASSWORD": PASSWORD},
        )

    def server(self, work: Path, data: Path) -> Server:
        """The pages alone: no scheduler, so that a run waits as people left it."""
        command = (
            *(self._program(work, "gunicorn"), "--bind", f"127.0.0.1:{self.port}"),
            *("--worker-class", "gthread", "--threads", "8", "--timeout", "120"),
            "airflow.www.app:cached_app()",
        )
        return Server(command, self._said(work, data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the bus company's office."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/login/")
        page.fill("#username", person.name)
        page.fill("#password", PASSWORD)
        with page.expect_navigation():
            page.press("#password", "Enter")
        return person.name

    def _program(self, work: Path, name: str) -> str:
        return str(work / _ENVIRONMENT / "bin" / name)

    def _said(self, work: Path, data: Path) -> dict[str, str]:
        return {
            "AIRFLOW_HOME": str(work / "airflow-home"),
            "AIRFLOW__CORE__DAGS_FOLDER": str(_HERE / "jobs"),
            "AIRFLOW__CORE__LOAD_EXAMPLES": "False",
            "AIRFLOW__DATABASE__SQL_ALCHEMY_CONN": f"sqlite:///{data}/airflow.sqlite3",
            "AIRFLOW__USAGE_DATA_COLLECTION__ENABLED": "False",
            "AIRFLOW__WEBSERVER__SECRET_KEY": "only-on-loopback",
            "TZ": "UTC",
        }


APPLICATION = Airflow(
    name="airflow",
    title="Airflow 2.10.5",
    licence="Apache-2.0",
    port=8531,
    ready="/health",
)
