"""Make what the lamp maker's office finds: ``python seed.py PASSWORD NAME...``.

It runs beside the database, in the environment that the application was installed into.
"""

from __future__ import annotations

import json
import sys
from datetime import datetime, timedelta, timezone

import django

django.setup()

from django.utils.text import slugify  # noqa: E402 (set up first)
from texts import COMPONENTS, LANGUAGES, UNSURE  # noqa: E402
from weblate.auth.models import User  # noqa: E402
from weblate.lang.models import Language  # noqa: E402
from weblate.trans.actions import ActionEvents  # noqa: E402
from weblate.trans.models import Change, Component, Label, Project, Unit  # noqa: E402
from weblate.utils.state import STATE_FUZZY  # noqa: E402
from weblate.vcs.git import LocalRepository  # noqa: E402

TRANSLATORS = (
    ("marlene", "Marlene Voigt", "de"),
    ("julien", "Julien Carrel", "fr"),
    ("femke", "Femke Bos", "nl"),
    ("ania", "Ania Wrona", "pl"),
    ("lovisa", "Lovisa Ek", None),
    ("mads", "Mads Lindholt", None),
    ("chiara", "Chiara Bellandi", None),
)
"""Account, name and language; who has none has just come."""
LABELS = (("Ask again", "orange"), ("Goes to print", "purple"), ("Spring", "green"))
FIRST_DAY = datetime(2026, 9, 3, 9, 30, tzinfo=timezone.utc)
"""When the first text was translated; each took another five days."""


def fill(password: str, names: list[str]) -> None:
    """Make the staff, the translators, the texts and who translated them."""
    for name in names:
        User.objects.create_superuser(
            name, f"{name}@lumley.test", password, full_name=name.capitalize()
        )
    for account, name, _ in TRANSLATORS:
        User.objects.create_user(
            account, f"{account}@words.test", password, full_name=name
        )
    for title in dict.fromkeys(project for project, _, _ in COMPONENTS):
        project = Project.objects.create(
            name=title, slug=slugify(title), access_control=Project.ACCESS_PROTECTED
        )
        for name, color in LABELS:
            Label.objects.create(project=project, name=name, color=color)
    for title, name, texts in COMPONENTS:
        _translate(Project.objects.get(name=title), name, texts)
    for account, _, language in TRANSLATORS:
        if language:
            _sign(User.objects.get(username=account), language)
    for component, language, key in UNSURE:
        _doubt(component, language, key)
    for name in names:
        profile = User.objects.get(username=name).profile
        profile.languages.set(Language.objects.filter(code__in=LANGUAGES))
        profile.watched.set(Project.objects.all())


def _translate(project: Project, name: str, texts: dict[str, tuple[str, ...]]) -> None:
    component = Component(
        project=project,
        name=name,
        slug=slugify(name),
        vcs="local",
        repo="local:",
        branch="main",
        file_format="json",
        filemask="*.json",
        template="en.json",
        new_base="en.json",
        new_lang="add",
        license="proprietary",
    )
    held = {
        f"{language}.json": {key: said[n] for key, said in texts.items() if said[n]}
        for n, language in enumerate(("en", *LANGUAGES))
    }
    files = {
        name: json.dumps(said, ensure_ascii=False, indent=2).encode()
        for name, said in held.items()
    }
    LocalRepository.from_files(component.full_path, files)
    component.save(force_insert=True)


def _sign(who: User, language: str) -> None:
    """Let somebody have translated all that there is, one text after the other."""
    units = Unit.objects.filter(translation__language__code=language)
    for n, unit in enumerate(units.exclude(target="").order_by("pk")):
        given = {"user": who, "author": who, "target": unit.target}
        change = unit.change_set.create(action=ActionEvents.NEW, **given)
        day = FIRST_DAY + timedelta(days=5 * n % 83)
        Change.objects.filter(pk=change.pk).update(timestamp=day)


def _doubt(component: str, language: str, key: str) -> None:
    """Mark a text as one that has to be looked at again."""
    Unit.objects.filter(
        translation__component__name=component,
        translation__language__code=language,
        context=key,
    ).update(state=STATE_FUZZY)


if __name__ == "__main__":
    fill(sys.argv[1], sys.argv[2:])
