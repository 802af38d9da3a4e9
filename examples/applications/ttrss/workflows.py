"""Three workflows of a guild's press desk: subjects, articles and sources."""

from __future__ import annotations

from examples.applications.ttrss.cases import (
    ARTICLES,
    PREPARED,
    SOURCES,
    SUBJECTS,
    SUBSCRIBED,
    WATCHED,
)
from examples.applications.ttrss.preparing import prepare, prepare_another
from examples.applications.ttrss.subscribing import mistype_the_address, subscribe
from examples.applications.ttrss.watching import leave_it_without_a_caption, watch
from examples.scripted.tasks import Failure, Workflow

_HOME = "/index.php"

WORKFLOWS = (
    Workflow(
        id=12201,
        template=WATCHED,
        instances=SUBJECTS,
        start=_HOME,
        shows="{{caption}}",
        way=watch,
        failure=Failure(
            person="p02",
            what="forgets the caption, cannot create the filter, and gives up",
            way=leave_it_without_a_caption,
        ),
    ),
    Workflow(
        id=12202,
        template=PREPARED,
        instances=ARTICLES,
        start=_HOME,
        shows="{{article}}",
        way=prepare,
        failure=Failure(
            person="p01",
            what="puts star and note to another article, and leaves it so",
            way=prepare_another,
        ),
    ),
    Workflow(
        id=12203,
        template=SUBSCRIBED,
        instances=SOURCES,
        start=_HOME,
        shows="{{name}}",
        way=subscribe,
        failure=Failure(
            person="p04",
            what="mistypes the address, is told that nothing is there, and leaves",
            way=mistype_the_address,
        ),
    ),
)
