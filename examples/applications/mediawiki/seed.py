"""What stands in the handbook of the ferry company before anybody works in it."""

from __future__ import annotations

from typing import NamedTuple


class Version(NamedTuple):
    """A version of a page.

    Attributes:
        title: Of the page.
        user: Who saved it.
        summary: What the user says was changed.
        text: The whole page.
    """

    title: str
    user: str
    summary: str
    text: str


STAFF = ("Ingrid", "Tomas", "Wanjiru", "Piotr", "Delia")
"""Administrators: the scripted people."""
OTHERS = ("Oona", "Marc", "Best Dealz 77", "Cheap Watches 24", "Lucky Casino 88")
"""Two colleagues, and three who advertise."""

_MINUTES = """Minutes of the meetings of the crew office.

== Autumn 2026 ==
* [[Minutes 13 October 2026]]
* [[Minutes 27 October 2026]]
* [[Minutes 10 November 2026]]
* [[Minutes 24 November 2026]]
* [[Minutes 8 December 2026]]

[[Category:Crew office]]
"""
_HOME = """'''Harbour Line Handbook''' is where the crew office keeps what everybody has to know.

== Every day ==
* [[Rota]]
* [[Ticket refunds]]
* [[Lost property]]
* [[Left luggage]]
* [[Winter timetable 2025]]

== Crew office ==
* [[Minutes]]
* [[Safety drills]]
* [[Bicycle transport]]
* [[Contacts]]
"""
_HELD = """Held on {day} in the crew room.

== Present ==
{present}

== Decisions ==
{decisions}

[[Category:Minutes]]
"""
_ADVERTISEMENT = "Best prices today: visit our shop and save a lot, {name}!"

_PAGES = (
    ("Main Page", "Ingrid", _HOME),
    ("Minutes", "Ingrid", _MINUTES),
    (
        "Minutes 13 October 2026",
        "Delia",
        _HELD.format(
            day="13 October 2026",
            present="Ingrid, Tomas, Delia",
            decisions="* New life jackets are ordered for the ''Tern''.",
        ),
    ),
    (
        "Minutes 27 October 2026",
        "Tomas",
        _HELD.format(
            day="27 October 2026",
            present="Ingrid, Tomas, Piotr, Wanjiru",
            decisions="* The winter timetable begins on 1 December.",
        ),
    ),
    (
        "Minutes 10 November 2026",
        "Wanjiru",
        _HELD.format(
            day="10 November 2026",
            present="Wanjiru, Piotr, Delia",
            decisions="* The waiting room is painted in January.",
        ),
    ),
    (
        "Rota",
        "Piotr",
        (
            "Who is on duty when. The rota of the next week hangs out on Thursdays.\n\n"
            "== Early ==\nFrom 5.30 to 13.30: two at the quay, one in the office.\n\n"
            "== Late ==\nFrom 13.00 to 21.00: two at the quay.\n\n"
            "[[Category:Crew office]]\n"
        ),
    ),
    (
        "Ticket refunds",
        "Delia",
        (
            "Tickets are refunded until an hour before departure, see [[Contacts]].\n\n"
            "[[Category:Counter]]\n"
        ),
    ),
    (
        "Lost property",
        "Marc",
        (
            "What is found on board is kept for three months. See also [[Left luggage]].\n\n"
            "[[Category:Counter]]\n"
        ),
    ),
    (
        "Left luggage",
        "Marc",
        (
            "Suitcases may stay at the counter for a day, 3 euros each.\n\n"
            "[[Category:Counter]]\n"
        ),
    ),
    (
        "Winter timetable 2025",
        "Oona",
        "The first boat leaves at 7.10, the last at 19.40.\n\n[[Category:Timetables]]\n",
    ),
    (
        "Summer timetable 2026",
        "Oona",
        "The first boat leaves at 6.10, the last at 22.40.\n\n[[Category:Timetables]]\n",
    ),
    (
        "Safety drills",
        "Ingrid",
        "A drill a month on each ship, entered in the log.\n\n[[Category:Crew office]]\n",
    ),
    (
        "Bicycle transport",
        "Marc",
        "Twelve bicycles a crossing, on the lower deck.\n\n[[Category:Counter]]\n",
    ),
    (
        "Contacts",
        "Ingrid",
        (
            "Quay: extension 12. Office: extension 20. Workshop: extension 31.\n\n"
            "[[Category:Crew office]]\n"
        ),
    ),
    ("Category:Crew office", "Ingrid", "Pages of the crew office.\n"),
    ("Category:Counter", "Delia", "Pages for the counter.\n"),
    ("Category:Timetables", "Oona", "All timetables.\n"),
    ("Category:Minutes", "Delia", "Minutes of meetings.\n"),
    ("Talk:Left luggage", "Oona", "Is it still 3 euros? ~~~~\n"),
)
VERSIONS = (
    *(Version(title, user, "", text) for title, user, text in _PAGES),
    *(
        Version(title, user, "news", _ADVERTISEMENT.format(name=title.lower()) + "\n")
        for title, user in (
            ("Lockers", "Best Dealz 77"),
            ("Ticket prices", "Cheap Watches 24"),
            ("Quiz evening", "Lucky Casino 88"),
        )
    ),
)
"""In the order in which they were saved."""
