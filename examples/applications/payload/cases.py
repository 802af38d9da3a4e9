"""What differs from one person's work to the next."""

from __future__ import annotations

GIVEN = (
    'Give all visits for "{{purpose}}" that are "Asked for" to "{{fitter}}" as '
    '"Agreed"; for {{number}} enter the day "{{day}}", {{count}} of "{{part}}", that '
    'we have the key, and the remark "{{remark}}"'
)
ROUNDS = (
    {
        "purpose": "Sweeping",
        "other": "Repair",
        "fitter": "Marit Lund",
        "state": "Asked for",
        "rows": "6",
        "number": "V-2048",
        "row": "0",
        "day": "14 Dec 2026",
        "part": "Flue cap",
        "count": "1",
        "remark": "The ladder is behind the oven house.",
    },
    {
        "purpose": "Repair",
        "other": "Sweeping",
        "fitter": "Anneke Voss",
        "state": "Asked for",
        "rows": "3",
        "number": "V-2042",
        "row": "1",
        "day": "18 Dec 2026",
        "part": "Door seal",
        "count": "2",
        "remark": "It smokes when the wind comes from the fell.",
    },
    {
        "purpose": "Measuring up",
        "other": "Yearly service",
        "fitter": "Samir Haddad",
        "state": "Asked for",
        "rows": "2",
        "number": "V-2058",
        "row": "0",
        "day": "7 Jan 2027",
        "part": "Tile, white",
        "count": "3",
        "remark": "She would like to see some tiles.",
    },
)
"""Whose turn it is; `other` is a wrong purpose somebody may filter for.

`rows` is how many visits are given away, `row` how many parts one of them has.
"""

HOLIDAYS = (
    'Add the opening hours "{{caption}}" ("{{day}}", "{{times}}") and "{{who}}" as whom '
    'to call in the matter "{{matter}}" to the page "Visit us", in the menu '
    '"{{menu}}", publish it, and show the notice "{{words}}" in "{{colour}}" until '
    '"{{until}}"'
)
HOURS = (
    {
        "caption": "Between the years",
        "day": "28 to 30 December",
        "times": "10 to 12",
        "who": "Marit Lund",
        "matter": "A chimney on fire",
        "menu": "Below",
        "words": "Short days: we are there from 10 to 12.",
        "colour": "Yellow",
        "until": "12/30/2026",
    },
    {
        "caption": "Stocktaking",
        "day": "4 and 5 January",
        "times": "closed",
        "who": "Gethin Rees",
        "matter": "Deliveries",
        "menu": "Nowhere",
        "words": "We are counting bricks and open again on the 6th.",
        "colour": "Red",
        "until": "01/05/2027",
    },
    {
        "caption": "Open yard",
        "day": "Sunday the 20th",
        "times": "11 to 18",
        "who": "Owain Pryce",
        "matter": "Groups",
        "menu": "Below",
        "words": "Open yard on Sunday, with soup.",
        "colour": "Yellow",
        "until": "12/20/2026",
    },
)
"""When it is different from the rest of the year."""
