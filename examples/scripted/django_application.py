"""Applications of Django that are one package and a small project beside the scripts."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import install_python, run
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True, slots=True, kw_only=True)
class DjangoApplication(Application):
    """An application with a project, `seed.py` and `serve.py` in the folder of its scripts.

    The settings find their folders, and the address, in variables that begin with the
    name of the project.

    Attributes:
        folder: Where the scripts are, with `requirements.txt`.
        project: Name of the package with the settings, and of the database.
        migrate: The command of Django that makes empty tables.
    """

    folder: Path
    project: str
    migrate: tuple[str, ...] = ("migrate",)

    def install(self, work: Path) -> None:
        """Install the package, gather its styles, and make empty tables once."""
        python = install_python(
            self._python(work).parents[1], self.folder / "requirements.txt"
        )
        tables = self._tables(work)
        if tables.is_file():
            return
        empty = work / f"{self.name}-empty"
        shutil.rmtree(empty, ignore_errors=True)
        empty.mkdir(parents=True)
        for does in (self.migrate, ("collectstatic", "--noinput")):
            run(
                [str(python), "-m", "django", *does],
                folder=empty,
                environment=self._environment(work, empty),
            )
        (empty / self._database).rename(tables)

    def fill(self, work: Path, data: Path) -> None:
        """Make the staff, and all that they work on."""
        shutil.copyfile(self._tables(work), data / self._database)
        names = [person.name for person in PEOPLE]
        run(
            [str(self._python(work)), str(self.folder / "seed.py"), *names],
            folder=data,
            environment=self._environment(work, data)
            | {"APPLICATION_PASSWORD": PASSWORD},
        )

    def server(self, work: Path, data: Path) -> Server:
        """Waitress, with the styles that the package brings."""
        serve = str(self.folder / "serve.py")
        command = (str(self._python(work)), serve, str(self.port))
        return Server(command, self._environment(work, data))

    @property
    def _database(self) -> str:
        return f"{self.project}.sqlite3"

    def _python(self, work: Path) -> Path:
        return work / f"{self.name}-env" / "bin" / "python"

    def _tables(self, work: Path) -> Path:
        return work / f"{self.name}-tables.sqlite3"

    def _environment(self, work: Path, data: Path) -> dict[str, str]:
        variable = self.project.upper()
        return {
            "DJANGO_SETTINGS_MODULE": f"{self.project}.settings",
            f"{variable}_DATA": str(data),
            f"{variable}_STATIC": str(work / f"{self.name}-static"),
            f"{variable}_URL": self.url,
            "PYTHONPATH": str(self.folder),
        }
