"""How the housing co-operative's Dagster is installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import install_python, run

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_ENVIRONMENT = "dagster-env"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the menu at the top is put away."""
_SENT_AWAY = """() => {
  localStorage.setItem('daggy_u_pt', 'true');
  localStorage.setItem('RunTableTabPinningNux', '"\\"1\\""');
}"""
"""What the browser remembers when somebody has closed what newcomers are told."""


class Dagster(Application):
    """What a housing co-operative's computers do for its houses."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install the packages with the versions that they were tried with."""
        install_python(work / _ENVIRONMENT, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Let the jobs have done something."""
        shutil.copyfile(_HERE / "dagster.yaml", data / "dagster.yaml")
        run(
            [self._program(work, "python"), str(_HERE / "seed.py")],
            environment=self._said(data),
        )

    def server(self, work: Path, data: Path) -> Server:
        """The pages alone: nothing runs, so that a run waits as people left it."""
        command = (
            *(self._program(work, "dagster-webserver"), "-h", "127.0.0.1"),
            *("-p", str(self.port), "-m", "office", "-d", str(_HERE)),
        )
        return Server(command, self._said(data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Nobody signs in; what is offered to newcomers was sent away long ago."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/server_info")
        page.evaluate(_SENT_AWAY)
        return "nobody"

    def _program(self, work: Path, name: str) -> str:
        return str(work / _ENVIRONMENT / "bin" / name)

    def _said(self, data: Path) -> dict[str, str]:
        return {"DAGSTER_HOME": str(data), "DO_NOT_TRACK": "1", "TZ": "UTC"}


APPLICATION = Dagster(
    name="dagster",
    title="Dagster 1.11.0",
    licence="Apache-2.0",
    port=8557,
    ready="/server_info",
)
