"""What stands in the joinery's changedetection.io, and the pages that it watches."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

PAGES_PORT = 18566
"""Where the pages of suppliers and of the town are, which are invented too."""
PAGES_URL = f"http://127.0.0.1:{PAGES_PORT}"

GROUPS = ("Authorities", "Fittings", "Timber")
WATCHES = (
    ("brenner/timber.html", "Timber prices", "Timber"),
    ("brenner/delivery.html", "Delivery of timber", "Timber"),
    ("brenner/autumn.html", "Autumn offers", "Timber"),
    ("lindqvist/fittings.html", "Delivery of fittings", "Fittings"),
    ("lindqvist/hinges.html", "Hinges and locks", "Fittings"),
    ("lindqvist/fair.html", "Trade fair in March", "Fittings"),
    ("okafor/glass.html", "Glass by the metre", None),
    ("okafor/hours.html", "Opening hours of Okafor", None),
    ("okafor/course.html", "Stained glass course", None),
    ("town/roadworks.html", "Roadworks in the town", "Authorities"),
    ("town/permits.html", "Building permits", "Authorities"),
    ("guild/courses.html", "Courses of the guild", None),
)
"""Where it is, its title, and its group."""
_OTHERS = (
    ("brenner/veneers.html", "Veneers"),
    ("town/tenders.html", "Tenders"),
    ("lindqvist/recalls.html", "Recalls"),
)
_PARTS = {
    "brenner/veneers.html": "prices",
    "town/tenders.html": "open",
    "lindqvist/recalls.html": "recalls",
}


def write_pages(folder: Path) -> None:
    """Write what suppliers and the town tell.

    Args:
        folder: Receives the pages.
    """
    told = [(path, title) for path, title, _ in WATCHES]
    for path, title in (*told, *_OTHERS):
        page = folder / path
        page.parent.mkdir(parents=True, exist_ok=True)
        part = _PARTS.get(path, "list")
        lines = "".join(f"<li>{title}, no. {n}</li>" for n in range(1, 5))
        page.write_text(
            f"<!doctype html><html lang=en><title>{title}</title><h1>{title}</h1>"
            f"<ul id={part}>{lines}</ul><p>Visitors today: 12</p></html>",
            encoding="utf-8",
        )
