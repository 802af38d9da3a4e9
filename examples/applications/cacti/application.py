"""How the waterway's Cacti is installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.cacti.seed import statements
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, run
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_CODE = Path("/usr/share/cacti")
_PACKAGES = (
    *("cacti", "mariadb-server", "php-cli", "php-mysql", "php-mbstring", "php-xml"),
    *("php-gd", "php-gmp", "php-intl", "php-snmp"),
)
_ALONE = """cacti cacti/dbconfig-install boolean false
cacti cacti/webserver multiselect None
"""
_WRITTEN = ("log", "rra", *(f"cache/{name}" for name in ("boost", "mibcache")))


class Cacti(Application):
    """What hangs along a waterway and says how it is."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install Debian's packages, and copy the page's code to settle it by itself."""
        if not _CODE.is_dir():  # it would ask for a database and a server of its own
            run(["debconf-set-selections"], text=_ALONE)
        install_debian(_PACKAGES)
        code = work / "cacti-code"
        if not code.is_dir():
            kept = shutil.ignore_patterns("*.mo", "config.php", "docs", *_WRITTEN)
            for part in ("cli", "resource"):
                shutil.copytree(_CODE / part, code / part)
            shutil.copytree(_CODE / "site", code / "site", ignore=kept)
            for name in _WRITTEN:
                (code / "site" / name).mkdir(parents=True, exist_ok=True)
        shutil.copyfile(_HERE / "config.php", code / "site" / "include" / "config.php")

    def fill(self, work: Path, data: Path) -> None:
        """Make the tables, the templates, and what is invented."""
        (data / "sessions").mkdir()
        invented = data / "invented.sql"
        invented.write_text(statements())
        common = ("--no-defaults", "--user=root", f"--datadir={data / 'tables'}")
        small = (f"--tmpdir={data}", "--innodb-log-file-size=8M", "--skip-test-db")
        run(["mariadb-install-db", *common, *small])
        filled = ("sh", str(_HERE / "fill.sh"), str(work / "cacti-code"), str(invented))
        run(["sh", str(_HERE / "tables.sh"), str(data), *filled])

    def server(self, work: Path, data: Path) -> Server:
        """The tables' server, and PHP's own."""
        told = {
            "pdo_mysql.default_socket": data / "mariadb.sock",
            "session.save_path": data / "sessions",
            "memory_limit": "512M",
            "max_execution_time": 300,
            "display_errors": 0,
        }
        address = self.url.removeprefix("http://")
        return Server(
            (
                *("sh", str(_HERE / "tables.sh"), str(data), "php"),
                *(f"-d{name}={value}" for name, value in told.items()),
                *("-S", address, "-t", str(work / "cacti-code" / "site")),
            ),
            {"PHP_CLI_SERVER_WORKERS": "4"},
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as one of those who look after the network."""
        page.goto(f"{self.url}/index.php")
        page.fill("#login_username", person.name)
        page.fill("#login_password", PASSWORD)
        with page.expect_navigation():
            page.press("#login_password", "Enter")
        page.wait_for_load_state("networkidle")
        return person.name


APPLICATION = Cacti(
    name="cacti",
    title="Cacti 1.2.24 on MariaDB 10.11",
    licence="GPL-2.0-or-later",
    port=8533,
    ready="/index.php",
)
