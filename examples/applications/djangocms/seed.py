"""Fill the website of an open-air swimming bath: ``python seed.py NAME ...``.

It runs in the environment that the application was installed into, and reads the
password of everybody from the environment.
"""

from __future__ import annotations

import os
import sys
from datetime import datetime, timedelta, timezone

import django

django.setup()

from cms.api import add_plugin, create_page  # noqa: E402 (Django is set up first)
from cms.models import PageContent  # noqa: E402
from django.contrib.auth.models import User  # noqa: E402
from django.contrib.sites.models import Site  # noqa: E402
from django.db import transaction  # noqa: E402
from djangocms_alias.models import Alias, AliasContent, Category  # noqa: E402
from djangocms_versioning.models import Version  # noqa: E402
from stock import BOXES, PAGES  # noqa: E402

_BEGUN = datetime(2026, 3, 2, 9, 0, tzinfo=timezone.utc)


def fill(password: str, names: list[str]) -> None:
    """Make the staff, the pages, and what stands on several of them."""
    domain = os.environ["LIDO_URL"].split("//")[1]
    Site.objects.update(domain=domain, name="Mill Pond Lido")
    for name in names:
        User.objects.create_superuser(
            username=name,
            password=password,
            first_name=name.capitalize(),
            email=f"{name}@lido.test",
        )
    writer = User.objects.get(username=names[0])
    for title, paragraphs, below in PAGES:
        page = _page(writer, title, paragraphs, None)
        for inner, said in below:
            _page(writer, inner, said, page)
    for category, boxes in BOXES:
        group = Category.objects.create(name=category)
        for name, text in boxes:
            _box(writer, group, name, text)
    for n, version in enumerate(Version.objects.order_by("pk")):
        when = _BEGUN + timedelta(hours=7 * n)
        Version.objects.filter(pk=version.pk).update(created=when, modified=when)


def _page(
    writer: User, title: str, paragraphs: tuple[str, ...], parent: object
) -> object:
    page = create_page(
        title,
        "page.html",
        "en",
        parent=parent,
        in_navigation=True,
        created_by=writer,
    )
    if parent is None and title == "Welcome":
        with transaction.atomic():
            page.set_as_homepage()
    content = PageContent.admin_manager.get(page=page)
    place = content.get_placeholders().get(slot="content")
    for paragraph in paragraphs:
        add_plugin(place, "TextPlugin", "en", body=f"<p>{paragraph}</p>")
    Version.objects.get_for_content(content).publish(writer)
    return page


def _box(writer: User, category: Category, name: str, text: str) -> None:
    alias = Alias.objects.create(category=category)
    content = AliasContent.objects.with_user(writer).create(
        alias=alias, name=name, language="en"
    )
    add_plugin(content.placeholder, "TextPlugin", "en", body=f"<p>{text}</p>")
    Version.objects.get_for_content(content).publish(writer)


if __name__ == "__main__":
    fill(os.environ["APPLICATION_PASSWORD"], sys.argv[1:])
