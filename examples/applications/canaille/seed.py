"""Make what the huts' office finds: ``python seed.py PASSWORD``.

It runs in the environment that the application was installed into.
"""

from __future__ import annotations

import random
import string
import sys
from datetime import datetime, timedelta, timezone

from canaille import create_app
from canaille.app import models
from canaille.backends import Backend

DOMAIN = "huts.example.com"
OFFICE = (
    ("ingrid", "Ingrid", "Vance", "Huts north"),
    ("tomas", "Tomas", "Reiter", "Huts south"),
    ("wanjiru", "Wanjiru", "Odell", "Paths and signs"),
    ("piotr", "Piotr", "Lasota", "Stores"),
    ("delia", "Delia", "Marsh", "Bookings"),
)
PEOPLE = (
    ("bruno", "Bruno", "Kofler", "Huts north", "Warden", ("wardens", "carriers")),
    ("elke", "Elke", "Sandner", "Huts south", "Cook", ("kitchen",)),
    ("fergus", "Fergus", "Tull", "Huts north", "Cook", ("kitchen", "carriers")),
    ("halina", "Halina", "Brod", "Paths and signs", "Path mender", ("paths",)),
    ("jory", "Jory", "Penn", "Huts south", "Warden", ("wardens", "paths")),
    ("linnea", "Linnea", "Falk", "Huts north", "Warden", ("wardens",)),
    ("matteo", "Matteo", "Riva", "Stores", "Carrier", ("carriers", "paths")),
    ("nell", "Nell", "Osgood", "Bookings", "Clerk", ("bookings",)),
)
GROUPS = {
    "office": "Those who may change everything",
    "wardens": "Whoever has the keys of a hut",
    "kitchen": "Cooks, and who helps them",
    "carriers": "Take things up and bring rubbish down",
    "paths": "Mend paths and set up signs",
    "bookings": "Answer the telephone",
}
APPLICATIONS = (
    ("Hut bookings", "beds", "openid profile email"),
    ("Weather desk", "weather", "openid"),
    ("Store list", "stores", "openid profile groups"),
)
TOKENS = (
    ("Hut bookings", "nell", 2),
    ("Weather desk", "jory", 3),
    ("Hut bookings", "bruno", 5),
    ("Store list", "matteo", 6),
    ("Hut bookings", "linnea", 9),
)
"""Application, whose, and how many days ago."""
BEGUN = datetime(2026, 3, 2, 8, tzinfo=timezone.utc)


def fill(password: str) -> None:
    """Make people, groups, applications, and who is signed in where."""
    people = {}
    everybody = [(*one, "Office", ("office",)) for one in OFFICE]
    for login, given, family, department, title, _ in (*everybody, *PEOPLE):
        people[login] = models.User(
            user_name=login,
            given_name=given,
            family_name=family,
            formatted_name=f"{given} {family}",
            emails=[f"{login}@{DOMAIN}"],
            department=department,
            title=title,
            password=password,
        )
        Backend.instance.save(people[login])
    for number, (name, description) in enumerate(GROUPS.items(), 1):
        members = [
            people[login]
            for login, *_, groups in (*everybody, *PEOPLE)
            if name in groups
        ]
        group = models.Group(
            id=f"{number:08}-1f0c-4a52-9d3e-6b1e0c5a7d20",
            display_name=name,
            description=description,
            members=members,
        )
        Backend.instance.save(group)
    _connect(people)


def _connect(people: dict[str, models.User]) -> None:
    clients = {}
    for number, (name, place, scope) in enumerate(APPLICATIONS):
        clients[name] = models.Client(
            client_id=_drawn(number + 80),
            client_id_issued_at=BEGUN + timedelta(days=number),
            client_secret=_drawn(number + 60),
            client_name=name,
            client_uri=f"https://{place}.{DOMAIN}",
            redirect_uris=[f"https://{place}.{DOMAIN}/back"],
            contacts=[f"piotr@{DOMAIN}"],
            scope=scope.split(),
            grant_types=["authorization_code", "refresh_token"],
            response_types=["code"],
            token_endpoint_auth_method="client_secret_basic",  # noqa: S106
            id_token_signed_response_alg="RS256",  # noqa: S106
        )
        clients[name].audience = [clients[name]]
        Backend.instance.save(clients[name])
    now = datetime.now(timezone.utc)
    for number, (name, login, days) in enumerate(TOKENS, 1):
        token = models.Token(
            token_id=_drawn(number),
            access_token=_drawn(number + 20),
            client=clients[name],
            subject=people[login],
            type="access_token",
            refresh_token=_drawn(number + 40),
            scope=clients[name].scope,
            issue_date=now - timedelta(days=days),
            lifetime=40 * 24 * 3600,
            audience=[clients[name]],
        )
        Backend.instance.save(token)


def _drawn(number: int) -> str:
    """Return letters as the application draws them, always the same."""
    chance = random.Random(number)  # noqa: S311 (of an invented office)
    return "".join(chance.choices(string.ascii_letters + string.digits, k=24))


app = create_app()
with app.app_context(), app.backend.session():
    fill(sys.argv[1])
