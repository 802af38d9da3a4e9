"""How the shop is installed, filled, started and entered."""

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
"""On a narrower screen the tables are cut off."""


class Oscar(DjangoApplication):
    """The dashboard of a shop for musicians."""

    __slots__ = ()

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the shop."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/dashboard/login/")
        page.fill("#id_username", f"{person.name}@reed.test")
        page.fill("#id_password", PASSWORD)
        with page.expect_navigation():
            page.press("#id_password", "Enter")
        return person.name


APPLICATION = Oscar(
    name="oscar",
    title="Oscar 4.2.1",
    licence="BSD-3-Clause",
    port=8503,
    ready="/dashboard/login/",
    folder=Path(__file__).parent,
    project="shop",
)
