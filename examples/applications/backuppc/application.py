"""How the bus company's BackupPC is installed, filled, started and entered."""

from __future__ import annotations

import base64
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.backuppc.seed import (
    BACKUPS,
    COMPUTERS,
    date_back,
    delete_files,
    lists,
    settings,
    write_files,
)
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, run
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_PACKAGES = ("lighttpd", "msmtp-mta", "backuppc")
"""With a web server and something for mail: else Debian takes bigger ones."""
_SETTLED = Path("/usr/share/backuppc/conf/config.pl")
_TIME = {"TZ": "UTC"}


class BackupPC(Application):
    """The backups of a bus company's offices."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from Debian."""
        install_debian(_PACKAGES)

    def fill(self, work: Path, data: Path) -> None:
        """Make backups of what stands on the computers, the last without what is lost."""
        mine = data / "settings"
        for folder in (
            mine,
            *(data / "store" / one for one in ("cpool", "pool", "pc")),
        ):
            folder.mkdir(parents=True)
        (data / "store" / "log").mkdir()
        settled = _SETTLED.read_text(encoding="utf-8")
        own = settings(f"{self.url}/backuppc/index.cgi")
        (mine / "config.pl").write_text(settled + own, encoding="utf-8")
        for name, content in lists().items():
            (mine / name).write_text(content, encoding="utf-8")
        shutil.copyfile(_HERE / "lighttpd.conf", mine / "lighttpd.conf")
        write_files(data / "machines")
        for _ in BACKUPS[:-1]:
            self._back_up(data)
        delete_files(data / "machines")
        self._back_up(data)
        date_back(data / "store" / "pc")

    def server(self, work: Path, data: Path) -> Server:
        """What makes the backups, and a small web server for its pages."""
        return Server(self._own(data, "serve.sh"), _TIME)

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Tell the web server who is there, as browsers do that know the password."""
        known = base64.b64encode(f"{person.name}:{PASSWORD}".encode()).decode()
        page.set_extra_http_headers({"Authorization": f"Basic {known}"})
        page.goto(f"{self.url}/backuppc/index.cgi")
        page.locator("#NavMenu").wait_for()
        return person.name

    def _back_up(self, data: Path) -> None:
        run(self._own(data, "fill.sh", *COMPUTERS), environment=_TIME)

    def _own(self, data: Path, script: str, *told: str) -> tuple[str, ...]:
        """Return what runs a script as the user who may, with the data in their places."""
        content = (_HERE / script).read_text(encoding="utf-8")
        place = (str(_HERE / "own.sh"), str(data))
        return ("sh", *place, "sh", "-c", content, script, *told)


APPLICATION = BackupPC(
    name="backuppc",
    title="BackupPC 4.4.0",
    licence="GPL-3.0-or-later",
    port=8571,
    ready="/backuppc/image/logo320.png",
)
