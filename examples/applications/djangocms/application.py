"""How the bath's website is installed, filled, started and entered."""

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
"""On a narrower screen the buttons at the top lie over the menus beside them."""


class DjangoCms(DjangoApplication):
    """The pages of an open-air swimming bath."""

    __slots__ = ()

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the bath's office."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/admin/login/")
        page.fill("#id_username", person.name)
        page.fill("#id_password", PASSWORD)
        with page.expect_navigation():
            page.press("#id_password", "Enter")
        return person.name


APPLICATION = DjangoCms(
    name="djangocms",
    title="django CMS 5.1.3",
    licence="BSD-3-Clause",
    port=8549,
    ready="/admin/login/",
    folder=Path(__file__).parent,
    project="lido",
)
