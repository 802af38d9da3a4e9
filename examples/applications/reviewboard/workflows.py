"""Two workflows at the ferry company: a change answered, a change handed out."""

from __future__ import annotations

from examples.applications.reviewboard.answering import answer, keep_it_to_oneself
from examples.applications.reviewboard.asking import ask, ask_nobody
from examples.applications.reviewboard.cases import ANSWERED, ASKED, REQUESTS, UNASKED
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=14901,
        template=ANSWERED,
        instances=REQUESTS,
        start="/dashboard/",
        shows="{{sentence}}",
        way=answer,
        failure=Failure(
            person="p04",
            what="closes the review in the belief that it has been published",
            way=keep_it_to_oneself,
        ),
    ),
    Workflow(
        id=14902,
        template=ASKED,
        instances=UNASKED,
        start="/dashboard/",
        shows="{{change}}",
        way=ask,
        failure=Failure(
            person="p05",
            what="types a group that there is not, is told so, and leaves",
            way=ask_nobody,
        ),
    ),
)
