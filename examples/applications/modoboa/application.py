"""How the canal trust's Modoboa is installed, filled, started and entered."""

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
_ENVIRONMENT = "modoboa-env"
_PACKAGES = ("build-essential", "librrd-dev", "redis-server", "rrdtool")
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the ends of the lists are cut off."""


class Modoboa(Application):
    """The mail of a trust that keeps canals: addresses, aliases, contacts."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install the package with the version that it was tried with."""
        install_debian(_PACKAGES)
        install_python(work / _ENVIRONMENT, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Make the tables, the people, their addresses and whom they know."""
        names = [person.name for person in PEOPLE]
        python = self._program(work, "python")
        command = (python, str(_HERE / "seed.py"), PASSWORD, *names)
        run((*self._started(data), *command), environment=self._said(data))

    def server(self, work: Path, data: Path) -> Server:
        """Cache and pages, which a small server hands out."""
        command = (self._program(work, "python"), str(_HERE / "serve.py"))
        return Server(
            (*self._started(data), *command, str(self.port)), self._said(data)
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody who looks after the trust's mail."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/")
        account = f"{person.name}@fenways.test"
        page.fill("input[name=username]", account)
        page.fill("input[name=password]", PASSWORD)
        page.press("input[name=password]", "Enter")
        page.get_by_text("Welcome to Modoboa").first.wait_for()
        page.wait_for_load_state("networkidle")
        return account

    def _started(self, data: Path) -> tuple[str, ...]:
        return ("sh", str(_HERE / "start.sh"), str(data))

    def _program(self, work: Path, name: str) -> str:
        return str(work / _ENVIRONMENT / "bin" / name)

    def _said(self, data: Path) -> dict[str, str]:
        return {
            "DJANGO_SETTINGS_MODULE": "settings",
            "MODOBOA_ADDRESS": self.url,
            "MODOBOA_FOLDER": str(data),
            "PYTHONPATH": str(_HERE),
            "TZ": "UTC",
        }


APPLICATION = Modoboa(
    name="modoboa",
    title="Modoboa 2.12.0",
    licence="ISC",
    port=8537,
)
