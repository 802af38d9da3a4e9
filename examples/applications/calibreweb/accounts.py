"""Make those who work in the garden society's library, its readers and its shelves."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from examples.applications.calibreweb.seed import BEGUN, identity
from examples.scripted.people import PASSWORD, PEOPLE

if TYPE_CHECKING:
    import sqlite3

READERS = ("guest.reader", "junior.group", "saturday.desk")
SHELVES = (
    ("Window display", True, (1, 8, 12)),
    ("To be rebound", False, (14, 15)),
)
"""Name, whether all see it, which books."""
_EDITS = 0b111_1101_1111  # all roles but that of a guest
_SEES = 0b11_1111_1111_1111_1110 - (1 << 5)  # the whole menu, but no random books


def fill_accounts(database: sqlite3.Connection) -> None:
    """Enter who may do what, whose shelves there are, and how the pages are.

    Args:
        database: The application's own, as it makes it when it starts first.
    """
    hidden = _hidden(PASSWORD)
    people = [(person.name, _EDITS) for person in PEOPLE]
    for name, role in (*people, *((reader, 0) for reader in READERS)):
        database.execute(
            "INSERT INTO user (name, email, role, password, kindle_mail, locale,"
            " sidebar_view, default_language, denied_tags, allowed_tags,"
            " denied_column_value, allowed_column_value, view_settings,"
            " kobo_only_shelves_sync)"
            " VALUES (?, ?, ?, ?, '', 'en', ?, 'all', '', '', '', '', '{}', 0)",
            (name, f"{name}@gardens.test", role, hidden, _SEES),
        )
    for person in PEOPLE:
        found = database.execute("SELECT id FROM user WHERE name = ?", (person.name,))
        (owner,) = found.fetchone()
        for name, public, books in SHELVES:
            if public and person is not PEOPLE[0]:
                continue
            shelf = database.execute(
                "INSERT INTO shelf (uuid, name, is_public, user_id, created,"
                " last_modified, kobo_sync) VALUES (?, ?, ?, ?, ?, ?, 0)",
                (identity(name + person.name), name, public, owner, BEGUN, BEGUN),
            ).lastrowid
            for order, book in enumerate(books, 1):
                database.execute(
                    'INSERT INTO book_shelf_link (book_id, "order", shelf, date_added)'
                    " VALUES (?, ?, ?, ?)",
                    (book, order, shelf, BEGUN),
                )
    database.execute(
        "UPDATE settings SET config_calibre_dir = 'library', config_calibre_uuid = ?,"
        " config_calibre_web_title = 'Garden Society Library', config_random_books = 0,"
        " config_password_policy = 0, config_ratelimiter = 0, config_default_role = 0,"
        " config_default_show = ?",
        (identity("library"), _SEES),
    )


def _hidden(password: str) -> str:
    salt, rounds = "gardens", 1000
    made = hashlib.pbkdf2_hmac("sha256", password.encode(), salt.encode(), rounds)
    return f"pbkdf2:sha256:{rounds}${salt}${made.hex()}"
