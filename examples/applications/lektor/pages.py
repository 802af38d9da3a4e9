"""What the website of the baths says before anybody works on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_EVENTS = (
    ("advent-swim", "Advent swim by candlelight", "2026-12-06", "18:00", "Main pool"),
    ("doll-hospital", "Doll hospital for wet dolls", "2026-12-12", "14:30", "Foyer"),
    ("long-sauna-night", "Long sauna night", "2026-11-28", "20:00", "Sauna"),
    ("new-year-plunge", "New Year plunge", "2027-01-01", "11:00", "Lawn"),
    ("splash-disco", "Splash disco", "2027-01-16", "16:00", "Main pool"),
    ("quiet-hour", "Quiet hour without music", "2027-01-20", "09:00", "Teaching pool"),
)
_CLOSURES = (
    ("boiler", "Boiler inspection", "2027-01-11", "2027-01-13"),
    ("christmas", "Christmas closing", "2026-12-24", "2026-12-26"),
)
_COURSES = (
    ("aqua-jogging", "Aqua jogging", "Tuesday", "18:15", "Nora Abel", "16"),
    ("babies-in-water", "Babies in the water", "Thursday", "09:30", "Maeve Corry", "8"),
    ("back-and-joints", "Back and joints", "Monday", "10:00", "Sanna Eklund", "14"),
    (
        "butterfly",
        "Butterfly for the stubborn",
        "Wednesday",
        "20:00",
        "Jens Brandt",
        "10",
    ),
    ("diving-badge", "Diving badge", "Saturday", "15:00", "Luc Duval", "12"),
    (
        "first-strokes",
        "First strokes for children",
        "Friday",
        "15:30",
        "Maeve Corry",
        "9",
    ),
    ("late-learners", "Late learners", "Wednesday", "19:00", "Nora Abel", "10"),
    ("lifesavers", "Young lifesavers", "Saturday", "10:00", "Luc Duval", "18"),
    ("water-yoga", "Water yoga", "Sunday", "08:30", "Sanna Eklund", "12"),
)
_NOTICES = (
    ("aqua-jogging-off", "No aqua jogging on Tuesday", "2026-12-08"),
    ("diving-off", "No diving badge on Saturday", "2026-12-12"),
    ("first-strokes-off", "No first strokes on Friday", "2026-12-11"),
    ("late-learners-off", "No late learners on Wednesday", "2026-12-09"),
    ("lockers", "New coins for the lockers", "2027-02-28"),
    ("lost-towels", "Towels that were left behind", "2026-12-31"),
)


def write_pages(folder: Path) -> None:
    """Write every page as Lektor keeps it.

    Args:
        folder: The contents of the website.
    """
    welcome = "Two pools, a sauna and a lawn by the old mill."
    _write(folder, model="home", title="Millpond Baths", body=welcome)
    hours = "Daily from 7 to 21, on Sundays from 8 to 18."
    _write(folder / "opening-hours", model="page", title="Opening hours", body=hours)
    prices = "Adults 6 euros, children 3, the sauna 9 more."
    _write(folder / "prices", model="page", title="Prices", body=prices)
    _write_lists(folder)
    for id_, title, day, begins, place in _EVENTS:
        _write(
            folder / "whats-on" / id_,
            model="event",
            title=title,
            day=day,
            begins=begins,
            place=place,
            people="Families, Adults",
            booking="no",
            price="6",
            body="Come early, the lockers fill up.",
        )
    for id_, title, day, until in _CLOSURES:
        _write(
            folder / "whats-on" / id_,
            model="closure",
            title=title,
            day=day,
            until=until,
            body="All pools and the sauna.",
        )
    for course in _COURSES:
        _write_course(folder, course)
    for id_, title, until in _NOTICES:
        body = "We are sorry. Ask at the till if anything is unclear."
        _write(
            folder / "notices" / id_,
            model="notice",
            title=title,
            until=until,
            body=body,
        )


def _write_lists(folder: Path) -> None:
    for id_, title, model in (
        ("whats-on", "What's on", "programme"),
        ("courses", "Courses", "courses"),
        ("notices", "Notices", "notices"),
    ):
        body = "The office is at the till, daily until 17."
        _write(folder / id_, model=model, title=title, body=body)


def _write_course(folder: Path, course: tuple[str, ...]) -> None:
    id_, title, day, begins, who, places = course
    boxes = (
        "#### hint ####\nheading: Please bring\n----\n"
        "text: A cap, a towel, and a coin for the locker.\n"
        "#### full ####\nheading: Sorry, we are full\n----\n"
        "text: Put your name on the list at the till."
    )
    _write(
        folder / "courses" / id_,
        model="course",
        title=title,
        weekday=day,
        begins=begins,
        teacher=who,
        places=places,
        body="Ten times, each three quarters of an hour.",
        boxes=f"\n\n{boxes}",
    )


def _write(folder: Path, *, model: str, **fields: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    parts = [f"_model: {model}", *(f"{name}: {held}" for name, held in fields.items())]
    text = "\n---\n".join(parts) + "\n"
    (folder / "contents.lr").write_text(text, encoding="utf-8")
