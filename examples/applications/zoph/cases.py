"""What differs from one person's work to the next."""

from __future__ import annotations

TOLD = (
    'Describe "{{scan}}" as "{{title}}", taken on {{day}} at "{{place}}" by '
    '"{{photographer}}", with "{{words}}", and put it into the album "{{album}}" and '
    'the category "{{category}}"'
)
PRINTS = (
    {
        "scan": "Scan 0412",
        "title": "Mending the long nets",
        "day": "1932-08-20",
        "place": "Oyster Row",
        "other": "Tarhouse Slip",
        "photographer": "Ebbe Harrow",
        "words": "The woman on the left is the smith's wife, says Cora.",
        "album": "Marram",
        "category": "Fishing",
    },
    {
        "scan": "Scan 0413",
        "title": "Regatta, the last race",
        "day": "1936-07-13",
        "place": "Ferry Quay",
        "other": "Cold Harbour",
        "photographer": "Agnes Thorsby",
        "words": "Won by the Petrel, according to Jonas.",
        "album": "Brenn",
        "category": "Boats",
    },
    {
        "scan": "Scan 0415",
        "title": "New roof for the school",
        "day": "1948-10-03",
        "place": "Sandwick School",
        "other": "Ferry Quay",
        "photographer": "Rufus Dahl",
        "words": "Slates came over with the mail boat, says Hanne.",
        "album": "Sandwick",
        "category": "Buildings",
    },
)
"""What people told about prints; `other` is a wrong place somebody may choose."""

RECOGNISED = (
    'Enter "{{first}} {{last}}", called "{{called}}", {{gender}}, born on {{born}}, at '
    'home at "{{home}}", and add them to "{{picture}}"'
)
FACES = (
    {
        "first": "Wilhelmina",
        "last": "Fenner",
        "called": "Minnie",
        "gender": "female",
        "born": "04/17/1919",
        "home": "Oyster Row",
        "other": "Marram Chapel",
        "relative": "Mabel Fenner",
        "picture": "Three at the net loft",
        "village": "Marram",
        "island": "Mainland",
        "place": "Oyster Row",
        "album": "6",
    },
    {
        "first": "Dorothea",
        "last": "Harrow",
        "called": "Dodo",
        "gender": "female",
        "born": "11/02/1924",
        "home": "Cold Harbour",
        "other": "Ferry Quay",
        "relative": "Ebbe Harrow",
        "picture": "Ferry with flags",
        "village": "Brenn",
        "island": "Brenn Island",
        "place": "Cold Harbour",
        "album": "5",
    },
    {
        "first": "Rosalind",
        "last": "Pell",
        "called": "Rosie",
        "gender": "female",
        "born": "09/30/1928",
        "home": "Tarhouse Slip",
        "other": "Oyster Row",
        "relative": "Jonas Pell",
        "picture": "Wedding at the chapel",
        "village": "Marram",
        "island": "Mainland",
        "place": "Marram Chapel",
        "album": "6",
    },
)
"""Who was recognised and where; `other` is a wrong place somebody may choose."""
