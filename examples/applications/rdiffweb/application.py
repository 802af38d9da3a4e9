"""How the animal hospital's rdiffweb is installed, filled, started and entered."""

from __future__ import annotations

import base64
import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

from examples.applications.rdiffweb.seed import MACHINES, SETTINGS, TOKENS, back_up
from examples.scripted.application import PATIENCE_S, Application, Server
from examples.scripted.installing import install_debian, install_python
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "rdiffweb-env"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
_FIRST = "admin:admin123"
"""Who is there before anybody else, as its manual says."""


class Rdiffweb(Application):
    """The backups of an animal hospital's computers."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from the Python package index, and what makes backups from Debian."""
        install_debian(["rdiff-backup"])
        install_python(work / _FOLDER, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Make the backups, and let the program know of those who look after them."""
        (data / "backups").mkdir()
        back_up(data / "backups", data / "disks")
        with self.running(work, data):
            self._wait_for_first()
            for person in PEOPLE:
                account = {
                    "username": person.name,
                    "fullname": person.name.capitalize(),
                    "email": f"{person.name}@hospital.test",
                    "password": PASSWORD,
                    "role": "maintainer",
                    "user_root": str(data / "backups"),
                }
                self._tell(_FIRST, "users", account)
                who = f"{person.name}:{PASSWORD}"
                self._tell(who, "currentuser")
                for machine in MACHINES:
                    self._tell(who, f"currentuser/repos/{machine}", SETTINGS)
                for token in TOKENS:
                    self._tell(who, "currentuser/tokens", {"name": token})

    def server(self, work: Path, data: Path) -> Server:
        """The program's own server."""
        program = work / _FOLDER / "bin" / "rdiffweb"
        (data / "files").mkdir(exist_ok=True)
        said = {
            "server-host": "127.0.0.1",
            "server-port": str(self.port),
            "database-uri": str(data / "rdiffweb.sqlite"),
            "tempdir": str(data / "files"),
            "rate-limit": "100000",
            "password-score": "0",
            "latest-version-url": f"{self.url}/none",
            "log-file": str(data / "rdiffweb.log"),
        }
        told = [f"--{name}={value}" for name, value in said.items()]
        start = str(_HERE / "start.py")
        return Server(
            (sys.executable, start, str(data), str(program), *told), {"TZ": "UTC"}
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in on the page for it."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/login/")
        page.locator("#login").fill(person.name)
        page.locator("#password").fill(PASSWORD)
        page.locator("#password").press("Enter")
        page.locator("#rdw-dropdown-user").wait_for()
        return person.name

    def _wait_for_first(self) -> None:
        """Wait until the first account is there, which takes longer than the pages.

        Raises:
            HTTPError: If it never is.
        """
        end = time.monotonic() + PATIENCE_S
        while True:
            try:
                self._tell(_FIRST, "users")
            except HTTPError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.5)
            else:
                return

    def _tell(
        self, who: str, what: str, told: Mapping[str, str | int] | None = None
    ) -> object:
        """Ask or tell it what other programs may."""
        name = base64.b64encode(who.encode()).decode()
        request = Request(  # noqa: S310 (loopback)
            f"{self.url}/api/{what}",
            data=None if told is None else urlencode(told).encode(),
            headers={"Authorization": f"Basic {name}"},
        )
        with urlopen(request) as reply:  # noqa: S310 (loopback)
            answer: object = json.loads(reply.read() or b"null")
            return answer


APPLICATION = Rdiffweb(
    name="rdiffweb",
    title="rdiffweb 7.2.0",
    licence="GPL-3.0-or-later",
    port=8579,
    ready="/login/",
    # Its own start page, whose path looks like that of somebody's folder.
    shown_addresses=tuple(
        f"http://127.0.0.1:8579/home/{person.name}" for person in PEOPLE
    ),
)
