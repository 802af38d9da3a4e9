"""Make what the halls' office finds: ``python seed.py PASSWORD NAME...``.

It runs beside the database, in the environment that the application was installed into.
"""

from __future__ import annotations

import os
import sys
from datetime import timedelta

import django

django.setup()

from django.contrib.auth import get_user_model  # noqa: E402 (set up first)
from django.utils import timezone  # noqa: E402
from misago.acl.models import Role  # noqa: E402
from misago.cache.versions import (  # noqa: E402
    get_cache_versions,
    invalidate_all_caches,
)
from misago.categories.models import (  # noqa: E402
    Category,
    CategoryRole,
    RoleCategoryACL,
)
from misago.conf.dynamicsettings import DynamicSettings  # noqa: E402
from misago.conf.models import Setting  # noqa: E402
from misago.core.utils import slugify  # noqa: E402
from misago.threads.checksums import update_post_checksum  # noqa: E402
from misago.threads.models import Post, Thread  # noqa: E402
from misago.users.models import Ban, Rank  # noqa: E402
from misago.users.setupnewuser import setup_new_user  # noqa: E402
from texts import BANNED, CATEGORIES, MEMBERS, TALKS, Talk  # noqa: E402

SETTINGS = {
    "forum_name": "Village Halls Together",
    "logo_text": "Village Halls Together",
    "index_header": "Village Halls Together",
    "forum_address": f"{os.environ['APPLICATION_URL']}/",
    "default_avatar": "dynamic",
    "account_activation": "closed",
}
RIGHTS = (
    ("Moderator", "Moderator"),
    ("Member", "Start and reply threads"),
    ("Guest", "Read only"),
)
"""Who may do how much in every category."""
User = get_user_model()


def fill(password: str, names: list[str]) -> None:
    """Make the office, the members, the categories and what was written."""
    for name, value in SETTINGS.items():
        Setting.objects.filter(setting=name).update(dry_value=value)
    invalidate_all_caches()
    settings = DynamicSettings(get_cache_versions())
    office = Rank.objects.get(slug="forum-team")
    for name in names:
        made = User.objects.create_superuser(
            name, f"{name}@halls.test", password, rank=office, title="Office"
        )
        setup_new_user(settings, made)
    for number, (name, address, place) in enumerate(MEMBERS):
        made = User.objects.create_user(
            name,
            address,
            password,
            joined_from_ip=place,
            joined_on=timezone.now() - timedelta(days=200 - 15 * number),
        )
        setup_new_user(settings, made)
    for kind, value, reason in BANNED:
        Ban.objects.create(
            check_type=getattr(Ban, kind), banned_value=value, staff_message=reason
        )
    _arrange()
    for talk in sorted(TALKS, key=lambda one: -one.days):
        _talk(talk)
    for category in Category.objects.all_categories():
        category.synchronize()
        category.save()
    for user in User.objects.all():
        user.posts = user.post_set.count()
        user.threads = user.thread_set.count()
        user.save()
    invalidate_all_caches()


def _arrange() -> None:
    """Make the categories, and throw away the one that came with the program."""
    root = Category.objects.root_category()
    for name, description, parent in CATEGORIES:
        category = Category(name=name, slug=slugify(name), description=description)
        above = Category.objects.get(name=parent) if parent else root
        category.insert_at(above, position="last-child", save=True)
        for role, may in RIGHTS:
            RoleCategoryACL.objects.create(
                role=Role.objects.get(name=role),
                category=category,
                category_role=CategoryRole.objects.get(name=may),
            )
        root.refresh_from_db()
    Category.objects.get(slug="first-category").delete()
    Category.objects.partial_rebuild(root.tree_id)


def _talk(talk: Talk) -> None:
    began = timezone.now() - timedelta(days=talk.days, hours=3)
    thread = Thread(
        category=Category.objects.get(name=talk.category),
        started_on=began,
        last_post_on=began,
        starter_name="-",
        starter_slug="-",
        last_poster_name="-",
        last_poster_slug="-",
    )
    thread.set_title(talk.title)
    thread.save()
    for number, (name, text) in enumerate(talk.posts):
        when = began + timedelta(days=number)
        post = Post.objects.create(
            category=thread.category,
            thread=thread,
            poster=User.objects.get(username=name),
            poster_name=name,
            original=text,
            parsed=f"<p>{text}</p>",
            posted_on=when,
            updated_on=when,
        )
        update_post_checksum(post)
        post.set_search_document(talk.title if number == 0 else None)
        post.save()
        post.update_search_vector()
        post.save(update_fields=["checksum", "search_vector"])
    thread.synchronize()
    thread.save()


if __name__ == "__main__":
    fill(sys.argv[1], sys.argv[2:])
