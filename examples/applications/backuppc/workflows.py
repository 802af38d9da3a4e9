"""Two workflows of a bus company's office: a new computer, and a file that is lost."""

from __future__ import annotations

from examples.applications.backuppc.adding import add, write_the_hour_in_words
from examples.applications.backuppc.cases import (
    ADDED,
    LOST_FILES,
    NEW_COMPUTERS,
    RESTORED,
)
from examples.applications.backuppc.restoring import restore, tick_nothing
from examples.scripted.tasks import Failure, Workflow

_HOME = "/backuppc/index.cgi"

WORKFLOWS = (
    Workflow(
        id=15001,
        template=ADDED,
        instances=NEW_COMPUTERS,
        start=_HOME,
        shows="{{comment}}",
        way=add,
        failure=Failure(
            person="p01",
            what="writes the hour in words, is told that it is no number, and gives up",
            way=write_the_hour_in_words,
        ),
    ),
    Workflow(
        id=15002,
        template=RESTORED,
        instances=LOST_FILES,
        start=_HOME,
        shows="{{shown}}",
        way=restore,
        failure=Failure(
            person="p05",
            what="ticks no file, is told so, and leaves it for today",
            way=tick_nothing,
        ),
    ),
)
