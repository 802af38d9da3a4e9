"""How the garden's website is installed, filled, started and entered."""

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
"""On a narrower screen the column beside a page's fields lies over them."""


class Wagtail(DjangoApplication):
    """The pages of a botanical garden, and what is on there."""

    __slots__ = ()

    def sign_in(self, page: Page, person: Person, workflow: Workflow) -> str:
        """Sign in as somebody of the garden's office."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/admin/login/")
        page.fill("#id_username", person.name)
        page.fill("#id_password", PASSWORD)
        with page.expect_navigation():
            page.press("#id_password", "Enter")
        return person.name


APPLICATION = Wagtail(
    name="wagtail",
    title="Wagtail 8.0.1",
    licence="BSD-3-Clause",
    port=8494,
    ready="/admin/login/",
    folder=Path(__file__).parent,
    project="garden",
    migrate=("migrate", "--run-syncdb"),
)
