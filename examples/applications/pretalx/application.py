"""How the office of a meeting is installed, filled, started and entered."""

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
"""On a narrower screen what can be put into a mail is cut off at its side."""


class Pretalx(DjangoApplication):
    """A meeting of fruit growers, and who wants to speak there."""

    __slots__ = ()

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the meeting's office."""
        account = f"{person.name}@orchard.test"
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/orga/login/")
        page.fill("#id_login_email", account)
        page.fill("#id_login_password", PASSWORD)
        with page.expect_navigation():
            page.press("#id_login_password", "Enter")
        return account


APPLICATION = Pretalx(
    name="pretalx",
    title="pretalx 2025.2.2",
    licence="AGPL-3.0 with additional terms",
    port=8509,
    ready="/orga/login/",
    folder=Path(__file__).parent,
    project="orchard",
)
