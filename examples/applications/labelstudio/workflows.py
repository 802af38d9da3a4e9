"""Three workflows of a letters' office: a letter, a tab, a project."""

from __future__ import annotations

from examples.applications.labelstudio.beginning import begin_project, cancel
from examples.applications.labelstudio.cases import (
    PILE,
    PILES,
    SORT,
    SORTED,
    TAB,
    TABS,
)
from examples.applications.labelstudio.sorting import leave_out_what_it_is_about, sort
from examples.applications.labelstudio.tabbing import find_nothing, make_tab
from examples.scripted.tasks import Failure, Workflow

WORKFLOWS = (
    Workflow(
        id=7101,
        template=SORT,
        instances=SORTED,
        start="/projects",
        shows="{{says}}",
        way=sort,
        failure=Failure(
            person="p01",
            what="leaves out what it is about, is told so, and goes away",
            way=leave_out_what_it_is_about,
        ),
    ),
    Workflow(
        id=7102,
        template=TAB,
        instances=TABS,
        start="/projects",
        shows="{{name}}",
        way=make_tab,
        failure=Failure(
            person="p03",
            what="mistypes what is looked for, sees no letter, and closes the tab",
            way=find_nothing,
        ),
    ),
    Workflow(
        id=7103,
        template=PILE,
        instances=PILES,
        start="/projects",
        shows="{{name}}",
        way=begin_project,
        failure=Failure(
            person="p04",
            what="names it, does not know what to import, and cancels",
            way=cancel,
        ),
    ),
)
