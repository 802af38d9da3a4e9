"""How the ship chandler's books are installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import install_node, install_python, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_ENVIRONMENT = "tryton-env"
_PACKAGES = "tryton-packages"
_CLIENT = "tryton-client"
_TABLES = "tryton-tables"
_DATABASE = "harbour"
_READY = f"() => document.querySelector('input#database')?.value === '{_DATABASE}'"
_MODULES = ("party", "company", "product", "sale")


class Tryton(Application):
    """What a ship chandler sells, to whom, and for how much."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install the server, lay the web client out, and make empty tables.

        That takes a minute, so that the tables are kept beside the packages. The
        client looks for what it needs in a folder of its own.
        """
        install_python(work / _ENVIRONMENT, _HERE / "requirements.txt")
        install_node(work / _PACKAGES, _HERE / "package.json", building=())
        client, packages = work / _CLIENT, work / _PACKAGES / "node_modules"
        if not client.is_dir():
            shutil.copytree(packages / "tryton-sao", client)
            (client / "node_modules").symlink_to(packages)
            for name in ("custom.js", "custom.css"):
                (client / name).touch()
        tables = work / _TABLES
        if not tables.is_dir():
            empty = work / "tryton-empty"
            shutil.rmtree(empty, ignore_errors=True)
            empty.mkdir()
            (empty / f"{_DATABASE}.sqlite").touch()  # it wants to find one
            secret = work / "tryton-secret.txt"
            secret.write_text(PASSWORD, encoding="utf-8")
            command = ["-d", _DATABASE, "--email", "office@harbour.test"]
            command += ["--activate-dependencies", "-u"]
            said = self._said(work, empty) | {"TRYTONPASSFILE": str(secret)}
            run(
                [self._program(work, "trytond-admin"), *command, *_MODULES],
                environment=said,
            )
            secret.unlink()
            empty.rename(tables)

    def fill(self, work: Path, data: Path) -> None:
        """Make the company, its customers, its products, its staff and some sales."""
        shutil.copytree(work / _TABLES, data, dirs_exist_ok=True)
        names = [person.name for person in PEOPLE]
        run(
            [self._program(work, "python"), str(_HERE / "seed.py"), PASSWORD, *names],
            environment=self._said(work, data),
        )

    def server(self, work: Path, data: Path) -> Server:
        """Tryton's own server, which hands out the web client too."""
        command = (self._program(work, "trytond"), "-d", _DATABASE)
        return Server(command, self._said(work, data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the sales desk."""
        page.goto(f"{self.url}/#{_DATABASE}")
        page.wait_for_function(_READY)
        page.fill("#login", person.name)
        page.press("#login", "Enter")
        page.fill("#ask-dialog-entry", PASSWORD)
        page.press("#ask-dialog-entry", "Enter")
        page.locator("#menu .treeview").wait_for()
        return person.name

    def _program(self, work: Path, name: str) -> str:
        return str(work / _ENVIRONMENT / "bin" / name)

    def _said(self, work: Path, data: Path) -> dict[str, str]:
        return {
            "TRYTOND_DATABASE_URI": "sqlite://",
            "TRYTOND_DATABASE__PATH": str(data),
            "TRYTOND_WEB__LISTEN": f"127.0.0.1:{self.port}",
            "TRYTOND_WEB__ROOT": str(work / _CLIENT),
            "TZ": "UTC",
        }


APPLICATION = Tryton(
    name="tryton",
    title="Tryton 8.0.12",
    licence="GPL-3.0-or-later",
    port=8496,
)
