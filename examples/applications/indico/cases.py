"""What differs from one person's work to the next."""

from __future__ import annotations

COURSE = (
    'Put the course "{{title}}" into the programme, on "{{day}}" from "{{starts}}" to'
    ' "{{ends}}" in "{{house}}", "{{room}}", which is booked for it, with "{{contact}}"'
    ' on "{{phone}}" to be asked'
)
COURSES = (
    {
        "title": "Oar carving for beginners",
        "day": "16/01/2027",
        "starts": "10:00",
        "ends": "15:00",
        "house": "Mill House",
        "room": "M-0-4 - Boat Shed",
        "letters": "boat",
        "wrong_room": "M-2-3 - Net Loft",
        "contact": "Questions about tools",
        "phone": "01632 960118",
    },
    {
        "title": "Birds of the reed bed",
        "day": "06/02/2027",
        "starts": "08:30",
        "ends": "11:00",
        "house": "Mill House",
        "room": "M-1-2 - Reading Room",
        "letters": "reading",
        "wrong_room": "M-1-5 - Map Cabinet",
        "contact": "Meeting point",
        "phone": "01632 960244",
    },
    {
        "title": "Knots that hold",
        "day": "13/01/2027",
        "starts": "13:30",
        "ends": "17:00",
        "house": "Mill House",
        "room": "M-2-3 - Net Loft",
        "letters": "net",
        "wrong_room": "M-2-1 - Lamp Room",
        "contact": "Rope orders",
        "phone": "01632 960377",
    },
)
"""Courses, where they are held, and whom people can ask."""

PAPER = (
    'Add "{{title}}" to "Small Rivers Day 2027" as a "{{type}}" of "{{minutes}}",'
    ' about "{{text}}", by "{{speaker}}", with the keyword "{{keyword}}", in the'
    ' session "{{session}}"'
)
PAPERS = (
    {
        "title": "Otter tracks in the snow",
        "text": "Three winters of prints along the mill stream, and what they tell.",
        "minutes": "0:30",
        "type": "Talk",
        "wrong_type": "Short report",
        "speaker": "Marta Villanueva",
        "letters": "villa",
        "keyword": "otters",
        "session": "Afternoon: animals",
    },
    {
        "title": "A weir with a door for eels",
        "text": "How it was built in nine days, and how many have come through.",
        "minutes": "0:15",
        "type": "Short report",
        "wrong_type": "Poster",
        "speaker": "Anselm Hartog",
        "first": "Anselm",
        "family": "Hartog",
        "from": "Waterboard of the Nether Lee",
        "keyword": "weirs",
        "session": "Morning: water",
    },
    {
        "title": "Low water in old photographs",
        "text": "Forty pictures of one bridge, hung side by side.",
        "minutes": "0:10",
        "type": "Poster",
        "wrong_type": "Talk",
        "speaker": "Colm Breslin",
        "letters": "bresl",
        "misheard": "Brezlin",
        "keyword": "drought",
        "session": "Posters in the boat shed",
    },
)
"""What people offer for the conference."""

ROOM = (
    'Book the room "{{room}}", with "{{seats}}" seats at least and "{{tool}}", on'
    ' "{{day}}" from "{{starts}}" to "{{ends}}" for "{{guest}}", because of'
    ' "{{reason}}"'
)
ROOMS = (
    {
        "room": "Boat Shed",
        "shown": "M-0-4 - Boat Shed",
        "seats": "40",
        "tool": "Projector",
        "day": "20/01/2027",
        "starts": "09:30",
        "ends": "12:00",
        "guest": "Nadia Haddad",
        "family": "haddad",
        "reason": "Open day of the school",
    },
    {
        "room": "Lamp Room",
        "shown": "M-2-1 - Lamp Room",
        "seats": "20",
        "tool": "Whiteboard",
        "day": "14/01/2027",
        "starts": "14:00",
        "ends": "16:30",
        "guest": "Bertil Ostrand",
        "family": "ostrand",
        "reason": "Lock keepers plan the spring",
    },
    {
        "room": "Net Loft",
        "shown": "M-2-3 - Net Loft",
        "seats": "30",
        "misread": "300",
        "tool": "Microphone",
        "day": "08/01/2027",
        "starts": "18:00",
        "ends": "20:30",
        "guest": "Yuki Tanabe",
        "family": "tanabe",
        "reason": "River songs by candlelight",
    },
)
"""Who asks for a room, and when."""
