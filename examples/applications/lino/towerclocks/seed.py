"""Fill Lino with whom the tower clocks' office knows, and what is out of order."""

from __future__ import annotations

import os
import sys

import django  # type: ignore[import-not-found]

django.setup()

from django.conf import settings  # type: ignore[import-not-found]  # noqa: E402
from lino.api import rt  # type: ignore[import-not-found]  # noqa: E402

GROUPS = ("Movements", "Bells", "Dials and hands")
TYPES = ("Fault", "Yearly care", "Enquiry")
PLACES = ("Aldermoor", "Brackley Bridge", "Cawston", "Dunmere")
COMPANIES = (
    ("St Anne's parish", "Aldermoor", "Church Lane", "2"),
    ("Town hall of Dunmere", "Dunmere", "Market Place", "1"),
    ("Cawston school", "Cawston", "Mill Road", "14"),
    ("Brackley Bridge station", "Brackley Bridge", "Station Road", "40"),
)
PERSONS = (
    ("Agnes", "Holm", "F", "Aldermoor"),
    ("Edwin", "Pryor", "M", "Dunmere"),
    ("Maud", "Ferris", "F", "Cawston"),
    ("Owen", "Latham", "M", "Brackley Bridge"),
)
FUNCTIONS = ("Caretaker", "Sacristan", "Treasurer")
TICKETS = (
    ("Clock is eight minutes slow", "Pryor", "Movements", "Fault"),
    ("Bell strikes one too many at noon", "Holm", "Bells", "Fault"),
    ("Yearly care of the station clock", "Latham", None, "Yearly care"),
    ("Hands stand still after the frost", "Ferris", None, "Fault"),
    ("Rope of the second bell is worn", "Holm", None, "Fault"),
    ("What would a lit dial cost?", "Pryor", None, "Enquiry"),
)


def people(names: list[str]) -> dict[str, object]:
    """Make the accounts of those who work in the office."""
    users = {}
    for name in names:
        user = rt.models.users.User(
            username=name,
            first_name=name.capitalize(),
            user_type="900",
            language="en",
        )
        user.set_password(os.environ["APPLICATION_PASSWORD"])
        user.full_clean()
        user.save()
        users[name] = user
    return users


def main() -> None:
    """Fill the tables."""
    users = people(sys.argv[1:])
    models = rt.models
    groups = {}
    for name in GROUPS:
        groups[name] = models.groups.Group(name=name)
        groups[name].full_clean()
        groups[name].save()
        for user in users.values():
            models.groups.Membership(group=groups[name], user=user).save()
    models.contacts.RoleType.objects.all().delete()
    for name in FUNCTIONS:
        models.contacts.RoleType(name=name).save()
    types = {}
    for name in TYPES:
        types[name] = models.tickets.TicketType(name=name)
        types[name].save()
    country = models.countries.Country(isocode="GB", name="United Kingdom")
    country.save()
    places = {}
    for name in PLACES:
        places[name] = models.countries.Place(country=country, name=name, type="50")
        places[name].save()
    for name, place, street, number in COMPANIES:
        company = models.contacts.Company(
            name=name,
            country=country,
            city=places[place],
            street=street,
            street_no=number,
        )
        company.full_clean()
        company.save()
    persons = {}
    for first, last, gender, place in PERSONS:
        person = models.contacts.Person(
            first_name=first,
            last_name=last,
            gender=gender,
            country=country,
            city=places[place],
        )
        person.full_clean()
        person.save()
        persons[last] = person
    owner = users["piotr"] if "piotr" in users else next(iter(users.values()))
    for title, who, group, kind in TICKETS:
        ticket = models.tickets.Ticket(
            title=title,
            end_user=persons[who],
            user=owner,
            group=groups[group] if group else None,
            ticket_type=types[kind],
        )
        ticket.full_clean()
        ticket.save()


settings.SITE.startup()
main()
