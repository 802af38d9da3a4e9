"""How the watch over machines is installed, filled, started and entered."""

from __future__ import annotations

import shutil
import subprocess
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
_CODE = Path("/usr/share/zabbix")
_PACKAGES = (
    *("zabbix-frontend-php", "zabbix-server-mysql", "mariadb-server", "php-cli"),
    *("php-mysql", "php-mbstring", "php-xml", "php-gd", "php-bcmath"),
)
_SETTLED = "/etc/zabbix/zabbix.conf.php"
_ADMIN_ROLE, _ADMIN_GROUP = 3, 7
_ACCOUNT = (
    "INSERT INTO users (userid, username, name, passwd, roleid, autologout)"
    " VALUES ({number}, '{name}', '{title}', '{hashed}', {role}, '0');"
    "INSERT INTO users_groups (id, usrgrpid, userid)"
    " VALUES ({number}, {group}, {number});"
)
_GROUP = "INSERT INTO hstgrp (groupid, name, uuid) VALUES ({number}, '{name}', MD5('{name}'));"


class Zabbix(Application):
    """The machines of a lighthouse authority."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install Debian's packages, and copy the page's code to settle it by itself."""
        install_debian(_PACKAGES)
        code = work / "zabbix-code"
        shutil.copytree(_CODE, code, dirs_exist_ok=True)
        place = code / "include" / "classes" / "core" / "CConfigFile.php"
        text = place.read_text(encoding="utf-8")
        place.write_text(
            text.replace(_SETTLED, str(_HERE / "zabbix.conf.php")), encoding="utf-8"
        )
        style = code / "assets" / "styles" / "blue-theme.css"
        fits = style.read_text(encoding="utf-8").replace("min-width:1200px", "")
        style.write_text(fits.replace("min-width: 1200px", ""), encoding="utf-8")

    def fill(self, work: Path, data: Path) -> None:
        """Make the database, its tables, the accounts and some groups of machines."""
        tables = data / "tables"
        run(
            [
                *("mariadb-install-db", "--no-defaults", "--user=root"),
                *(f"--datadir={tables}", f"--tmpdir={data}", "--skip-test-db"),
                "--innodb-log-file-size=8M",
            ]
        )
        run(["sh", str(_HERE / "database.sh"), str(data)], text=_statements())

    def server(self, work: Path, data: Path) -> Server:
        """The database's server, and PHP's own."""
        address = self.url.removeprefix("http://")
        code = work / "zabbix-code"
        return Server(
            ("sh", str(_HERE / "start.sh"), str(data), address, str(code)),
            {"PHP_CLI_SERVER_WORKERS": "4"},
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody who may do everything."""
        page.goto(self.url)
        page.fill("#name", person.name)
        page.fill("#password", PASSWORD)
        with page.expect_navigation():
            page.click("#enter")
        return person.name


def _statements() -> str:
    """Return what is put in besides what every installation has."""
    hashed = subprocess.run(  # noqa: S603 (our own arguments)
        ["php", "-r", f"echo password_hash('{PASSWORD}', PASSWORD_BCRYPT);"],  # noqa: S607
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    lines = ["UPDATE config SET server_check_interval = 0, default_lang = 'en_GB';"]
    lines += (
        _ACCOUNT.format(
            number=number,
            name=person.name,
            title=person.name.title(),
            hashed=hashed,
            role=_ADMIN_ROLE,
            group=_ADMIN_GROUP,
        )
        for number, person in enumerate(PEOPLE, 101)
    )
    groups = ("Harbour lights", "Pilot boats", "Fog horns")
    lines += (_GROUP.format(number=n, name=name) for n, name in enumerate(groups, 101))
    return "\n".join(lines)


APPLICATION = Zabbix(
    name="zabbix",
    title="Zabbix 6.0.14",
    licence="GPL-2.0-or-later",
    port=8505,
)
