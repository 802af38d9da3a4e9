"""How the baths' list of tickets is installed, filled, started and entered."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import install_python, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_PROGRAMS = "trac-programs"
_SETTINGS = (
    ("components", "tracopt.ticket.clone.*", "enabled"),
    ("header_logo", "alt", "The town's baths"),
    ("header_logo", "src", "common/trac_banner.png"),
    ("project", "descr", "What is broken, missing or to be done"),
    ("project", "footer", "For questions, ask at the ticket desk"),
    ("trac", "wiki_toolbars", "disabled"),
)
"""Footer and toolbars would bring addresses of other places onto every page."""


class Trac(Application):
    """The tickets of a town's baths."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from the Python package index."""
        install_python(work / _PROGRAMS, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Make the environment, those who may change it, and the tickets."""
        programs = self._programs(work)
        env = data / "env"
        admin = (str(programs / "trac-admin"), str(env))
        run([*admin, "initenv", "Baths", "sqlite:db/trac.db"])
        for setting in _SETTINGS:
            run([*admin, "config", "set", *setting])
        for person in PEOPLE:
            run([*admin, "permission", "add", person.name, "TRAC_ADMIN"])
        run([str(programs / "python"), str(_HERE / "seed.py"), str(env)])
        digest = hashlib.sha1(PASSWORD.encode(), usedforsecurity=False).digest()
        hidden = base64.b64encode(digest).decode()
        (data / "people").write_text(
            "".join(f"{person.name}:{{SHA}}{hidden}\n" for person in PEOPLE),
            encoding="utf-8",
        )

    def server(self, work: Path, data: Path) -> Server:
        """Trac's own server."""
        command = (
            *(str(self._programs(work) / "tracd"), "--single-env"),
            *("--hostname", "127.0.0.1", "--port", str(self.port)),
            *(f"--basic-auth=*,{data / 'people'},baths", str(data / "env")),
        )
        return Server(command, {"TZ": "UTC"})

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the baths; from then on a cookie is enough."""
        told = base64.b64encode(f"{person.name}:{PASSWORD}".encode()).decode()
        page.set_extra_http_headers({"Authorization": f"Basic {told}"})
        page.goto(f"{self.url}/login")
        page.set_extra_http_headers({})
        return person.name

    def _programs(self, work: Path) -> Path:
        return work / _PROGRAMS / "bin"


APPLICATION = Trac(
    name="trac",
    title="Trac 1.6",
    licence="BSD-3-Clause",
    port=8507,
    ready="/about",
)
