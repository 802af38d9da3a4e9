"""Three workflows of a touring theatre: minutes, a newcomer, and a spoilt page."""

from __future__ import annotations

from examples.applications.dokuwiki.admitting import admit, take_a_name_twice
from examples.applications.dokuwiki.cases import (
    LET_IN,
    MEETINGS,
    MINUTED,
    NEWCOMERS,
    RESTORED,
    SPOILT,
)
from examples.applications.dokuwiki.minuting import cancel, minute
from examples.applications.dokuwiki.restoring import restore, restore_the_oldest
from examples.scripted.tasks import Failure, Workflow

_HOME = "/doku.php?id=start"

WORKFLOWS = (
    Workflow(
        id=12901,
        template=MINUTED,
        instances=MEETINGS,
        start=_HOME,
        shows="{{page}}",
        way=minute,
        failure=Failure(
            person="p03",
            what="writes the minutes, looks at the preview and cancels",
            way=cancel,
        ),
    ),
    Workflow(
        id=12902,
        template=LET_IN,
        instances=NEWCOMERS,
        start=_HOME,
        shows="{{login}}",
        way=admit,
        failure=Failure(
            person="p04",
            what="types a name that somebody has already, is told so, and leaves",
            way=take_a_name_twice,
        ),
    ),
    Workflow(
        id=12903,
        template=RESTORED,
        instances=SPOILT,
        start=_HOME,
        shows="venues:*",
        way=restore,
        failure=Failure(
            person="p02",
            what="restores the oldest version, and leaves it at that",
            way=restore_the_oldest,
        ),
    ),
)
