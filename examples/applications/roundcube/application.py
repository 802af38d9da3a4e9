"""How the letter box is installed, filled, started and entered."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.roundcube.seed import fill_addresses, fill_mailboxes
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, install_python
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_PACKAGES = (
    *("roundcube-core", "roundcube-sqlite3", "dovecot-imapd", "php-cli"),
    *("php-sqlite3", "php-mbstring", "php-xml", "php-intl"),
)
_FOLDER = "roundcube-env"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the folders are hidden, and the bar has pictures only."""
_IMAP, _SMTP = "8795", "8796"


class Roundcube(Application):
    """The letter box of a ferry company's office."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install Debian's packages, and a server that throws away what is sent."""
        install_debian(_PACKAGES)
        install_python(work / _FOLDER, _HERE / "requirements.txt")

    def fill(self, work: Path, data: Path) -> None:
        """Make everybody's mailbox, and the database with the addresses."""
        for name in ("config", "logs", "temp", "mail"):
            (data / name).mkdir()
        shutil.copyfile(
            "/etc/roundcube/defaults.inc.php", data / "config" / "defaults.inc.php"
        )
        shutil.copyfile(_HERE / "config.inc.php", data / "config" / "config.inc.php")
        fill_mailboxes(data / "mail")
        tables = Path("/usr/share/roundcube/SQL/sqlite.initial.sql")
        with sqlite3.connect(data / "roundcube.sqlite3") as database:
            database.executescript(tables.read_text(encoding="utf-8"))
            fill_addresses(database)
        database.close()

    def server(self, work: Path, data: Path) -> Server:
        """The mailboxes, where letters go that are sent, and PHP's own server."""
        python = work / _FOLDER / "bin" / "python"
        address = self.url.removeprefix("http://")
        return Server(
            ("sh", str(_HERE / "start.sh"), str(data), str(python), address),
            {
                "APPLICATION_FOLDER": str(data),
                "APPLICATION_HERE": str(_HERE),
                "APPLICATION_IMAP": _IMAP,
                "APPLICATION_PASSWORD": PASSWORD,
                "APPLICATION_SMTP": _SMTP,
                "PHP_CLI_SERVER_WORKERS": "4",
                "ROUNDCUBE_CONFIG_DIR": str(data / "config"),
            },
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the office."""
        page.set_viewport_size(_VIEW)
        page.goto(self.url)
        page.fill("#rcmloginuser", person.name)
        page.fill("#rcmloginpwd", PASSWORD)
        with page.expect_navigation():
            page.press("#rcmloginpwd", "Enter")
        page.wait_for_load_state("networkidle")
        return person.name


APPLICATION = Roundcube(
    name="roundcube",
    title="Roundcube 1.6.5",
    licence="GPL-3.0-or-later with exceptions for skins and plugins",
    port=8495,
)
