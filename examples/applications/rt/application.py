"""How the housing office's tickets are installed, filled, started and entered."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, run
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_PACKAGES = (
    *("request-tracker5", "rt5-db-sqlite", "rt5-standalone", "dbconfig-no-thanks"),
    "msmtp-mta",  # asked for by the package; nothing is sent with it
)
_SERVER = "/usr/share/request-tracker5/libexec/rt-server"


class RequestTracker(Application):
    """The office of a housing society, and what its residents ring up about."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install Debian's packages, without a database for the whole system."""
        install_debian(_PACKAGES)

    def fill(self, work: Path, data: Path) -> None:
        """Make the database, the queues, the people and the tickets."""
        for name in ("mason", "sessions", "config"):
            (data / name).mkdir()
        said = self._said(data) | {"PASSWORD": PASSWORD}
        for command in (
            ("rt-setup-database-5", "--action", "init", "--skip-create"),
            ("perl", str(_HERE / "seed.pl")),
        ):
            run(command, environment=said)

    def server(self, work: Path, data: Path) -> Server:
        """The server that the package brings, with three of its workers."""
        command = (
            *(_SERVER, "--host", "127.0.0.1", "--port", str(self.port)),
            *("--max-workers", "3"),
        )
        return Server(command, self._said(data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the office."""
        page.goto(self.url)
        page.fill("#user", person.name)
        page.fill("[name=pass]", PASSWORD)
        with page.expect_navigation():
            page.press("[name=pass]", "Enter")
        page.wait_for_load_state("networkidle")
        return person.name

    def _said(self, data: Path) -> dict[str, str]:
        return {
            "APPLICATION_FOLDER": str(data),
            "APPLICATION_PORT": str(self.port),
            "RT_SITE_CONFIG": str(_HERE / "site.pm"),
            "RT_SITE_CONFIG_DIR": str(data / "config"),
            "TZ": "UTC",
        }


APPLICATION = RequestTracker(
    name="rt",
    title="Request Tracker 5.0.3",
    licence="GPL-2.0-only",
    port=8498,
    ready="/",
)
