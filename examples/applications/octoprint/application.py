"""How the print shop's OctoPrint is installed, filled, started and entered."""

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
_FOLDER = "octoprint-env"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the settings have their menu above what it leads to."""
_SIGN_IN = """async ([user, pass, port]) => {
  const token = document.cookie.match(
    new RegExp(`csrf_token_P${port}=([^;]+)`))?.[1] ?? '';
  const reply = await fetch('/api/login', {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'X-CSRF-Token': token},
    body: JSON.stringify({user, pass, remember: true}),
  });
  return reply.ok;
}"""


class OctoPrint(Application):
    """The printer of a small print shop, which is a virtual one."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from the Python package index."""
        install_python(work / _FOLDER, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Write what it reads when it starts, and let it draw its page once."""
        names = [person.name for person in PEOPLE]
        python = str(work / _FOLDER / "bin" / "python")
        seed = str(_HERE / "seed.py")
        run([python, seed, str(self.port), PASSWORD, *names], folder=data)
        with self.running(work, data):
            pass

    def server(self, work: Path, data: Path) -> Server:
        """OctoPrint's own server."""
        program = str(work / _FOLDER / "bin" / "octoprint")
        return Server(
            (program, "--basedir", str(data), "serve", "--iknowwhatimdoing"),
            {"HOME": str(data), "TZ": "UTC"},
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the shop.

        Raises:
            RuntimeError: If that is refused.
        """
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/login/")
        page.wait_for_load_state("networkidle")
        if not page.evaluate(_SIGN_IN, [person.name, PASSWORD, self.port]):
            raise RuntimeError(f"{person.name} cannot sign in")
        return person.name


APPLICATION = OctoPrint(
    name="octoprint",
    title="OctoPrint 1.11.8",
    licence="AGPL-3.0-only",
    port=8532,
    ready="/online.txt",
)
