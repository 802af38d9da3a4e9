"""How the joinery's changedetection.io is installed, filled, started and entered."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

from examples.applications.changedetection.seed import (
    GROUPS,
    PAGES_PORT,
    PAGES_URL,
    WATCHES,
    write_pages,
)
from examples.scripted.application import PATIENCE_S, Application, Server
from examples.scripted.installing import install_python

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_FOLDER = "changedetection-env"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the words of the bar on the left are hidden."""
_SETTINGS = "changedetection.json"


class ChangeDetection(Application):
    """The pages that a joinery's office wants to hear of when they change."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from the Python package index."""
        install_python(work / _FOLDER, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Write the pages, and let the program make groups and watch what is there."""
        write_pages(data / "pages")
        (data / "store").mkdir()
        with self.running(work, data):
            told = json.loads((data / "store" / _SETTINGS).read_bytes())
            key = told["settings"]["application"]["api_access_token"]
            for kind in ("watch", "tag"):
                for one in self._ask(key, f"{kind}s" if kind == "tag" else kind):
                    self._ask(key, f"{kind}/{one}", method="DELETE")  # its examples
            for name in GROUPS:
                self._ask(key, "tag", {"title": name})
            for path, title, group in WATCHES:
                url = f"{PAGES_URL}/{path}"
                watch = {"url": url, "title": title, "tag": group or ""}
                self._ask(key, "watch", watch)
            self._wait_for_checks(key)

    def server(self, work: Path, data: Path) -> Server:
        """The program's own server, with that of the pages beside it."""
        program = str(work / _FOLDER / "bin" / "changedetection.io")
        command = (
            *("sh", str(_HERE / "start.sh"), str(data / "pages"), str(PAGES_PORT)),
            *(program, "-h", "127.0.0.1", "-p", str(self.port)),
            *("-d", str(data / "store"), "-l", "WARNING"),
        )
        return Server(
            command,
            {
                "ALLOW_IANA_RESTRICTED_ADDRESSES": "true",
                "DISABLE_VERSION_CHECK": "true",
                "FETCH_WORKERS": "2",
                "TZ": "UTC",
            },
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Open it: in an office of five nobody has set a password, and none has a name."""
        page.set_viewport_size(_VIEW)
        page.goto(self.url)
        page.locator("#watch-list-form").wait_for()
        return person.name

    def _ask(
        self,
        key: str,
        what: str,
        told: dict[str, Any] | None = None,
        method: str | None = None,
    ) -> dict[str, Any]:
        """Ask what other programs may ask, or tell it something."""
        asked = Request(  # noqa: S310 (loopback)
            f"{self.url}/api/v1/{what}",
            data=None if told is None else json.dumps(told).encode(),
            headers={"x-api-key": key, "Content-Type": "application/json"},
            method=method,
        )
        with urlopen(asked) as reply:  # noqa: S310 (loopback)
            answer: dict[str, Any] = json.loads(reply.read() or b"{}")
            return answer

    def _wait_for_checks(self, key: str) -> None:
        """Wait until every page was looked at once.

        Raises:
            RuntimeError: If that takes minutes.
        """
        end = time.monotonic() + PATIENCE_S
        while not all(one["last_checked"] for one in self._ask(key, "watch").values()):
            if time.monotonic() > end:
                raise RuntimeError("the pages are not looked at")
            time.sleep(0.5)
        time.sleep(2)  # what was found is written from time to time only


APPLICATION = ChangeDetection(
    name="changedetection",
    title="changedetection.io 0.60.10",
    licence="Apache-2.0",
    port=8566,
    shown_addresses=(
        "https://jinja.palletsprojects.com/en/3.1.x/templates/#builtin-filters",
    ),
)
