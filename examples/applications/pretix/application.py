"""How the ticket shop is installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import install_python, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_ENVIRONMENT = "pretix-env"
_TABLES = "pretix-tables.sqlite3"


class Pretix(Application):
    """The special trips of a ferry company, and who goes on them."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install the package of the Python package index, and make empty tables.

        That takes minutes, so that the tables are kept beside the package.
        """
        python = install_python(work / _ENVIRONMENT, _HERE / "requirements.txt")
        tables = work / _TABLES
        if not tables.is_file():
            empty = work / "pretix-empty"
            shutil.rmtree(empty, ignore_errors=True)
            empty.mkdir(parents=True)
            run(
                [str(python), "-m", "pretix", "migrate"],
                folder=empty,
                environment=self._environment(empty),
            )
            (empty / "db.sqlite3").rename(tables)

    def fill(self, work: Path, data: Path) -> None:
        """Make the staff, the trips and the orders."""
        shutil.copyfile(work / _TABLES, data / "db.sqlite3")
        names = [person.name for person in PEOPLE]
        python = work / _ENVIRONMENT / "bin" / "python"
        run(
            [str(python), str(_HERE / "seed.py"), PASSWORD, *names],
            folder=data,
            environment=self._environment(data),
        )

    def server(self, work: Path, data: Path) -> Server:
        """Waitress, with the styles and pictures that the package brings."""
        python = work / _ENVIRONMENT / "bin" / "python"
        command = (str(python), str(_HERE / "serve.py"), str(self.port))
        return Server(command, self._environment(data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the ticket office."""
        account = f"{person.name}@harbour.test"
        page.goto(f"{self.url}/control/login")
        page.fill("#id_email", account)
        page.fill("#id_password", PASSWORD)
        with page.expect_navigation():
            page.press("#id_password", "Enter")
        return account

    def _environment(self, data: Path) -> dict[str, str]:
        return {
            "PRETIX_CONFIG_FILE": str(_HERE / "pretix.cfg"),
            "PRETIX_PRETIX_DATADIR": str(data),
            "PRETIX_PRETIX_URL": self.url,
            "DJANGO_SETTINGS_MODULE": "pretix.settings",
        }


APPLICATION = Pretix(
    name="pretix",
    title="pretix 2026.8.0",
    licence="AGPL-3.0 with additional terms",
    port=8488,
    ready="/control/login",
)
