"""How the ferry company's ejabberd is installed, filled, started and entered."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.request import Request, urlopen

from examples.applications.ejabberd.seed import CONTACTS, CREW, GROUPS, HOST, ROOMS
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_LAST_SEEN = 1_767_225_600
"""When everybody was there last, which the list of accounts tells."""


class Ejabberd(Application):
    """The chat of the crews of a small ferry company."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from Debian."""
        install_debian(["ejabberd"])

    def fill(self, work: Path, data: Path) -> None:
        """Make accounts, groups and rooms, as other programs may."""
        with self.running(work, data):
            for user in (*CREW, *(person.name for person in PEOPLE)):
                self._tell("register", user=user, host=HOST, password=PASSWORD)
                seen = {"timestamp": _LAST_SEEN, "status": "Logged out"}
                self._tell("set_last", user=user, host=HOST, **seen)
            for group, (label, description, members) in GROUPS.items():
                self._tell(
                    "srg_create",
                    group=group,
                    host=HOST,
                    label=label,
                    description=description,
                    display=group,
                )
                for user in members:
                    place = {"host": HOST, "grouphost": HOST}
                    self._tell("srg_user_add", user=user, group=group, **place)
            for room in ROOMS:
                service = f"conference.{HOST}"
                self._tell("create_room", name=room, service=service, host=HOST)
            for owner, user, nick in CONTACTS:
                self._tell(
                    "add_rosteritem",
                    localuser=owner,
                    localhost=HOST,
                    user=user,
                    host=HOST,
                    nick=nick,
                    group="Office",
                    subs="both",
                )

    def server(self, work: Path, data: Path) -> Server:
        """The program itself, with its data in the folder."""
        settings = str(_HERE / "ejabberd.yml")
        return Server(
            ("sh", str(_HERE / "start.sh"), str(data), settings), {"TZ": "UTC"}
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Tell the server who is there, as browsers do that know the password."""
        known = base64.b64encode(f"{person.name}@{HOST}:{PASSWORD}".encode()).decode()
        page.set_extra_http_headers({"Authorization": f"Basic {known}"})
        page.goto(f"{self.url}/admin/")
        page.locator("#navigation").wait_for()
        return person.name

    def _tell(self, what: str, **told: object) -> None:
        """Have something done, as other programs do."""
        asked = Request(  # noqa: S310 (loopback)
            f"{self.url}/api/{what}",
            data=json.dumps(told).encode(),
            headers={"Content-Type": "application/json"},
        )
        urlopen(asked).close()  # noqa: S310 (loopback)


APPLICATION = Ejabberd(
    name="ejabberd",
    title="ejabberd 23.01",
    licence="GPL-2.0-or-later",
    port=8584,
    ready="/api/status",
)
