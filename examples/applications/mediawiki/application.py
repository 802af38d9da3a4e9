"""How the wiki is installed, filled, started and entered."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.mediawiki.seed import OTHERS, STAFF, VERSIONS
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, run
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_PACKAGES = (
    *("mediawiki", "php-cli", "php-sqlite3", "php-mbstring", "php-xml"),
    *("php-intl", "php-apcu"),
)
_CODE = Path("/usr/share/mediawiki")
_SETTINGS = Path(__file__).with_name("settings.php")


class MediaWiki(Application):
    """The handbook of a ferry company's crew office."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install Debian's package."""
        install_debian(_PACKAGES)

    def fill(self, work: Path, data: Path) -> None:
        """Make the database, the accounts and the pages."""
        first, *others = STAFF
        run(
            [
                *("php", str(_CODE / "maintenance" / "install.php")),
                *("--dbtype", "sqlite", "--dbname", "handbook"),
                *("--dbpath", str(data), "--confpath", str(data)),
                *("--scriptpath", "", "--server", self.url, "--pass", PASSWORD),
                *("Harbour Line Handbook", first),
            ]
        )
        for name in others:
            self._maintain(data, "createAndPromote", "--sysop", name, PASSWORD)
        for name in OTHERS:
            self._maintain(data, "createAndPromote", name, PASSWORD)
        for version in VERSIONS:
            self._maintain(
                data,
                *("edit", "--user", version.user, "--summary", version.summary),
                version.title,
                text=version.text,
            )
        self._maintain(data, "runJobs")
        self._maintain(data, "initSiteStats", "--update")

    def server(self, work: Path, data: Path) -> Server:
        """PHP's own server, with several processes."""
        address = self.url.removeprefix("http://")
        command = ("php", "-S", address, "-t", str(_CODE))
        environment = self._environment(data) | {"PHP_CLI_SERVER_WORKERS": "4"}
        return Server(command, environment)

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as an administrator."""
        account = person.name.capitalize()
        page.goto(f"{self.url}/index.php?title=Special:UserLogin")
        page.fill("#wpName1", account)
        page.fill("#wpPassword1", PASSWORD)
        with page.expect_navigation():
            page.press("#wpPassword1", "Enter")
        return account

    def _environment(self, data: Path) -> dict[str, str]:
        return {
            "APPLICATION_FOLDER": str(data),
            "APPLICATION_URL": self.url,
            "MW_CONFIG_FILE": str(_SETTINGS),
        }

    def _maintain(
        self, data: Path, script: str, *arguments: str, text: str | None = None
    ) -> None:
        """Run one of the wiki's own maintenance scripts."""
        run(
            ["php", str(_CODE / "maintenance" / f"{script}.php"), *arguments],
            environment=self._environment(data),
            text=text,
        )


APPLICATION = MediaWiki(
    name="mediawiki",
    title="MediaWiki 1.39.17",
    licence="GPL-2.0-or-later",
    port=8481,
    ready="/index.php?title=Special:BlankPage",
)
