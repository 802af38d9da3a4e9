"""What differs from one person's work to the next, and what each of them is to do."""

from __future__ import annotations

DATED = (
    'Put "{{title}}" into the calendar "{{calendar}}" for {{day}} from {{start}} to'
    ' {{end}} at "{{place}}", {{status}}, repeated {{often}}, with a reminder {{ahead}}'
    ' {{unit}} before and the description "{{words}}"'
)
EVENTS = (
    {
        "title": "Stove smokes, Tanner's Row",
        "calendar": "North round",
        "day": "12/09/26",
        "start": "09:30 AM",
        "end": "10:30 AM",
        "place": "Tanner's Row 14",
        "status": "Tentative",
        "other": "Cancelled",
        "often": "yearly",
        "ahead": "2",
        "unit": "hours",
        "words": "The neighbour has the key. Long ladder.",
    },
    {
        "title": "Boiler, school kitchen",
        "calendar": "South round",
        "day": "12/15/26",
        "start": "01:15 PM",
        "end": "03:15 PM",
        "place": "Mill Lane 3",
        "status": "Confirmed",
        "other": "Tentative",
        "often": "monthly",
        "ahead": "1",
        "unit": "days",
        "words": "Ring at the kitchen door, not at the office.",
    },
    {
        "title": "Flue of the bakehouse",
        "calendar": "North round",
        "day": "12/17/26",
        "start": "04:00 PM",
        "end": "05:30 PM",
        "place": "Oven Street 22",
        "status": "Tentative",
        "other": "Free",
        "often": "weekly",
        "ahead": "45",
        "unit": "minutes",
        "words": "Only when the oven is cold. There is a dog.",
    },
)
"""Visits in December; `other` is a wrong status somebody may choose."""

CARDED = (
    'Put "{{first}} {{last}}" among the customers, born in {{month}} on the {{date}} in'
    ' {{year}}, of "{{street}}", "{{code}}" "{{city}}", {{country}}, with the e-mail'
    ' "{{mail}}", the mobile "{{mobile}}", {{title}} at "{{firm}}", and the notes'
    ' "{{notes}}"'
)
CARDS = (
    {
        "first": "Henrike",
        "last": "Aldous",
        "month": "March",
        "date": "17",
        "year": "1971",
        "street": "Sexton's Hill 5",
        "code": "CH7 4QD",
        "city": "Emberley",
        "country": "United Kingdom",
        "other": "Ukraine",
        "mail": "h.aldous@emberley.example",
        "mobile": "0044 7700 900 311",
        "title": "Caretaker",
        "firm": "Emberley Almshouses",
        "notes": "Beech in the stove, gas in the hall. Twice a year.",
    },
    {
        "first": "Ruaridh",
        "last": "Penhallow",
        "month": "October",
        "date": "4",
        "year": "1958",
        "street": "Quay 31",
        "code": "D02 X285",
        "city": "Carrickmoor",
        "country": "Ireland",
        "other": "Iceland",
        "mail": "quay31@penhallow.example",
        "mobile": "00353 20 913 0477",
        "title": "Landlord",
        "firm": "The Lobster Pot",
        "notes": "Peat, two open fires. Before Christmas and in May.",
    },
    {
        "first": "Odile",
        "last": "Marchetti",
        "month": "June",
        "date": "29",
        "year": "1986",
        "street": "Rue des Cendres 8",
        "code": "62100",
        "city": "Calais",
        "country": "France",
        "other": "Finland",
        "mail": "odile@cendres.example",
        "mobile": "0033 6 39 98 11 20",
        "title": "Manager",
        "firm": "Marchetti Ovens",
        "notes": "Oil. Three boilers in the cellar, every quarter.",
    },
)
"""Who has moved in; `other` is a wrong country somebody may choose."""

PASSED_ON = (
    'Put "{{name}}" on the list "Yard" with the tags "{{tag}}", due on {{day}} at'
    ' {{hour}}, priority {{priority}}, {{hours}} hours and the description "{{words}}",'
    ' and tick off "{{old}}"'
)
TASKS = (
    {
        "name": "Van: new wiper blades",
        "tag": "van",
        "day": "12/04/26",
        "date": "4",
        "hour": "08:00 am",
        "priority": "2",
        "other": "4",
        "hours": "0.5",
        "words": "55 and 40 centimetres, from the shop at the ring road.",
        "old": "Van: look for a garage",
    },
    {
        "name": "Brushes: order nylon stars",
        "tag": "brushes",
        "day": "12/10/26",
        "date": "10",
        "hour": "12:00 pm",
        "priority": "1 (highest)",
        "other": "3",
        "hours": "1",
        "words": "Twelve of 200 and six of 250, thread M12.",
        "old": "Brushes: count what is left",
    },
    {
        "name": "Ladder: rubber feet",
        "tag": "roof",
        "day": "12/08/26",
        "date": "8",
        "hour": "05:30 pm",
        "priority": "5 (lowest)",
        "other": "1 (highest)",
        "hours": "2",
        "words": "Part 7714-B, four of them, and the spanner from Gus.",
        "old": "Ladder: ask the maker",
    },
)
"""What has come up; `old` is what it comes after, `other` a slip."""
