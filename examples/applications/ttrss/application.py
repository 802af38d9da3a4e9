"""How the guild's Tiny Tiny RSS is installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.ttrss.seed import published, statements
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, run
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_STARTING = _HERE.parent / "ledgersmb" / "start.sh"
"""Starts a database of PostgreSQL and whatever works with it."""
_SHARED = Path("/usr/share/tt-rss")
_PACKAGES = (
    *("tt-rss", "postgresql", "php-cli", "php-pgsql", "php-curl", "php-intl"),
    *("php-mbstring", "php-xml"),
)
_ALONE = """tt-rss tt-rss/dbconfig-install boolean false
tt-rss tt-rss/reconfigure-webserver multiselect
"""
_CODE = "ttrss-code"
_WRITTEN = (
    "lock",
    "icons",
    *(f"cache/{name}" for name in ("export", "images", "upload")),
)


class TinyTinyRss(Application):
    """What a guild of cheese makers reads every morning."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install Debian's packages, and copy the pages to settle them by themselves."""
        if not _SHARED.is_dir():  # it would ask for a database and a server of its own
            run(["debconf-set-selections"], text=_ALONE)
        install_debian(_PACKAGES)
        code = work / _CODE
        if not code.is_dir():
            kept = shutil.ignore_patterns("*.mo", "*.po", "config.php", "feed-icons")
            shutil.copytree(_SHARED / "www", code, ignore=kept)
        for name in ("config.php", "serve.php"):
            shutil.copyfile(_HERE / name, code / name)

    def fill(self, work: Path, data: Path) -> None:
        """Make the tables, what was read and what is there to be read."""
        for name in ("tables", "world", *_WRITTEN):
            (data / name).mkdir(parents=True)
        for house, feed in published().items():
            (data / "world" / f"{house}.xml").write_text(feed)
        invented = data / "invented.sql"
        invented.write_text(statements(PASSWORD))
        schema = str(_SHARED / "schema" / "ttrss_schema_pgsql.sql")
        said = self._said(data)
        started = self._started(work, data)
        run((*started, "createdb", "guild"), environment=said)
        for path in (schema, str(invented)):
            run(
                (*started, "psql", "-qv", "ON_ERROR_STOP=1", "-f", path),
                environment=said,
            )

    def server(self, work: Path, data: Path) -> Server:
        """The database, and PHP's own server."""
        address = self.url.removeprefix("http://")
        php = ("php", "-dmax_execution_time=120", "-ddisplay_errors=0", "-S", address)
        command = (*self._started(work, data), *php, "serve.php")
        return Server(command, self._said(data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as one of the guild's desk."""
        page.goto(f"{self.url}/index.php")
        page.fill("input[name=login]", person.name)
        page.fill("input[name=password]", PASSWORD)
        with page.expect_navigation():
            page.press("input[name=password]", "Enter")
        page.wait_for_load_state("networkidle")
        page.locator("#feedTree .dijitTreeLabel").filter(visible=True).first.wait_for()
        return person.name

    def _started(self, work: Path, data: Path) -> tuple[str, ...]:
        return ("sh", str(_STARTING), str(data), str(work / _CODE))

    def _said(self, data: Path) -> dict[str, str]:
        return {
            "PGDATABASE": "guild",
            "PGHOST": str(data),
            "PGUSER": "postgres",
            "PHP_CLI_SERVER_WORKERS": "4",
            "TTRSS_DATA": str(data),
            "TTRSS_URL": self.url,
            "TZ": "UTC",
        }


APPLICATION = TinyTinyRss(
    name="ttrss",
    title="Tiny Tiny RSS 21 on PostgreSQL 15",
    licence="GPL-3.0-or-later",
    port=8543,
    ready="/index.php",
)
