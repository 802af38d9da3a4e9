"""Who works for the rescue service, in which departments, groups and rotas."""

from __future__ import annotations

import base64
import hashlib

from examples.scripted.people import PASSWORD, PEOPLE

BASE = "dc=brackenfell,dc=example"
_DEPARTMENTS = (
    ("Valley Station", "Alarm room, vehicles and stores", "Low Brackenfell"),
    ("Ridge Station", "Hut and summit patrols", "Windgap"),
    ("Dog Team", "Avalanche and search dogs", "Low Brackenfell"),
    ("Office", "Courses, donations and paper", "Market Sallow"),
)
_STAFF = (
    ("Ingrid", "Aune", "ingrid", "Office", "12"),
    ("Tomas", "Kral", "tomas", "Office", "12"),
    ("Wanjiru", "Mbeki", "wanjiru", "Office", "14"),
    ("Piotr", "Nowak", "piotr", "Office", "14"),
    ("Delia", "Serra", "delia", "Office", "15"),
)
_RESCUERS = (
    ("Oskar", "Brandt", "obrandt", "Valley Station", "21"),
    ("Hanna", "Feld", "hfeld", "Valley Station", "23"),
    ("Malin", "Strand", "mstrand", "Valley Station", "24"),
    ("Ruben", "Costa", "rcosta", "Ridge Station", "3"),
    ("Greta", "Lund", "glund", "Ridge Station", "4"),
    ("Elsa", "Winter", "ewinter", "Dog Team", "7"),
    ("Jonas", "Pike", "jpike", "Dog Team", "8"),
)
_GROUPS = (
    ("alarm", "Called out at any hour", ("obrandt", "hfeld", "rcosta")),
    ("ropes", "Rope and winch work", ("rcosta", "glund")),
    ("dogs", "Handlers and helpers", ("ewinter",)),
    ("drivers", "May drive the lorries", ("obrandt", "mstrand")),
)
_ROTAS = (
    ("Weekend watch", "Saturday and Sunday", ("obrandt", "glund")),
    ("Hut wardens", "One a week, June to October", ("rcosta",)),
)


def _hashed(password: str) -> str:
    digest = hashlib.sha1(password.encode() + b"fell").digest()  # noqa: S324 (what the directory takes)
    return "{SSHA}" + base64.b64encode(digest + b"fell").decode()


def _where(login: str) -> str:
    department = next(one[3] for one in (*_STAFF, *_RESCUERS) if one[2] == login)
    return f"uid={login},ou=people,ou={department},{BASE}"


def _root() -> str:
    members = ",".join(
        base64.b64encode(_where(person.name).encode()).decode() for person in PEOPLE
    )
    return f"""dn: {BASE}
objectClass: top
objectClass: dcObject
objectClass: organization
objectClass: gosaDepartment
objectClass: gosaAcl
dc: brackenfell
o: Brackenfell Mountain Rescue
ou: Brackenfell
description: Brackenfell Mountain Rescue
gosaAclEntry: 0:psub:{members}:all/all;cmdrw
"""


def _department(name: str, what: str, town: str) -> str:
    holders = "".join(
        f"""
dn: ou={part},ou={name},{BASE}
objectClass: organizationalUnit
ou: {part}
"""
        for part in ("people", "groups")
    )
    return f"""dn: ou={name},{BASE}
objectClass: top
objectClass: organizationalUnit
objectClass: gosaDepartment
ou: {name}
description: {what}
l: {town}
{holders}"""


def _person(first: str, last: str, login: str, department: str, room: str) -> str:
    return f"""dn: {_where(login)}
objectClass: top
objectClass: person
objectClass: organizationalPerson
objectClass: inetOrgPerson
objectClass: gosaAccount
cn: {first} {last}
sn: {last}
givenName: {first}
uid: {login}
roomNumber: {room}
ou: {department}
telephoneNumber: 555 01{room.zfill(2)}
o: Brackenfell Mountain Rescue
userPassword: {_hashed(PASSWORD)}
"""


def _group(number: int, name: str, what: str, logins: tuple[str, ...]) -> str:
    members = "".join(f"memberUid: {login}\n" for login in logins)
    return f"""dn: cn={name},ou=groups,{BASE}
objectClass: top
objectClass: posixGroup
cn: {name}
description: {what}
gidNumber: {1100 + number}
{members}"""


def _rota(name: str, what: str, logins: tuple[str, ...]) -> str:
    members = "".join(f"member: {_where(login)}\n" for login in logins)
    return f"""dn: cn={name},ou=groups,{BASE}
objectClass: top
objectClass: gosaGroupOfNames
cn: {name}
description: {what}
gosaGroupObjects: [U]
{members}"""


def ldif() -> str:
    """Return all that the directory holds when people come."""
    holders = "\n".join(
        f"dn: ou={part},{BASE}\nobjectClass: organizationalUnit\nou: {part}\n"
        for part in ("people", "groups")
    )
    return "\n".join(
        (
            _root(),
            holders,
            *(_department(*one) for one in _DEPARTMENTS),
            *(_person(*one) for one in (*_STAFF, *_RESCUERS)),
            *(_group(n, *one) for n, one in enumerate(_GROUPS)),
            *(_rota(*one) for one in _ROTAS),
        )
    )
