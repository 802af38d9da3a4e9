"""How the evening school's Kolibri is installed, filled, started and entered."""

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
_ENVIRONMENT = "kolibri-env"
_TABLES = "kolibri-tables"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the tables have to be moved sideways."""
_SIGN_IN = """async ([username, password]) => {
  const token = document.cookie.match(/kolibri_csrftoken=([^;]+)/)?.[1] ?? '';
  const school = (await (await fetch('/api/public/v1/facility/')).json())[0].id;
  const reply = await fetch('/api/auth/session/', {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'X-CSRFToken': token},
    body: JSON.stringify({username, password, facility: school}),
  });
  return reply.ok;
}"""


class Kolibri(Application):
    """Who learns and teaches at an evening school."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install the package, and make empty tables once: that takes a while."""
        install_python(work / _ENVIRONMENT, _HERE / "requirements.txt")
        tables = work / _TABLES
        if tables.is_dir():
            return
        empty = work / "kolibri-empty"
        shutil.rmtree(empty, ignore_errors=True)
        empty.mkdir(parents=True)
        run(
            [self._program(work, "kolibri"), "manage", "check"],
            environment=self._environment(empty),
        )
        empty.rename(tables)

    def fill(self, work: Path, data: Path) -> None:
        """Make the school, its staff, its learners and its classes."""
        shutil.copytree(work / _TABLES, data, dirs_exist_ok=True)
        names = [person.name for person in PEOPLE]
        run(
            [self._program(work, "python"), str(_HERE / "seed.py"), *names],
            environment=self._environment(data) | {"APPLICATION_PASSWORD": PASSWORD},
        )

    def server(self, work: Path, data: Path) -> Server:
        """Kolibri's own server."""
        command = (self._program(work, "kolibri"), "start", "--foreground")
        return Server(command, self._environment(data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the school's office.

        Raises:
            RuntimeError: If that is refused.
        """
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/en/auth/")
        page.locator("input").first.wait_for()
        if not page.evaluate(_SIGN_IN, [person.name, PASSWORD]):
            raise RuntimeError(f"{person.name} cannot sign in")
        return person.name

    def _program(self, work: Path, name: str) -> str:
        return str(work / _ENVIRONMENT / "bin" / name)

    def _environment(self, data: Path) -> dict[str, str]:
        return {
            "KOLIBRI_HOME": str(data),
            "KOLIBRI_HTTP_PORT": str(self.port),
            "KOLIBRI_LISTEN_ADDRESS": "127.0.0.1",
            "KOLIBRI_ZEROCONF_ENABLED": "False",
            "KOLIBRI_DISABLE_PING": "True",
            "KOLIBRI_RUN_MODE": "scripted",
            "TZ": "UTC",
        }


APPLICATION = Kolibri(
    name="kolibri",
    title="Kolibri 0.19.5",
    licence="MIT",
    port=8497,
    ready="/en/auth/",
)
