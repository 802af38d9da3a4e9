"""How the lighthouse museum's Fava is installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import install_python

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "fava-env"
_SHOWN = "/dev/shm/lighthouse"  # noqa: S108 (a link, for as long as the machine runs)
"""Where the books seem to lie: the pages tell the path of each entry."""
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen a row of postings breaks into several lines."""


class Fava(Application):
    """The books of a museum in a lighthouse."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from the Python package index."""
        install_python(work / _FOLDER, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Copy the books."""
        shutil.copytree(_HERE / "books", data, dirs_exist_ok=True)

    def server(self, work: Path, data: Path) -> Server:
        """The program's own server."""
        command = (
            *("sh", str(_HERE / "start.sh"), str(data), _SHOWN),
            *(str(work / _FOLDER / "bin" / "fava"), "--host", "127.0.0.1"),
            *("--port", str(self.port)),
        )
        return Server(
            command, {"BEANCOUNT_FILE": f"{_SHOWN}/museum.beancount", "TZ": "UTC"}
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Nobody signs in."""
        page.set_viewport_size(_VIEW)
        return "nobody"


APPLICATION = Fava(
    name="fava",
    title="Fava 1.30.16",
    licence="MIT",
    port=8544,
    ready="/lighthouse-museum/income_statement/",
)
