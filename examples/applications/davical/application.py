"""How the music school's DAViCal is installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.davical.seed import statements
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
_PACKAGES = ("davical=1.1.12-2", "libawl-php=0.64-1")
_NEEDED = ("postgresql", "php-cli", "php-pgsql", "php-xml")
"""What it needs, but for another web server and the programs that bring it up to date."""
_PROGRAMS = "davical-programs"
_HELPED = (
    *("index", "admin/collection/edit"),
    *("admin/principal/browse", "admin/principal/edit"),
)
"""Pages whose menu of help leads to another page of help each."""
_TABLES = (
    *("awl/dba/awl-tables.sql", "awl/dba/schema-management.sql"),
    *("davical/dba/davical.sql", "davical/dba/views/dav_principal.sql"),
    *("davical/dba/caldav_functions.sql", "davical/dba/rrule_functions.sql"),
    *("davical/dba/base-data.sql", "davical/dba/supported_locales.sql"),
)


class Davical(Application):
    """The calendars and address books of a music school."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Unpack Debian's packages, which would ask for a server of their own."""
        install_debian(_NEEDED)
        folder = work / _PROGRAMS
        whole = folder / "whole"
        if not whole.is_file():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            run(["apt-get", "-qq", "update"])
            run(["apt-get", "-qq", "download", *_PACKAGES], folder=folder)
            for package in folder.glob("*.deb"):
                run(["dpkg-deb", "--extract", str(package), str(folder)])
            whole.touch()
        settings = folder / "usr" / "share" / "davical" / "config"
        settings.mkdir(exist_ok=True)
        shutil.copyfile(_HERE / "config.php", settings / "config.php")

    def fill(self, work: Path, data: Path) -> None:
        """Make the tables, and put in what is invented."""
        for name in ("tables", "sessions"):
            (data / name).mkdir()
        invented = data / "invented.sql"
        invented.write_text("\n".join(statements()), encoding="utf-8")
        shared = work / _PROGRAMS / "usr" / "share"
        said = self._said(data)
        started = self._started(work, data)
        run((*started, "createdb", "school"), environment=said)
        told = [f"--file={path}" for path in (*(shared / t for t in _TABLES), invented)]
        psql = ("psql", "--quiet", "--set=ON_ERROR_STOP=1", "--output=/dev/null")
        run((*started, *psql, *told), environment=said)

    def server(self, work: Path, data: Path) -> Server:
        """The database, and PHP's own server."""
        shared = work / _PROGRAMS / "usr" / "share"
        told = {
            "include_path": f"{shared / 'davical' / 'inc'}:{shared / 'awl' / 'inc'}",
            "session.save_path": data / "sessions",
            "display_errors": 0,
        }
        address = self.url.removeprefix("http://")
        options = (f"-d{name}={value}" for name, value in told.items())
        command = (*self._started(work, data), "php", *options, "-S", address)
        return Server(command, self._said(data) | {"PHP_CLI_SERVER_WORKERS": "4"})

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as one of the school's office."""
        page.goto(f"{self.url}/index.php")
        page.fill("input[name=username]", person.name)
        page.fill("input[name=password]", PASSWORD)
        with page.expect_navigation():
            page.press("input[name=password]", "Enter")
        page.locator("#pageheader").wait_for()
        return person.name

    def _started(self, work: Path, data: Path) -> tuple[str, ...]:
        code = work / _PROGRAMS / "usr" / "share" / "davical" / "htdocs"
        return ("sh", str(_STARTING), str(data), str(code))

    def _said(self, data: Path) -> dict[str, str]:
        return {
            "DAVICAL_DATA": str(data),
            "PGDATABASE": "school",
            "PGHOST": str(data),
            "PGUSER": "postgres",
            "TZ": "UTC",
        }


APPLICATION = Davical(
    name="davical",
    title="DAViCal 1.1.12 on PostgreSQL 15",
    licence="GPL-2.0-or-later",
    port=8560,
    ready="/index.php",
    shown_addresses=(
        *("https://davical.uservoice.com/", "https://www.davical.org/"),
        "https://gitlab.com/davical-project/davical/issues",
        *(
            f"https://www.davical.org/{page}.php"
            for page in ("clients", "installation")
        ),
        *(f"https://wiki.davical.org/w/Help/{page}" for page in _HELPED),
    ),
)
