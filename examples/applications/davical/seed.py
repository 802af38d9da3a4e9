"""Whose calendars the music school's DAViCal keeps when people begin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    from collections.abc import Iterator

_PERSON, _RESOURCE, _GROUP = 1, 2, 3
_FIRST_ID = 1001
_SURNAMES = {
    "ingrid": "Solberg",
    "tomas": "Havel",
    "wanjiru": "Kamau",
    "piotr": "Zielinski",
    "delia": "Fox",
}
TEACHERS = (
    ("a.brandt", "Anselm Brandt"),
    ("b.okafor", "Bisi Okafor"),
    ("c.lindqvist", "Clara Lindqvist"),
    ("e.moreau", "Elise Moreau"),
    ("f.tanner", "Frank Tanner"),
    ("h.sato", "Haruko Sato"),
    ("j.pereira", "Joana Pereira"),
    ("k.novak", "Karel Novak"),
    ("m.doyle", "Maeve Doyle"),
    ("r.singh", "Ravi Singh"),
    ("s.aalto", "Sanna Aalto"),
    ("v.costa", "Vito Costa"),
)
RESOURCES = (
    ("bigroom", "Big Room"),
    ("cellar", "Cellar Stage"),
    ("harpsichord", "Harpsichord"),
    ("organ", "Organ Loft"),
    ("van", "Instrument Van"),
)
GROUPS = (
    ("brass", "Brass", ("f.tanner", "k.novak")),
    ("caretakers", "Caretakers", ()),
    ("choirs", "Choirs", ("c.lindqvist", "m.doyle", "v.costa")),
    ("keys", "Keyboards", ("a.brandt", "h.sato")),
    ("office", "Office", tuple(_SURNAMES)),
    ("parents", "Parents' Council", ()),
    ("strings", "Strings", ("b.okafor", "e.moreau", "s.aalto")),
    ("winds", "Woodwinds", ("j.pereira", "r.singh")),
)
"""Username, name, and who belongs to it."""
COLLECTIONS = (
    ("bigroom", "concerts", "Concerts in the Big Room"),
    ("choirs", "rehearsals", "Rehearsals of all choirs"),
    ("strings", "workshops", "String workshops"),
    ("winds", "outings", "Outings of the woodwinds"),
)
"""Besides what everybody has: username, name in the path, name that is shown."""
ZONES = (
    ("Europe/Helsinki", "+0200", "+0300", "EET", "EEST"),
    ("Europe/Lisbon", "+0000", "+0100", "WET", "WEST"),
    ("Europe/London", "+0000", "+0100", "GMT", "BST"),
    ("Europe/Paris", "+0100", "+0200", "CET", "CEST"),
    ("Europe/Prague", "+0100", "+0200", "CET", "CEST"),
)
"""Name, its winter and its summer, each with the name of its hours."""
_FREE_BUSY = "privilege_to_bits(ARRAY['caldav:read-free-busy','schedule-deliver'])"
_CALENDAR = "<DAV::collection/><urn:ietf:params:xml:ns:caldav:calendar/>"
_ADDRESSES = "<DAV::collection/><urn:ietf:params:xml:ns:carddav:addressbook/>"


def statements() -> Iterator[str]:
    """Yield what the database is told, in turn."""
    for counter in ("dav_id_seq", "usr_user_no_seq"):  # what follows has its numbers
        yield f"SELECT setval('{counter}', {_FIRST_ID + 99});"
    for zone in ZONES:
        name, rules = _quoted(zone[0]), _quoted(_rules(*zone))
        yield _row("timezones", tzid=name, olson_name=name, vtimezone=rules)
    people = [(name, f"{name.title()} {_SURNAMES[name]}") for name in _SURNAMES]
    everybody = [
        *((_PERSON, *one) for one in (*people, *TEACHERS)),
        *((_RESOURCE, *one) for one in RESOURCES),
        *((_GROUP, name, shown) for name, shown, _ in GROUPS),
    ]
    numbers = {}
    for number, (kind, name, shown) in enumerate(everybody, _FIRST_ID):
        numbers[name] = number
        yield _row(
            "dav_principal",
            user_no=number,
            principal_id=number,
            type_id=kind,
            username=_quoted(name),
            password=_quoted(f"**{PASSWORD}"),
            fullname=_quoted(shown),
            email=_quoted(f"{name}@kettlelane.example"),
            email_ok="now()",
            default_privileges=_FREE_BUSY,
        )
        if kind != _GROUP:
            yield _collection(number, name, "calendar", f"{shown}: calendar")
        if kind == _PERSON:
            yield _collection(number, name, "addresses", f"{shown}: addresses")
    for person in PEOPLE:
        yield _row("role_member", role_no=1, user_no=numbers[person.name])
    for group, _, members in GROUPS:
        for member in members:
            pair = {"group_id": numbers[group], "member_id": numbers[member]}
            yield _row("group_member", **pair)
    for owner, name, shown in COLLECTIONS:
        yield _collection(numbers[owner], owner, name, shown)


def _collection(owner: int, username: str, name: str, shown: str) -> str:
    holds_addresses = name == "addresses"
    path = f"/{username}/{name}/"
    return _row(
        "collection",
        user_no=owner,
        parent_container=_quoted(f"/{username}/"),
        dav_name=_quoted(path),
        dav_etag=f"md5({_quoted(path)})",
        dav_displayname=_quoted(shown),
        is_calendar=str(not holds_addresses),
        is_addressbook=str(holds_addresses),
        resourcetypes=_quoted(_ADDRESSES if holds_addresses else _CALENDAR),
        created="now()",
        modified="now()",
    )


def _row(table: str, **cells: str | int) -> str:
    held = ", ".join(str(cell) for cell in cells.values())
    return f"INSERT INTO {table} ({', '.join(cells)}) VALUES ({held});"  # noqa: S608


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def _rules(zone: str, winter: str, summer: str, cold: str, warm: str) -> str:
    """Return a zone as calendars write it."""
    changes = (
        ("DAYLIGHT", 3, winter, summer, warm),
        ("STANDARD", 10, summer, winter, cold),
    )
    lines = ["BEGIN:VTIMEZONE", f"TZID:{zone}"]
    for kind, month, before, after, name in changes:
        lines += [
            *(f"BEGIN:{kind}", f"DTSTART:1970{month:02}25T010000"),
            f"RRULE:FREQ=YEARLY;BYMONTH={month};BYDAY=-1SU",
            *(f"TZOFFSETFROM:{before}", f"TZOFFSETTO:{after}", f"TZNAME:{name}"),
            f"END:{kind}",
        ]
    return "\n".join([*lines, "END:VTIMEZONE"])
