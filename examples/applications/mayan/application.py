"""How the joiner's archive is installed, filled, started and entered."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Server
from examples.scripted.django_application import DjangoApplication
from examples.scripted.installing import install_debian, install_node
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_VIEW: ViewportSize = {"width": 1680, "height": 950}
"""On a narrower screen the tree of the cabinets lies below what is in them."""
_DEBIAN = ("gcc", "libldap2-dev", "libmagic1", "libsasl2-dev", "poppler-utils")
_STYLED = (
    "appearance",
    "appearance_bootstrap",
    "cabinets",
    "icons",
    "mayan_forms",
    "redactions",
    "signature_captures",
    "templating",
)
"""Parts of the package that look for their styles and scripts among npm's packages."""
_SERVING = (
    "--worker-class=gthread",
    "--threads=24",  # every page holds one, which tells it what is new
    "--graceful-timeout=1",
    "--timeout=300",
    "--no-control-socket",
    "mayan.wsgi",
)


class Mayan(DjangoApplication):
    """Where a joiner files delivery notes, contracts and drawings."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install the package, and from npm what it would fetch by itself."""
        install_debian(_DEBIAN)
        programs = install_node(work / "mayan-node", self.folder / "package.json")
        DjangoApplication.install(self, work)
        packages = programs.parent
        for part in _STYLED:
            link = work / "mayan-static" / part / "node_modules"
            link.parent.mkdir(exist_ok=True)
            if not link.is_symlink():
                link.symlink_to(packages)
        styles = packages / "bootswatch" / "dist" / "flatly" / "bootstrap.min.css"
        told = styles.read_text(encoding="utf-8")
        # Its fonts would come from elsewhere.
        styles.write_text(re.sub(r"@import url\([^)]*\);", "", told), encoding="utf-8")

    def server(self, work: Path, data: Path) -> Server:
        """Gunicorn, which the package brings."""
        command = (str(self._python(work)), "-W", "ignore", "-m", "gunicorn")
        bound = f"--bind=127.0.0.1:{self.port}"
        return Server((*command, bound, *_SERVING), self._environment(work, data))

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the office, and wait for the first page."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}{self.ready}")
        page.fill("#id_username", person.name)
        page.fill("#id_password", PASSWORD)
        page.press("#id_password", "Enter")
        page.wait_for_url("**/#/home/")
        page.locator("#ajax-content h3, #ajax-content h4").first.wait_for()
        return person.name


APPLICATION = Mayan(
    name="mayan",
    title="Mayan EDMS 4.12.2",
    licence="GPL-2.0-only",
    port=8518,
    ready="/authentication/login/",
    folder=Path(__file__).parent,
    project="joinery",
)
