"""How the dairy's Prefect is installed, filled, started and entered."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import install_python, run

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the menu on the left is put away."""


class Prefect(Application):
    """What a dairy's computers do for the farms, the laboratory and the shops."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install the package with the versions that it was tried with."""
        install_python(work / "prefect-env", _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Make the database, the jobs, and what they did in twelve days."""
        run(
            [self._program(work, "python"), str(_HERE / "seed.py")],
            environment=self._said(data),
        )

    def server(self, work: Path, data: Path) -> Server:
        """The pages alone: nothing runs, so that a run waits as people left it."""
        command = (
            *(self._program(work, "prefect"), "server", "start", "--no-services"),
            *("--host", "127.0.0.1", "--port", str(self.port)),
        )
        return Server(command, self._said(data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Nobody signs in; what is offered to newcomers is sent away."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/settings")
        page.get_by_role("button", name="Skip").click()
        page.locator(".p-modal").wait_for(state="detached")
        return "nobody"

    def _program(self, work: Path, name: str) -> str:
        return str(work / "prefect-env" / "bin" / name)

    def _said(self, data: Path) -> dict[str, str]:
        return {
            "PREFECT_HOME": str(data),
            "PREFECT_API_DATABASE_CONNECTION_URL": (
                f"sqlite+aiosqlite:///{data}/prefect.db"
            ),
            "PREFECT_API_URL": f"{self.url}/api",
            "PREFECT_SERVER_ANALYTICS_ENABLED": "false",
            "DO_NOT_TRACK": "1",
            "TZ": "UTC",
        }


APPLICATION = Prefect(
    name="prefect",
    title="Prefect 3.4.25",
    licence="Apache-2.0",
    port=8534,
    ready="/api/health",
)
