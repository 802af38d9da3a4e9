"""Three workflows of a maker of ticket machines: tests written, planned and done."""

from __future__ import annotations

from examples.applications.kiwitcms.cases import (
    NEW_TESTS,
    PLANNED,
    RESULTS,
    ROUNDS,
    TRIED,
    WRITTEN,
)
from examples.applications.kiwitcms.planning import name_a_stranger, plan
from examples.applications.kiwitcms.trying import pass_everything, tell
from examples.applications.kiwitcms.writing import send_to_nobody, write
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=9901,
        template=WRITTEN,
        instances=NEW_TESTS,
        start="/",
        shows="{{summary}}",
        way=write,
        failure=Failure(
            person="p02",
            what="wants mails sent to no address, is told so, and leaves",
            way=send_to_nobody,
        ),
    ),
    Workflow(
        id=9902,
        template=PLANNED,
        instances=ROUNDS,
        start="/",
        shows="{{summary}}",
        way=plan,
        failure=Failure(
            person="p04",
            what="names a tester who has no account, is told so, and leaves",
            way=name_a_stranger,
        ),
    ),
    Workflow(
        id=9903,
        template=TRIED,
        instances=RESULTS,
        start="/",
        shows="{{summary}}",
        way=tell,
        failure=Failure(
            person="p01",
            what="says of all tests at once that they passed",
            way=pass_everything,
        ),
    ),
)
