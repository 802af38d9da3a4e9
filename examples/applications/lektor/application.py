"""How the swimming bath's Lektor is installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.lektor.pages import write_pages
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_python

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "lektor-env"
_VIEW: ViewportSize = {"width": 1280, "height": 800}


class Lektor(Application):
    """The website of a swimming bath, which its office keeps up to date."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from the Python package index."""
        install_python(work / _FOLDER, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Write how the website is made, and its pages."""
        shutil.copytree(_HERE / "site", data / "site")
        write_pages(data / "site" / "content")

    def server(self, work: Path, data: Path) -> Server:
        """The server that shows the website and lets people work on it."""
        command = (
            *(str(work / _FOLDER / "bin" / "lektor"), "--project", str(data / "site")),
            *("server", "--host", "127.0.0.1", "--port", str(self.port)),
            *("--output-path", str(data / "built")),
        )
        said = {"HOME": str(data), "XDG_CACHE_HOME": str(data / "cache"), "TZ": "UTC"}
        return Server(command, said | {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"})

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Nobody signs in; the website has to be built first."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}{workflow.start}")
        page.get_by_role("link", name="Notices").wait_for()
        return "nobody"


APPLICATION = Lektor(
    name="lektor",
    title="Lektor 3.3.14",
    licence="BSD-3-Clause",
    port=8548,
    ready="/admin/edit",
)
