"""How the ferry company's privacyIDEA is installed, filled, started and entered."""

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
_ENVIRONMENT = "privacyidea-env"
_VIEW: ViewportSize = {"width": 1920, "height": 1080}
"""On a narrower screen the last column of the lists is cut off."""


class PrivacyIDEA(Application):
    """What the people of a ferry company sign in with."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install the package with the versions that it was tried with."""
        install_python(work / _ENVIRONMENT, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Make the keys and the tables, the staff, their tokens and the rules."""
        manage, said = self._program(work, "pi-manage"), self._said(data)
        for does in ("create_enckey", "create_audit_keys", "create_tables"):
            run([manage, "setup", does], folder=data, environment=said)
        names = [person.name for person in PEOPLE]
        run(
            [self._program(work, "python"), str(_HERE / "seed.py"), PASSWORD, *names],
            folder=data,
            environment=said,
        )

    def server(self, work: Path, data: Path) -> Server:
        """Waitress, with threads enough for one person."""
        address = self.url.removeprefix("http://")
        command = (
            *(self._program(work, "waitress-serve"), f"--listen={address}"),
            *("--threads=6", "--call", "privacyidea.app:create_app"),
        )
        return Server(command, self._said(data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as one of those who look after the tokens."""
        page.set_viewport_size(_VIEW)
        page.goto(self.url)
        page.fill("#username:visible", person.name)
        page.fill("#password:visible", PASSWORD)
        page.press("#password:visible", "Enter")
        page.locator("#tabletokenlist").wait_for()
        page.wait_for_load_state("networkidle")
        return person.name

    def _program(self, work: Path, name: str) -> str:
        return str(work / _ENVIRONMENT / "bin" / name)

    def _said(self, data: Path) -> dict[str, str]:
        return {
            "FERRY_DATA": str(data),
            "PRIVACYIDEA_CONFIGFILE": str(_HERE / "pi.py"),
            "PYTHONDONTWRITEBYTECODE": "1",
            "TZ": "UTC",
        }


APPLICATION = PrivacyIDEA(
    name="privacyidea",
    title="privacyIDEA 3.11.4",
    licence="AGPL-3.0-or-later",
    port=8535,
)
