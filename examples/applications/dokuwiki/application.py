"""How the touring theatre's DokuWiki is installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.dokuwiki.seed import fill_wiki
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, run
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_CODE = Path("/usr/share/dokuwiki")
_PACKAGES = ("dokuwiki", "php-cli", "php-xml", "php-gd", "php-mbstring")
_ALONE = "dokuwiki dokuwiki/system/configure-webserver multiselect \n"
_HASHED = "echo password_hash($argv[1], PASSWORD_BCRYPT);"


class DokuWiki(Application):
    """What a theatre that travels has to remember."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install Debian's packages, which are served as they are."""
        if not _CODE.is_dir():  # it would set up a web server of its own
            run(["debconf-set-selections"], text=_ALONE)
        install_debian(_PACKAGES)

    def fill(self, work: Path, data: Path) -> None:
        """Write the settings, the accounts and the pages, and have them indexed."""
        fill_wiki(data, _hashed(data))
        run(
            ["php", *self._told(data), str(_CODE / "bin" / "indexer.php"), "-q"],
            environment={"WIKI_HOME": str(data)},
        )

    def server(self, work: Path, data: Path) -> Server:
        """PHP's own server, which is told where the wiki's pages are."""
        address = self.url.removeprefix("http://")
        return Server(
            ("php", *self._told(data), "-S", address, "-t", str(_CODE)),
            {"WIKI_HOME": str(data), "PHP_CLI_SERVER_WORKERS": "4", "TZ": "UTC"},
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as one of the theatre's office."""
        page.goto(f"{self.url}/doku.php?id=start&do=login")
        page.fill("#dw__login input[name=u]", person.name)
        page.fill("#dw__login input[name=p]", PASSWORD)
        with page.expect_navigation():
            page.press("#dw__login input[name=p]", "Enter")
        page.locator("#dokuwiki__usertools .user").wait_for()
        page.wait_for_load_state("networkidle")
        return person.name

    def _told(self, data: Path) -> tuple[str, ...]:
        """Return what PHP is told; no mail leaves."""
        told = {
            "auto_prepend_file": _HERE / "settings.php",
            "session.save_path": data / "data" / "tmp",
            "sendmail_path": shutil.which("true"),
            "date.timezone": "UTC",
            "display_errors": 0,
        }
        return tuple(f"-d{name}={value}" for name, value in told.items())


def _hashed(data: Path) -> str:
    """Return everybody's password as the wiki keeps it."""
    kept = data / "hashed"
    run(
        [
            "php",
            "-r",
            f"file_put_contents($argv[2], {_HASHED[5:-1]});",
            PASSWORD,
            str(kept),
        ]
    )
    text = kept.read_text(encoding="ascii")
    kept.unlink()
    return text


APPLICATION = DokuWiki(
    name="dokuwiki",
    title="DokuWiki 2022-07-31b",
    licence="GPL-2.0-only",
    port=8550,
    ready="/doku.php",
)
