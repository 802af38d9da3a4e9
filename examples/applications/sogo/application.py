"""How the music school's calendars and cards are installed, filled, started and entered."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.sogo.places import settle_page
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_PACKAGES = ("sogo", "memcached", "mariadb-server")
_DAEMON = 18508
_TABLE = (
    "CREATE DATABASE sogo CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci; USE sogo;"
    "CREATE TABLE people (c_uid VARCHAR(60) PRIMARY KEY, c_name VARCHAR(60),"
    " c_password VARCHAR(255), c_cn VARCHAR(128), mail VARCHAR(128));"
)
_ACCOUNT = (
    "INSERT INTO people VALUES"
    " ('{name}', '{name}', '{password}', '{title}', '{name}@alder-music.example');"
)
_OTHERS = {
    "amadou": "Amadou Keita",
    "birgit": "Birgit Solheim",
    "carlos": "Carlos Ferreira",
    "yuki": "Yuki Tanabe",
}
"""Teachers, who never sign in."""


class Sogo(Application):
    """The office of a music school."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install Debian's packages."""
        install_debian(_PACKAGES)

    def fill(self, work: Path, data: Path) -> None:
        """Make the database, the accounts, calendars and cards."""
        run(
            [
                *("mariadb-install-db", "--no-defaults", "--skip-test-db"),
                *(f"--datadir={data / 'tables'}", f"--tmpdir={data}"),
                "--innodb-log-file-size=8M",
            ]
        )
        names = {person.name: person.name.title() for person in PEOPLE} | _OTHERS
        accounts = (
            _ACCOUNT.format(name=name, title=title, password=PASSWORD)
            for name, title in names.items()
        )
        text = "\n".join([_TABLE, *accounts])
        (data / "people.sql").write_text(text, encoding="utf-8")
        seed = (sys.executable, str(_HERE / "seed.py"), str(_DAEMON), PASSWORD)
        people = [person.name for person in PEOPLE]
        run([*self._start(data), *seed, *people])

    def server(self, work: Path, data: Path) -> Server:
        """The daemon with what it needs, behind a small server of files."""
        serve = (sys.executable, str(_HERE / "serve.py"), str(self.port), str(_DAEMON))
        return Server((*self._start(data), *serve), {"TZ": "UTC"})

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the office."""
        page.goto(f"{self.url}/SOGo/")
        page.fill("input[ng-model='app.creds.username']", person.name)
        page.fill("#passwordField", PASSWORD)
        with page.expect_navigation(url="**/Calendar/**"):
            page.click("button[type=submit]")
        settle_page(page)
        return person.name

    def _start(self, data: Path) -> tuple[str, ...]:
        return ("sh", str(_HERE / "start.sh"), str(data), str(_DAEMON))


APPLICATION = Sogo(
    name="sogo",
    title="SOGo 5.8.0",
    licence="GPL-3.0-or-later",
    port=8508,
    ready="/SOGo/",
)
