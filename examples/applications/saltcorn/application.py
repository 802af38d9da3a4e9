"""How the lending shed's Saltcorn is installed, filled, started and entered."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, install_node, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_STARTING = _HERE.parent / "ledgersmb" / "start.sh"
"""Starts a database of PostgreSQL and whatever works with it."""
_RUN = str(_HERE / "site" / "run.js")
_FOLDER = "saltcorn-node"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
_ADMINISTRATION = 10903


class Saltcorn(Application):
    """The things, members, loans and damages of a shed that lends tools."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install npm's packages; it looks for modules beside its command line."""
        install_debian(("postgresql",))
        home = work / _FOLDER
        install_node(home, _HERE / "package.json", building=(), peers=False)
        modules = home / "node_modules" / "@saltcorn" / "node_modules"
        modules.mkdir(exist_ok=True)

    def fill(self, work: Path, data: Path) -> None:
        """Make its own tables, and then the shed's."""
        for name in ("tables", "files"):
            (data / name).mkdir()
        said = self._said(work, data)
        run((*self._started(work, data), "createdb", "shed"), environment=said)
        names = [person.name for person in PEOPLE]
        filling = ("node", _RUN, "fill", PASSWORD, *names)
        run((*self._started(work, data), *filling), environment=said)

    def server(self, work: Path, data: Path) -> Server:
        """Database and pages."""
        command = (*self._started(work, data), "node", _RUN)
        return Server(command, self._said(work, data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in, with the committee's account for what only that may do."""
        page.set_viewport_size(_VIEW)
        place = "committee" if workflow.id == _ADMINISTRATION else "shed"
        account = f"{person.name}@{place}.example"
        page.goto(f"{self.url}/auth/login")
        page.locator("input[name=email]").fill(account)
        page.locator("input[name=password]").fill(PASSWORD)
        page.keyboard.press("Enter")
        page.locator(".sidebar a:has-text('Loans')").wait_for()
        return account

    def _started(self, work: Path, data: Path) -> tuple[str, ...]:
        return ("sh", str(_STARTING), str(data), str(work / _FOLDER))

    def _said(self, work: Path, data: Path) -> dict[str, str]:
        return {
            "NODE_PATH": str(work / _FOLDER / "node_modules"),
            "PGDATABASE": "shed",
            "PGHOST": str(data),
            "PGPASSWORD": PASSWORD,
            "PGUSER": "postgres",
            "PORT": str(self.port),
            "SALTCORN_FILE_STORE": str(data / "files"),
            "SALTCORN_JWT_SECRET": "rake and spade",
            "SALTCORN_SESSION_SECRET": "hoe and sickle",
            "TZ": "UTC",
            "XDG_CONFIG_HOME": str(data),
            "XDG_DATA_HOME": str(data),
        }


APPLICATION = Saltcorn(
    name="saltcorn",
    title="Saltcorn 1.6.2",
    licence="MIT",
    port=8530,
    ready="/auth/login",
)
