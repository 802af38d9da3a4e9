"""How the museums' LemonLDAP::NG is installed, filled, started and looked at."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.lemonldap.seed import configuration, notes
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_PACKAGES = ("liblemonldap-ng-manager-perl", "starman")
_NEEDED = ("libemail-sender-perl", "libmime-tools-perl", "libstring-random-perl")
"""What the Manager uses without saying so: its portal, which is not here, says it."""
_SETTINGS = "lemonldap-ng.ini"
_PLACE = "DATA"
"""Stands in the settings for the folder of the data."""


class Lemonldap(Application):
    """The sign-on of a town's museums, and what stands behind it."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from Debian, with a server for it alone."""
        install_debian((*_PACKAGES, *_NEEDED))

    def fill(self, work: Path, data: Path) -> None:
        """Write what is settled and told into files; the place of both comes later."""
        for name in ("conf", "notifications", "sessions/lock"):
            (data / name).mkdir(parents=True)
        settled = json.dumps(configuration(_PLACE), indent=3)
        (data / "conf" / "lmConf-1.json").write_text(settled, encoding="utf-8")
        for name, content in notes():
            (data / "notifications" / name).write_text(content, encoding="utf-8")

    def server(self, work: Path, data: Path) -> Server:
        """The Manager alone; what is settled is told where it lies."""
        settings = (_HERE / _SETTINGS).read_text(encoding="utf-8")
        mine = data / _SETTINGS
        mine.write_text(settings.replace(_PLACE, str(data)), encoding="utf-8")
        settled = data / "conf" / "lmConf-1.json"
        text = settled.read_text(encoding="utf-8")
        settled.write_text(text.replace(f'"{_PLACE}/', f'"{data}/'), encoding="utf-8")
        address = self.url.removeprefix("http://")
        return Server(
            (
                *("starman", "--listen", address, "--workers", "2"),
                str(_HERE / "app.psgi"),
            ),
            {"LLNG_DEFAULTCONFFILE": str(mine), "TZ": "UTC"},
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Nobody signs in: the Manager trusts whoever comes to it; help is hidden."""
        hidden = {"name": "showhelp", "value": "false", "url": self.url}
        page.context.add_cookies([{**hidden}])  # type: ignore[list-item]
        return "anonymous"


APPLICATION = Lemonldap(
    name="lemonldap",
    title="LemonLDAP::NG's Manager 2.16.1",
    licence="GPL-2.0-or-later",
    port=8567,
    ready="/manager.html",
    shown_addresses=(
        "https://projects.ow2.org/view/lemonldap-ng",
        "https://lemonldap-ng.org",
    ),
)
