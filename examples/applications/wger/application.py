"""How the gym's pages are installed, filled, started and entered."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.django_application import DjangoApplication
from examples.scripted.installing import install_node, install_python, run
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the menus at the top fold into one."""
_TABLES = {
    "datatables.net/js/jquery.dataTables.min.js": "js/jquery.datatables.min.js",
    "datatables.net-bs4/js/dataTables.bootstrap4.min.js": "js/dataTables.bootstrap4.min.js",
    "datatables.net-bs4/css/dataTables.bootstrap4.min.css": "css/dataTables.bootstrap4.min.css",
}
"""Where its pages look for files that npm's packages have elsewhere."""


class Wger(DjangoApplication):
    """The members and plans of a small gym."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Put npm's packages where its pages look for them, then all the rest."""
        requirements = self.folder / "requirements.txt"
        python = install_python(self._python(work).parents[1], requirements)
        node = work / "wger-node"
        programs = install_node(node, self.folder / "package.json", building=())
        styles = next(
            python.parents[1].glob("lib/*/site-packages/wger/core/static/scss")
        )
        scripts = self._scripts(work)
        if not scripts.is_dir():
            made = work / "wger-yarn-begun"
            shutil.rmtree(made, ignore_errors=True)
            shutil.copytree(node / "node_modules", made / "yarn", symlinks=True)
            shutil.copytree(styles, made / "scss")
            yarn = made / "yarn"
            (yarn / "Sortable").mkdir()
            shutil.copy(yarn / "sortablejs" / "Sortable.min.js", yarn / "Sortable")
            for source, goal in _TABLES.items():
                copied = yarn / "datatables" / "media" / goal
                copied.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(yarn / source, copied)
            bootstrap = str(yarn / "bootstrap-compiled.css")
            run([str(programs / "sass"), str(made / "scss" / "main.scss"), bootstrap])
            made.rename(scripts)
        super().install(work)

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the gym's office."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/en/user/login")
        page.fill("#id_username", person.name)
        page.fill("#id_password", PASSWORD)
        with page.expect_navigation():
            page.press("#id_password", "Enter")
        return person.name

    def _scripts(self, work: Path) -> Path:
        return work / "wger-yarn"

    def _environment(self, work: Path, data: Path) -> dict[str, str]:
        scripts = str(self._scripts(work) / "yarn")
        return super()._environment(work, data) | {"QUARRY_SCRIPTS": scripts}


APPLICATION = Wger(
    name="wger",
    title="wger 2.1",
    licence="AGPL-3.0-or-later",
    port=8565,
    ready="/en/user/login",
    folder=Path(__file__).parent,
    project="quarry",
    shown_addresses=(
        "https://play.google.com/store/apps/details?id=de.wger.flutter",
        "https://hosted.weblate.org/engage/wger/",
        "https://github.com/wger-project/wger",
        "https://github.com/wger-project",
        "https://discord.gg/rPWFv6W",
        "https://wger.readthedocs.io/",
    ),
)
