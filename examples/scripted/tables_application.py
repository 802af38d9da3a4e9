"""Applications of Django that need PostgreSQL and Redis beside them while they run."""

from __future__ import annotations

import shutil
from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import install_debian, install_python, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen menus hide, or leave the tables half of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TablesApplication(Application):
    """An application with `make.sh`, `seed.py` and `serve.py` in the folder of its scripts.

    Attributes:
        folder: Where the scripts are, with `requirements.txt`.
        start: The script that runs a program beside the database and the cache.
        manages: The application's own program, which makes empty tables.
        debian: Packages that its own packages are built with.
    """

    folder: Path
    start: Path
    manages: str
    debian: tuple[str, ...] = ()

    @abstractmethod
    def said(self, work: Path, data: Path) -> dict[str, str]:
        """Return what its programs are told, beside what all are.

        Args:
            work: Where it is installed.
            data: Where its data are.
        """

    def install(self, work: Path) -> None:
        """Install the packages, make empty tables and gather the styles, once."""
        install_debian(("postgresql", "redis-server", *self.debian))
        install_python(self._environment(work), self.folder / "requirements.txt")
        tables = self._tables(work)
        if not tables.is_dir():
            empty = work / f"{self.name}-empty"
            shutil.rmtree(empty, ignore_errors=True)
            (empty / "tables").mkdir(parents=True)
            making = (str(self.folder / "make.sh"), self._program(work, self.manages))
            self._run(work, empty, "sh", *making)
            empty.rename(tables)

    def fill(self, work: Path, data: Path) -> None:
        """Make the staff, and all that they work on."""
        shutil.copytree(self._tables(work), data, dirs_exist_ok=True)
        names = [person.name for person in PEOPLE]
        program = self._program(work, "python")
        self._run(work, data, program, str(self.folder / "seed.py"), PASSWORD, *names)

    def server(self, work: Path, data: Path) -> Server:
        """Database, cache and pages, which a small server hands out."""
        command = (self._program(work, "python"), str(self.folder / "serve.py"))
        return Server(
            (*self._started(data), *command, str(self.port)), self._said(work, data)
        )

    def sign_in(
        self,
        page: Page,
        person: Person,
        workflow: Workflow,  # noqa: ARG002 (all begin alike)
    ) -> str:
        """Sign in as somebody with a name and a password."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}{self.ready}")
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
        return ("sh", str(self.start), str(data))

    def _program(self, work: Path, name: str) -> str:
        return str(self._environment(work) / "bin" / name)

    def _environment(self, work: Path) -> Path:
        return work / f"{self.name}-env"

    def _tables(self, work: Path) -> Path:
        return work / f"{self.name}-tables"

    def _said(self, work: Path, data: Path) -> dict[str, str]:
        return {
            "APPLICATION_FOLDER": str(data),
            "APPLICATION_STYLES": str(work / f"{self.name}-styles"),
            "TZ": "UTC",
            **self.said(work, data),
        }
