"""How the ferry office's database and pgAdmin are installed, filled and entered."""

from __future__ import annotations

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
_ENVIRONMENT = "pgadmin-env"
_START = _HERE.parent / "ledgersmb" / "start.sh"
"""Starts a database, and a program beside it."""
_MAIL = "{}@skerry-ferries.example"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a smaller screen the dialogs lie over all that they are about."""


class PgAdmin(Application):
    """The database of a ferry company's office, and what it is looked after with."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install the database from Debian, and the package."""
        install_debian(("postgresql",))
        install_python(work / _ENVIRONMENT, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Make the database, and the administrators' accounts."""
        for name in ("tables", "pgadmin"):
            (data / name).mkdir()
        psql = ("psql", "-q", "-h", str(data), "-U", "postgres", "-d", "postgres")
        self._run(work, data, *psql, "-f", str(_HERE / "seed.sql"))
        names = [person.name for person in PEOPLE]
        self._run(work, data, self._python(work), str(_HERE / "seed.py"), *names)

    def server(self, work: Path, data: Path) -> Server:
        """Database and pages."""
        command = (self._python(work), "pgAdmin4.py")
        return Server((*self._started(work, data), *command), self._said(data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as one of the administrators."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/login")
        page.fill("input[name=email]", _MAIL.format(person.name))
        page.fill("input[name=password]", PASSWORD)
        with page.expect_navigation(wait_until="commit"):  # it is loaded anew anyway
            page.press("input[name=password]", "Enter")
        return person.name

    def _run(self, work: Path, data: Path, *command: str) -> None:
        """Run a program beside the database, from its start to its end."""
        run((*self._started(work, data), *command), environment=self._said(data))

    def _started(self, work: Path, data: Path) -> tuple[str, ...]:
        (code,) = (work / _ENVIRONMENT).glob("lib/python3*/site-packages/pgadmin4")
        return ("sh", str(_START), str(data), str(code))

    def _python(self, work: Path) -> str:
        return str(work / _ENVIRONMENT / "bin" / "python")

    def _said(self, data: Path) -> dict[str, str]:
        return {
            "CONFIG_DISTRO_FILE_PATH": str(_HERE / "settings.py"),
            "OFFICE_DATA": str(data),
            "OFFICE_PORT": str(self.port),
            "PGADMIN_SETUP_EMAIL": _MAIL.format(PEOPLE[0].name),
            "PGADMIN_SETUP_PASSWORD": PASSWORD,
            "PGHOST": str(data),
            "PGSERVICEFILE": str(_HERE / "services.conf"),
            "TZ": "UTC",
        }


APPLICATION = PgAdmin(
    name="pgadmin",
    title="pgAdmin 4 9.18 on PostgreSQL 15",
    licence="PostgreSQL",
    port=8514,
    ready="/misc/ping",
)
