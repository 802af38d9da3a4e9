"""What the bus company's office does in BackupPC, and with what."""

from __future__ import annotations

ADDED = (
    'Back up the new computer "{{host}}" of {{user}} with {{method}}, its folder '
    '"{{share}}" alone, not before {{end}} o\'clock, with the comment "{{comment}}"'
)
NEW_COMPUTERS = (
    {
        "host": "lost-property",
        "user": "nadia",
        "method": "tar",
        "other_method": "ftp",
        "share": "/srv/lost-property",
        "end": "17.5",
        "comment": "Shelf behind counter 3",
    },
    {
        "host": "driver-school",
        "user": "oskar",
        "method": "tar",
        "other_method": "ftp",
        "share": "/srv/driver-school",
        "end": "20",
        "comment": "Classroom above the canteen",
    },
    {
        "host": "charter-desk",
        "user": "beatriz",
        "method": "tar",
        "other_method": "smb",
        "share": "/srv/charter-desk",
        "end": "18.25",
        "comment": "Coach hire, by the window",
    },
)
"""Who gets backups; `other_method` is a wrong choice."""

RESTORED = (
    'Keep backup {{number}} of "{{host}}" with the comment "{{comment}}", and restore '
    'its file "{{file}}" from "{{folder}}" to "{{onto}}", below "{{below}}" in '
    '"{{share}}"'
)
LOST_FILES = (
    {
        "host": "ticket-office",
        "user": "marit",
        "number": "1",
        "last": "2",
        "wanted": "#1 - (2026-11-19 21:02)",
        "comment": "Has the group fares",
        "folder": "Fares",
        "file": "group-fares.csv",
        "onto": "depot-south",
        "other": "payroll",
        "share": "/srv/depot-south",
        "below": "/From Marit",
        "shown": "depot-south:/srv/depot-south/From Marit/group-fares.csv",
    },
    {
        "host": "timetable",
        "user": "esi",
        "number": "1",
        "last": "2",
        "wanted": "#1 - (2026-11-19 21:02)",
        "comment": "Route 14 was still there",
        "folder": "Winter",
        "file": "route-14.csv",
        "onto": "workshop",
        "other": "ticket-office",
        "share": "/srv/workshop",
        "below": "/Route 14",
        "shown": "workshop:/srv/workshop/Route 14/route-14.csv",
    },
    {
        "host": "workshop",
        "user": "ruben",
        "number": "1",
        "last": "2",
        "wanted": "#1 - (2026-11-19 21:02)",
        "comment": "Door inspections before they went",
        "folder": "Inspections",
        "file": "doors.csv",
        "onto": "timetable",
        "other": "depot-south",
        "share": "/srv/timetable",
        "below": "/For Ruben",
        "shown": "timetable:/srv/timetable/For Ruben/doors.csv",
    },
)
"""What was deleted; `last` no longer has it, and `other` is a wrong computer."""
