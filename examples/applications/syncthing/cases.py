"""What differs from one time to the next in the work of the puppet theatre's office."""

from __future__ import annotations

LET_IN = (
    'Let the machine "{{knocks}}" in as "{{name}}" with the folders "{{first}}" and'
    ' "{{second}}", compression "{{squeezed}}", at most {{incoming}} KiB/s from it and'
    ' {{outgoing}} KiB/s to it, and ignore "{{stranger}}"'
)
MACHINES = (
    {
        "knocks": "Tour van",
        "name": "Tablet in the van",
        "first": "Scripts",
        "second": "Sound cues",
        "other": "Ticket sales",
        "squeezed": "All Data",
        "incoming": "200",
        "outgoing": "350",
        "stranger": "Projector",
    },
    {
        "knocks": "Projector",
        "name": "Foyer screen",
        "first": "Press photographs",
        "second": "Ticket sales",
        "other": "Props and costumes",
        "squeezed": "Off",
        "incoming": "50",
        "outgoing": "1200",
        "stranger": "Tour van",
    },
)
"""`other` is a folder that somebody may tick by mistake."""
FOUNDED = (
    'Add the folder "{{label}}" with the ID "{{id}}" at "{{path}}", share it with'
    ' "{{first}}" and "{{second}}", keep {{keep}} versions for {{days}} days with'
    ' "{{sort}}", fetch "{{order}}", leave {{free}} {{unit}} free, and ignore'
    ' "{{pattern}}" and "{{also}}"'
)
PRODUCTIONS = (
    {
        "label": "The Clockmaker's Goose",
        "id": "goose-27",
        "path": "~/Shows/Goose",
        "first": "Workshop",
        "second": "Sewing room",
        "other": "Archive",
        "sort": "Simple File Versioning",
        "keep": "12",
        "days": "90",
        "order": "Oldest First",
        "free": "4",
        "unit": "GB",
        "pattern": "*.bak",
        "also": "Sketches/old",
    },
    {
        "label": "Salt for the Moon",
        "id": "moon-27",
        "path": "~/Shows/Moon",
        "first": "Lighting desk",
        "second": "Workshop",
        "other": "Front of house",
        "sort": "Simple File Versioning",
        "keep": "8",
        "days": "120",
        "order": "Smallest First",
        "free": "750",
        "unit": "MB",
        "pattern": "(?d)Thumbs.db",
        "also": "*.part",
    },
)
"""`other` is a machine that somebody may tick by mistake."""
TAKEN = "scripts-1"
"""The ID of a folder that is there already."""
PUT_BACK = (
    'Put "{{file}}" in the folder "{{folder}}" back to the version "{{version}}" and'
    ' "{{second}}" to "{{earlier}}", all of "{{whole}}" to the latest between {{since}}'
    ' and {{until}}, let the folder only send, and pause "{{culprit}}"'
)
SPOILED = (
    {
        "folder": "Scripts",
        "within": "The Tin Fiddler",
        "file": "Act two.txt",
        "version": "2026/11/12 15:47:40 61 B",
        "second": "Cast.txt",
        "earlier": "2026/11/18 16:42:12 58 B",
        "other": "2026/11/11 10:05:20 58 B",
        "whole": "Mother Gull",
        "since": "2026/11/09",
        "until": "2026/11/20",
        "culprit": "Workshop",
    },
    {
        "folder": "Sound cues",
        "within": "Storm",
        "file": "Thunder list.txt",
        "version": "2026/11/19 19:02:33 56 B",
        "second": "Rain list.txt",
        "earlier": "2026/11/10 19:02:40 53 B",
        "other": "2026/11/19 19:02:41 53 B",
        "whole": "Fair",
        "since": "2026/11/04",
        "until": "2026/11/20",
        "culprit": "Lighting desk",
    },
)
"""`other` is a version that somebody may choose by mistake."""
