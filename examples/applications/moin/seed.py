"""What the cable railway's people have written down: all their pages."""

from __future__ import annotations

from typing import NamedTuple


class Page(NamedTuple):
    """A page of the wiki.

    Attributes:
        name: Its name.
        texts: What it said, from the first time it was saved to now.
        tags: Words it is found by.
        summary: What it is, in a line.
    """

    name: str
    texts: tuple[str, ...]
    tags: str
    summary: str


PAGES = (
    Page(
        "Home",
        (
            (
                "= Hohegg cable railway =\n\nValley station, office.\n\n"
                " * [[Wind rules]]\n * [[Evening rides]]\n * [[Lost property]]\n"
                " * [[Summer timetable]]\n * [[Winter timetable]]\n"
                " * [[Group bookings 2025]]\n * [[School outings 2025]]\n"
                " * [[Group bookings 2024]]\n * [[School outings 2024]]\n"
            ),
        ),
        "office",
        "Where everybody begins",
    ),
    Page(
        "Wind rules",
        (
            "= Wind =\n\n * From 50 km/h: half speed\n * From 70 km/h: closed\n",
            "= Wind =\n\n * From 45 km/h: half speed\n * From 65 km/h: closed\n",
        ),
        "operation, safety",
        "When we slow down and when we close",
    ),
    Page(
        "Evening rides",
        (
            "= Evening rides =\n\n * Fridays until 21:30\n",
            "= Evening rides =\n\n * Fridays until 22:00\n * Last cabin down 22:15\n",
        ),
        "guests",
        "Which days we run after dark",
    ),
    Page(
        "Lost property",
        ("= Lost property =\n\n * Shelf behind the till, four weeks\n",),
        "guests, office",
        "What happens with gloves and phones",
    ),
    Page(
        "Summer timetable",
        ("= Summer =\n\n * First cabin 08:00\n * Last cabin 18:30\n",),
        "operation, guests",
        "May to October",
    ),
    Page(
        "Winter timetable",
        ("= Winter =\n\n * First cabin 08:30\n * Last cabin 16:45\n",),
        "operation, guests",
        "December to April",
    ),
    Page(
        "Group bookings 2025",
        ("= Groups =\n\n * From 15 guests, two days ahead\n",),
        "guests, office",
        "How groups were booked last year",
    ),
    Page(
        "School outings 2025",
        ("= Schools =\n\n * Teachers ride free\n",),
        "guests, office",
        "How schools were booked last year",
    ),
    Page(
        "Group bookings 2024",
        ("= Groups =\n\n * From 20 guests, by letter\n",),
        "guests, office",
        "How groups were booked before that",
    ),
    Page(
        "School outings 2024",
        ("= Schools =\n\n * Teachers pay half\n",),
        "guests, office",
        "How schools were booked before that",
    ),
)
"""In the order in which they were written."""
