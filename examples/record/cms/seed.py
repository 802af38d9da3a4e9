"""Fill the museum's empty database with invented pages and editors."""

from __future__ import annotations

import os
from datetime import date

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "cms.settings")
django.setup()

from django.contrib.auth import get_user_model  # noqa: E402
from wagtail.contrib.redirects.models import Redirect  # noqa: E402
from wagtail.models import Page, Site  # noqa: E402

from cms.museum.models import (  # noqa: E402
    EventPage,
    NewsPage,
    SectionPage,
    VisitPage,
)

EDITORS = (
    ("ingrid", "Ingrid", "Solheim"),
    ("tomas", "Tomas", "Brede"),
    ("wanjiru", "Wanjiru", "Kamau"),
    ("piotr", "Piotr", "Zielony"),
    ("delia", "Delia", "Marsh"),
)
NEWS = (
    ("Mill wheel turns again", date(2026, 9, 4), "After two years of repairs."),
    ("New bridge to the car park", date(2026, 9, 18), "Level access for everyone."),
    ("Loan of the valley maps", date(2026, 10, 2), "Twelve sheets from 1781."),
    ("Winter shop is open", date(2026, 10, 30), "Gifts made in the valley."),
)
EVENTS = (
    ("Lantern walk", date(2026, 11, 6), "Courtyard", "families", 40),
    ("Bread from the old oven", date(2026, 11, 14), "Bakehouse", "everyone", 25),
    ("Spinning for beginners", date(2026, 11, 20), "Loom room", "everyone", 12),
    ("Archive evening", date(2026, 12, 3), "Reading room", "members", 18),
    ("School day: the mill", date(2026, 12, 9), "Mill", "schools", 60),
)
VISITS = (
    (
        "Opening times",
        "Tuesday to Sunday, 10 to 17",
        "12 euros",
        "Bus 4 to Mill Lane.",
        "ingrid",
    ),
    ("Library", "Wednesday, 13 to 17", "Free", "In the old school.", "wanjiru"),
    ("Cafe", "Tuesday to Sunday, 10 to 16", "Free", "Beside the courtyard.", "piotr"),
)
PASSWORD = "Rain-or-shine-41"  # noqa: S105 (of invented people, on loopback)
"""Everybody's: the check searches the recordings for it."""


def main() -> None:
    """Fill the database."""
    for name, first, last in EDITORS:
        get_user_model().objects.create_superuser(
            username=name,
            email=f"{name}@marlevalley.test",
            password=PASSWORD,
            first_name=first,
            last_name=last,
        )
    root = Page.objects.get(depth=1)
    home = root.add_child(
        instance=SectionPage(title="Marle Valley Museum", slug="museum")
    )
    site = Site.objects.get(is_default_site=True)
    site.root_page, site.hostname = home, "127.0.0.1"
    site.site_name, site.port = "Marle Valley Museum", 8472
    site.save()
    Page.objects.filter(slug="home", depth=2).delete()
    news = _add(Page.objects.get(pk=home.pk), SectionPage(title="News"))
    for title, day, summary in NEWS:
        _add(news, NewsPage(title=title, date=day, summary=summary))
    events = _add(Page.objects.get(pk=home.pk), SectionPage(title="Events"))
    for title, day, room, audience, places in EVENTS:
        _add(
            events,
            EventPage(
                title=title, date=day, room=room, audience=audience, places=places
            ),
        )
    visit = _add(Page.objects.get(pk=home.pk), SectionPage(title="Visit"))
    for title, hours, price, way, editor in VISITS:
        _add(
            visit,
            VisitPage(
                title=title, opening_hours=hours, ticket_price=price, directions=way
            ),
            by=editor,
        )
    Redirect.objects.create(old_path="/tickets", redirect_link="/visit/opening-times/")


def _add(parent: Page, page: Page, *, by: str = "ingrid") -> Page:
    """Publish a page below another, as an editor would."""
    added = parent.add_child(instance=page)
    editor = get_user_model().objects.get(username=by)
    added.save_revision(user=editor, log_action=True).publish(user=editor)
    return added


if __name__ == "__main__":
    main()
