"""How the letters' office is installed, filled, started and entered."""

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
_FOLDER = "labelstudio-env"
_ALONE = {
    "COLLECT_ANALYTICS": "false",
    "DEBUG": "false",
    "FRONTEND_SENTRY_DSN": "",
    "LATEST_VERSION_CHECK": "false",
    "SENTRY_DSN": "",
}
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen half of the table's columns cannot be seen."""


class LabelStudio(Application):
    """The letters that passengers write to a railway, which are read and sorted."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install the package of the Python package index."""
        install_python(work / _FOLDER, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Make the database, with the accounts of all who read."""
        python = work / _FOLDER / "bin" / "python"
        run(
            [str(python), str(_HERE / "seed.py"), *(one.name for one in PEOPLE)],
            folder=data,
            environment=self._said(data) | {"APPLICATION_PASSWORD": PASSWORD},
        )

    def server(self, work: Path, data: Path) -> Server:
        """The program that the package brings."""
        command = (
            *(str(work / _FOLDER / "bin" / "label-studio"), "start", "--no-browser"),
            *("--port", str(self.port), "--internal-host", "127.0.0.1"),
            *("--data-dir", str(data)),
        )
        return Server(command, self._said(data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in; a cookie keeps it."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/user/login/")
        page.locator("input[name=email]").fill(f"{person.name}@rail.example")
        page.locator("input[name=password]").fill(PASSWORD)
        page.keyboard.press("Enter")
        page.get_by_text("Recent Projects").wait_for()
        return person.name

    def _said(self, data: Path) -> dict[str, str]:
        return _ALONE | {"LABEL_STUDIO_BASE_DATA_DIR": str(data)}


APPLICATION = LabelStudio(
    name="labelstudio",
    title="Label Studio 1.23.2",
    licence="Apache-2.0",
    port=8492,
    ready="/user/login/",
)
