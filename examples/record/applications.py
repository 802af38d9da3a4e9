"""The two applications: Django projects in virtual environments of their own."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import install_python, run
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_STAFF = {
    "ingrid": "ingrid.solheim@fennmark.test",
    "tomas": "tomas.brede@fennmark.test",
    "wanjiru": "wanjiru.kamau@fennmark.test",
    "piotr": "piotr.zielony@fennmark.test",
    "delia": "delia.marsh@fennmark.test",
}
_CUSTOMERS = {
    "ingrid": "oona.lindqvist@post.test",
    "tomas": "marc.delattre@post.test",
    "wanjiru": "yara.haddad@post.test",
    "piotr": "li.wen@post.test",
    "delia": "ben.aasen@post.test",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class DjangoApplication(Application):
    """A Django project in the folder of its name beside this file.

    Attributes:
        commands: What fills an empty folder, in order: arguments of Python.
        accounts: Names of accounts by first names, where they differ: of staff
            and of customers.
        prefix: What the selectors of the fields to sign in with begin with.
    """

    commands: tuple[tuple[str, ...], ...]
    accounts: tuple[dict[str, str], dict[str, str]] = ({}, {})
    prefix: str = "#id_"

    def install(self, work: Path) -> None:
        """Install the packages that the project names."""
        requirements = _HERE / self.name / "requirements.txt"
        install_python(work / f"{self.name}-env", requirements)

    def fill(self, work: Path, data: Path) -> None:
        """Run the project's commands."""
        for command in self.commands:
            run(
                [*self._python(work), *command],
                folder=data,
                environment=self._environment(data),
            )

    def server(self, work: Path, data: Path) -> Server:
        """Django's own server."""
        address = self.url.removeprefix("http://")
        command = (*self._python(work), "-m", "django", "runserver", "--noreload")
        return Server((*command, address), self._environment(data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in on the project's own page."""
        accounts = self.accounts[workflow.customers]
        account = accounts.get(person.name, person.name)
        page.goto(self.url + self.ready)
        page.fill(f"{self.prefix}username", account)
        page.fill(f"{self.prefix}password", PASSWORD)
        with page.expect_navigation():
            page.press(f"{self.prefix}password", "Enter")
        return account

    def _python(self, work: Path) -> tuple[str, ...]:
        return (str(work / f"{self.name}-env" / "bin" / "python"), "-W", "ignore")

    def _environment(self, data: Path) -> dict[str, str]:
        return {
            "APPLICATION_FOLDER": str(data),
            "DJANGO_SETTINGS_MODULE": f"{self.name}.settings",
            "PYTHONPATH": str(_HERE),
            "PYTHONDONTWRITEBYTECODE": "1",
        }


SHOP = DjangoApplication(
    name="shop",
    title="django-oscar 4.2.1",
    licence="BSD-3-Clause",
    port=8471,
    ready="/accounts/login/",
    commands=(
        ("-m", "django", "migrate", "--verbosity=0"),
        ("-m", "shop.seed"),
        ("-m", "django", "rebuild_index", "--noinput", "--verbosity=0"),
    ),
    accounts=(_STAFF, _CUSTOMERS),
    prefix="#id_login-",
)
CMS = DjangoApplication(
    name="cms",
    title="Wagtail 8.0.1",
    licence="BSD-3-Clause",
    port=8472,
    ready="/admin/login/",
    commands=(
        ("-m", "django", "migrate", "--verbosity=0"),
        ("-m", "cms.seed"),
    ),
)
