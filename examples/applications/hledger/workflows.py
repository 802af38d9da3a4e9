"""Two workflows of a village cinema: a bill that came in, and the bank's statement."""

from __future__ import annotations

from examples.applications.hledger.cases import BILLS, COMPARED, ENTERED, STATEMENTS
from examples.applications.hledger.comparing import compare, swap_figures
from examples.applications.hledger.entering import enter, leave_it_unbalanced
from examples.scripted.tasks import Failure, Workflow

_HOME = "/journal"

WORKFLOWS = (
    Workflow(
        id=13801,
        template=ENTERED,
        instances=BILLS,
        start=_HOME,
        shows="-{{owed}}",
        way=enter,
        failure=Failure(
            person="p05",
            what="gives the sum with the suppliers too, is told that it does not "
            "balance, and gives up",
            way=leave_it_unbalanced,
        ),
    ),
    Workflow(
        id=13802,
        template=COMPARED,
        instances=STATEMENTS,
        start=_HOME,
        shows="{{paper}}",
        way=compare,
        failure=Failure(
            person="p01",
            what="swaps two figures of the balance, is told that it does not agree, "
            "and gives up",
            way=swap_figures,
        ),
    ),
)
