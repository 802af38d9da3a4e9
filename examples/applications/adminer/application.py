"""How the costume store's Adminer is installed, filled, started and entered."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.adminer.seed import DATABASE, write_database
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_CLERK = "clerk"
_SESSIONS = "sessions"


class Adminer(Application):
    """The tables of a store that lends costumes to theatres."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from Debian, with PHP and what reads SQLite."""
        install_debian(("php-cli", "php-sqlite3", "adminer"))

    def fill(self, work: Path, data: Path) -> None:
        """Write the one database."""
        (data / _SESSIONS).mkdir()
        write_database(data / DATABASE)

    def server(self, work: Path, data: Path) -> Server:
        """PHP's own server, at a page that takes Adminer to the database."""
        said = (
            f"session.save_path={data / _SESSIONS}",
            f"sys_temp_dir={data / _SESSIONS}",
            "display_errors=0",
        )
        return Server(
            (
                *("php", *(f"-d{one}" for one in said)),
                *("-S", self.url.removeprefix("http://"), "-t", str(_HERE)),
            ),
            {"PHP_CLI_SERVER_WORKERS": "4", "STORE": str(data), "TZ": "UTC"},
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Enter the database, which has no password and one name for all clerks."""
        page.goto(self.url)
        page.select_option("[name='auth[driver]']", "sqlite")
        page.fill("[name='auth[username]']", _CLERK)
        page.fill("[name='auth[db]']", DATABASE)
        with page.expect_navigation():
            page.keyboard.press("Enter")
        page.locator("#tables").wait_for()
        return _CLERK


APPLICATION = Adminer(
    name="adminer",
    title="Adminer 4.8.1",
    licence="Apache-2.0",
    port=8580,
    shown_addresses=("https://www.adminer.org/#download",),
)
