"""How the museum's boards are installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import debian_archive, install_debian, run
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_VERSION = "1.2.51+ds-2"
_NEEDED = (
    *("php-cli", "php-sqlite3", "php-xml", "php-gd", "php-mbstring", "composer"),
    *("php-christianriesen-otp", "php-eluceo-ical", "php-gregwar-captcha"),
    *("php-matthiasmullie-minify", "php-parsedown", "php-pimple", "php-psr-log"),
    *("php-swiftmailer", "php-symfony-console", "php-symfony-event-dispatcher"),
    *("php-symfony-event-dispatcher-contracts", "php-symfony-finder"),
    *("php-symfony-service-contracts", "php-symfony-string"),
    *("php-symfony-deprecation-contracts", "libjs-jquery-ui", "fonts-font-awesome"),
)
"""What the package needs, but for a web server."""
_PROGRAMS = "kanboard-programs"
_SHARED = ("fonts-font-awesome", "javascript")
_KEYS = "/usr/share/keyrings/debian-archive-keyring.gpg"


class Kanboard(Application):
    """The boards on which a museum plans its exhibitions."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Unpack the package of Debian's next release, and install what it needs."""
        install_debian(_NEEDED)
        code = self._code(work)
        if (code / "config.php").is_file():
            return
        folder = work / _PROGRAMS
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for name in ("lists/partial", "cache/archives/partial"):
            (folder / name).mkdir(parents=True)
        sources = folder / "sources.list"
        sources.write_text(
            f"deb [signed-by={_KEYS}] {debian_archive()} unstable main\n",
            encoding="utf-8",
        )
        apt = [
            *("apt-get", "-qq", "-o", f"Dir::Etc::sourcelist={sources}"),
            *("-o", "Dir::Etc::sourceparts=/dev/null"),
            *("-o", f"Dir::State::lists={folder / 'lists'}"),
            *("-o", f"Dir::Cache={folder / 'cache'}"),
        ]
        run([*apt, "update"])
        run([*apt, "download", f"kanboard={_VERSION}"], folder=folder)
        (package,) = folder.glob("kanboard_*.deb")
        run(["dpkg-deb", "--extract", str(package), str(folder)])
        for name in _SHARED:
            (code.parent / name).symlink_to(Path("/usr/share") / name)
        (code / "config.php").unlink()  # it leads to what belongs to the whole system
        shutil.copyfile(_HERE / "config.php", code / "config.php")

    def fill(self, work: Path, data: Path) -> None:
        """Make the database, the accounts, the boards and the cards."""
        said = self._said(data)
        run(["php", str(self._code(work) / "cli"), "db:migrate"], environment=said)
        run(
            ["php", str(_HERE / "seed.php"), str(self._code(work))],
            environment=said | {"APPLICATION_PASSWORD": PASSWORD},
        )

    def server(self, work: Path, data: Path) -> Server:
        """PHP's own server, with several processes."""
        command = (
            *("php", "-S", self.url.removeprefix("http://")),
            *("-t", str(self._code(work)), str(_HERE / "router.php")),
        )
        return Server(command, self._said(data) | {"PHP_CLI_SERVER_WORKERS": "4"})

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the museum."""
        page.goto(f"{self.url}/login")
        page.fill("#form-username", person.name)
        page.fill("#form-password", PASSWORD)
        with page.expect_navigation():
            page.press("#form-password", "Enter")
        return person.name

    def _code(self, work: Path) -> Path:
        return work / _PROGRAMS / "usr" / "share" / "kanboard"

    def _said(self, data: Path) -> dict[str, str]:
        return {"DATA_DIR": str(data), "TZ": "UTC"}


APPLICATION = Kanboard(
    name="kanboard",
    title="Kanboard 1.2.51",
    licence="MIT",
    port=8501,
    ready="/login",
)
