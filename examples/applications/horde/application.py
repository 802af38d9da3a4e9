"""How the chimney sweep's Horde is installed, filled, started and entered."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.horde.seed import fill_tables
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_CODE, _LIBRARY = Path("/usr/share/horde"), Path("/usr/share/php/Horde")
_PACKAGES = (
    *("php-horde-groupware", "php-sqlite3", "php-cli", "php-mbstring"),
    *("php-xml", "php-gd", "php-intl"),
)
_PORT = 8536


class Horde(Application):
    """Who has to be swept when, and what has to be done in the yard."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install Debian's packages, and copy the page's code to settle it by itself.

        Some of it is older than Debian's PHP, which refuses it: the copy is put right.
        """
        install_debian(_PACKAGES)
        code, whole = work / "horde-code", work / "horde-code" / "whole"
        if not whole.is_file():
            shutil.rmtree(code, ignore_errors=True)
            unused = shutil.ignore_patterns("*.mo", "ckeditor", "map")
            shutil.copytree(_CODE, code, ignore=unused)
            shutil.copytree(_LIBRARY / "Form", code / "lib" / "Horde" / "Form")
            shutil.copyfile(_LIBRARY / "Form.php", code / "lib" / "Horde" / "Form.php")
            shutil.copytree(_LIBRARY.parent / "Date", code / "lib" / "Date")
            old = [
                *(code / "lib" / "Horde").rglob("*.php"),
                *(code / "lib" / "Date").glob("*.php"),
                *code.glob("*/lib/Form/*.php"),
                code / "kronolith" / "js" / "kronolith.js",
            ]
            script = str(_HERE / "php8.sed")
            run(["sed", "-E", "-i", "-f", script, *(str(one) for one in old)])
            whole.touch()
        shutil.copyfile(_HERE / "conf.php", code / "config" / "conf.php")

    def fill(self, work: Path, data: Path) -> None:
        """Make the tables and the accounts, and fill in what is invented."""
        (data / "cache").mkdir()
        names = [person.name for person in PEOPLE]
        code, script = str(work / "horde-code"), str(_HERE / "tables.php")
        run(
            ["php", script, code, *names],
            environment=_settings(data),
            text=PASSWORD,
        )
        with sqlite3.connect(data / "horde.sqlite3") as database:
            fill_tables(database, names)
        database.close()

    def server(self, work: Path, data: Path) -> Server:
        """PHP's own server."""
        told = {
            "session.save_path": data / "cache",
            "memory_limit": "512M",
            "max_execution_time": 300,
            "display_errors": 0,
        }
        return Server(
            (
                *("php", *(f"-d{name}={value}" for name, value in told.items())),
                *("-S", f"127.0.0.1:{self.port}", "-t", str(work / "horde-code")),
            ),
            _settings(data) | {"PHP_CLI_SERVER_WORKERS": "4"},
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as one of those in the office; the calendar greets whoever is new."""
        page.goto(f"{self.url}/login.php")
        page.fill("#horde_user", person.name)
        page.fill("#horde_pass", PASSWORD)
        with page.expect_navigation():
            page.press("#horde_pass", "Enter")
        page.wait_for_load_state("networkidle")
        for path in ("kronolith/", "nag/", "turba/"):
            page.goto(f"{self.url}/{path}")
            page.wait_for_load_state("networkidle")
        return person.name


def _settings(data: Path) -> dict[str, str]:
    return {"APPLICATION_FOLDER": str(data), "APPLICATION_PORT": str(_PORT)}


APPLICATION = Horde(
    name="horde",
    title="Horde Groupware 5.2.22",
    licence="GPL-2.0-only, its libraries LGPL-2.1",
    port=_PORT,
    ready="/login.php",
)
