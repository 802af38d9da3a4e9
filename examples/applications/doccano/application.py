"""How the tool maker's reading room is installed, filled, started and entered."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from examples.scripted.django_application import DjangoApplication
from examples.scripted.people import PASSWORD

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from examples.scripted.people import Person
    from examples.scripted.tasks import Workflow

_VIEW: ViewportSize = {"width": 1280, "height": 800}
"""On a narrower screen the menu on the left lies over the page."""


class Doccano(DjangoApplication):
    """What customers wrote to a maker of garden tools, read and marked up."""

    __slots__ = ()

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the reading room."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/auth")
        page.fill("input[name=username]", person.name)
        page.fill("input[name=password]", PASSWORD)
        page.keyboard.press("Enter")
        page.get_by_text("Shop reviews 2026").wait_for()
        return person.name


APPLICATION = Doccano(
    name="doccano",
    title="doccano 1.8.4",
    licence="MIT",
    port=8522,
    ready="/auth",
    folder=Path(__file__).parent,
    project="toolshed",
)
