"""Three workflows of an organ builder: who is new, who leaves, what stands elsewhere."""

from __future__ import annotations

from examples.applications.lam.cases import (
    ENDED,
    ENTERED,
    LEAVERS,
    MACHINES,
    MOVED,
    NEWCOMERS,
)
from examples.applications.lam.entering import enter, give_a_number_twice
from examples.applications.lam.leaving import forget_to_save, let_go
from examples.applications.lam.moving import move, move_unsaved
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=10501,
        template=ENTERED,
        instances=NEWCOMERS,
        start="/templates/lists/list.php?type=user",
        shows="{{account}}",
        way=enter,
        failure=Failure(
            person="p04",
            what="types the number of somebody else, is told so, and leaves",
            way=give_a_number_twice,
        ),
    ),
    Workflow(
        id=10502,
        template=ENDED,
        instances=LEAVERS,
        start="/templates/lists/list.php?type=group",
        shows="{{heir}}",
        way=let_go,
        failure=Failure(
            person="p01",
            what="goes back to the list before day and group are saved",
            way=forget_to_save,
        ),
    ),
    Workflow(
        id=10503,
        template=MOVED,
        instances=MACHINES,
        start="/templates/lists/list.php?type=user",
        shows="{{machine}}",
        way=move,
        failure=Failure(
            person="p02",
            what="moves the machine before what is new was saved, so that it is lost",
            way=move_unsaved,
        ),
    ),
)
