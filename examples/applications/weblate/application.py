"""How the lamp maker's Weblate is installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, install_python, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_START = _HERE.parent / "indico" / "start.sh"
"""It needs the same two beside it: PostgreSQL and Redis."""
_DEBIAN = (
    "postgresql",
    "redis-server",
    "git",
    "gcc",
    "pkg-config",
    "gir1.2-pango-1.0",
    "libacl1-dev",
    "libcairo2-dev",
    "libgirepository1.0-dev",
    "liblz4-dev",
    "libssl-dev",
    "libxxhash-dev",
    "libzstd-dev",
)
"""What runs beside it, and what its packages are built with."""
_ENVIRONMENT = "weblate-env"
_TABLES = "weblate-tables"
_STYLES = "weblate-styles"
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the menus of the top hide behind one button."""


class Weblate(Application):
    """What a maker of lamps says abroad."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install the packages, make empty tables and gather the styles."""
        install_debian(_DEBIAN)
        install_python(work / _ENVIRONMENT, _HERE / "requirements.txt")
        tables = work / _TABLES
        if not tables.is_dir():
            empty = work / "weblate-empty"
            shutil.rmtree(empty, ignore_errors=True)
            (empty / "tables").mkdir(parents=True)
            making = (str(_HERE / "make.sh"), self._program(work, "weblate"))
            self._run(work, empty, "sh", *making)
            empty.rename(tables)

    def fill(self, work: Path, data: Path) -> None:
        """Make the staff, the translators, the texts and who translated them."""
        shutil.copytree(work / _TABLES, data, dirs_exist_ok=True)
        names = [person.name for person in PEOPLE]
        program = self._program(work, "python")
        self._run(work, data, program, str(_HERE / "seed.py"), PASSWORD, *names)

    def server(self, work: Path, data: Path) -> Server:
        """Database, cache and pages, which a small server hands out."""
        command = (self._program(work, "python"), str(_HERE / "serve.py"))
        return Server(
            (*self._started(data), *command, str(self.port)), self._said(work, data)
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody who looks after the shop's languages."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/accounts/login/")
        page.fill("#id_username", person.name)
        page.fill("#id_password", PASSWORD)
        with page.expect_navigation():
            page.press("#id_password", "Enter")
        return person.name

    def _run(self, work: Path, data: Path, *command: str) -> None:
        """Run a program beside the database, from its start to its end."""
        said = self._said(work, data)
        run((*self._started(data), *command), folder=work, environment=said)

    def _started(self, data: Path) -> tuple[str, ...]:
        return ("sh", str(_START), str(data))

    def _program(self, work: Path, name: str) -> str:
        return str(work / _ENVIRONMENT / "bin" / name)

    def _said(self, work: Path, data: Path) -> dict[str, str]:
        return {
            "APPLICATION_FOLDER": str(data),
            "APPLICATION_PLACE": f"127.0.0.1:{self.port}",
            "APPLICATION_STYLES": str(work / _STYLES),
            "DJANGO_SETTINGS_MODULE": "weblate_settings",
            "PYTHONPATH": str(_HERE),
            "TZ": "UTC",
        }


APPLICATION = Weblate(
    name="weblate",
    title="Weblate 5.14.3",
    licence="GPL-3.0-or-later",
    port=8517,
    ready="/accounts/login/",
)
