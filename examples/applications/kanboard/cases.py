"""What differs from one person's work to the next."""

from __future__ import annotations

WISHED = (
    {
        "project": "Winter exhibition",
        "letters": "win",
        "column": "Ready",
        "title": "Hang the whale jaw above the stairs",
        "description": "Two chains, and a net below it until the fitter has "
        "signed for them.",
        "tag": "heavy",
        "color": "Red",
        "assignee": "Solveig Aune",
        "category": "Objects",
        "priority": "3",
        "due": "12/04/2026 09:00",
        "hours": "6",
    },
    {
        "project": "School visits",
        "letters": "sch",
        "column": "Backlog",
        "title": "Write a quiz about the ice age",
        "description": "Ten questions for the fourth form, with answers on the back.",
        "tag": "children",
        "color": "Green",
        "assignee": "Mirela Pop",
        "category": "Printing",
        "priority": "1",
        "due": "12/18/2026 08:00",
        "hours": "4.5",
    },
    {
        "project": "Winter exhibition",
        "letters": "win",
        "column": "Backlog",
        "title": "Borrow four lamps for the map case",
        "description": "Fifty lux at most, the paper is from 1580. The archive "
        "has some in the cellar.",
        "tag": "loan",
        "color": "Purple",
        "assignee": "Ruben Ortega",
        "category": "Lighting",
        "wrong": "Labels",
        "priority": "2",
        "due": "12/11/2026 17:00",
        "hours": "3",
    },
)
"""What has to be done, and by whom."""

STARTED = (
    {
        "number": "4",
        "project": "Winter exhibition",
        "title": "Glue the handle of the copper kettle",
        "words": "kettle",
        "assignee": "Hamid Nazari",
        "first": "Clean both edges",
        "second": "Glue, and clamp overnight",
        "hours": "5",
        "column": "Work in progress",
        "comment": "The glue has to be one that can be taken off again.",
    },
    {
        "number": "6",
        "project": "Winter exhibition",
        "title": "Print the labels for room 3",
        "words": "room 3",
        "assignee": "Mirela Pop",
        "first": "Have the names of the birds checked",
        "second": "Cut the cardboard",
        "hours": "2.5",
        "column": "Ready",
        "comment": "Norwegian above, English below, as in room 2.",
    },
    {
        "number": "9",
        "project": "House and roof",
        "title": "Mend the blind in the north window",
        "words": "blind",
        "assignee": "Ruben Ortega",
        "first": "Measure the window",
        "second": "Order the cloth",
        "hours": "1.5",
        "column": "Work in progress",
        "comment": "Until then the bear gets a sheet in the mornings.",
    },
)
"""Cards that somebody starts on."""

EXHIBITIONS = (
    {
        "name": "Boats without nails",
        "identifier": "NAILS",
        "like": "Winter exhibition",
        "category": "Timber",
        "color": "Purple",
        "column": "Work in progress",
        "limit": "4",
        "colleague": "Aoife Brennan",
        "letters": "aoi",
        "account": "aoife",
        "role": "Project Manager",
        "other": "Project Viewer",
    },
    {
        "name": "Under the lens",
        "identifier": "LENS",
        "like": "Winter exhibition",
        "category": "Microscopes",
        "color": "Blue",
        "column": "Work in progress",
        "limit": "3",
        "colleague": "Jiro Tanabe",
        "letters": "jir",
        "account": "jiro",
        "role": "Project Viewer",
        "other": "Project Manager",
    },
)
"""Exhibitions of next year, and who comes to help."""
