"""Make what the theatre's technical office finds: ``python seed.py PASSWORD NAME...``.

It runs beside the database, in the environment that the application was installed into.
"""

from __future__ import annotations

import sys
from datetime import date
from typing import Any

import nautobot

nautobot.setup()

from django.contrib.contenttypes.models import ContentType  # noqa: E402 (set up first)
from nautobot.circuits.models import (  # noqa: E402
    Circuit,
    CircuitTermination,
    CircuitType,
    Provider,
)
from nautobot.dcim.models import (  # noqa: E402
    Cable,
    Device,
    DeviceType,
    Interface,
    InterfaceTemplate,
    Location,
    LocationType,
    Manufacturer,
    Rack,
)
from nautobot.extras.models import (  # noqa: E402
    Contact,
    ContactAssociation,
    Role,
    Status,
    Tag,
)
from nautobot.tenancy.models import Tenant  # noqa: E402
from nautobot.users.models import User  # noqa: E402

ROOMS = (
    "Main stage",
    "Studio",
    "Control room",
    "Dimmer room",
    "Foyer",
    "Box office",
    "Workshop",
    "Rehearsal room",
)
RACKS = (
    ("Control room", "Sound rack", 24),
    ("Control room", "Network rack", 24),
    ("Dimmer room", "Dimmer rack", 42),
    ("Studio", "Studio rack", 18),
)
ROLES = (
    ("Sound", "2196f3"),
    ("Lighting", "ffc107"),
    ("Intercom", "9c27b0"),
    ("Network", "4caf50"),
    ("Cameras", "607d8b"),
)
TYPES = (
    ("Halden", "Console 32", 4, 2),
    ("Halden", "Amplifier A4", 2, 4),
    ("Halden", "Stage box", 3, 2),
    ("Brightwell", "Dimmer 12", 3, 2),
    ("Brightwell", "Light desk", 0, 2),
    ("Fenn", "Switch 8", 1, 8),
    ("Fenn", "Switch 16", 1, 16),
    ("Corvane", "Intercom base", 1, 2),
    ("Corvane", "Camera", 0, 1),
)
"""Maker, model, units it takes in a rack, sockets."""
TAGS = (
    ("Insured", "4caf50"),
    ("Goes on tour", "ff9800"),
    ("Needs testing", "f44336"),
    ("On loan", "9c27b0"),
)
COMPANIES = ("House", "Youth company", "Visiting companies", "Dance festival")
DEVICES = (
    ("FOH console", "Console 32", "Sound", "Control room", None, None),
    ("Amp left", "Amplifier A4", "Sound", "Control room", "Sound rack", 1),
    ("Amp right", "Amplifier A4", "Sound", "Control room", "Sound rack", 3),
    ("Stage box left", "Stage box", "Sound", "Main stage", None, None),
    ("Stage box right", "Stage box", "Sound", "Main stage", None, None),
    ("Dimmer 1", "Dimmer 12", "Lighting", "Dimmer room", "Dimmer rack", 1),
    ("Dimmer 2", "Dimmer 12", "Lighting", "Dimmer room", "Dimmer rack", 4),
    ("Dimmer 3", "Dimmer 12", "Lighting", "Dimmer room", "Dimmer rack", 7),
    ("Light desk", "Light desk", "Lighting", "Control room", None, None),
    ("Studio desk", "Light desk", "Lighting", "Studio", None, None),
    ("Core switch", "Switch 16", "Network", "Control room", "Network rack", 1),
    ("Stage switch", "Switch 8", "Network", "Main stage", None, None),
    ("Studio switch", "Switch 8", "Network", "Studio", "Studio rack", 1),
    ("Foyer switch", "Switch 8", "Network", "Foyer", None, None),
    ("Talkback base", "Intercom base", "Intercom", "Control room", None, None),
    ("Foyer camera", "Camera", "Cameras", "Foyer", None, None),
    ("Stage camera", "Camera", "Cameras", "Main stage", None, None),
)
"""Name, model, role, room, rack and its lowest unit there."""
CABLES = (
    ("FOH console", "Port 1", "Core switch", "Port 1"),
    ("Stage switch", "Port 1", "Core switch", "Port 2"),
    ("Studio switch", "Port 1", "Core switch", "Port 3"),
    ("Foyer switch", "Port 1", "Core switch", "Port 4"),
    ("Foyer camera", "Port 1", "Foyer switch", "Port 2"),
)
PROVIDERS = ("Northline", "Copperbeech Telecom", "Tidewater Alarms", "Skein Broadcast")
KINDS = ("Internet access", "Telephone line", "Alarm line", "Live stream")
CONTRACTS = (
    ("NL-20417", "Northline", "Internet access", date(2021, 9, 1), "House"),
    ("CB-1188", "Copperbeech Telecom", "Telephone line", date(2014, 3, 17), "House"),
    ("TW-5502", "Tidewater Alarms", "Alarm line", date(2018, 6, 4), "House"),
    ("SK-031", "Skein Broadcast", "Live stream", date(2025, 5, 2), "Dance festival"),
)
PEOPLE = (
    ("Oriel Tanner", "01632 960101"),
    ("Bram Oduya", "01632 960118"),
    ("Signe Halloran", "01632 960144"),
    ("Matteo Quist", "01632 960160"),
    ("Yewande Cole", "01632 960177"),
)
TASKS = ("Looks after it", "Signed for it")


def fill(password: str, names: list[str]) -> None:
    """Make the office, the house and all that is in it."""
    for name in names:
        User.objects.create_superuser(
            username=name,
            password=password,
            first_name=name.capitalize(),
            email=f"{name}@lantern.test",
        )
    _build()
    _equip()
    _plug_in()
    _sign()


def _make(kind: type, **given: object) -> Any:  # noqa: ANN401 (of any kind)
    made = kind(**given)
    made.validated_save()
    return made


def _active(kind: type) -> Status:
    return Status.objects.get_for_model(kind).get(name="Active")


def _about(kind: type, *models: type, **given: object) -> None:
    made = _make(kind, **given)
    made.content_types.set(ContentType.objects.get_for_model(one) for one in models)


def _build() -> None:
    house = _make(LocationType, name="House")
    room = _make(LocationType, name="Room", parent=house)
    room.content_types.set(
        ContentType.objects.get_for_model(m) for m in (Device, Rack, CircuitTermination)
    )
    active = _active(Location)
    whole = _make(Location, name="Lantern Theatre", location_type=house, status=active)
    for name in ROOMS:
        _make(Location, name=name, location_type=room, parent=whole, status=active)
    for place, name, height in RACKS:
        _make(
            Rack,
            name=name,
            location=Location.objects.get(name=place),
            u_height=height,
            status=_active(Rack),
        )


def _equip() -> None:
    for name, color in ROLES:
        _about(Role, Device, name=name, color=color)
    for name in TASKS:
        _about(Role, ContactAssociation, name=name, color="9e9e9e")
    for name, color in TAGS:
        _about(Tag, Device, Cable, Circuit, name=name, color=color)
    for name in COMPANIES:
        _make(Tenant, name=name)
    for maker, model, height, sockets in TYPES:
        made = Manufacturer.objects.filter(name=maker).first()
        kind = _make(
            DeviceType,
            manufacturer=made or _make(Manufacturer, name=maker),
            model=model,
            u_height=height,
        )
        for number in range(1, sockets + 1):
            socket = {"name": f"Port {number}", "type": "1000base-t"}
            _make(InterfaceTemplate, device_type=kind, **socket)
    for number, (name, model, role, place, rack, unit) in enumerate(DEVICES, 101):
        _make(
            Device,
            name=name,
            serial=f"{model[:2].upper()}-{number * 379 % 100_000:05}",
            asset_tag=f"LT-{number:04}",
            device_type=DeviceType.objects.get(model=model),
            role=Role.objects.get(name=role),
            location=Location.objects.get(name=place),
            rack=Rack.objects.get(name=rack) if rack else None,
            position=unit,
            face="front" if rack else "",
            tenant=Tenant.objects.get(name="House"),
            status=_active(Device),
        )


def _plug_in() -> None:
    connected = Status.objects.get_for_model(Cable).get(name="Connected")
    for one, socket, other, there in CABLES:
        _make(
            Cable,
            termination_a=Interface.objects.get(device__name=one, name=socket),
            termination_b=Interface.objects.get(device__name=other, name=there),
            status=connected,
        )


def _sign() -> None:
    for name in PROVIDERS:
        _make(Provider, name=name)
    for name in KINDS:
        _make(CircuitType, name=name)
    for number, provider, kind, since, company in CONTRACTS:
        _make(
            Circuit,
            cid=number,
            provider=Provider.objects.get(name=provider),
            circuit_type=CircuitType.objects.get(name=kind),
            install_date=since,
            tenant=Tenant.objects.get(name=company),
            status=_active(Circuit),
        )
    for name, phone in PEOPLE:
        _make(Contact, name=name, phone=phone)


if __name__ == "__main__":
    fill(sys.argv[1], sys.argv[2:])
