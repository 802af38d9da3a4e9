"""What is in the archive before anybody begins."""

from __future__ import annotations

import subprocess

from examples.scripted.people import PASSWORD, PEOPLE

PLACES = (
    ("Brenn Island", 0),
    ("Cold Harbour", 1),
    ("Ferry Quay", 1),
    ("Mainland", 0),
    ("Marram Chapel", 4),
    ("Oyster Row", 4),
    ("Sandwick School", 1),
    ("Tarhouse Slip", 4),
)
"""Name, and number of the place it lies in; none if it lies in no other."""
ALBUMS = (
    ("Scans of 2025", 1),
    ("Scans of 2026", 1),
    ("Villages", 1),
    ("Brenn", 4),
    ("Marram", 4),
    ("Sandwick", 4),
    ("Calendar 2027", 1),
)
"""Name, and number of the album it lies in, the first of which is the root's."""
CATEGORIES = ("Boats", "Buildings", "Feasts", "Fishing", "School", "Storms", "Weddings")
PEOPLE_SHOWN = (
    ("Agnes", "Thorsby", "2"),
    ("Barty", "Quenell", "1"),
    ("Cora", "Lindqvist", "2"),
    ("Ebbe", "Harrow", "1"),
    ("Hanne", "Oakes", "2"),
    ("Jonas", "Pell", "1"),
    ("Mabel", "Fenner", "2"),
    ("Rufus", "Dahl", "1"),
)
"""First and last name, and 1 for men, 2 for women; the first took pictures, too."""
PHOTOS = (
    ("Scan 0411", 2, "1925-01-01", 0, 0),
    ("Scan 0412", 2, "1930-01-01", 0, 0),
    ("Scan 0413", 2, "1935-01-01", 0, 0),
    ("Scan 0414", 2, "1940-01-01", 0, 0),
    ("Scan 0415", 2, "1945-01-01", 0, 0),
    ("Launch of the Petrel", 5, "1928-05-12", 2, 1),
    ("Three at the net loft", 6, "1934-09-01", 6, 4),
    ("Children in the snow", 7, "1947-02-16", 7, 5),
    ("Ferry with flags", 5, "1935-05-06", 2, 3),
    ("Wedding at the chapel", 6, "1951-06-30", 5, 7),
    ("After the great storm", 7, "1953-02-01", 8, 6),
    ("Herring women", 5, "1926-10-09", 2, 4),
)
"""Title, and numbers of its album, day, place and category."""
_SETTINGS = {
    "interface.title": "Brenn Sound Picture Archive",
    "interface.autocomplete": "1",
    "feature.rating": "0",
    "date.tz": "UTC",
    "date.format": "Y-m-d",
}


def statements(pictures: str) -> str:
    """Return what fills the tables.

    Args:
        pictures: Folder of the pictures.
    """
    lines = ["SET sql_mode = ''"]
    for name, value in {**_SETTINGS, "path.images": pictures}.items():
        lines.append(_row("conf", conf_id=name, value=value))
    for number, (place, within) in enumerate(PLACES, start=1):
        place_id = number + 1
        parent = within + 1
        lines.append(
            _row("places", place_id=place_id, parent_place_id=parent, title=place)
        )
    for number, (album, within) in enumerate(ALBUMS, start=2):
        lines.append(
            _row("albums", album_id=number, parent_album_id=within, album=album)
        )
    for number, category in enumerate(CATEGORIES, start=2):
        named = {"category_id": number, "category": category}
        lines.append(_row("categories", parent_category_id=1, **named))
    for number, (first, last, gender) in enumerate(PEOPLE_SHOWN, start=2):
        named = {"first_name": first, "last_name": last, "gender": gender}
        lines.append(_row("people", person_id=number, **named))
    lines += _photos() + _accounts()
    return ";\n".join(lines) + ";\n"


def _photos() -> list[str]:
    lines = []
    for number, (title, album, day, place, category) in enumerate(PHOTOS, start=1):
        file = {"name": f"brenn-{number:04}.jpg", "path": "prints", "size": 20480}
        size = {"width": 720, "height": 480, "time": "12:00:00"}
        about = {"title": title, "date": day}
        where = {"location_id": place + 1} if place else {}
        lines.append(_row("photos", photo_id=number, **file, **size, **about, **where))
        lines.append(_row("photo_albums", photo_id=number, album_id=album))
        if category:
            lines.append(
                _row("photo_categories", photo_id=number, category_id=category + 1)
            )
    for photo, person in ((5 + 1, 3), (7 + 1, 5), (12, 8)):
        lines.append(_row("photo_people", photo_id=photo, person_id=person, position=1))
    lines.append("UPDATE zoph_photos SET photographer_id = 5 WHERE photo_id > 8")
    return lines


def _accounts() -> list[str]:
    """Return what makes the accounts of those who look after the archive."""
    making = "echo password_hash($argv[1], PASSWORD_BCRYPT);"
    password = subprocess.run(  # noqa: S603 (our own arguments)
        ["php", "-r", making, PASSWORD],  # noqa: S607 (installed by name)
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    lines = []
    for number, person in enumerate(PEOPLE, start=2):
        name = person.name
        lines.append(
            f"REPLACE INTO zoph_users SELECT {number}, person_id, user_class,"  # noqa: S608 (invented)
            f" view_all_photos, delete_photos, '{name}', '{password}', browse_people,"
            " browse_places, browse_tracks, edit_organizers, detailed_people,"
            " see_hidden_circles, detailed_places, import, download, leave_comments,"
            " allow_rating, allow_multirating, allow_share, NULL, NULL, NULL, NULL"
            " FROM zoph_users WHERE user_id = 1"
        )
        lines.append(_row("prefs", user_id=number))
    return lines


def _row(table: str, **values: str | int) -> str:
    columns = ", ".join(values)
    quoted = ", ".join(
        "'" + str(one).replace("'", "''") + "'" for one in values.values()
    )
    return f"REPLACE INTO zoph_{table} ({columns}) VALUES ({quoted})"  # noqa: S608 (invented)
