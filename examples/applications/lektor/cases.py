"""What differs from one person's work to the next."""

from __future__ import annotations

ANNOUNCED = (
    'Announce "{{title}}" as an event on {{day}} at {{begins}} in "{{where}}", for '
    '"{{first}}" and "{{second}}", with has to be booked {{booked}}, at {{price}} '
    'euros, announced as "{{told}}"'
)
EVENTS = (
    {
        "title": "Treasure dive",
        "day": "12/19/2026",
        "begins": "14:00",
        "where": "Teaching pool",
        "other": "Main pool",
        "first": "Children",
        "second": "Families",
        "booked": "yes",
        "price": "4",
        "told": "Forty things lie at the bottom. Who finds the brass key swims free.",
        "taken": "splash-disco",
    },
    {
        "title": "Morning coffee and lengths",
        "day": "01/08/2027",
        "begins": "08:15",
        "where": "Foyer",
        "other": "Lawn",
        "first": "Adults",
        "second": "Over sixties",
        "booked": "no",
        "price": "7",
        "told": "Twenty lengths or fewer, then coffee. Bring a cup.",
        "taken": "quiet-hour",
    },
    {
        "title": "Relay against the fire brigade",
        "day": "01/23/2027",
        "begins": "17:30",
        "where": "Main pool",
        "other": "Teaching pool",
        "first": "Adults",
        "second": "Clubs",
        "booked": "yes",
        "price": "5",
        "told": "Teams of four, in pyjamas. They won last year.",
        "taken": "new-year-plunge",
    },
)
"""`other` is a wrong place; `taken` is the ID of a page that is there."""

MOVED = (
    'Move the course "{{course}}" to "{{weekday}}" at {{begins}} with "{{teacher}}", '
    'remove that it is full, put a change "{{heading}}" with the text "{{text}}" at '
    'the top, and delete the notice "{{notice}}"'
)
COURSES = (
    {
        "course": "Aqua jogging",
        "page": "aqua-jogging",
        "weekday": "Thursday",
        "other": "Friday",
        "begins": "19:15",
        "teacher": "Jens Brandt",
        "heading": "Now on Thursdays",
        "text": "Tickets stay good. The belts are in the other cupboard.",
        "notice": "No aqua jogging on Tuesday",
        "letters": "jogging",
    },
    {
        "course": "Late learners",
        "page": "late-learners",
        "weekday": "Monday",
        "other": "Tuesday",
        "begins": "20:00",
        "teacher": "Sanna Eklund",
        "heading": "Mondays from January",
        "text": "Who cannot come then gets the money back at the till.",
        "notice": "No late learners on Wednesday",
        "letters": "late",
    },
    {
        "course": "Diving badge",
        "page": "diving-badge",
        "weekday": "Sunday",
        "other": "Saturday",
        "begins": "16:30",
        "teacher": "Maeve Corry",
        "heading": "Sundays instead of Saturdays",
        "text": "The examination is two weeks later, too.",
        "notice": "No diving badge on Saturday",
        "letters": "diving",
    },
)
"""`other` is a wrong day; `letters` are what somebody searches with."""
