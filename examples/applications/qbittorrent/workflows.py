"""Two workflows of a sound archive: a recording filed, and the line kept free."""

from __future__ import annotations

from examples.applications.qbittorrent.cases import FILED, REELS, SLIPS, SLOWED
from examples.applications.qbittorrent.filing import file_away, type_a_backslash
from examples.applications.qbittorrent.slowing import leave_it, slow_down
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=13701,
        template=FILED,
        instances=REELS,
        start="/",
        shows="{{category}} (1)",
        way=file_away,
        failure=Failure(
            person="p03",
            what="types a backslash into the category, is told so, and gives up",
            way=type_a_backslash,
        ),
    ),
    Workflow(
        id=13702,
        template=SLOWED,
        instances=SLIPS,
        start="/",
        shows="[{{down}}.0 KiB/s]",
        way=slow_down,
        failure=Failure(
            person="p04",
            what="doubts the hours on the slip, and closes the options unsaved",
            way=leave_it,
        ),
    ),
)
