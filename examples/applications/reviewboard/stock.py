"""What the ferry company keeps in its texts, and which changes of them are on their way."""

from __future__ import annotations

STAFF = (
    ("ingrid", "Ingrid", "Aas"),
    ("tomas", "Tomas", "Reyl"),
    ("wanjiru", "Wanjiru", "Kimani"),
    ("piotr", "Piotr", "Lis"),
    ("delia", "Delia", "Moraru"),
    ("henrik", "Henrik", "Strand"),
    ("marit", "Marit", "Holm"),
    ("oskar", "Oskar", "Vik"),
    ("salma", "Salma", "Idrissi"),
)
GROUPS = (
    ("captains", "Captains"),
    ("fares", "Fares and tickets"),
    ("harbours", "Harbours"),
    ("notices", "Notices to passengers"),
)
LINE_1 = """Line 1: Vestby - Grønnøy
Valid from 1 April
Monday to Friday
06:10  07:25  09:00  12:15  15:40  17:05
Saturday
08:00  11:30  16:00
Sunday
09:30  16:00
The ship waits five minutes for the bus.
"""
LINE_2 = """Line 2: Vestby - Sandholmen - Ytre Skjær
Valid from 1 April
Monday to Friday
06:45  10:20  14:10  18:30
Saturday
09:15  17:45
No ship on Sundays.
"""
FARES = """Fares in kroner
Adult            64
Child (4 to 15)  32
Bicycle          20
Dog              15
Car up to 6 m   180
Camper van      310
Tickets on board cost 10 more.
"""
DOGS = """Animals on board
Dogs are on a lead on all decks.
Cats and birds travel in a box.
Horses need a trailer.
"""
PIER = """Rules of the pier at Sandholmen
Wait behind the yellow line.
Cars queue in lane 1 and 2.
No fishing while a ship is at the pier.
The gate is closed two minutes before departure.
"""
STORM = """When it storms
Above 18 m/s line 2 does not call at Ytre Skjær.
Above 22 m/s no ship leaves.
The office calls the harbours by six in the morning.
"""
FILES = {
    "timetables/line-1.txt": LINE_1,
    "timetables/line-2.txt": LINE_2,
    "fares/fares.txt": FARES,
    "notices/animals.txt": DOGS,
    "notices/pier.txt": PIER,
    "notices/storm.txt": STORM,
}
REQUESTS = (
    (
        "henrik",
        "Winter timetable of line 2",
        "timetables/line-2.txt",
        (("1 April", "1 November"), ("18:30", "17:50"), ("09:15", "09:45")),
        "The last ship leaves earlier, as it is dark by then.",
        (),
        ("ingrid", "tomas", "wanjiru", "piotr", "delia"),
    ),
    (
        "marit",
        "Fares for the new year",
        "fares/fares.txt",
        (("64", "67"), ("32", "33"), ("310", "340")),
        "As the board has decided on 12 November.",
        (),
        ("ingrid", "tomas", "wanjiru", "piotr", "delia"),
    ),
    (
        "oskar",
        "Rules for the wider pier",
        "notices/pier.txt",
        (("lane 1 and 2", "lanes 1 to 4"), ("two minutes", "three minutes")),
        "Sandholmen has two lanes more since the summer.",
        (),
        ("ingrid", "tomas", "wanjiru", "piotr", "delia"),
    ),
    (
        "salma",
        "Horses need a groom",
        "notices/animals.txt",
        (("Horses need a trailer", "Horses need a trailer and a groom"),),
        "After what happened in August.",
        (),
        (),
    ),
    (
        "oskar",
        "Line 1 waits for the late bus",
        "timetables/line-1.txt",
        (("five minutes", "eight minutes"),),
        "The bus stands at the road works.",
        (),
        (),
    ),
    (
        "henrik",
        "Storm: harbours are called earlier",
        "notices/storm.txt",
        (("by six", "by half past five"),),
        "The bakery boat asked for it.",
        (),
        (),
    ),
    (
        "marit",
        "Dogs travel for nothing in November",
        "fares/fares.txt",
        (("Dog              15", "Dog               0"),),
        "For a month, to see whether anybody comes.",
        ("fares",),
        ("salma",),
    ),
    (
        "salma",
        "Spring timetable of line 1",
        "timetables/line-1.txt",
        (("06:10", "06:05"), ("17:05", "17:15")),
        "Thirty people ran for it every day.",
        ("captains",),
        ("henrik",),
    ),
)
"""Who wants it, what, in which text, what for what, why, which groups and people."""
