"""Two workflows of a cable railway's wiki: a rule that changes, and a new year."""

from __future__ import annotations

from examples.applications.moin.cases import CHANGE, CHANGES, RENAMING, RENAMINGS
from examples.applications.moin.changing import cancel_it, change
from examples.applications.moin.renaming import delete_the_wrong_one, rename
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=15301,
        template=CHANGE,
        instances=CHANGES,
        start="/Home",
        shows="Diff for '{{page}}'",
        way=change,
        failure=Failure(
            person="p01",
            what="looks at the change before it is kept, and cancels it",
            way=cancel_it,
        ),
    ),
    Workflow(
        id=15302,
        template=RENAMING,
        instances=RENAMINGS,
        start="/Home",
        shows="{{new}}",
        way=rename,
        failure=Failure(
            person="p04",
            what="deletes last year's page rather than the one before",
            way=delete_the_wrong_one,
        ),
    ),
)
