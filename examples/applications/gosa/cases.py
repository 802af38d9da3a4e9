"""What differs from one person's work to the next."""

from __future__ import annotations

JOINING = (
    "Enter {{first}} {{last}} ({{login}}, {{title}}, {{sex}}, private phone {{private}}, "
    'room {{room}}, phone {{phone}}, mobile {{mobile}}) as a user of "{{station}}"'
)
SHEETS = (
    {
        "first": "Ada",
        "last": "Holm",
        "login": "aholm",
        "title": "Dr",
        "sex": "female",
        "private": "555 4410",
        "room": "5",
        "phone": "555 0105",
        "mobile": "0770 3131",
        "station": "Ridge Station [Hut and summit patrols]",
    },
    {
        "first": "Bruno",
        "last": "Tanner",
        "login": "btanner",
        "title": "Mr",
        "sex": "male",
        "private": "555 4827",
        "room": "26",
        "phone": "555 0126",
        "mobile": "0770 6402",
        "station": "Valley Station [Alarm room, vehicles and stores]",
    },
    {
        "first": "Yuki",
        "last": "Arden",
        "login": "yarden",
        "title": "Ms",
        "sex": "female",
        "private": "555 4093",
        "room": "9",
        "phone": "555 0109",
        "mobile": "0770 5518",
        "station": "Dog Team [Avalanche and search dogs]",
    },
)

REPLACING = (
    'Make the group "{{group}}" ("{{what}}") with {{one}} and {{two}} of "{{station}}" '
    'at the root, and remove the group "{{old}}"'
)
MEMOS = (
    {
        "group": "lorries",
        "what": "Lorries and trailers",
        "one": "Hanna Feld",
        "two": "Malin Strand",
        "station": "Valley Station [Alarm room, vehicles and stores]",
        "old": "drivers",
    },
    {
        "group": "winch",
        "what": "Winch from the helicopter",
        "one": "Ruben Costa",
        "two": "Greta Lund",
        "station": "Ridge Station [Hut and summit patrols]",
        "old": "ropes",
    },
    {
        "group": "noses",
        "what": "Search dogs, day and night",
        "one": "Elsa Winter",
        "two": "Jonas Pike",
        "station": "Dog Team [Avalanche and search dogs]",
        "old": "dogs",
    },
)
