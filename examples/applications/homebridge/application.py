"""How the boathouse's Homebridge is installed, filled, started and entered."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any

from examples.applications.homebridge.seed import LEAVING, dashboard, settings
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_node
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "homebridge-node"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the menu on the left is put away."""
_NOWHERE = "http://127.0.0.1:9"
"""Where nothing answers: whether there are newer versions is not asked of anybody."""


class Homebridge(Application):
    """The switches of a rowing club's boathouse."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install npm's packages, which bring along what would have to be built."""
        install_node(work / _FOLDER, _HERE / "package.json", building=())

    def fill(self, work: Path, data: Path) -> None:
        """Write the switches down, and let those in who look after them."""
        told = json.dumps(settings(self.port), indent=4)
        (data / "config.json").write_text(told, encoding="utf-8")
        shown = json.dumps(dashboard())
        (data / ".uix-dashboard.json").write_text(shown, encoding="utf-8")
        first, *others = [(one.name, one.name.capitalize(), True) for one in PEOPLE]
        with self.running(work, data):
            self._ask("setup-wizard/create-first-user", _account(*first))
            known = {"username": first[0], "password": PASSWORD}
            key = self._ask("auth/login", known)["access_token"]
            for one in (*others, *LEAVING):
                self._ask("users", _account(*one), key)

    def server(self, work: Path, data: Path) -> Server:
        """The service that runs both Homebridge and its pages, in the data's folder."""
        packages = work / _FOLDER / "node_modules"
        program = packages / "homebridge-config-ui-x" / "dist" / "bin" / "hb-service.js"
        return Server(
            (
                *("node", str(program), "run", "--allow-root", "--stdout"),
                *("-U", str(data), "-P", str(packages), "--strict-plugin-resolution"),
            ),
            {
                "NODE_OPTIONS": f"--require={_HERE / 'loopback.cjs'}",
                "https_proxy": _NOWHERE,
                "HTTPS_PROXY": _NOWHERE,
                "TZ": "UTC",
            },
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as one of those who look after the house."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/login")
        page.locator("#form-username").fill(person.name)
        page.locator("#form-pass, input[type=password]").first.fill(PASSWORD)
        page.keyboard.press("Enter")
        page.locator("#sidebar .link-row").first.wait_for()
        page.wait_for_load_state("networkidle")
        return person.name

    def _ask(self, path: str, told: dict[str, Any], key: str = "") -> dict[str, Any]:
        """Ask the pages' server for something, as the pages do."""
        asked = urllib.request.Request(  # noqa: S310 (loopback)
            f"{self.url}/api/{path}",
            data=json.dumps(told).encode(),
            headers={
                "Content-Type": "application/json",
                **({"Authorization": f"Bearer {key}"} if key else {}),
            },
        )
        with urllib.request.urlopen(asked) as reply:  # noqa: S310 (loopback)
            answer: dict[str, Any] = json.load(reply)
        return answer


def _account(username: str, name: str, admin: bool) -> dict[str, Any]:  # noqa: FBT001
    return {"username": username, "name": name, "admin": admin, "password": PASSWORD}


APPLICATION = Homebridge(
    name="homebridge",
    title="Homebridge 1.11.4 with its pages 5.10.0",
    licence="Apache-2.0, its pages MIT, the plugin ISC",
    port=8552,
)
