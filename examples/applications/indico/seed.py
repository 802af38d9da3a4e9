"""Make what the programme office finds: ``python seed.py PASSWORD NAME...``.

It runs beside the database, in the environment that the application was installed into.
"""

from __future__ import annotations

import sys
from datetime import datetime, timedelta, timezone
from typing import Any

from indico.core.db import db
from indico.modules.auth import Identity
from indico.modules.categories.models.categories import Category
from indico.modules.events.contributions.models.contributions import Contribution
from indico.modules.events.contributions.models.types import ContributionType
from indico.modules.events.models.events import Event, EventType
from indico.modules.events.operations import create_event
from indico.modules.events.sessions.operations import create_session
from indico.modules.rb import rb_settings
from indico.modules.rb.models.equipment import EquipmentType
from indico.modules.rb.models.locations import Location
from indico.modules.rb.models.reservations import RepeatFrequency, Reservation
from indico.modules.rb.models.rooms import Room
from indico.modules.users import User
from indico.modules.users.operations import create_user
from indico.web.flask.app import make_app

STAFF = {
    "ingrid": "Vance",
    "tomas": "Keller",
    "wanjiru": "Odhiambo",
    "piotr": "Malik",
    "delia": "Moreau",
}
OTHERS = (
    ("Hester", "Quayle", "Museum of the Lower Fen"),
    ("Bertil", "Ostrand", "Weir and Lock Trust"),
    ("Nadia", "Haddad", "School of Hydrology"),
    ("Colm", "Breslin", "Anglers of Eastwater"),
    ("Yuki", "Tanabe", "School of Hydrology"),
    ("Marta", "Villanueva", "Otter Watch"),
)
CATEGORIES = {
    "Public programme": (
        "Evening talks",
        "Courses",
        "Guided walks",
        "Conferences",
    ),
    "Behind the scenes": ("Staff meetings", "Volunteers"),
}
EVENTS = (
    ("lecture", "Evening talks", "Why the mill stopped", "2027-01-14 19:00", 2),
    ("lecture", "Evening talks", "Eels and how to count them", "2027-01-28 19:00", 2),
    ("meeting", "Courses", "Reading old maps", "2027-02-06 10:00", 5),
    ("meeting", "Guided walks", "Along the upper weir", "2027-02-20 14:00", 2),
    ("meeting", "Staff meetings", "Winter opening hours", "2026-12-09 09:30", 1),
    ("meeting", "Volunteers", "Thank-you supper", "2026-12-16 18:00", 3),
    ("conference", "Conferences", "Small Rivers Day 2027", "2027-04-10 09:00", 8),
)
SESSIONS = ("Morning: water", "Afternoon: animals", "Posters in the boat shed")
TYPES = ("Talk", "Short report", "Poster")
CONTRIBUTIONS = (
    ("Opening words", 10),
    ("What a gauge tells in a dry summer", 30),
    ("The ferryman's diary, read again", 20),
    ("Forty years of water voles", 30),
    ("Mud", 15),
)
ROOMS = (
    ("Sluice Room", "0", "1", 12, ("Screen", "Whiteboard")),
    ("Boat Shed", "0", "4", 60, ("Projector", "Microphone")),
    ("Reading Room", "1", "2", 18, ("Whiteboard",)),
    ("Map Cabinet", "1", "5", 6, ()),
    ("Lamp Room", "2", "1", 25, ("Projector", "Whiteboard")),
    ("Net Loft", "2", "3", 35, ("Projector", "Microphone", "Whiteboard")),
)
BOOKED = (
    ("Sluice Room", "2027-01-13 09:00", 3, "Handing over the shop"),
    ("Lamp Room", "2027-01-13 13:00", 2, "Sewing circle of the friends"),
    ("Net Loft", "2027-01-20 10:00", 2, "Fire drill for the crew"),
    ("Reading Room", "2027-02-03 14:00", 2, "Letters of the lock keeper"),
)


def fill(password: str, names: list[str]) -> None:
    """Make everything, in the order in which one thing needs the other."""
    office = [_person(name, STAFF[name], "Rivermouth Museum") for name in names]
    for person, name in zip(office, names, strict=True):
        identity = Identity(provider="indico", identifier=name, password=password)
        person.identities.add(identity)
    others = [_person(*one) for one in OTHERS]
    root = Category.get_root()
    root.title = "Rivermouth Museum"
    db.session.flush()
    leaves = _categories(root, office)
    for kind, category, title, begins, hours in EVENTS:
        told = _told(title, begins, hours) | {"creator": office[0]}
        event = create_event(leaves[category], EventType[kind], told)
        for person in office:
            event.update_principal(person, full_access=True)
        db.session.commit()  # what is numbered below it asks over a line of its own
        if kind == "conference":
            _programme(event)
    _rooms(office[0], others)
    db.session.commit()


def _person(first: str, last: str, affiliation: str) -> User:
    told = {"first_name": first.capitalize(), "last_name": last}
    told["affiliation"] = affiliation
    return create_user(f"{first.lower()}.{last.lower()}@harbour.example", told)


def _categories(root: Category, office: list[User]) -> dict[str, Category]:
    leaves = {}
    for above, below in CATEGORIES.items():
        folder = Category(title=above, parent=root, timezone="UTC")
        db.session.add(folder)
        db.session.flush()
        for person in office:
            folder.update_principal(person, full_access=True)
        for title in below:
            leaves[title] = Category(title=title, parent=folder, timezone="UTC")
            db.session.add(leaves[title])
            db.session.flush()
    return leaves


def _told(title: str, begins: str, hours: int) -> dict[str, Any]:
    start = datetime.fromisoformat(begins).replace(tzinfo=timezone.utc)
    return {
        "title": title,
        "start_dt": start,
        "end_dt": start + timedelta(hours=hours),
        "timezone": "UTC",
    }


def _programme(event: Event) -> None:
    for title in SESSIONS:
        create_session(event, {"title": title})
    for name in TYPES:
        event.contribution_types.append(ContributionType(name=name))
    for title, minutes in CONTRIBUTIONS:
        event.contributions.append(
            Contribution(title=title, duration=timedelta(minutes=minutes))
        )
    db.session.flush()


def _rooms(owner: User, others: list[User]) -> None:
    rb_settings.set("booking_limit", 365)
    house = Location(name="Mill House")
    house.room_name_format = "{building}-{floor}-{number}"
    db.session.add(house)
    tools: dict[str, EquipmentType] = {}
    rooms = {}
    for name, floor, number, places, equipment in ROOMS:
        for tool in equipment:
            tools.setdefault(tool, EquipmentType(name=tool))
        rooms[name] = Room(
            location=house,
            verbose_name=name,
            building="M",
            floor=floor,
            number=number,
            capacity=places,
            owner=owner,
            notifications_enabled=False,
            end_notifications_enabled=False,
            available_equipment=[tools[tool] for tool in equipment],
        )
        db.session.add(rooms[name])
    db.session.flush()
    for n, (name, begins, hours, reason) in enumerate(BOOKED):
        start = datetime.fromisoformat(begins)
        told = {
            "start_dt": start,
            "end_dt": start + timedelta(hours=hours),
            "repeat_frequency": RepeatFrequency.NEVER,
            "repeat_interval": 0,
            "booked_for_user": others[n],
            "booking_reason": reason,
        }
        with db.session.no_autoflush:
            Reservation.create_from_data(rooms[name], told, owner, prebook=False)


if __name__ == "__main__":
    app = make_app()
    with app.app_context(), app.test_request_context("/"):
        fill(sys.argv[1], sys.argv[2:])
