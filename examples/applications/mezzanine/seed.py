"""Fill the lido's empty website with its staff, pages, posts and forms.

``python seed.py NAME ...`` runs in the environment that the application was
installed into, with everybody's password in ``APPLICATION_PASSWORD``.
"""

from __future__ import annotations

import os
import sys
from datetime import datetime, timezone

import django

django.setup()

from django.contrib.auth.models import User  # noqa: E402
from django.contrib.sites.models import Site  # noqa: E402
from mezzanine.blog.models import BlogCategory, BlogPost  # noqa: E402
from mezzanine.conf import settings  # noqa: E402
from mezzanine.core.models import CONTENT_STATUS_PUBLISHED  # noqa: E402
from mezzanine.forms.models import Form  # noqa: E402
from mezzanine.pages.models import RichTextPage  # noqa: E402

_CATEGORIES = ("Courses", "Events", "Opening hours", "Water")
_PAGES = (
    ("Prices", None),
    ("Courses", None),
    ("For children", "Courses"),
    ("For adults", "Courses"),
    ("The baths", None),
    ("Cafeteria", "The baths"),
    ("Sauna", "The baths"),
    ("Blog", None),
)
_FORMS = (("Lost property", "The baths"), ("Swimming badge", "Courses"))
_POSTS = (
    ("The sauna is open again", "Opening hours"),
    ("Moonlight swimming in June", "Events"),
    ("New lane for slow swimmers", "Water"),
    ("Aqua gym begins in May", "Courses"),
    ("Spring cleaning is done", "Water"),
)


def _staff(names: list[str]) -> User:
    """Make everybody of the office, and return the first."""
    for name in names:
        User.objects.create_superuser(
            name,
            f"{name}@lido.test",
            os.environ["APPLICATION_PASSWORD"],
            first_name=name.capitalize(),
        )
    return User.objects.get(username=names[0])


def _pages() -> None:
    """Make the pages, each below another or at the top, and the forms."""
    made: dict[str | None, RichTextPage | None] = {None: None}
    for title, parent in _PAGES:
        page = RichTextPage(title=title, content=f"<p>{title} of the lido.</p>")
        if title == "Blog":
            page.slug = settings.BLOG_SLUG
        page.parent = made[parent]
        page.save()
        made[title] = page
    for title, parent in _FORMS:
        form = Form(title=title, parent=made[parent], button_text="Send")
        form.response = "<p>Thank you.</p>"
        form.save()
        form.fields.create(label="Your name", field_type=1)
        form.fields.create(label="What it is about", field_type=2)


def _posts(author: User) -> None:
    """Make the categories, and what was told in them."""
    made = {title: BlogCategory.objects.create(title=title) for title in _CATEGORIES}
    for number, (title, category) in enumerate(_POSTS):
        post = BlogPost.objects.create(
            title=title,
            content=f"<p>{title}.</p>",
            user=author,
            status=CONTENT_STATUS_PUBLISHED,
            publish_date=datetime(2026, 6 - number, 11, 9, tzinfo=timezone.utc),
        )
        post.categories.add(made[category])


if __name__ == "__main__":
    Site.objects.filter(pk=1).update(domain="127.0.0.1", name="Lido")
    first = _staff(sys.argv[1:])
    _pages()
    _posts(first)
