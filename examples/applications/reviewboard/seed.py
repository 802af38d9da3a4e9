"""Fill Review Board's empty tables: ``python seed.py``.

It runs in the environment that the application was installed into, in the folder of
its data.
"""

from __future__ import annotations

import os
import subprocess
from datetime import datetime, timedelta, timezone
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import django

django.setup()

import reviewboard  # noqa: E402
from django.contrib.auth.models import Permission, User  # noqa: E402
from django.contrib.sites.models import Site  # noqa: E402
from django.core.files.uploadedfile import SimpleUploadedFile  # noqa: E402
from djblets.siteconfig.models import SiteConfiguration  # noqa: E402
from reviewboard.accounts.models import Profile  # noqa: E402
from reviewboard.diffviewer.models import DiffSet  # noqa: E402
from reviewboard.reviews.models import (  # noqa: E402
    Group,
    ReviewRequest,
    ReviewRequestDraft,
)
from reviewboard.scmtools.git import GitTool  # noqa: E402
from reviewboard.scmtools.models import Repository, Tool  # noqa: E402
from stock import FILES, GROUPS, REQUESTS, STAFF  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Sequence

_TEXTS = Path("texts")
_SETTINGS = {
    "company": "Skerry Ferries",
    "avatars_enabled": False,
    "send_support_usage_stats": False,
    "manual-updates": {"static-media": True},
    "search_enable": False,
}
_WRITTEN = "2026-04-01T09:00:00Z"
_FIRST = datetime(2026, 11, 16, 8, 20, tzinfo=timezone.utc)


def fill(password: str) -> None:
    """Make the texts, the staff, and the changes that are on their way."""
    site = Site.objects.get_current()
    site.domain, site.name = "127.0.0.1:8570", "Skerry Ferries"
    site.save()
    settings, _ = SiteConfiguration.objects.get_or_create(
        site=site, defaults={"version": "8.1"}
    )
    for name, value in _SETTINGS.items():
        settings.set(name, value)
    settings.save()
    reviewboard.initialize()
    _write_texts()
    tool, _ = Tool.objects.get_or_create(
        name="Git", class_name="reviewboard.scmtools.git.GitTool"
    )
    texts = Repository.objects.create(
        name="Texts",
        path=str(_TEXTS.resolve() / ".git"),
        tool=tool,
        scmtool_id=GitTool.scmtool_id,
        bug_tracker="",
    )
    _staff(password)
    for n, request in enumerate(REQUESTS):
        _ask(texts, n, *request)


def _git(*does: str, date: str = _WRITTEN) -> str:
    by = {"NAME": "Skerry Ferries", "EMAIL": "office@skerry.test", "DATE": date}
    who = {
        f"GIT_{role}_{k}": v for role in ("AUTHOR", "COMMITTER") for k, v in by.items()
    }
    told = subprocess.run(  # noqa: S603 (our own arguments)
        ["git", *does],  # noqa: S607 (wherever it is)
        cwd=_TEXTS,
        env=os.environ | who,
        check=True,
        capture_output=True,
        text=True,
    )
    return told.stdout


def _write_texts() -> None:
    for name, text in FILES.items():
        path = _TEXTS / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    _git("init", "-q", "-b", "main")
    _git("add", ".")
    _git("commit", "-q", "-m", "Summer")


def _staff(password: str) -> None:
    may = Permission.objects.filter(
        codename__in=("can_edit_reviewrequest", "can_change_status")
    )
    groups = [
        Group.objects.create(name=name, display_name=shown) for name, shown in GROUPS
    ]
    for n, (name, first, last) in enumerate(STAFF):
        user = User.objects.create_user(
            name, f"{name}@skerry.test", password, first_name=first, last_name=last
        )
        user.user_permissions.set(may)
        groups[n % len(groups)].users.add(user)
        Profile.objects.update_or_create(
            user=user, defaults={"first_time_setup_done": True, "timezone": "UTC"}
        )


def _ask(  # noqa: PLR0913, PLR0917 (all that is told of a change)
    texts: Repository,
    n: int,
    who: str,
    summary: str,
    name: str,
    changes: Sequence[tuple[str, str]],
    why: str,
    groups: Sequence[str],
    people: Sequence[str],
) -> None:
    """Send a change round, with what is different in its text."""
    path, text = _TEXTS / name, FILES[name]
    for old, new in changes:
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")
    diff = _git("diff", "--full-index").encode()
    path.write_text(FILES[name], encoding="utf-8")
    user = User.objects.get(username=who)
    request = ReviewRequest.objects.create(user, texts)
    draft = ReviewRequestDraft.create(request)
    draft.summary, draft.description = summary, why
    draft.target_groups.set(Group.objects.filter(name__in=groups))
    draft.target_people.set(User.objects.filter(username__in=people))
    diffset = DiffSet.objects.create_from_upload(
        repository=texts,
        diff_file=SimpleUploadedFile("diff", diff),
        basedir="",
        request=SimpleNamespace(user=user, session={}, META={}),
    )
    diffset.revision, draft.diffset = 1, diffset
    diffset.save()
    draft.save()
    request.publish(user, validate_fields=False)
    when = _FIRST + timedelta(days=n, minutes=37 * n)
    DiffSet.objects.filter(pk=diffset.pk).update(timestamp=when)
    ReviewRequest.objects.filter(pk=request.pk).update(
        time_added=when, last_updated=when, last_review_activity_timestamp=when
    )


if __name__ == "__main__":
    fill(os.environ["APPLICATION_PASSWORD"])
