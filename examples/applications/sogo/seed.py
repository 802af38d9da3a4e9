"""Fill an empty SOGo with the calendars and cards of a music school.

``python seed.py PORT PASSWORD PERSON ...``: the same for every person, through the
interfaces that calendars of telephones use.
"""

from __future__ import annotations

import base64
import sys
import time
import urllib.request
from urllib.error import HTTPError

_EVENTS = (
    ("Staff meeting", "20261124T150000", "20261124T160000", "Library"),
    ("Piano tuner", "20261126T090000", "20261126T110000", "Hall"),
    ("Auditions for the wind band", "20261127T140000", "20261127T170000", "Room 3"),
    ("Choir: dress rehearsal", "20261203T180000", "20261203T203000", "Hall"),
    ("Parents' evening", "20261209T190000", "20261209T210000", "Hall"),
)
_TASKS = (
    ("Renew the fire certificate", "20261218T120000"),
    ("Order rosin and reeds", "20261130T120000"),
    ("Send the invoices of November", "20261202T120000"),
    ("Ask the bakery about the autumn fair", "20261201T120000"),
)
_CARDS = (
    ("Halloran", "Niamh", "Halloran Pianos", "niamh@halloran-pianos.example"),
    ("Okonjo", "Patience", "City Archive", "p.okonjo@archive.example"),
    ("Lindqvist", "Sven", "Lindqvist Organs", "sven@lindqvist.example"),
    ("Moreau", "Claire", "Moreau Strings", "claire@moreau-strings.example"),
    ("Petrov", "Dimitar", "Brass Repair Petrov", "shop@petrov-brass.example"),
    ("Ashworth", "Gwen", "Town Hall", "g.ashworth@townhall.example"),
    ("Baptista", "Rui", "Baptista Printing", "rui@baptista.example"),
)


def main() -> None:
    """Put everything in for everybody."""
    port, password, *people = sys.argv[1:]
    for person in people:
        Seed(f"http://127.0.0.1:{port}/SOGo/dav/{person}", person, password).all()


class Seed:
    """One person's calendars and cards."""

    def __init__(self, base: str, person: str, password: str) -> None:
        self._base = base
        told = base64.b64encode(f"{person}:{password}".encode()).decode()
        self._headers = {"Authorization": f"Basic {told}"}

    def all(self) -> None:
        """Put in all that there is."""
        self._ask("PROPFIND", "/Calendar/", "", "text/xml")
        for name in ("Rooms", "Concerts"):
            self._make_calendar(name)
        for n, (title, start, end, place) in enumerate(_EVENTS):
            self._event(n, title, start, end, place)
        for n, (title, due) in enumerate(_TASKS):
            self._task(n, title, due)
        for n, (last, first, firm, mail) in enumerate(_CARDS):
            self._card(n, last, first, firm, mail)

    def _make_calendar(self, name: str) -> None:
        body = (
            '<?xml version="1.0"?><C:mkcalendar xmlns:D="DAV:"'
            ' xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop><D:displayname>'
            f"{name}</D:displayname></D:prop></D:set></C:mkcalendar>"
        )
        self._ask("MKCALENDAR", f"/Calendar/{name.lower()}/", body, "text/xml")

    def _event(self, n: int, title: str, start: str, end: str, place: str) -> None:
        self._put(
            f"/Calendar/personal/event{n}.ics",
            "text/calendar",
            *("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//school//EN"),
            *("BEGIN:VEVENT", f"UID:event{n}", "DTSTAMP:20261101T080000Z"),
            *(f"DTSTART:{start}Z", f"DTEND:{end}Z", f"SUMMARY:{title}"),
            *(f"LOCATION:{place}", "END:VEVENT", "END:VCALENDAR"),
        )

    def _task(self, n: int, title: str, due: str) -> None:
        self._put(
            f"/Calendar/personal/task{n}.ics",
            "text/calendar",
            *("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//school//EN"),
            *("BEGIN:VTODO", f"UID:task{n}", "DTSTAMP:20261101T080000Z"),
            *(f"DUE:{due}Z", f"SUMMARY:{title}", "STATUS:NEEDS-ACTION"),
            *("END:VTODO", "END:VCALENDAR"),
        )

    def _card(self, n: int, last: str, first: str, firm: str, mail: str) -> None:
        self._put(
            f"/Contacts/personal/card{n}.vcf",
            "text/vcard",
            *("BEGIN:VCARD", "VERSION:3.0", f"UID:card{n}", f"N:{last};{first}"),
            *(f"FN:{first} {last}", f"ORG:{firm}", f"EMAIL;TYPE=work:{mail}"),
            "END:VCARD",
        )

    def _put(self, path: str, kind: str, *lines: str) -> None:
        self._ask("PUT", path, "\r\n".join(lines) + "\r\n", f"{kind}; charset=utf-8")

    def _ask(self, method: str, path: str, body: str, kind: str) -> None:
        """Ask for one thing, again while the daemon is not there yet."""
        request = urllib.request.Request(  # noqa: S310 (loopback)
            self._base + path,
            data=body.encode() or None,
            method=method,
            headers=self._headers | {"Content-Type": kind},
        )
        for _ in range(600):
            try:
                urllib.request.urlopen(request, timeout=60).close()  # noqa: S310
            except HTTPError:
                raise
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise RuntimeError(f"nobody answers at {self._base}")


if __name__ == "__main__":
    main()
