"""How the shop is installed, filled, started and entered."""

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
_ENVIRONMENT = "oscar-env"
_STATIC = "oscar-static"
_TABLES = "oscar-tables.sqlite3"
_DATABASE = "shop.sqlite3"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the tables are cut off."""


class Oscar(Application):
    """The dashboard of a shop for musicians."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install the package, gather its styles, and make empty tables once."""
        python = install_python(work / _ENVIRONMENT, _HERE / "requirements.txt")
        tables = work / _TABLES
        if tables.is_file():
            return
        empty = work / "oscar-empty"
        shutil.rmtree(empty, ignore_errors=True)
        empty.mkdir(parents=True)
        for does in (("migrate",), ("collectstatic", "--noinput")):
            run(
                [str(python), "-m", "django", *does],
                folder=empty,
                environment=self._environment(work, empty),
            )
        (empty / _DATABASE).rename(tables)

    def fill(self, work: Path, data: Path) -> None:
        """Make the staff, the products, the orders and the offers."""
        shutil.copyfile(work / _TABLES, data / _DATABASE)
        names = [person.name for person in PEOPLE]
        python = work / _ENVIRONMENT / "bin" / "python"
        run(
            [str(python), str(_HERE / "seed.py"), *names],
            folder=data,
            environment=self._environment(work, data)
            | {"APPLICATION_PASSWORD": PASSWORD},
        )

    def server(self, work: Path, data: Path) -> Server:
        """Waitress, with the styles that the package brings."""
        python = work / _ENVIRONMENT / "bin" / "python"
        command = (str(python), str(_HERE / "serve.py"), str(self.port))
        return Server(command, self._environment(work, data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the shop."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/dashboard/login/")
        page.fill("#id_username", f"{person.name}@reed.test")
        page.fill("#id_password", PASSWORD)
        with page.expect_navigation():
            page.press("#id_password", "Enter")
        return person.name

    def _environment(self, work: Path, data: Path) -> dict[str, str]:
        return {
            "DJANGO_SETTINGS_MODULE": "shop.settings",
            "SHOP_DATA": str(data),
            "SHOP_STATIC": str(work / _STATIC),
            "PYTHONPATH": str(_HERE),
        }


APPLICATION = Oscar(
    name="oscar",
    title="Oscar 4.2.1",
    licence="BSD-3-Clause",
    port=8503,
    ready="/dashboard/login/",
)
