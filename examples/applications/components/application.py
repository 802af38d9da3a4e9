"""How pages made of well-known component libraries are built and served."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.application import Application, Server
from examples.scripted.installing import install_node, run

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_PAGES = _HERE / "pages"
_PICTURES = "@shoelace-style/shoelace/dist/assets"
"""Shoelace asks for each of its icons by its address."""
_VIEW: ViewportSize = {"width": 1280, "height": 800}
_FONTS = ("woff2", "woff", "ttf", "eot", "svg", "png")


class Components(Application):
    """Small office pages, one a library; their data live in the page."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install the libraries from npm, and bundle each page with its own."""
        programs = install_node(
            work / "components-node", _HERE / "package.json", building=["esbuild"]
        )
        site = work / "components-site"
        run(
            [
                str(programs / "esbuild"),
                *(str(path) for path in sorted(_PAGES.glob("*.js*"))),
                *("--bundle", "--minify", "--format=iife", "--jsx=automatic"),
                *(f"--loader:.{font}=file" for font in _FONTS),
                "--define:process.env.NODE_ENV='production'",
                f"--outdir={site}",
            ],
            environment={"NODE_PATH": str(programs.parent)},
        )
        shutil.copytree(
            programs.parent / _PICTURES, site / "shoelace/assets", dirs_exist_ok=True
        )
        for path in _PAGES.glob("*.html"):
            folder = site / path.stem
            folder.mkdir(exist_ok=True)
            (folder / "index.html").write_bytes(path.read_bytes())

    def fill(self, work: Path, data: Path) -> None:
        """Leave the folder empty: a page begins with what it brings."""

    def server(self, work: Path, data: Path) -> Server:
        """Python's own server of files."""
        served = ("--bind", "127.0.0.1", "--directory", str(work / "components-site"))
        return Server(
            (sys.executable, "-m", "http.server", str(self.port), *served), {}
        )

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Nobody signs in; the page is wide enough for a table."""
        page.set_viewport_size(_VIEW)
        return person.name


APPLICATION = Components(
    name="components",
    title="Pages of component libraries",
    licence="MIT",
    port=8500,
    people=("p01", "p02", "p03"),
    samples=True,
)
