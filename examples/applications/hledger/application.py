"""How the village cinema's hledger-web is installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.hledger.places import MAIN, SHOWN
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent


class Hledger(Application):
    """The books of a cinema that its village keeps going."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from Debian."""
        install_debian(("hledger-web",))

    def fill(self, work: Path, data: Path) -> None:
        """Copy the books."""
        shutil.copytree(_HERE / "books", data, dirs_exist_ok=True)

    def server(self, work: Path, data: Path) -> Server:
        """The program's own server; the files may be edited in its pages, too."""
        command = (
            *("sh", str(_HERE / "start.sh"), str(data), SHOWN),
            *("hledger-web", "--serve", "--host=127.0.0.1", f"--port={self.port}"),
            *("--capabilities=view,add,manage", f"--file={SHOWN}/{MAIN}"),
        )
        return Server(command, {"LC_ALL": "C.UTF-8", "TZ": "UTC"})

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Nobody signs in."""
        return "nobody"


APPLICATION = Hledger(
    name="hledger",
    title="hledger-web 1.25",
    licence="GPL-3.0-or-later",
    port=8559,
    ready="/journal",
    shown_addresses=("http://hledger.org/manual",),
)
