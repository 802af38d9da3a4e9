"""What differs from one person's work to the next."""

from __future__ import annotations

ENTERED = (
    'Enter that {{payer}} paid {{sum}} for "{{what}}" on "{{day}}", only for {{one}}, '
    '{{two}} and {{three}}, with the scan at "{{scan}}"'
)
SLIPS = (
    {
        "what": "Ferry to Grado",
        "word": "Ferry",
        "day": "11/22/2026",
        "payer": "Dimitri",
        "other": "Carla",
        "sum": "3*14.50",
        "least": "43",
        "most": "44",
        "one": "Dimitri",
        "two": "Esme",
        "three": "Henk",
        "scan": "https://scans.puppets.test/ferry-grado",
    },
    {
        "what": "New eyes for the fox",
        "word": "fox",
        "day": "11/24/2026",
        "payer": "Florian",
        "other": "Esme",
        "sum": "12.80+7.45",
        "least": "20",
        "most": "21",
        "one": "Carla",
        "two": "Florian",
        "three": "Greta",
        "scan": "https://scans.puppets.test/fox-eyes",
    },
    {
        "what": "Lunch at the border",
        "word": "Lunch",
        "day": "11/23/2026",
        "payer": "Henk",
        "other": "Greta",
        "sum": "18.90+21.40+16",
        "least": "56",
        "most": "57",
        "one": "Agneta",
        "two": "Bruno",
        "three": "Henk",
        "scan": "https://scans.puppets.test/lunch-border",
    },
)
"""Slips; `other` is somebody who may be chosen by mistake, and the sum lies between
`least` and `most`."""
WITH_WORDS = "{} euros"
"""A sum as it stands on a slip, which the program does not take."""

REPLACED = (
    'Settle what {{left}} owes, call that "{{what}}" of "{{day}}" with the '
    'statement at "{{statement}}", switch {{left}} off, and let {{new}} in with the '
    "weight {{weight}}"
)
CHANGES = (
    {
        "left": "Florian",
        "neighbour": "Greta",
        "what": "Florian's share by transfer",
        "day": "11/25/2026",
        "statement": "https://scans.puppets.test/statement-48",
        "new": "Ilka",
        "weight": "0.5",
    },
    {
        "left": "Greta",
        "neighbour": "Florian",
        "what": "Last payment of Greta",
        "day": "11/24/2026",
        "statement": "https://scans.puppets.test/statement-47",
        "new": "Jonas",
        "weight": "0.75",
    },
    {
        "left": "Henk",
        "neighbour": "Greta",
        "what": "Henk paid into our account",
        "day": "11/26/2026",
        "statement": "https://scans.puppets.test/statement-49",
        "new": "Kaja",
        "weight": "0.4",
    },
)
"""Who leaves, who stands in the line before or after, and who comes."""

_TO = "\N{MINUS SIGN}"
"""What the list of currencies has between their parts."""
PREPARED = (
    'Begin the project "{{name}}" ({{id}}) with the address "{{email}}" and {{first}} '
    'and {{second}} in it, have it paid in "{{currency}}", and invite {{first}} and '
    "{{second}}"
)
TOURS = (
    {
        "name": "Winter in Tyrol",
        "id": "winter-in-tyrol",
        "email": "winter@puppets.example.com",
        "first": "Agneta",
        "second": "Ludek",
        "currency": f"EUR {_TO} € {_TO} Euro",
        "other": f"CZK {_TO} Czech Koruna",
    },
    {
        "name": "Fox Goes North",
        "id": "fox-goes-north",
        "email": "north@puppets.example.com",
        "first": "Bruno",
        "second": "Mirja",
        "currency": f"SEK {_TO} Swedish Krona",
        "other": f"NOK {_TO} Norwegian Krone",
    },
    {
        "name": "Alpine Schools",
        "id": "alpine-schools",
        "email": "schools@puppets.example.com",
        "first": "Carla",
        "second": "Noldi",
        "currency": f"CHF {_TO} Swiss Franc",
        "other": f"EUR {_TO} € {_TO} Euro",
    },
)
"""Tours to come; `other` is a currency that may be chosen by mistake."""
CODE = "Nine-wooden-noses"
"""Of every new project; nobody sees it while it is typed."""
WRONG_CODE = "Ten-wooden-noses"
"""What somebody thinks it was."""
