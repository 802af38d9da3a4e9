"""How the schooner's Signal K server is installed, filled, started and entered."""

from __future__ import annotations

import json
import shutil
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.signalk.seed import (
    KNOCKING,
    LEAVING,
    SAMPLE,
    UNUSED,
    settings,
    vessel,
)
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_node, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "signalk-node"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the menu on the left is put away."""
_ADMITTING = 14102


class SignalK(Application):
    """What a sail training schooner's instruments tell, and who may see it."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install npm's packages, and put them where the server looks for its pages."""
        install_node(work / _FOLDER, _HERE / "package.json", building=())
        packages = work / _FOLDER / "node_modules"
        inner = packages / "signalk-server" / "node_modules"
        if not (inner / "@signalk" / "server-admin-ui").exists():
            inner.mkdir(exist_ok=True)
            (inner / "@signalk").symlink_to(packages / "@signalk")

    def fill(self, work: Path, data: Path) -> None:
        """Write down the instruments, the ship's name and who may come in."""
        packages = work / _FOLDER / "node_modules"
        shutil.copyfile(packages / "signalk-server" / "samples" / SAMPLE, data / SAMPLE)
        for name, told in (("settings", settings(self.port)), ("baseDeltas", vessel())):
            text = json.dumps(told, indent=2)
            (data / f"{name}.json").write_text(text, encoding="utf-8")
        plugins = data / "plugin-config-data"
        plugins.mkdir()
        for name in UNUSED:
            off = json.dumps({"enabled": False})
            (plugins / f"{name}.json").write_text(off, encoding="utf-8")
        people = [
            {"username": name, "type": kind, "password": PASSWORD}
            for name, kind in (*((one.name, "admin") for one in PEOPLE), *LEAVING)
        ]
        script = str(_HERE / "accounts.cjs")
        run(
            ["node", script, str(packages), str(data / "security.json")],
            text=json.dumps(people),
        )

    def server(self, work: Path, data: Path) -> Server:
        """The server with its pages, on the data's folder."""
        program = work / _FOLDER / "node_modules" / "signalk-server" / "bin"
        return Server(
            ("node", str(program / "signalk-server"), "-c", str(data)),
            {
                "NODE_OPTIONS": f"--require={_HERE / 'loopback.cjs'}",
                "SIGNALK_DISABLE_SERVER_UPDATES": "1",
                "SIGNALK_NODE_CONFIG_DIR": str(data),
                "TZ": "UTC",
            },
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as one of the office; devices may have knocked before."""
        if workflow.id == _ADMITTING:
            for sign, description in KNOCKING:
                self._knock(sign, description)
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/admin/#/login")
        page.locator("input[name=username]").fill(person.name)
        page.locator("input[name=password]").fill(PASSWORD)
        page.keyboard.press("Enter")
        page.get_by_text(f"Logged in as {person.name}").wait_for()
        return person.name

    def _knock(self, sign: str, description: str) -> None:
        """Ask to be let in, as a device does."""
        asked = urllib.request.Request(  # noqa: S310 (loopback)
            f"{self.url}/signalk/v1/access/requests",
            data=json.dumps({"clientId": sign, "description": description}).encode(),
            headers={"Content-Type": "application/json"},
        )
        urllib.request.urlopen(asked).close()  # noqa: S310 (loopback)


APPLICATION = SignalK(
    name="signalk",
    title="Signal K Server 2.23.0",
    licence="Apache-2.0, its pages MIT",
    port=8562,
    ready="/admin/",
    shown_addresses=(
        "https://github.com/SignalK/signalk-server-node",
        "https://opencollective.com/signalk",
    ),
)
