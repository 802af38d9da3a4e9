"""How the boatyard's books are installed, filled, started and entered."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.django_application import DjangoApplication
from examples.scripted.installing import install_node
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_VIEW: ViewportSize = {"width": 1680, "height": 950}
"""On a narrower screen the tables are cut off."""
_ELSEWHERE = re.compile(r"@import url\([^)]*\);?")
"""Fonts that the styles would fetch."""
_KNOWN = """IconifyProviders = { "": { resources: [location.origin + "/static"] } };
IconifyPreload = """
"""An icon that nobody has drawn is not asked for elsewhere, either."""
_ICON = re.compile(r"[\"']([a-z][a-z0-9-]*:[a-z0-9-]+)[\"']")


class DjangoLedger(DjangoApplication):
    """What a boatyard writes down of what it earns and owes."""

    __slots__ = ()

    def install(self, work: Path) -> None:
        """Install the package, and from npm the styles that its pages name."""
        programs = install_node(work / "ledger-node", self.folder / "package.json")
        DjangoApplication.install(self, work)
        packages = programs.parent
        static = work / "ledger-static"
        link = static / "npm"
        if not link.is_symlink():
            link.symlink_to(packages)
        styles = packages / "bulmaswatch" / "litera" / "bulmaswatch.min.css"
        told = styles.read_text(encoding="utf-8")
        styles.write_text(_ELSEWHERE.sub("", told), encoding="utf-8")
        icons = self._icons(work, packages / "@iconify-json")
        (static / "icons.js").write_text(_KNOWN + icons, encoding="utf-8")

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the office."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}{self.ready}")
        page.fill("input[name=username]", person.name)
        page.fill("input[name=password]", PASSWORD)
        with page.expect_navigation():
            page.press("input[name=password]", "Enter")
        return person.name

    def _icons(self, work: Path, collections: Path) -> str:
        """Return the drawings of the icons that the package's pages name."""
        [package] = (
            self._python(work).parents[1].glob("lib/*/site-packages/django_ledger")
        )
        named = {
            name
            for kind in ("*.html", "*.py")
            for file in package.rglob(kind)
            for name in _ICON.findall(file.read_text(encoding="utf-8"))
        }
        drawn = []
        for folder in sorted(collections.iterdir()):
            whole = json.loads((folder / "icons.json").read_bytes())
            whole["icons"] = {
                name: drawing
                for name, drawing in whole["icons"].items()
                if f"{folder.name}:{name}" in named
            }
            drawn.append(whole | {"aliases": {}})
        return json.dumps(drawn)


APPLICATION = DjangoLedger(
    name="ledger",
    title="Django Ledger 0.8.5",
    licence="GPL-3.0-or-later",
    port=8527,
    ready="/auth/login/",
    folder=Path(__file__).parent,
    project="boatyard",
)
