"""Fill an evening school: ``python seed.py NAME ...``, one a colleague in the office.

It runs in the environment that the application was installed into.
"""

from __future__ import annotations

import os
import sys
from datetime import datetime, timezone

from kolibri.utils.main import initialize

initialize()

from kolibri.core.auth.models import (  # noqa: E402 (Django is set up first)
    Classroom,
    Facility,
    FacilityUser,
    LearnerGroup,
)
from kolibri.core.device.utils import setup_device_and_facility  # noqa: E402
from kolibri.core.lessons.models import Lesson, LessonAssignment  # noqa: E402

SCHOOL = "Millrace Evening School"
COACHES = (
    ("halvard", "Halvard Lunde", 1969, "MALE"),
    ("mireille", "Mireille Aubert", 1981, "FEMALE"),
    ("samir", "Samir Haddad", 1975, "MALE"),
    ("oona", "Oona Virtanen", 1988, "FEMALE"),
    ("beatriz", "Beatriz Pinho", 1972, "FEMALE"),
)
"""Username, full name, year of birth and gender of those who teach."""
LEARNERS = (
    ("Adaeze Obi", 1991, "FEMALE"),
    ("Anton Kvist", 1958, "MALE"),
    ("Astrid Moen", 1984, "FEMALE"),
    ("Bilal Chaudhry", 1996, "MALE"),
    ("Bronwen Parry", 1963, "FEMALE"),
    ("Chidi Nwosu", 1989, "MALE"),
    ("Dagny Solberg", 1977, "FEMALE"),
    ("Edmund Pike", 1952, "MALE"),
    ("Elif Yildiz", 1993, "FEMALE"),
    ("Fergus Doyle", 1968, "MALE"),
    ("Gerda Blom", 1955, "FEMALE"),
    ("Hamza Karimi", 2001, "MALE"),
    ("Ines Carvalho", 1986, "FEMALE"),
    ("Jarmo Niemi", 1979, "MALE"),
    ("Kerstin Falk", 1971, "FEMALE"),
    ("Ludek Hora", 1966, "MALE"),
    ("Maeve Quinlan", 1999, "FEMALE"),
    ("Noor Rahimi", 1994, "FEMALE"),
    ("Odile Garnier", 1960, "FEMALE"),
    ("Pavel Sykora", 1982, "MALE"),
    ("Rhiannon Vaughan", 1990, "FEMALE"),
    ("Stig Aasen", 1957, "MALE"),
    ("Tamar Beridze", 1987, "FEMALE"),
    ("Ulrik Thorsen", 1973, "MALE"),
    ("Vesna Kolar", 1965, "FEMALE"),
    ("Wilma Hartog", 1998, "FEMALE"),
    ("Yusuf Demir", 1980, "MALE"),
    ("Zofia Lis", 1992, "FEMALE"),
)
"""Full name, year of birth and gender of those who learn."""
CLASSES = (
    ("Bicycle repair", ("halvard",), (1, 5, 7, 9, 13, 15, 21, 26)),
    ("Bookkeeping", ("mireille", "samir"), (0, 2, 8, 12, 16, 19, 22, 27)),
    ("Norwegian for beginners", ("oona",), (3, 8, 11, 17, 20, 22, 25, 26)),
    ("Sewing machines", ("beatriz",), (4, 6, 10, 14, 18, 24)),
    ("Watercolours", ("oona", "beatriz"), (7, 10, 18, 21, 23, 25)),
    ("Welding", ("halvard", "samir"), (1, 3, 9, 13, 23)),
)
"""Name, who teaches, and which learners come."""
GROUPS = (
    ("Bookkeeping", "Fast lane", (0, 16, 27)),
    ("Norwegian for beginners", "Tuesday table", (3, 11, 25)),
    ("Watercolours", "Portraits", (10, 21)),
)
"""Class, group and which learners are in it."""
LESSONS = (
    ("Bookkeeping", "The cash book", "What comes in, what goes out"),
    ("Norwegian for beginners", "Numbers to twenty", "For the market"),
    ("Sewing machines", "Threading", "With the machines of room 4"),
)
"""Class, title and description."""
_BEGAN = datetime(2026, 9, 7, 17, 30, tzinfo=timezone.utc)


def fill(names: list[str], password: str) -> None:
    """Make the school and all that belongs to it."""
    setup_device_and_facility(
        facility=None,
        facility_name=SCHOOL,
        preset="formal",
        facility_settings={},
        device_settings={
            "language_id": "en",
            "device_name": "Office",
            "allow_guest_access": False,
        },
        username="caretaker",
        password=password,
    )
    school = Facility.objects.get(name=SCHOOL)
    for name in names:
        school.add_admin(_make(school, name, name.capitalize(), password))
    for username, name, year, gender in COACHES:
        coach = _make(school, username, name, password, year=year, gender=gender)
        school.add_role(coach, "classroom assignable coach")
    learners = [
        _make(
            school,
            name.split()[0].lower(),
            name,
            password,
            year=year,
            gender=gender,
            number=f"MR-{200 + n}",
        )
        for n, (name, year, gender) in enumerate(LEARNERS)
    ]
    FacilityUser.objects.update(date_joined=_BEGAN)
    classes = {
        name: _open(school, name, coaches, [learners[n] for n in members])
        for name, coaches, members in CLASSES
    }
    for course, name, members in GROUPS:
        group = LearnerGroup.objects.create(name=name, parent=classes[course])
        group.add_learners([learners[n] for n in members])
    head = FacilityUser.objects.get(username=names[0])
    for course, title, text in LESSONS:
        lesson = Lesson.objects.create(
            title=title,
            description=text,
            collection=classes[course],
            created_by=head,
            date_created=_BEGAN,
        )
        LessonAssignment.objects.create(
            lesson=lesson, collection=classes[course], assigned_by=head
        )


def _make(  # noqa: PLR0913 (what is known of somebody)
    school: Facility,
    username: str,
    name: str,
    password: str,
    *,
    year: int | None = None,
    gender: str = "NOT_SPECIFIED",
    number: str = "",
) -> FacilityUser:
    return FacilityUser.objects.create_user(
        username,
        full_name=name,
        password=password,
        facility=school,
        birth_year=str(year or "NOT_SPECIFIED"),
        gender=gender,
        id_number=number,
    )


def _open(
    school: Facility, name: str, coaches: tuple[str, ...], members: list[FacilityUser]
) -> Classroom:
    course = Classroom.objects.create(name=name, parent=school)
    course.add_coaches(list(FacilityUser.objects.filter(username__in=coaches)))
    for member in members:
        course.add_member(member)
    return course


if __name__ == "__main__":
    fill(sys.argv[1:], os.environ["APPLICATION_PASSWORD"])
