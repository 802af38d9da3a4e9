"""Two workflows of a tile works: a firing that is judged, and a series that begins."""

from __future__ import annotations

from examples.applications.optuna.beginning import begin, take_a_name_again
from examples.applications.optuna.cases import BEGUN, FIRINGS, JUDGED, SERIES
from examples.applications.optuna.judging import count_in_words, judge
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=16401,
        template=JUDGED,
        instances=FIRINGS,
        start="/dashboard/",
        shows="{{note}}",
        way=judge,
        failure=Failure(
            person="p01",
            what="counts the cracks in words, cannot send that, and goes away",
            way=count_in_words,
        ),
    ),
    Workflow(
        id=16402,
        template=BEGUN,
        instances=SERIES,
        start="/dashboard/",
        shows="{{note}}",
        way=begin,
        failure=Failure(
            person="p04",
            what="takes a name that another series has, is told so, and cancels",
            way=take_a_name_again,
        ),
    ),
)
