"""How the bakeries' service desk is installed, filled, started and entered."""

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
"""On a narrower screen the names of the pages at the left are cut off."""


class Helpdesk(DjangoApplication):
    """What breaks in some bakeries, and who sees to it."""

    __slots__ = ()

    def sign_in(
        self,
        page: Page,
        person: Person,
        workflow: Workflow,
    ) -> str:
        """Sign in as somebody of the service desk."""
        page.set_viewport_size(_VIEW)
        page.goto(f"{self.url}/login/")
        page.fill("input[name=username]", person.name)
        page.fill("input[name=password]", PASSWORD)
        with page.expect_navigation():
            page.press("input[name=password]", "Enter")
        return person.name


APPLICATION = Helpdesk(
    name="helpdesk",
    title="django-helpdesk 2.6.1",
    licence="BSD-3-Clause",
    port=8524,
    ready="/login/",
    folder=Path(__file__).parent,
    project="crumb",
)
