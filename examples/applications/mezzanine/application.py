"""How the lido's website is installed, filled, started and entered."""

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


class Mezzanine(DjangoApplication):
    """The pages of a lido, its news, and the forms that its guests fill in."""

    __slots__ = ()

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the lido's office."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/admin/")
        page.fill("#id_username", person.name)
        page.fill("#id_password", PASSWORD)
        with page.expect_navigation():
            page.press("#id_password", "Enter")
        return person.name


APPLICATION = Mezzanine(
    name="mezzanine",
    title="Mezzanine 6.1.1",
    licence="BSD-2-Clause",
    port=8583,
    ready="/admin/login/",
    folder=Path(__file__).parent,
    project="lido",
)
