"""What differs from one person's work to the next."""

from __future__ import annotations

STARTED = (
    'Tell everybody that line "{{line}}" goes another way from "{{day}}": start the '
    'job for "{{depots}}" with {{sheets}} sheets a stop, the wording "{{wording}}" and '
    'text messages, and note with it "{{note}}"'
)
DIVERSIONS = (
    {
        "line": "11 Airport",
        "other": "14 Stadium",
        "day": "2026-12-07",
        "depots": "Millpond and Quayside",
        "first": "Millpond",
        "second": "Quayside",
        "sheets": "4",
        "wording": "Line 11 does not call at Canal Street until further notice.",
        "note": "Asked for by the harbour master, 3 December",
    },
    {
        "line": "2 Hospital",
        "other": "22 Seafront",
        "day": "2026-12-14",
        "depots": "Castle Street and Northgate",
        "first": "Castle Street",
        "second": "Northgate",
        "sheets": "6",
        "wording": "Line 2 turns off at the water tower while the road is mended.",
        "note": "Asked for by the highways office",
    },
    {
        "line": "7 University",
        "other": "4 Market",
        "day": "2027-01-11",
        "depots": "Northgate and Quayside",
        "first": "Northgate",
        "second": "Quayside",
        "sheets": "3",
        "wording": "Line 7 ends at the library. Please walk from there.",
        "note": "Asked for by the university, Mr Adeyemi",
    },
)
"""What planning has put on a slip; `other` is a wrong line somebody may choose."""

CONNECTED = (
    'Connect us with "{{name}}" ("{{what}}"): type "{{kind}}", host "{{host}}", '
    'login "{{login}}", extra "{{extra}}"; and a pool of the same name with '
    '{{places}} slots, "{{why}}"'
)
FIRMS = (
    {
        "name": "tramway",
        "kind": "FTP",
        "other": "HTTP",
        "what": "The tramway's sales, for the joint ticket",
        "host": "files.tramway.test",
        "login": "valebus",
        "extra": '{"passive": true}',
        "places": "2",
        "why": "The tramway lets us in twice at a time",
    },
    {
        "name": "ferry_office",
        "kind": "HTTP",
        "other": "IMAP",
        "what": "When the ferries sail, for the quay line",
        "host": "times.ferry.test",
        "login": "vale_bus",
        "extra": '{"season": "winter"}',
        "places": "3",
        "why": "Three at once, says the ferry office",
    },
    {
        "name": "coach_station",
        "kind": "FTP",
        "other": "HTTP",
        "what": "Which coaches come in late",
        "host": "coaches.station.test",
        "login": "vale",
        "extra": '{"timeout": 30}',
        "places": "1",
        "why": "One after the other, their line is slow",
    },
)
"""What firms write in their letters; `other` is a wrong type somebody may choose."""
PASSWORD = "Nine-grey-herons"  # noqa: S105 (of an invented letter)
"""What all firms let us in with; it is masked in what is recorded."""
TAKEN = "ticket_machines"
"""The name of a place that we are connected to already."""

DONE = (
    'Last night "{{task}}" failed in "{{job}}": set it to success, with the note '
    '"{{note}}", and let what had to wait for it go on'
)
FAILED = (
    {
        "job": "ticket_sales",
        "task": "check_totals",
        "run": "2026-11-25, 01:15:00",
        "note": "Added up by hand, the till at Millpond was 40 short",
    },
    {
        "job": "fuel_figures",
        "task": "match_buses",
        "run": "2026-11-25, 02:30:00",
        "note": "Bus 318 had last year's number, put right in the list",
    },
    {
        "job": "driver_rosters",
        "task": "draw_boards",
        "run": "2026-11-25, 03:45:00",
        "note": "Boards drawn by the Northgate foreman",
    },
)
"""What the people of the depots telephoned about in the morning."""
