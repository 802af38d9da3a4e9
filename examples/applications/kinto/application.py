"""How the ferry company's Kinto is installed, filled, started and entered."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.kinto.seed import steps
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_python
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "kinto-env"
_VIEW: ViewportSize = {"width": 1280, "height": 800}


class Kinto(Application):
    """What a small ferry company tells its passengers, and what they left on board."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from the Python package index."""
        install_python(work / _FOLDER, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Write down what it is told when it starts, as it keeps all in memory."""
        told = steps({person.name: PASSWORD for person in PEOPLE})
        (data / "seed.json").write_text(json.dumps(told), encoding="utf-8")

    def server(self, work: Path, data: Path) -> Server:
        """One process, which fills itself first."""
        python = str(work / _FOLDER / "bin" / "python")
        told = str(data / "seed.json")
        return Server((python, str(_HERE / "serve.py"), told, str(self.port)), {})

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in with the account, as the page offers."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}{self.ready}")
        page.locator("#root_authType-1").check()
        page.locator("#root_credentials_username").fill(person.name)
        page.locator("#root_credentials_password").fill(PASSWORD)
        page.locator("button[type=submit]").click()
        page.get_by_text(f"account:{person.name}").first.wait_for()
        return person.name


APPLICATION = Kinto(
    name="kinto",
    title="Kinto 24.1.1",
    licence="Apache-2.0",
    port=8578,
    ready="/v1/admin/",
    shown_addresses=(
        "https://kinto.readthedocs.io/",
        "https://kinto.readthedocs.io/en/latest/api/1.x/accounts.html",
    ),
)
