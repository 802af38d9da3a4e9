"""How the town hall's website is installed, filled, started and entered."""

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
_ENVIRONMENT = "plone-env"
_CONFIGURATION = "etc/zope.conf"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the columns of a folder's contents do not fit beside the bar."""


class Plone(Application):
    """The website of a small town: what is on, minutes, rooms for groups."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install the package."""
        install_python(work / _ENVIRONMENT, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Make the site, the staff, and what stands on its pages."""
        configuration = data / _CONFIGURATION
        configuration.parent.mkdir()
        for name in ("zope.conf", "site.zcml"):
            shutil.copyfile(_HERE / name, configuration.parent / name)
        program = work / _ENVIRONMENT / "bin" / "zconsole"
        names = [person.name for person in PEOPLE]
        run(
            [str(program), "run", str(configuration), str(_HERE / "seed.py"), *names],
            folder=data,
            environment=_environment(data) | {"APPLICATION_PASSWORD": PASSWORD},
        )
        for path in data.glob("Data.fs.lock"):
            path.unlink()

    def server(self, work: Path, data: Path) -> Server:
        """Waitress, with Zope below it."""
        python = work / _ENVIRONMENT / "bin" / "python"
        configuration = str(data / _CONFIGURATION)
        command = (str(python), str(_HERE / "serve.py"), configuration, str(self.port))
        return Server(command, _environment(data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the town hall."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/hollowbrook/login")
        page.fill("#__ac_name", person.name)
        page.fill("#__ac_password", PASSWORD)
        with page.expect_navigation():
            page.press("#__ac_password", "Enter")
        return person.name


def _environment(data: Path) -> dict[str, str]:
    return {"TOWN_DATA": str(data), "PYTHONWARNINGS": "ignore"}


APPLICATION = Plone(
    name="plone",
    title="Plone 6.2.2",
    licence="GPL-2.0-only",
    port=8499,
    ready="/hollowbrook",
)
