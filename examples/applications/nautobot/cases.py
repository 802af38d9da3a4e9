"""What differs from one person's work to the next."""

from __future__ import annotations

ENTERED = (
    'Enter the "{{model}}" called "{{name}}" for "{{role}}" in "{{room}}" as '
    '"{{status}}", serial number "{{serial}}", asset tag "{{sticker}}", with the tag '
    '"{{tag}}" and "{{who}}" as contact ("{{task}}")'
)
NEW_DEVICES = (
    {
        "name": "Foyer amp",
        "role": "Sound",
        "other": "Lighting",
        "status": "Active",
        "room": "Foyer",
        "model": "Halden Amplifier A4",
        "letters": "amplif",
        "serial": "HA4-220917",
        "sticker": "LT-0311",
        "tag": "Insured",
        "who": "Bram Oduya",
        "listed": "Bram Oduya (01632 960118)",
        "task": "Looks after it",
    },
    {
        "name": "Workshop switch",
        "role": "Network",
        "other": "Intercom",
        "status": "Planned",
        "room": "Workshop",
        "model": "Fenn Switch 8",
        "letters": "switch 8",
        "serial": "FS8-7714",
        "sticker": "LT-0318",
        "tag": "Needs testing",
        "who": "Signe Halloran",
        "listed": "Signe Halloran (01632 960144)",
        "task": "Looks after it",
    },
    {
        "name": "Rehearsal desk",
        "role": "Lighting",
        "other": "Sound",
        "status": "Active",
        "room": "Rehearsal room",
        "model": "Brightwell Light desk",
        "letters": "light",
        "serial": "BW-50062",
        "sticker": "LT-0322",
        "tag": "Goes on tour",
        "who": "Yewande Cole",
        "listed": "Yewande Cole (01632 960177)",
        "task": "Signed for it",
    },
)
"""What came with the delivery van; `other` is a wrong use somebody may choose."""
TAKEN = "LT-0102"
"""A sticker that is on something else already."""

ORDERED = (
    'Enter "{{number}}" from "{{provider}}" as a planned "{{kind}}" for "{{company}}", '
    'to be installed on "{{day}}" with "{{rate}}", described as "{{what}}", coming in '
    'at "{{room}}", with the note "{{note}}"'
)
LINES = (
    {
        "number": "SK-044",
        "provider": "Skein Broadcast",
        "kind": "Live stream",
        "day": "2026-12-14",
        "rate": "1 Gbps",
        "kbps": "1000000",
        "what": "For the winter gala",
        "company": "Dance festival",
        "room": "Control room",
        "other": "Studio",
        "note": "They bring the cable drum themselves.",
    },
    {
        "number": "CB-1307",
        "provider": "Copperbeech Telecom",
        "kind": "Telephone line",
        "day": "2027-01-11",
        "rate": "10 Mbps",
        "kbps": "10000",
        "what": "Second till in the hall",
        "company": "House",
        "room": "Box office",
        "other": "Foyer",
        "note": "Free of charge until the end of March.",
    },
    {
        "number": "NL-20988",
        "provider": "Northline",
        "kind": "Internet access",
        "day": "2027-01-20",
        "rate": "100 Mbps",
        "kbps": "100000",
        "what": "Only while rehearsals last",
        "company": "Youth company",
        "room": "Rehearsal room",
        "other": "Workshop",
        "note": "Ask for Mr Abel, he knows the cellar.",
    },
)
"""What was ordered on the telephone; `other` is a wrong room somebody may choose."""
UNKNOWN = "Hollow Hill Radio"
"""Somebody whom we have never had a line from."""

KEPT = (
    'Keep a shared view "{{title}}" of the devices in "{{room}}" for "{{role}}", with '
    'the column "{{column}}" and without "{{unread}}"'
)
LISTS = (
    {
        "title": "Sound up in the control room",
        "room": "Control room",
        "other": "Studio",
        "role": "Sound",
        "column": "Serial number",
        "unread": "IP Address",
        "holds": "Amp left",
    },
    {
        "title": "Dimmers for the inspector",
        "room": "Dimmer room",
        "other": "Workshop",
        "role": "Lighting",
        "column": "Asset tag",
        "unread": "Tenant",
        "holds": "Dimmer 2",
    },
    {
        "title": "Network behind the stage",
        "room": "Main stage",
        "other": "Foyer",
        "role": "Network",
        "column": "Serial number",
        "unread": "Rack",
        "holds": "Stage switch",
    },
)
"""What people outside want to know; `other` is a wrong room somebody may choose."""
