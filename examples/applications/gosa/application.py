"""How the rescue service's GOsa is installed, filled, started and entered."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from examples.applications.gosa.seed import ldif
from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, run
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_VIEW: ViewportSize = {"width": 1280, "height": 800}
_PACKAGES = ("gosa", "gosa-schema", "slapd", "ldap-utils", "php-cli", "php-ldap")


class Gosa(Application):
    """The directory of a mountain rescue service: people, departments and groups."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install it from Debian, with the server of its directory."""
        install_debian(_PACKAGES)

    def fill(self, work: Path, data: Path) -> None:
        """Write the directory."""
        (data / "directory").mkdir()
        settings = str(_HERE / "slapd.conf")
        run(["/usr/sbin/slapadd", "-f", settings], folder=data, text=ldif())

    def server(self, work: Path, data: Path) -> Server:
        """PHP's own server, with that of the directory beside it."""
        command = ("sh", str(_HERE / "start.sh"), str(data), str(_HERE), str(self.port))
        return Server(command, {"TZ": "UTC"})

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in, and wait for the page that everybody begins on."""
        page.set_viewport_size(_VIEW)
        page.goto(self.url)
        page.locator("[name=username]").fill(person.name)
        page.locator("[name=password]").fill(PASSWORD)
        page.locator("[name=login]").click()
        page.wait_for_url("**/main.php**")
        return person.name


APPLICATION = Gosa(
    name="gosa",
    title="GOsa 2.8~git20230203",
    licence="GPL-2.0-or-later",
    port=8577,
    ready="/index.php",
)
