"""How the website is installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_CODE = Path("/usr/share/wordpress")
_PACKAGES = (
    *("wordpress", "wordpress-theme-twentytwentyone", "mariadb-server", "php-cli"),
    *("php-mysql", "php-mbstring", "php-xml", "php-gd"),
)


class WordPress(Application):
    """The website of a ferry company."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install Debian's packages, and copy the code to settle it by itself."""
        install_debian(_PACKAGES)
        code = work / "wordpress-code"
        shutil.copytree(
            _CODE,
            code,
            dirs_exist_ok=True,
            ignore=shutil.ignore_patterns(".htaccess", "wp-config*.php"),
        )
        shutil.copyfile(_HERE / "wp-config.php", code / "wp-config.php")

    def fill(self, work: Path, data: Path) -> None:
        """Make the database, and all that stands on the website."""
        tables = data / "tables"
        common = (
            *("--no-defaults", "--user=root", f"--datadir={tables}"),
            f"--tmpdir={data}",  # another server would sweep a folder that it shares
        )
        small = ("--innodb-log-file-size=8M", "--innodb-buffer-pool-size=16M")
        run(
            [
                *("mariadb-install-db", *common, *small, "--skip-test-db"),
                "--auth-root-authentication-method=normal",
            ]
        )
        run(
            ["mariadbd", *common, *small, "--bootstrap"],
            text="CREATE DATABASE website CHARACTER SET utf8mb4;",
        )
        code = self._settle(work, data)
        names = [person.name for person in PEOPLE]
        run(
            [
                *("sh", str(_HERE / "start.sh"), str(data)),
                *("php", str(_HERE / "seed.php"), str(code), self.url, PASSWORD),
                *names,
            ],
            environment={"APPLICATION_FOLDER": str(data)},
        )

    def server(self, work: Path, data: Path) -> Server:
        """The database's server, and PHP's own."""
        address = self.url.removeprefix("http://")
        code = self._settle(work, data)
        return Server(
            (
                *("sh", str(_HERE / "start.sh"), str(data)),
                *("php", "-d", "opcache.enable_cli=1", "-S", address, "-t", str(code)),
            ),
            {"APPLICATION_FOLDER": str(data), "PHP_CLI_SERVER_WORKERS": "4"},
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody who may do everything."""
        page.goto(f"{self.url}/wp-login.php")
        page.wait_for_timeout(500)  # it puts the cursor into the first field by itself
        page.fill("#user_login", person.name)
        page.fill("#user_pass", PASSWORD)
        with page.expect_navigation():
            page.press("#user_pass", "Enter")
        return person.name

    def _settle(self, work: Path, data: Path) -> Path:
        """Let the code keep pictures beside the tables; return its folder."""
        code = work / "wordpress-code"
        pictures = code / "wp-content" / "uploads"
        (data / "uploads").mkdir(exist_ok=True)
        pictures.unlink(missing_ok=True)
        pictures.symlink_to(data / "uploads")
        return code


APPLICATION = WordPress(
    name="wordpress",
    title="WordPress 6.1.9",
    licence="GPL-2.0-or-later",
    port=8489,
    ready="/wp-login.php",
)
