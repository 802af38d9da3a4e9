"""What differs from one person's work to the next."""

from __future__ import annotations

ENTERED = (
    'Enter "{{first}} {{last}}" with the profile "{{profile}}", telephone "{{phone}}", '
    '"{{title}}" in "{{department}}", "{{boss}}" as manager, in the primary group '
    '"{{group}}" and additionally in "{{also}}"'
)
NEWCOMERS = (
    {
        "first": "Rosa",
        "last": "Quint",
        "account": "rquint",
        "profile": "bench",
        "phone": "01632 960525",
        "title": "Apprentice",
        "department": "Workshop",
        "boss": "gpugh",
        "group": "workshop",
        "other": "voicing",
        "also": "keys",
    },
    {
        "first": "Leif",
        "last": "Ostrow",
        "account": "lostrow",
        "profile": "office",
        "phone": "01632 960513",
        "title": "Secretary",
        "department": "Office",
        "boss": "fdewit",
        "group": "office",
        "other": "drawing",
        "also": "archive",
    },
    {
        "first": "Amara",
        "last": "Diallo",
        "account": "adiallo",
        "profile": "road",
        "phone": "01632 960553",
        "title": "Tuner",
        "department": "Tuning",
        "boss": "lbrandt",
        "group": "tuning",
        "other": "workshop",
        "also": "vans",
    },
)
"""Who starts on Monday; `other` is a wrong group somebody may choose."""
TAKEN = "10004"
"""What somebody else is numbered with already."""

ENDED = (
    'Let the account of "{{first}} {{last}}" end on "{{day}}", take it out of the group '
    '"{{group}}", and put "{{heir}}" into the mail alias "{{alias}}" in place of '
    '"{{account}}"'
)
LEAVERS = (
    {
        "first": "Emre",
        "last": "Aksoy",
        "account": "eaksoy",
        "day": "18.12.2026",
        "group": "vans",
        "other": "voicing",
        "alias": "concerts",
        "heir": "imarek",
    },
    {
        "first": "Bertil",
        "last": "Stokke",
        "account": "bstokke",
        "day": "29.01.2027",
        "group": "keys",
        "other": "drawing",
        "alias": "deliveries",
        "heir": "jwrona",
    },
    {
        "first": "Alma",
        "last": "Reyer",
        "account": "areyer",
        "day": "12.02.2027",
        "group": "archive",
        "other": "keys",
        "alias": "invoices",
        "heir": "psalonen",
    },
)
"""Who goes; `other` is a second group that is not meant."""

MOVED = (
    'Write down that "{{machine}}" is "{{about}}", stands in "{{place}}" and is with '
    '"{{holder}}", and move it into the folder "{{folder}}"'
)
MACHINES = (
    {
        "machine": "uid=plotter$",
        "about": "Plotter, needs a new blade",
        "place": "Attic, left shelf",
        "holder": "Drawing office",
        "folder": "ou=Stored",
        "other": "ou=Lent",
    },
    {
        "machine": "uid=open-day$",
        "about": "Screen for the open day, with its stand",
        "place": "Parish hall",
        "holder": "Friends of St Olave",
        "folder": "ou=Lent",
        "other": "ou=Stored",
    },
    {
        "machine": "uid=van-two$",
        "about": "Laptop of the second van, cracked lid",
        "place": "Mill Lane 4",
        "holder": "Halls Electric",
        "folder": "ou=Repairs",
        "other": "ou=Lent",
    },
)
"""What has gone elsewhere; `other` is a wrong folder."""
