"""How the violin workshop's books are installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import debian_archive, install_debian, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_VERSION = "1.6.33+ds-2.1"
_NEEDED = (
    *("dpkg-dev", "postgresql", "postgresql-contrib", "starman", "libjs-dojo-dijit"),
    *("libcarp-always-perl", "libcgi-emulate-psgi-perl", "libcgi-simple-perl"),
    *("libclass-c3-xs-perl", "libconfig-inifiles-perl", "libdata-uuid-perl"),
    *("libdatetime-perl", "libdatetime-format-strptime-perl", "libdbd-pg-perl"),
    *("libdbi-perl", "libhtml-escape-perl", "libhttp-exception-perl"),
    *("libio-stringy-perl", "libjson-perl", "libjson-xs-perl"),
    *("liblocale-codes-perl", "liblocale-maketext-lexicon-perl"),
    *("liblog-log4perl-perl", "libmath-bigint-gmp-perl", "libmime-lite-perl"),
    *("libmime-types-perl", "libmoose-perl", "libmoosex-nonmoose-perl"),
    *("libnamespace-autoclean-perl", "libnumber-format-perl", "libpgobject-perl"),
    *("libpgobject-simple-perl", "libpgobject-simple-role-perl"),
    *("libpgobject-type-bigfloat-perl", "libpgobject-type-bytestring-perl"),
    *("libpgobject-type-datetime-perl", "libpgobject-util-dbadmin-perl"),
    *("libpgobject-util-dbmethod-perl", "libplack-perl"),
    *("libplack-builder-conditionals-perl", "libplack-middleware-reverseproxy-perl"),
    *("libplack-request-withencoding-perl", "libtemplate-perl"),
    *("libtext-markdown-perl", "libtry-tiny-perl", "libversion-compare-perl"),
    "libxml-simple-perl",
)
"""What Debian's package needs, and what unpacks its source."""
_PROGRAMS = "ledgersmb-programs"
_TABLES = "ledgersmb-tables"
_KEYS = "/usr/share/keyrings/debian-archive-keyring.gpg"
COMPANY = "workshop"
SCREEN = f"/login.pl?action=login&company={COMPANY}"
"""The page that all work is done on: what it shows stands behind a ``#``."""


class LedgerSMB(Application):
    """The books of a workshop that mends, sells and hires out violins."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Unpack the source of Debian's package, and make the empty books.

        The package itself has forgotten the pages for invoices, goods and journal.
        """
        install_debian(_NEEDED)
        if not self._code(work).is_dir():
            unpacked = work / "ledgersmb-unpacked"
            for old in (unpacked, work / _PROGRAMS):
                shutil.rmtree(old, ignore_errors=True)
            for name in ("lists/partial", "cache/archives/partial"):
                (unpacked / name).mkdir(parents=True)
            sources = unpacked / "sources.list"
            sources.write_text(
                f"deb-src [signed-by={_KEYS}] {debian_archive()} bookworm main\n",
                encoding="utf-8",
            )
            apt = [
                *("apt-get", "-qq", "-o", f"Dir::Etc::sourcelist={sources}"),
                *("-o", "Dir::Etc::sourceparts=/dev/null"),
                *("-o", f"Dir::State::lists={unpacked / 'lists'}"),
                *("-o", f"Dir::Cache={unpacked / 'cache'}"),
            ]
            run([*apt, "update"])
            run([*apt, "source", f"ledgersmb={_VERSION}"], folder=unpacked)
            (source,) = unpacked.glob("ledgersmb-*/")
            for name in ("dojo", "dijit"):
                shared = Path("/usr/share/javascript") / name
                (source / "UI" / "js-src" / name).symlink_to(shared)
            source.rename(unpacked / "ledgersmb")
            unpacked.rename(work / _PROGRAMS)
        tables = work / _TABLES
        if not tables.is_dir():
            empty = work / "ledgersmb-empty"
            shutil.rmtree(empty, ignore_errors=True)
            for name in ("tables", "tmp"):
                (empty / name).mkdir(parents=True)
            self._run(work, empty, "perl", str(_HERE / "make.pl"), COMPANY)
            empty.rename(tables)

    def fill(self, work: Path, data: Path) -> None:
        """Make the staff, the customers, the goods and some entries."""
        shutil.copytree(work / _TABLES, data, dirs_exist_ok=True)
        names = " ".join(person.name for person in PEOPLE)
        told = ("-v", f"password={PASSWORD}", "-v", f"names={names}")
        psql = ("psql", "-q", "-h", str(data), "-U", "postgres", "-d", COMPANY)
        self._run(work, data, *psql, *told, "-f", str(_HERE / "seed.sql"))

    def server(self, work: Path, data: Path) -> Server:
        """Database and pages."""
        command = (
            *("starman", "--listen", f"127.0.0.1:{self.port}", "--workers", "3"),
            *("-MTemplate", "--preload-app", "bin/ledgersmb-server.psgi"),
        )
        return Server((*self._started(work, data), *command), self._said(work, data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the workshop's office."""
        page.goto(f"{self.url}/login.pl?company={COMPANY}")
        page.locator("#loading").wait_for(state="hidden")
        page.fill("#username", person.name)
        page.fill("#password", PASSWORD)
        page.fill("#company", COMPANY)
        with page.expect_navigation():
            page.press("#company", "Enter")
        page.locator("#top_menu .dijitTreeLabel").nth(1).wait_for()
        return person.name

    def _code(self, work: Path) -> Path:
        return work / _PROGRAMS / "ledgersmb"

    def _run(self, work: Path, data: Path, *command: str) -> None:
        """Run a program beside the database, from its start to its end."""
        run((*self._started(work, data), *command), environment=self._said(work, data))

    def _started(self, work: Path, data: Path) -> tuple[str, ...]:
        return ("sh", str(_HERE / "start.sh"), str(data), str(self._code(work)))

    def _said(self, work: Path, data: Path) -> dict[str, str]:
        settings = self._code(work) / "conf" / "ledgersmb.conf.unbuilt-dojo"
        return {
            "LSMB_CONFIG_FILE": str(settings),
            "PGHOST": str(data),
            "PGUSER": "postgres",
            "PLACK_ENV": "production",
            "TMPDIR": str(data / "tmp"),
            "TZ": "UTC",
        }


APPLICATION = LedgerSMB(
    name="ledgersmb",
    title="LedgerSMB 1.6.33",
    licence="GPL-2.0-or-later",
    port=8510,
    ready="/login.pl",
)
