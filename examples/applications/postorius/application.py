"""How the bands' Postorius is installed, filled, started and entered."""

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
"""On a narrower screen the links of a list take several rows."""


class Postorius(DjangoApplication):
    """The mailing lists of a federation of brass bands."""

    __slots__ = ()

    def sign_in(
        self,
        page: Page,
        person: Person,
        workflow: Workflow,
    ) -> str:
        """Sign in as somebody of the federation's office."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/accounts/login/")
        page.fill("input[name=login]", person.name)
        page.fill("input[name=password]", PASSWORD)
        with page.expect_navigation():
            page.press("input[name=password]", "Enter")
        page.get_by_text("Create New List").wait_for()
        return person.name


APPLICATION = Postorius(
    name="postorius",
    title="Postorius 1.3.13",
    licence="GPL-3.0-or-later",
    port=8546,
    ready="/accounts/login/",
    folder=Path(__file__).parent,
    project="bandstand",
)
