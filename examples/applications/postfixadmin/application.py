"""How the libraries' PostfixAdmin is installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.postfixadmin.seed import commands
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, run
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_PACKAGE = "postfixadmin=3.3.13-1+deb12u1"
_NEEDED = ("php-cli", "php-sqlite3", "php-mbstring")
"""What it needs, but for a web server and the programs of other databases."""
_PROGRAMS = "postfixadmin-programs"
_SETTINGS = ("config.inc.php", "config.local.php")


class PostfixAdmin(Application):
    """The mail addresses of some libraries."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Unpack Debian's package, which would ask for a server and a database."""
        install_debian(_NEEDED)
        folder, code = work / _PROGRAMS, self._code(work)
        whole = folder / "whole"
        if not whole.is_file():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            run(["apt-get", "-qq", "update"])
            run(["apt-get", "-qq", "download", _PACKAGE], folder=folder)
            for package in folder.glob("*.deb"):
                run(["dpkg-deb", "--extract", str(package), str(folder)])
            for name in (*_SETTINGS, "templates_c"):  # they lead outside
                (code / name).unlink()
            (code / "templates_c").mkdir()
            settings = folder / "etc" / "postfixadmin" / _SETTINGS[0]
            text = settings.read_text(encoding="utf-8")
            text = text.replace("require_once('dbconfig.inc.php');", "")
            for name in ("dbtype", "dbuser", "dbpass", "dbname"):
                text = text.replace(f"= ${name};", "= '';")
            (code / _SETTINGS[0]).write_text(text, encoding="utf-8")
            whole.touch()
        shutil.copyfile(_HERE / _SETTINGS[1], code / _SETTINGS[1])

    def fill(self, work: Path, data: Path) -> None:
        """Let it make its tables, and put in what is invented by its own commands."""
        (data / "sessions").mkdir()
        code, said = self._code(work), self._said(data)
        (data / "mail.db").touch()
        kept = f"-dsession.save_path={data / 'sessions'}"
        run(["php", kept, str(code / "public" / "upgrade.php")], environment=said)
        script = str(code / "scripts" / "postfixadmin-cli.php")
        for command in commands():
            run(["php", script, *command], environment=said)
        shutil.rmtree(data / "sessions")
        (data / "sessions").mkdir()

    def server(self, work: Path, data: Path) -> Server:
        """PHP's own server."""
        told = {"session.save_path": data / "sessions", "display_errors": 0}
        address = self.url.removeprefix("http://")
        return Server(
            (
                *("php", *(f"-d{name}={value}" for name, value in told.items())),
                *("-S", address, "-t", str(self._code(work) / "public")),
            ),
            self._said(data) | {"PHP_CLI_SERVER_WORKERS": "4"},
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as one of those who look after the libraries' mail."""
        account = f"{person.name}@libraries.example"
        page.goto(f"{self.url}/login.php")
        page.fill("input[name=fUsername]", account)
        page.fill("input[name=fPassword]", PASSWORD)
        with page.expect_navigation():
            page.press("input[name=fPassword]", "Enter")
        page.locator("#navbar").wait_for()
        return account

    def _code(self, work: Path) -> Path:
        return work / _PROGRAMS / "usr" / "share" / "postfixadmin"

    def _said(self, data: Path) -> dict[str, str]:
        return {"POSTFIXADMIN_DATA": str(data)}


APPLICATION = PostfixAdmin(
    name="postfixadmin",
    title="PostfixAdmin 3.3.13",
    licence="GPL-2.0-or-later",
    port=8553,
    ready="/login.php",
    shown_addresses=(
        "https://github.com/postfixadmin/postfixadmin/",
        "http://postfixadmin.sf.net/update-check.php",
    ),
)
