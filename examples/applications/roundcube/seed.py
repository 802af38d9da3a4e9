"""What is in everybody's letter box: letters, folders and addresses."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from email.message import EmailMessage
from email.utils import format_datetime
from typing import TYPE_CHECKING

from examples.scripted.people import PEOPLE

if TYPE_CHECKING:
    import sqlite3
    from pathlib import Path

_DOMAIN = "harbourline.example"
_FOLDERS = ("Charter", "Complaints", "Suppliers", "Sent", "Drafts", "Trash", "Junk")
_FIRST = datetime(2026, 10, 5, 8, 12, tzinfo=timezone.utc)
_LETTERS = (
    ("Aino Virta", "Dates for the choir trip", "Could we have the 9 o'clock boat?"),
    ("Bruno Keller", "Rope delivery in week 48", "Forty coils, on two pallets."),
    ("Celia Marsh", "My umbrella on the evening boat", "It is green with a bird."),
    ("Norsund Paint", "Offer for deck paint", "The price holds until December."),
    ("Dario Conti", "Bicycle places in summer", "How many can come along?"),
    ("Edda Holm", "Wedding on board in May", "We would be about sixty guests."),
    ("Bruno Keller", "Invoice for mooring lines", "Payable within thirty days."),
    ("Fergus Doyle", "Late boat on Sunday", "We stood in the rain for an hour."),
    ("Norsund Paint", "Colour chart for the funnel", "The red is a new one."),
    ("Greta Lind", "School class on Thursday", "Twenty-four children, two adults."),
    ("Port Bulletin", "Notice 41: dredging", "The north basin is closed on Monday."),
    ("Hugo Brandt", "Refund for two tickets", "The sailing did not take place."),
    ("Port Bulletin", "Notice 42: new buoys", "They are lit from Friday on."),
    ("Ilse Baum", "Menu for the winter cruise", "May I suggest the fish soup?"),
    ("Norsund Paint", "Safety sheet for the primer", "Please keep it on board."),
    ("Jorge Silva", "Interview for the newspaper", "Ten minutes would be enough."),
    ("Bruno Keller", "Shackles are out of stock", "The next ones come in January."),
    ("Port Bulletin", "Notice 43: fog signals", "They are tested on Tuesday."),
    ("Klara Nagy", "Seats for a wheelchair", "Is there a ramp at both piers?"),
)
_ADDRESSES = (
    ("Amina", "Farah"), ("Owen", "Pryce"), ("Sunniva", "Berg"), ("Jonas", "Weber"),
    ("Katri", "Lahti"), ("Rui", "Mendes"),
)  # fmt: skip
_GROUPS = ("Guides", "Press", "Yard")


def fill_mailboxes(home: Path) -> None:
    """Write everybody's letters into folders as a server of mailboxes keeps them.

    Args:
        home: Receives a folder for each person.
    """
    for person in PEOPLE:
        box = home / person.name
        for folder in (box, *(box / name for name in _FOLDERS)):
            for part in ("cur", "new", "tmp"):
                (folder / part).mkdir(parents=True)
        (box / "subscriptions").write_text("\n".join(_FOLDERS) + "\n", encoding="utf-8")
        for number, letter in enumerate(_LETTERS):
            when = _FIRST + timedelta(days=number * 1.7)
            name = f"{int(when.timestamp())}.M{number}.harbour"
            written = _write(*letter, person.name, when, number)
            (box / "cur" / f"{name}:2,S").write_bytes(written)


def fill_addresses(database: sqlite3.Connection) -> None:
    """Write everybody's account, addresses and groups into the page's tables.

    Args:
        database: With the tables, which are empty.
    """
    for user, person in enumerate(PEOPLE, start=1):
        database.execute(
            "INSERT INTO users (user_id, username, mail_host, created, language)"
            " VALUES (?, ?, '127.0.0.1', '2026-10-01 08:00:00', 'en_US')",
            (user, person.name),
        )
        database.execute(
            "INSERT INTO identities (user_id, changed, standard, name, email)"
            " VALUES (?, '2026-10-01 08:00:00', 1, ?, ?)",
            (user, person.name.capitalize(), f"{person.name}@{_DOMAIN}"),
        )
        for first, last in _ADDRESSES:
            email = f"{first}.{last}@{_DOMAIN}".lower()
            card = (
                f"BEGIN:VCARD\r\nVERSION:3.0\r\nN:{last};{first};;;\r\n"
                f"FN:{first} {last}\r\nEMAIL;TYPE=INTERNET,WORK:{email}\r\nEND:VCARD"
            )
            database.execute(
                "INSERT INTO contacts (user_id, changed, name, email, firstname,"
                " surname, vcard, words) VALUES (?, '2026-10-01 08:00:00', ?, ?, ?,"
                " ?, ?, ?)",
                (
                    *(user, f"{first} {last}", email, first, last, card),
                    f" {first} {last} {email} ".lower(),
                ),
            )
        for group in _GROUPS:
            database.execute(
                "INSERT INTO contactgroups (user_id, changed, name)"
                " VALUES (?, '2026-10-01 08:00:00', ?)",
                (user, group),
            )


def _write(  # noqa: PLR0913, PLR0917 (what a letter has)
    sender: str, subject: str, text: str, to: str, when: datetime, number: int
) -> bytes:
    letter = EmailMessage()
    address = sender.lower().replace(" ", ".")
    letter["From"] = f"{sender} <{address}@mail.example>"
    letter["To"] = f"{to.capitalize()} <{to}@{_DOMAIN}>"
    letter["Subject"] = subject
    letter["Date"] = format_datetime(when)
    letter["Message-ID"] = f"<{number}.{to}@mail.example>"
    letter.set_content(f"Good day,\n\n{text}\n\nKind regards\n{sender}\n")
    return letter.as_bytes()
