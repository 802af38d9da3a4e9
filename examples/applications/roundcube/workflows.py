"""Two workflows in the office's letter box: answering and filing."""

from __future__ import annotations

from examples.applications.roundcube.answering import answer, answer_nobody
from examples.applications.roundcube.cases import ANSWERED, FILED
from examples.applications.roundcube.filing import file_away, make_folder_twice
from examples.scripted.tasks import Failure, Workflow

_INBOX = "/?_task=mail&_mbox=INBOX"

WORKFLOWS = (
    Workflow(
        id=7401,
        template='Answer "{{subject}}" with {{copy}} in copy and file it in {{folder}}',
        instances=ANSWERED,
        start=_INBOX,
        shows="{{subject}}",
        way=answer,
        failure=Failure(
            person="p04",
            what="writes an address that is none, is told so, and leaves",
            way=answer_nobody,
        ),
    ),
    Workflow(
        id=7403,
        template="Make the folder {{folder}} for what {{sender}} writes, and fill it",
        instances=FILED,
        start=_INBOX,
        shows="{{folder}}",
        way=file_away,
        failure=Failure(
            person="p01",
            what="takes a name that another folder has, is told so, and leaves",
            way=make_folder_twice,
        ),
    ),
)
