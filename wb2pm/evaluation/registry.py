"""Every task by name; its module is imported when it is asked for."""

from __future__ import annotations

from importlib import import_module

from wb2pm._registry import Registry
from wb2pm.errors import UnknownNameError
from wb2pm.evaluation.tasks import Task

_HOME: dict[str, str] = {
    "answer-judge": "wb2pm.evaluation.judging_answers",
    "deviations": "wb2pm.evaluation.deviation_naming",
    "goal": "wb2pm.evaluation.goals",
    "improvements": "wb2pm.evaluation.improving",
    "question-answering": "wb2pm.evaluation.question_answering",
    "ranking": "wb2pm.evaluation.ranking",
    "segmentation": "wb2pm.evaluation.segmentation_sessions",
    "segmentation-sops": "wb2pm.evaluation.segmentation_sops",
    "segmentation-uilogs": "wb2pm.evaluation.segmentation_uilogs",
    "sop-improvement": "wb2pm.evaluation.sop_improving",
    "sop-writing": "wb2pm.evaluation.writing",
    "step-judge": "wb2pm.evaluation.judging_steps",
    "validation": "wb2pm.evaluation.validation",
}
"""Name -> module whose `TASK` it is."""

plugins: Registry[Task] = Registry("task", group="wb2pm.evaluation.tasks")
"""Tasks of other packages, by entry point."""


def task_names() -> list[str]:
    """List every name that `find_task` accepts; nothing is imported."""
    return sorted({*_HOME, *plugins.names()})


def find_task(name: str) -> Task:
    """Return the task of a name.

    Raises:
        UnknownNameError: If there is none.
    """
    if name in _HOME:
        task: Task = import_module(_HOME[name]).TASK
        return task
    if name in plugins.names():
        return plugins.get(name)
    raise UnknownNameError("task", name, task_names())
