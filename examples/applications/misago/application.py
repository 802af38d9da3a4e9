"""How the village halls' Misago is installed, filled, started and entered."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.people import PASSWORD
from examples.scripted.tables_application import TablesApplication

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_HERE = Path(__file__).parent
_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the categories beside the threads are hidden."""


class Misago(TablesApplication):
    """What those who keep village halls ask one another."""

    __slots__ = ()

    def said(self, work: Path, data: Path) -> dict[str, str]:
        """Return where its settings are."""
        return {
            "APPLICATION_URL": self.url,
            "DJANGO_SETTINGS_MODULE": "halls_settings",
            "PYTHONPATH": str(self.folder),
        }

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as one of the office, who may do everything."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/admincp/")
        page.fill("[name=username]", person.name)
        page.fill("[name=password]", PASSWORD)
        with page.expect_navigation():
            page.press("[name=password]", "Enter")
        return person.name


APPLICATION = Misago(
    name="misago",
    title="Misago 0.39.6",
    licence="GPL-2.0-only",
    port=8541,
    ready="/admincp/",
    folder=_HERE,
    start=_HERE.parent / "indico" / "start.sh",
    manages="django-admin",
)
