"""Three workflows at the housing office: calls, answers, a colleague's leave."""

from __future__ import annotations

from examples.applications.rt.answering import answer, comment_only
from examples.applications.rt.calling import call, call_in_words
from examples.applications.rt.cases import CALLS, DONE, LEAVES
from examples.applications.rt.handing import find_nothing, hand_over
from examples.scripted.tasks import Failure, Workflow

_START = "/"

WORKFLOWS = (
    Workflow(
        id=7701,
        template='Write down that "{{resident}}" rang up: "{{subject}}" in flat '
        '"{{flat}}" of "{{house}}" ("{{access}}"), in "{{queue}}", for "{{owner}}", '
        'priority "{{priority}}", due on "{{day}}": "{{text}}"',
        instances=CALLS,
        start=_START,
        shows="{{subject}}",
        way=call,
        failure=Failure(
            person="p04",
            what="writes the flat in words, is told that only digits will do, and leaves",
            way=call_in_words,
        ),
    ),
    Workflow(
        id=7702,
        template='Answer "{{subject}}" with "{{reply}}", "{{minutes}}" minutes of '
        'work and the status "{{status}}", and let it refer to ticket "{{other}}"',
        instances=DONE,
        start=_START,
        shows="refers to Ticket {{other}}",
        way=answer,
        failure=Failure(
            person="p01",
            what="writes a comment instead of a reply, which the resident never gets",
            way=comment_only,
        ),
    ),
    Workflow(
        id=7703,
        template='Hand over the tickets of "{{away}}" in "{{queue}}" to "{{owner}}", '
        'but for "{{waits}}": priority "{{priority}}", due on "{{day}}", with the '
        'comment "{{subject}}": "{{text}}"',
        instances=LEAVES,
        start=_START,
        shows="Owner changed from {{account}} to",
        way=hand_over,
        failure=Failure(
            person="p05",
            what="searches in the wrong queue, finds nothing, and gives up",
            way=find_nothing,
        ),
    ),
)
