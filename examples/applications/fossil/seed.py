"""What stands in the observatory's Fossil when people begin."""

from __future__ import annotations

from textwrap import dedent

SITE = "Hill Observatory"
_START = """\
    Everything that all of us have to know, and all that does not work.

    * [Handbook](/wcontent): how things are done up here
    * [Tickets](/rptview/1): what is broken, missing or wished for
    * [Forum](/forum): for questions

    Public evenings are on Fridays from eight, if the sky is clear.
    """
_DOME = """\
    1. The heating is off for an hour before.
    2. Unlock the hand wheel, it turns to the left.
    3. The upper flap goes first, the lower flap only in calm weather.
    4. The slit looks to the east when we leave.

    Nobody stands on the ladder meanwhile.

    """
_CLOSING = """\
    * All lights out, also the red ones on the stairs.
    * The covers are on, eyepieces in their case.
    * Telescope parked, mount switched off at the wall.
    * Sign the evening log.

    The last one locks the gate.

    """
_EVENINGS = """\
    We are three at least: one at the telescope, one in the hall, one at the gate.

    Children come first at the eyepiece. Groups of visitors larger than fifteen take
    turns with the film in the hall.

    Coats stay on, it is as cold inside as outside.

    """
_OTHER = """\
    Somebody has promised to write this until the end of the season. Ask Greta.

    """
PAGES = (
    (SITE, _START),
    ("Opening the dome", _DOME),
    ("Closing the house", _CLOSING),
    ("Public evenings", _EVENINGS),
    ("Aligning the mount", _OTHER),
    ("Cleaning lenses", _OTHER),
    ("Lending telescopes", _OTHER),
    ("School classes", _OTHER),
    ("Sun projection", _OTHER),
)
"""Name and text; who looks for something finds it in the list of pages, too."""
TICKETS = (
    ("Weather station shows last week", "Incident", "Important", "Weather", "Fixed"),
    ("Finder of the refractor is loose", "Incident", "Minor", "Telescopes", "Open"),
    ("Hand wheel of the dome squeaks", "Incident", "Cosmetic", "Dome", "Deferred"),
    ("Two parties got the same evening", "Code_Defect", "Severe", "Bookings", "Tested"),
    ("Photographs of the eclipse", "Feature_Request", "Minor", "Website", "Open"),
    ("Shutter hums after rain", "Incident", "Minor", "Dome", "Closed"),
    ("Mount forgets where it is parked", "Code_Defect", "Severe", "Mount", "Verified"),
    ("How to clean eyepieces", "Documentation", "Minor", "Telescopes", "Open"),
    ("A class wants to come at noon", "Feature_Request", "Minor", "Bookings", "Closed"),
)
"""Title, type, severity, subsystem and status."""
THREADS = (
    ("Who has the projector?", "It is not in the cupboard.", ("Salome took it home.",)),
    ("Red torches", "Batteries are nearly gone.", ("I bring some.", "Thank you!")),
    (
        "Where is the key of the cellar?",
        "I stood before the door twice, and everybody says something else.",
        (),
    ),
    (
        "What do we do when it begins to rain?",
        "On Friday we ran around. Which of the flaps comes first?",
        (),
    ),
    ("Lift to the meeting on Sunday", "Two places from the station.", ()),
    ("Comet in January", "Shall we open on a Saturday as well?", ("I would come.",)),
    (
        "May visitors bring dogs?",
        "Somebody has asked on the telephone, for a big one.",
        (),
    ),
)
"""Title, what was asked, and what others replied."""


def told(text: str) -> str:
    """Return the text of a page as it is written there."""
    return dedent(text)
