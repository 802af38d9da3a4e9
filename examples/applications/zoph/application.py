"""How the islands' Zoph is installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.zoph.seed import statements
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, run
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_PACKAGE = "zoph=1.0.1-3"
_NEEDED = (
    *("mariadb-server", "php-cli", "php-mysql", "php-gd", "php-xml", "php-zip"),
    "php-mbstring",
)
"""What it needs, but for a web server and the programs that take pictures in."""
_SETTINGS = """[zoph]
db_host = "localhost"
db_name = "zoph"
db_user = "root"
db_pass = ""
db_prefix = "zoph_"
php_location = "{}"
"""


class Zoph(Application):
    """The old pictures of some islands."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Unpack Debian's package, which would ask for a server and a database."""
        install_debian(_NEEDED)
        folder = self._programs(work)
        whole = folder / "whole"
        if not whole.is_file():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            run(["apt-get", "-qq", "update"])
            run(["apt-get", "-qq", "download", _PACKAGE], folder=folder)
            for package in folder.glob("*.deb"):
                run(["dpkg-deb", "--extract", str(package), str(folder)])
            whole.touch()

    def fill(self, work: Path, data: Path) -> None:
        """Make the tables, put in what is invented, and draw the pictures."""
        (data / "sessions").mkdir()
        pictures = self._pictures(work)
        shutil.rmtree(pictures, ignore_errors=True)
        pictures.mkdir()
        invented = data / "invented.sql"
        invented.write_text(statements(str(pictures)), encoding="utf-8")
        settings = _SETTINGS.format(self._code(work))
        (data / "zoph.ini").write_text(settings, encoding="utf-8")
        common = ("--no-defaults", "--user=root", f"--datadir={data / 'tables'}")
        small = (f"--tmpdir={data}", "--innodb-log-file-size=8M", "--skip-test-db")
        run(["mariadb-install-db", *common, *small])
        programs = str(self._programs(work))
        filled = ("sh", str(_HERE / "fill.sh"), programs, str(invented), str(pictures))
        run(["sh", str(_HERE / "tables.sh"), str(data), *filled])

    def server(self, work: Path, data: Path) -> Server:
        """The tables' server, and PHP's own."""
        told = {
            "auto_prepend_file": _HERE / "before.php",
            "pdo_mysql.default_socket": data / "mariadb.sock",
            "session.save_path": data / "sessions",
            "date.timezone": "UTC",
            "post_max_size": "32M",
            "upload_max_filesize": "32M",
            "memory_limit": "512M",
            "display_errors": 0,
        }
        address = self.url.removeprefix("http://")
        return Server(
            (
                *("sh", str(_HERE / "tables.sh"), str(data), "php"),
                *(f"-d{name}={value}" for name, value in told.items()),
                *("-S", address, "-t", str(self._code(work))),
            ),
            {"PHP_CLI_SERVER_WORKERS": "4"},
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as one of those who look after the pictures."""
        page.goto(f"{self.url}/logon.php")
        page.fill("input[name=uname]", person.name)
        page.fill("input[name=pword]", PASSWORD)
        with page.expect_navigation():
            page.press("input[name=pword]", "Enter")
        page.locator("nav.menu").wait_for()
        return person.name

    def _programs(self, work: Path) -> Path:
        return work / "zoph-programs"

    def _pictures(self, work: Path) -> Path:
        return work / "zoph-pictures"

    def _code(self, work: Path) -> Path:
        return self._programs(work) / "usr" / "share" / "zoph" / "www" / "php"


APPLICATION = Zoph(
    name="zoph",
    title="Zoph 1.0.1 on MariaDB 10.11",
    licence="GPL-2.0-or-later",
    port=8561,
    ready="/logon.php",
)
