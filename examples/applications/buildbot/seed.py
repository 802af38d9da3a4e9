"""What the braille press has made, and what waits to be made."""

from __future__ import annotations

_FIRST = (
    ("braille", "Under the Greenwood Tree", "Lindgate library", "Corrected"),
    ("large", "Parish newsletter, October", "St Anne's parish", "As submitted"),
    ("braille", "Knitting for beginners", "Wool and Wheel", "As submitted"),
    ("audio", "The tide tables", "Harbour office", "As submitted"),
    ("braille", "Geography, class 6", "School of the Elms", "School edition"),
    ("large", "The concert season", "Town hall", "Corrected"),
    ("braille", "Railway timetable, winter", "Lindgate station", "As submitted"),
    ("braille", "A Winter Book", "Lindgate library", "Corrected"),
    ("audio", "Parish newsletter, October", "St Anne's parish", "As submitted"),
    ("large", "Menus of the week", "Elm Lodge", "As submitted"),
    ("braille", "Hymns for Advent", "St Anne's parish", "Corrected"),
)
_LATER = (
    ("braille", "The Salt Path", "Lindgate library", "Corrected"),
    ("braille", "A Month in the Country", "Elm Lodge", "Corrected"),
    ("braille", "Mathematics, class 4", "School of the Elms", "As submitted"),
    ("braille", "Voting paper guide", "Town hall", "As submitted"),
    ("braille", "Recipes without an oven", "Elm Lodge", "As submitted"),
)


def _told(
    orders: tuple[tuple[str, str, str, str], ...],
) -> list[tuple[str, dict[str, str]]]:
    return [
        (
            kind,
            {
                "title": title,
                "reason": customer,
                "branch": version,
                "copies": str(5 + 7 * n),
                "username": "agnes@lindgate.example",
            },
        )
        for n, (kind, title, customer, version) in enumerate(orders)
    ]


FINISHED = _told(_FIRST)
WAITING = _told(_LATER)
AGED = """
update builds set
  started_at = started_at - (20 - id) * 5400,
  complete_at = complete_at - (20 - id) * 5400 + 1500 + id * 77;
update buildrequests set
  submitted_at = submitted_at - (20 - id) * 5400,
  complete_at = complete_at - (20 - id) * 5400 + 1500 + id * 77;
update buildsets set
  submitted_at = submitted_at - (20 - id) * 5400,
  complete_at = complete_at - (20 - id) * 5400 + 1500 + id * 77;
update steps set
  started_at = started_at - (20 - buildid) * 5400,
  complete_at = complete_at - (20 - buildid) * 5400 + number * (1480 + buildid * 77);
update build_properties set value = '"/srv/press"'
  where name in ('basedir', 'builddir');
"""
"""An order was given every hour and a half, and took half of one; where the machines
have their folders is shown, and does not matter."""
