"""How pages made of further component libraries are built and served."""

from __future__ import annotations

import sys
from pathlib import Path

from examples.applications.components.application import Components
from examples.scripted.application import Server
from examples.scripted.installing import install_node, run

_HERE = Path(__file__).parent
_PAGES = _HERE / "pages"
_FONTS = ("woff2", "woff", "ttf", "eot", "svg", "png", "gif")


class Libraries(Components):
    """Small office pages, one a library; their data live in the page."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install the libraries from npm, and bundle each page with its own."""
        programs = install_node(
            work / "libraries-node", _HERE / "package.json", building=["esbuild"]
        )
        site = work / "libraries-site"
        run(
            [
                str(programs / "esbuild"),
                *(str(path) for path in sorted(_PAGES.glob("*.js*"))),
                *("--bundle", "--minify", "--format=iife", "--jsx=automatic"),
                "--conditions=module,style",
                *(f"--loader:.{font}=file" for font in _FONTS),
                "--define:process.env.NODE_ENV='production'",
                f"--outdir={site}",
            ],
            environment={"NODE_PATH": str(programs.parent)},
        )
        for path in _PAGES.glob("*.html"):
            folder = site / path.stem
            folder.mkdir(exist_ok=True)
            (folder / "index.html").write_bytes(path.read_bytes())

    def server(self, work: Path, data: Path) -> Server:
        """Python's own server of files."""
        served = ("--bind", "127.0.0.1", "--directory", str(work / "libraries-site"))
        return Server(
            (sys.executable, "-m", "http.server", str(self.port), *served), {}
        )


APPLICATION = Libraries(
    name="libraries",
    title="Pages of further component libraries",
    licence=(
        "MIT, but for UI5's web components, Vaadin's, Carbon, Blueprint, React Spectrum,"
        " Grommet and bootstrap-datepicker (Apache-2.0), Quill (BSD-3-Clause) and Webix"
        " (GPL-3.0)"
    ),
    port=8515,
    people=("p01", "p02", "p03"),
    samples=True,
)
