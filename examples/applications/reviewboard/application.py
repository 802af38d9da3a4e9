"""How Review Board is installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.django_application import DjangoApplication
from examples.scripted.installing import install_debian, install_python, run
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen it shows itself as it does on a telephone."""
_FOLDERS = (
    "data",
    "logs",
    "htdocs/media/ext",
    "htdocs/media/uploaded/images",
    "htdocs/static/ext",
)
"""It shows nothing but complaints where one of them is missing."""


class ReviewBoard(DjangoApplication):
    """What a ferry company tells its passengers, and who has to agree to it."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install the package, lay its styles together, and make empty tables once.

        The package brings its styles finished; to gather them anew takes programs that
        it does not bring.
        """
        install_debian(["git", "patch"])
        python = install_python(
            self._python(work).parents[1], self.folder / "requirements.txt"
        )
        tables = self._tables(work)
        if tables.is_file():
            return
        root = work / f"{self.name}-static"
        for folder in _FOLDERS:
            (root / folder).mkdir(parents=True, exist_ok=True)
        for styles in python.parents[1].glob("lib/*/site-packages/*/htdocs/static"):
            shutil.copytree(styles, root / "htdocs" / "static", dirs_exist_ok=True)
        empty = work / f"{self.name}-empty"
        shutil.rmtree(empty, ignore_errors=True)
        empty.mkdir(parents=True)
        run(
            [str(python), "-m", "django", "evolve", "--noinput", "--execute"],
            folder=empty,
            environment=self._environment(work, empty),
        )
        (empty / self._database).rename(tables)

    def sign_in(
        self,
        page: Page,
        person: Person,
        workflow: Workflow,
    ) -> str:
        """Sign in as somebody of the office."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/account/login/")
        page.fill("input[name=username]", person.name)
        page.fill("input[name=password]", PASSWORD)
        with page.expect_navigation():
            page.press("input[name=password]", "Enter")
        return person.name


APPLICATION = ReviewBoard(
    name="reviewboard",
    title="Review Board 8.1",
    licence="MIT",
    port=8570,
    ready="/account/login/",
    folder=Path(__file__).parent,
    project="reviewboard",
)
