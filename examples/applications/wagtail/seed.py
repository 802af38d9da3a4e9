"""Fill the website of a garden: ``python seed.py NAME ...``, one a colleague.

It runs in the environment that the application was installed into.
"""

from __future__ import annotations

import os
import sys
from datetime import date, datetime, time, timedelta, timezone
from io import BytesIO

import django

django.setup()

from django.contrib.auth import get_user_model  # noqa: E402 (Django is set up first)
from django.core.files.images import ImageFile  # noqa: E402
from garden.models import EventPage, PlainPage, WhatsOnPage  # noqa: E402
from PIL import Image as Canvas  # noqa: E402
from PIL import ImageDraw  # noqa: E402
from wagtail.contrib.redirects.models import Redirect  # noqa: E402
from wagtail.images.models import Image  # noqa: E402
from wagtail.models import Page, Site  # noqa: E402

PICTURES = (
    ("Apple tree in frost", "#c8d6e0", "#5a4a3a"),
    ("Lamp in the orchard", "#223322", "#ffd560"),
    ("Orchids at night", "#1d1a2e", "#c45fa8"),
    ("Rose garden in June", "#b8d8a0", "#d03050"),
    ("Fern valley", "#204428", "#69b050"),
    ("Palm house from the hill", "#bcdcec", "#307040"),
    ("Pumpkins on the wall", "#d8c8a8", "#e07818"),
    ("Gardeners at breakfast", "#e8e0c8", "#8a5a30"),
    ("Old greenhouse", "#a8c0b8", "#486058"),
)
"""Title, ground and what stands on it."""
EVENTS = (
    ("Moth night", date(2025, 12, 12), time(18), "Orchard", True),
    ("Rose pruning for beginners", date(2026, 2, 21), time(10), "Rose garden", False),
    ("Cactus weekend", date(2026, 5, 16), time(11), "Palm house", True),
    ("Fern walk", date(2026, 9, 5), time(14), "Fern valley", False),
    ("Pumpkin weighing", date(2026, 10, 18), time(12), "Potting shed", False),
    ("Seed swap", date(2026, 11, 7), time(9, 30), "Potting shed", False),
    ("Carols among the palms", date(2026, 12, 20), time(17), "Palm house", True),
)
"""Title, day, hour, place, and whether people have to book."""
PAGES = (
    ("Visit us", ("Opening hours", "How to get here", "Prices", "With a wheelchair")),
    (
        "Notices",
        (
            "Palm house closed for painting",
            "Path to the pond is icy",
            "No dogs in the orchard",
            "Lift out of order",
            "Summer café is open",
            "Car park full on Sundays",
        ),
    ),
    ("Plants", ("Fern collection", "Roses A to Z", "The oldest oak")),
    ("Archive", ("Year 2024", "Year 2025", "Year 2026")),
)
"""Title, and the titles of what is below it."""
REDIRECTS = (
    ("/hours", "Opening hours"),
    ("/prices", "Prices"),
    ("/pumpkins", "Pumpkin weighing"),
    ("/oak", "The oldest oak"),
    ("/roses", "Roses A to Z"),
)
"""A short address that is printed somewhere, and the page it leads to."""
_BEGAN = datetime(2026, 11, 2, 8, 15, tzinfo=timezone.utc)


def fill(names: list[str], password: str) -> None:
    """Make the colleagues, the pictures, the pages and the short addresses."""
    user = get_user_model()
    for name in names:
        user.objects.create_superuser(
            name, f"{name}@garden.test", password, first_name=name.capitalize()
        )
    for title, ground, thing in PICTURES:
        _draw(title, ground, thing)
    home = _make_home()
    whats_on = home.add_child(
        instance=WhatsOnPage(title="What's on", show_in_menus=True)
    )
    made = [
        whats_on.add_child(
            instance=EventPage(
                title=title,
                day=day,
                starts=hour,
                place=place,
                booking=booking,
                body="<p>Come and see.</p>",
            )
        )
        for title, day, hour, place, booking in EVENTS
    ]
    for title, below in PAGES:
        section = home.add_child(instance=PlainPage(title=title, show_in_menus=True))
        made += [
            section.add_child(
                instance=PlainPage(title=one, body=f"<p>{one}, in short.</p>")
            )
            for one in below
        ]
    for n, page in enumerate([home, whats_on, *made]):
        _publish(page, _BEGAN + timedelta(hours=7 * n))
    for address, title in REDIRECTS:
        Redirect.objects.create(
            old_path=address,
            is_permanent=True,
            site=None,
            redirect_page=Page.objects.get(title=title),
        )


def _draw(title: str, ground: str, thing: str) -> None:
    canvas = Canvas.new("RGB", (480, 320), ground)
    brush = ImageDraw.Draw(canvas)
    for n in range(5):
        left, top = 40 + 85 * n, 60 + 37 * ((n * 3) % 5)
        brush.ellipse((left, top, left + 70, top + 90), fill=thing)
    file = BytesIO()
    canvas.save(file, "JPEG", quality=80)
    name = title.lower().replace(" ", "-") + ".jpg"
    Image.objects.create(title=title, file=ImageFile(file, name=name))


def _make_home() -> Page:
    """Put the garden's first page in place of the one that every site begins with."""
    root = Page.get_first_root_node()
    Site.objects.all().delete()
    for old in root.get_children():
        old.delete()
    root.refresh_from_db()
    home = root.add_child(instance=PlainPage(title="Hill Garden", slug="home"))
    port = int(os.environ["GARDEN_URL"].rsplit(":", maxsplit=1)[1])
    Site.objects.create(
        hostname="127.0.0.1",
        port=port,
        root_page=home,
        is_default_site=True,
        site_name="Hill Garden",
    )
    return home


def _publish(page: Page, when: datetime) -> None:
    page.refresh_from_db()
    page.specific.save_revision().publish()
    Page.objects.filter(pk=page.pk).update(
        first_published_at=when,
        last_published_at=when,
        latest_revision_created_at=when,
    )


if __name__ == "__main__":
    fill(sys.argv[1:], os.environ["APPLICATION_PASSWORD"])
