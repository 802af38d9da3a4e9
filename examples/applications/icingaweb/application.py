"""How the waterworks' Icinga Web is installed, filled, started and entered."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.icingaweb.seed import settings, statements
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, run
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_CODE = Path("/usr/share/icingaweb2/public")
_PACKAGES = (
    *("icingaweb2", "mariadb-server", "php-cli", "php-mysql", "php-intl", "php-gd"),
    *("php-mbstring", "php-xml", "php-curl"),
)


class IcingaWeb(Application):
    """Who may see what of a waterworks' monitoring, and what they are told there."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install Debian's packages; their code stays where it is."""
        install_debian(_PACKAGES)

    def fill(self, work: Path, data: Path) -> None:
        """Write its settings, make the tables, and put in what is invented."""
        for name in ("sessions", "storage"):
            (data / name).mkdir()
        for name, text in settings().items():
            path = data / "settings" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        invented = data / "invented.sql"
        invented.write_text(statements(), encoding="utf-8")
        common = ("--no-defaults", "--user=root", f"--datadir={data / 'tables'}")
        small = (f"--tmpdir={data}", "--innodb-log-file-size=8M", "--skip-test-db")
        run(["mariadb-install-db", *common, *small])
        filled = ("sh", str(_HERE / "fill.sh"), str(invented))
        run(["sh", str(_HERE / "tables.sh"), str(data), *filled])

    def server(self, work: Path, data: Path) -> Server:
        """The tables' server, and PHP's own."""
        told = {
            "pdo_mysql.default_socket": data / "mariadb.sock",
            "session.save_path": data / "sessions",
            "date.timezone": "UTC",
            "memory_limit": "512M",
            "display_errors": 0,
        }
        address = self.url.removeprefix("http://")
        return Server(
            (
                *("sh", str(_HERE / "tables.sh"), str(data), "php"),
                *(f"-d{name}={value}" for name, value in told.items()),
                *("-S", address, "-t", str(_CODE), str(_HERE / "router.php")),
            ),
            {"PHP_CLI_SERVER_WORKERS": "4"},
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as one of those who look after the monitoring."""
        page.goto(f"{self.url}/authentication/login")
        page.fill("input[name=username]", person.name)
        page.fill("input[name=password]", PASSWORD)
        page.press("input[name=password]", "Enter")
        page.locator("#menu").wait_for()
        page.wait_for_load_state("networkidle")
        return person.name


APPLICATION = IcingaWeb(
    name="icingaweb",
    title="Icinga Web 2.11.4 on MariaDB 10.11",
    licence="GPL-2.0-or-later",
    port=8563,
    ready="/css/icinga.min.css",
)
