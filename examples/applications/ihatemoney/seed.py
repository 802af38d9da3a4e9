"""Put all into I Hate Money that the puppet theatre finds when it begins."""

from __future__ import annotations

import base64
import urllib.parse
import urllib.request

TOUR = "autumn-tour"
TOUR_NAME = "Autumn tour"
KITTY = "workshop-kitty"
KITTY_NAME = "Workshop kitty"
NO_CURRENCY = "XXX"
"""In a project that has one this version cannot register that somebody paid."""

TROUPE = ("Agneta", "Bruno", "Carla", "Dimitri", "Esme", "Florian", "Greta", "Henk")
"""Who is on tour; Henk comes by train and is not in the van."""
ALL = "Agneta Bruno Carla Dimitri Esme Florian Greta Henk"
VAN = "Agneta Bruno Carla Dimitri Esme Florian Greta"
BILLS = (
    ("2026-11-02", "Diesel, Graz", "Bruno", "92.40", VAN),
    ("2026-11-02", "Motorway sticker", "Bruno", "11.50", VAN),
    ("2026-11-02", "Rolls and coffee for the van", "Esme", "38.20", VAN),
    ("2026-11-03", "Rooms in Maribor", "Agneta", "412.00", ALL),
    ("2026-11-03", "Supper after the first night", "Carla", "146.80", ALL),
    ("2026-11-04", "Parking at the castle", "Bruno", "18.00", VAN),
    ("2026-11-05", "Lamp oil", "Florian", "23.75", ALL),
    ("2026-11-06", "Rooms in Ptuj", "Agneta", "388.00", ALL),
    ("2026-11-07", "Laundry", "Greta", "31.60", "Carla Esme Greta"),
    ("2026-11-08", "Train to Ptuj", "Henk", "54.90", "Henk"),
    ("2026-11-09", "Diesel, Celje", "Dimitri", "84.15", VAN),
    ("2026-11-10", "Supper in Celje", "Esme", "119.30", ALL),
    ("2026-11-11", "New strings for the wolf", "Florian", "17.20", ALL),
    ("2026-11-12", "Rooms in Kranj", "Agneta", "436.00", ALL),
    ("2026-11-13", "Plasters and throat sweets", "Greta", "14.45", ALL),
    ("2026-11-14", "Tolls to Villach", "Bruno", "21.70", VAN),
    ("2026-11-15", "Posters", "Carla", "64.00", ALL),
    ("2026-11-16", "Rooms in Villach", "Agneta", "465.00", ALL),
    ("2026-11-17", "Soup for everybody", "Henk", "47.50", ALL),
    ("2026-11-18", "Diesel, Villach", "Dimitri", "88.60", VAN),
    ("2026-11-19", "Glue and felt", "Esme", "26.90", ALL),
    ("2026-11-20", "Garage, left mirror", "Bruno", "135.00", VAN),
    ("2026-11-21", "Supper in Lienz", "Greta", "128.40", ALL),
)
"""Day, what for, who paid, how much, for whom."""
KITTY_BILLS = (
    ("2026-10-12", "Lime wood", "Agneta", "74.00", "Agneta Florian Henk"),
    ("2026-10-19", "Carving knives", "Florian", "58.30", "Agneta Florian Henk"),
)


class Money:
    """What can be asked of an I Hate Money that runs.

    Args:
        url: Its address.
        code: The private code of every project.
    """

    def __init__(self, url: str, code: str) -> None:
        self._url = f"{url}/api/projects"
        self._code = code

    def fill(self) -> None:
        """Make both projects, with those who are in them and their bills."""
        troupe = list(TROUPE)
        self._project(TOUR, TOUR_NAME, troupe, BILLS)
        self._project(KITTY, KITTY_NAME, [troupe[n] for n in (0, 5, 7)], KITTY_BILLS)

    def _project(
        self,
        project: str,
        name: str,
        members: list[str],
        bills: tuple[tuple[str, str, str, str, str], ...],
    ) -> None:
        told = {
            "id": project,
            "name": name,
            "password": self._code,
            "contact_email": f"{project}@puppets.example.com",
            "default_currency": NO_CURRENCY,
        }
        self._ask("", list(told.items()))
        numbers = {
            one: self._ask(f"/{project}/members", [("name", one)], project)
            for one in members
        }
        for day, what, payer, amount, owers in bills:
            bill = [
                ("date", day),
                ("what", what),
                ("payer", numbers[payer]),
                ("amount", amount),
                ("original_currency", NO_CURRENCY),
                ("bill_type", "Expense"),
                *(("payed_for", numbers[one]) for one in owers.split()),
            ]
            self._ask(f"/{project}/bills", bill, project)

    def _ask(
        self, path: str, told: list[tuple[str, str]], project: str | None = None
    ) -> str:
        """Send a form, and return what it answers: mostly a number."""
        asked = urllib.request.Request(  # noqa: S310 (loopback)
            self._url + path, urllib.parse.urlencode(told).encode()
        )
        if project:
            who = base64.b64encode(f"{project}:{self._code}".encode()).decode()
            asked.add_header("Authorization", f"Basic {who}")
        with urllib.request.urlopen(asked) as reply:  # noqa: S310 (loopback)
            said: bytes = reply.read()
        return said.decode().strip()
