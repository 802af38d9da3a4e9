"""How the office of the ticket machines is installed, filled, started and entered."""

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
"""On a narrower screen the menus at the top hide, and captions leave their fields."""


class KiwiTcms(DjangoApplication):
    """What a maker of ticket machines tests before anything is sold."""

    __slots__ = ()

    def sign_in(
        self,
        page: Page,
        person: Person,
        workflow: Workflow,
    ) -> str:
        """Sign in as somebody of the office."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/accounts/login/")
        page.fill("#inputUsername", person.name)
        page.fill("#inputPassword", PASSWORD)
        with page.expect_navigation():
            page.press("#inputPassword", "Enter")
        return person.name


APPLICATION = KiwiTcms(
    name="kiwitcms",
    title="Kiwi TCMS 12.4",
    licence="GPL-2.0-only",
    port=8520,
    ready="/accounts/login/",
    folder=Path(__file__).parent,
    project="tollbar",
)
