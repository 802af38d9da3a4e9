"""How the house's Home Assistant is installed, filled, started and entered."""

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
_ENVIRONMENT = "homeassistant-env"
_SETTINGS = "configuration.yaml"
_VIEW: ViewportSize = {"width": 1024, "height": 1080}
"""High enough for the window of an event, so that nobody has to scroll in it."""


class HomeAssistant(Application):
    """What an office building's front desk keeps: dates, jobs and states."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install the packages that its parts want; it must not fetch any itself."""
        install_python(work / _ENVIRONMENT, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Make the staff, the rooms, the helpers, the lists and the calendars."""
        shutil.copyfile(_HERE / _SETTINGS, data / _SETTINGS)
        names = [person.name for person in PEOPLE]
        seed = (self._program(work, "python"), str(_HERE / "seed.py"))
        run(
            [*seed, str(data), self.url, *names],
            environment={"APPLICATION_PASSWORD": PASSWORD, "TZ": "UTC"},
        )

    def server(self, work: Path, data: Path) -> Server:
        """Home Assistant's own server."""
        command = (self._program(work, "hass"), "--config", str(data), "--skip-pip")
        return Server(command, {"TZ": "UTC"})

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the front desk."""
        page.set_viewport_size(_VIEW)
        page.goto(self.url)
        page.fill("input[name=username]", person.name)
        page.fill("input[name=password]", PASSWORD)
        page.press("input[name=password]", "Enter")
        page.locator("ha-sidebar a[href='/todo']").wait_for()
        return person.name

    def _program(self, work: Path, name: str) -> str:
        return str(work / _ENVIRONMENT / "bin" / name)


APPLICATION = HomeAssistant(
    name="homeassistant",
    title="Home Assistant 2024.3.3",
    licence="Apache-2.0",
    port=8511,
    ready="/manifest.json",
)
