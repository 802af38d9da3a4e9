"""How the flow editor is installed, filled, started and entered."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.nodered.seed import flows
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_node

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent


class NodeRed(Application):
    """The flows of a ferry company's pier."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install npm's package."""
        install_node(work / "node-red", _HERE / "package.json")

    def fill(self, work: Path, data: Path) -> None:
        """Lay settings and flows into the folder."""
        shutil.copyfile(_HERE / "settings.js", data / "settings.js")
        (data / "flows.json").write_text(json.dumps(flows()), encoding="utf-8")

    def server(self, work: Path, data: Path) -> Server:
        """Node's own server."""
        program = work / "node-red" / "node_modules" / ".bin" / "node-red"
        return Server(
            (str(program), "--userDir", str(data)),
            {"APPLICATION_PORT": str(self.port), "DO_NOT_TRACK": "1"},
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Nobody signs in: whoever reaches the editor may change the flows."""
        page.goto(self.url)
        page.locator("#red-ui-workspace-chart .red-ui-flow-node").first.wait_for()
        return "nobody"


APPLICATION = NodeRed(
    name="nodered",
    title="Node-RED 4.1.8",
    licence="Apache-2.0",
    port=8482,
)
