"""Fill the pages of a small gym: ``python seed.py NAME ...``.

It runs in the environment that the application was installed into, and reads the
password of everybody from the environment.
"""

from __future__ import annotations

import datetime as dt
import os
import sys

import django

django.setup()

from django.contrib.auth.models import Group, User  # noqa: E402 (Django is set up first)
from django.core.management import call_command  # noqa: E402
from django.db import transaction  # noqa: E402
from stock import EXERCISES, KINDS, MEMBERS, OPTIONS, STAFF  # noqa: E402
from wger.core.models import Language, License  # noqa: E402
from wger.exercises.models import Exercise, ExerciseBase, ExerciseCategory  # noqa: E402
from wger.gym.models import (  # noqa: E402
    AdminUserNote,
    Contract,
    ContractOption,
    ContractType,
    Gym,
    GymAdminConfig,
    GymUserConfig,
)

_FIXTURES = (
    "languages",
    "groups",
    "licenses",
    "days_of_week",
    "setting_repetition_units",
    "setting_weight_units",
    "language_config",
    "gym_config",
    "equipment",
    "muscles",
    "categories",
)
_BEGUN = dt.date(2026, 1, 5)


def fill(password: str, names: list[str]) -> None:
    """Make the staff, the members, and what they have signed."""
    call_command("loaddata", *_FIXTURES, verbosity=0)
    english, licence = Language.objects.get(short_name="en"), License.objects.first()
    for category, names_of_it in EXERCISES:
        group = ExerciseCategory.objects.get(name=category)
        for exercise in names_of_it:
            base = ExerciseBase.objects.create(category=group, license=licence)
            Exercise.objects.create(
                exercise_base=base,
                name=exercise,
                description=f"<p>{exercise}, as shown on the card.</p>",
                language=english,
                license=licence,
            )
    gym = Gym.objects.create(
        name="Quarry Lane Gym", city="Lindow", street="Quarry Lane 3"
    )
    kinds = [
        ContractType.objects.create(gym=gym, name=name, description=said)
        for name, said in KINDS
    ]
    for name, said in OPTIONS:
        ContractOption.objects.create(gym=gym, name=name, description=said)
    groups = Group.objects.filter(name__in=("gym_member", "gym_trainer", "gym_manager"))
    for name in names:
        user = _person(gym, name, name.capitalize(), STAFF[name], password)
        user.groups.add(*groups)
        GymAdminConfig.objects.create(user=user, gym=gym)
    writer = User.objects.get(username=names[0])
    for n, (first, last, kind, said) in enumerate(MEMBERS):
        user = _person(
            gym, f"{first}.{last}".lower().replace(" ", ""), first, last, password
        )
        user.groups.add(Group.objects.get(name="gym_member"))
        GymUserConfig.objects.create(user=user, gym=gym)
        Contract.objects.create(
            user=writer,
            member=user,
            contract_type=kinds[kind],
            amount=29 + 5 * kind,
            payment="2",
            date_start=_BEGUN + dt.timedelta(days=9 * n),
        )
        if said:
            AdminUserNote.objects.create(user=writer, member=user, note=said)


def _person(gym: Gym, name: str, first: str, last: str, password: str) -> User:
    user = User.objects.create_user(
        name, f"{name}@quarry.test", password, first_name=first, last_name=last
    )
    user.userprofile.gym = gym
    user.userprofile.email_verified = True
    user.userprofile.save()
    return user


if __name__ == "__main__":
    with transaction.atomic():
        fill(os.environ["APPLICATION_PASSWORD"], sys.argv[1:])
