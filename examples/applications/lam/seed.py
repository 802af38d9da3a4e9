"""What the directory of an organ builder's workshop holds before anybody works in it."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    Entry = Iterator[tuple[str, list[tuple[str, str]]]]

ROOT = "dc=reedandpipe,dc=test"
UNITS = ("Keepers", "People", "Groups", "Machines", "Aliases")
FOLDERS = ("Lent", "Repairs", "Stored")
"""Below the machines."""
GROUPS = (
    ("workshop", "Everybody at the benches"),
    ("voicing", "Those who make the pipes speak"),
    ("drawing", "Drawings and wood lists"),
    ("office", "Letters, money, calendar"),
    ("tuning", "On the road with the vans"),
    ("keys", "May lock up in the evening"),
    ("archive", "May read the old contracts"),
    ("vans", "May book a van"),
)
PEOPLE = (
    ("Alma", "Reyer", "office", "Office", "Bookkeeper", "11"),
    ("Bertil", "Stokke", "workshop", "Workshop", "Cabinet maker", "21"),
    ("Chidi", "Anyanwu", "voicing", "Voicing", "Voicer", "31"),
    ("Dagny", "Holm", "drawing", "Drawing office", "Draughtswoman", "41"),
    ("Emre", "Aksoy", "tuning", "Tuning", "Tuner", "51"),
    ("Fenna", "de Wit", "office", "Office", "Head of the office", "10"),
    ("Gareth", "Pugh", "workshop", "Workshop", "Foreman", "20"),
    ("Hanne", "Lund", "voicing", "Voicing", "Head voicer", "30"),
    ("Ivo", "Marek", "tuning", "Tuning", "Tuner", "52"),
    ("Jolanta", "Wrona", "workshop", "Workshop", "Leather worker", "22"),
    ("Kofi", "Mensah", "drawing", "Drawing office", "Head of drawings", "40"),
    ("Lotte", "Brandt", "tuning", "Tuning", "Head tuner", "50"),
    ("Mirko", "Babic", "workshop", "Workshop", "Apprentice", "23"),
    ("Nadia", "Haddad", "voicing", "Voicing", "Pipe maker", "32"),
    ("Oskar", "Vinter", "workshop", "Workshop", "Apprentice", "24"),
    ("Pia", "Salonen", "office", "Office", "Reception", "12"),
)
"""First name, last name, first group, department, what they are, extension."""
MEMBERS = {
    "keys": ("areyer", "bstokke", "fdewit", "gpugh", "hlund"),
    "archive": ("areyer", "fdewit", "kmensah"),
    "vans": ("eaksoy", "imarek", "lbrandt"),
    "office": ("gpugh",),
    "voicing": ("eaksoy",),
    "drawing": ("bstokke", "hlund", "jwrona"),
}
MACHINES = (
    ("bench-saw", "Terminal beside the big saw", "workshop"),
    ("plotter", "Plotter of the drawing office", "drawing"),
    ("front-desk", "Computer at the reception", "office"),
    ("voicing-room", "Tuning computer, do not unplug", "voicing"),
    ("van-one", "Laptop of the first van", "tuning"),
    ("van-two", "Laptop of the second van", "tuning"),
    ("open-day", "Screen at the front desk", "office"),
    ("glue-press", "Timer of the glue press", "workshop"),
)
ALIASES = (
    ("info", ("psalonen", "fdewit")),
    ("invoices", ("areyer",)),
    ("repairs", ("lbrandt", "gpugh", "psalonen")),
    ("concerts", ("eaksoy", "hlund")),
    ("deliveries", ("bstokke", "gpugh")),
)
ENDS = {"eaksoy": 20_787, "bstokke": 20_818, "areyer": 20_818}
"""When contracts end, in days since 1970: 30 November and 31 December 2026."""

PROFILES = {
    "default": (),
    "bench": (("inetOrgPerson_l", "Workshop"), ("inetOrgPerson_roomNumber", "G1")),
    "office": (("inetOrgPerson_l", "Front house"), ("inetOrgPerson_roomNumber", "12")),
    "road": (("inetOrgPerson_l", "Van"), ("inetOrgPerson_employeeType", "Travelling")),
}
"""What is filled in for people of one kind."""
_EVERYBODY = (
    ("ldap_rdn", "uid"),
    ("posixAccount_homeDirectory", "/home/$user"),
    ("posixAccount_loginShell", "/bin/bash"),
)


def profile(name: str) -> str:
    """Return one of the profiles as the page keeps it."""
    held = (*_EVERYBODY, *PROFILES[name])
    return "".join(f"{key}: {value}\n" for key, value in held)


def account(first: str, last: str) -> str:
    """Return how somebody is called where no spaces are allowed."""
    return (first[0] + last).replace(" ", "").lower()


def entries(password: str, keepers: list[str]) -> str:
    """Return all of it as the directory's own tools read it.

    Args:
        password: Of those who may change it.
        keepers: Their first names.
    """
    return "\n\n".join(_written(*one) for one in _all(password, keepers)) + "\n"


def _written(dn: str, held: list[tuple[str, str]]) -> str:
    lines = [f"dn: {dn}"]
    for name, value in held:
        plain = base64.b64encode(value.encode()).decode()
        lines.append(f"{name}:: {plain}")
    return "\n".join(lines)


def _all(password: str, keepers: list[str]) -> Entry:
    yield (
        ROOT,
        [
            *_kinds("dcObject", "organization"),
            ("dc", "reedandpipe"),
            ("o", "Reed and Pipe"),
        ],
    )
    for unit in UNITS:
        yield f"ou={unit},{ROOT}", [*_kinds("organizationalUnit"), ("ou", unit)]
    for folder in FOLDERS:
        yield (
            f"ou={folder},ou=Machines,{ROOT}",
            [
                *_kinds("organizationalUnit"),
                ("ou", folder),
            ],
        )
    for keeper in keepers:
        yield (
            f"cn={keeper},ou=Keepers,{ROOT}",
            [
                *_kinds("organizationalRole", "simpleSecurityObject"),
                ("cn", keeper),
                ("userPassword", password),
            ],
        )
    numbers = {name: str(10_000 + n) for n, (name, _) in enumerate(GROUPS)}
    for name, about in GROUPS:
        members = [("memberUid", one) for one in MEMBERS.get(name, ())]
        yield (
            f"cn={name},ou=Groups,{ROOT}",
            [
                *_kinds("posixGroup"),
                *(("cn", name), ("gidNumber", numbers[name]), ("description", about)),
                *members,
            ],
        )
    for n, row in enumerate(PEOPLE):
        yield from _person(n, numbers[row[2]], row)
    for n, (name, about, group) in enumerate(MACHINES):
        yield (
            f"uid={name}$,ou=Machines,{ROOT}",
            [
                *_kinds("account", "posixAccount"),
                *(("uid", f"{name}$"), ("cn", name), ("description", about)),
                *(("uidNumber", str(50_000 + n)), ("gidNumber", numbers[group])),
                *(("homeDirectory", "/dev/null"), ("loginShell", "/bin/false")),
            ],
        )
    for name, receivers in ALIASES:
        yield (
            f"cn={name},ou=Aliases,{ROOT}",
            [
                *_kinds("nisMailAlias"),
                ("cn", name),
                *(("rfc822MailMember", one) for one in receivers),
            ],
        )


def _person(n: int, number: str, row: tuple[str, ...]) -> Entry:
    first, last, _, department, task, extension = row
    uid = account(first, last)
    yield (
        f"uid={uid},ou=People,{ROOT}",
        [
            *_kinds("inetOrgPerson", "posixAccount", "shadowAccount"),
            *(
                ("uid", uid),
                ("givenName", first),
                ("sn", last),
                ("cn", f"{first} {last}"),
            ),
            *(("departmentNumber", department), ("title", task)),
            ("telephoneNumber", f"01632 9605{extension}"),
            ("mail", f"{uid}@reedandpipe.test"),
            *(("uidNumber", str(10_000 + n)), ("gidNumber", number)),
            *(("homeDirectory", f"/home/{uid}"), ("loginShell", "/bin/bash")),
            *(("shadowExpire", str(end)) for end in [ENDS.get(uid)] if end),
        ],
    )


def _kinds(*names: str) -> list[tuple[str, str]]:
    return [("objectClass", name) for name in names]
