"""How the garden society's Calibre-Web is installed, filled, started and entered."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.calibreweb.accounts import fill_accounts
from examples.applications.calibreweb.seed import fill_library
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_python
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "calibreweb-env"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the words of the bar at the top are hidden."""


class CalibreWeb(Application):
    """The books of a garden society, and who may read them."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from the Python package index."""
        install_python(work / _FOLDER, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Make the library by hand, and let the program make its own tables first."""
        library = data / "library"
        library.mkdir()
        tables = (_HERE / "library.sql").read_text(encoding="utf-8")
        with closing(sqlite3.connect(library / "metadata.db")) as database, database:
            database.executescript(tables)
            fill_library(library, database)
        with self.running(work, data):
            pass
        with closing(sqlite3.connect(data / "app.db")) as database, database:
            fill_accounts(database)

    def server(self, work: Path, data: Path) -> Server:
        """The program's own server, started where its data are."""
        command = (
            *("sh", str(_HERE / "start.sh"), str(data)),
            *(str(work / _FOLDER / "bin" / "cps"), "-p", "app.db", "-g", "gdrive.db"),
            *("-i", "127.0.0.1", "-o", str(data / "told.log")),
        )
        return Server(
            command,
            {
                "CACHE_DIRECTORY": str(data / "cache"),
                "CALIBRE_DBPATH": str(data),
                "CALIBRE_PORT": str(self.port),
                "TZ": "UTC",
            },
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the library."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/login")
        page.fill("#username", person.name)
        page.fill("#password", PASSWORD)
        with page.expect_navigation():
            page.press("#password", "Enter")
        return person.name


APPLICATION = CalibreWeb(
    name="calibreweb",
    title="Calibre-Web 0.6.27",
    licence="GPL-3.0-or-later",
    port=8529,
    ready="/login",
)
