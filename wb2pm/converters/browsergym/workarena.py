"""Level and category of a WorkArena task, which its name tells.

The rules follow how WorkArena names its tasks; they were checked against the
list of tasks that BrowserGym publishes, of which no part is kept here.
"""

from __future__ import annotations

import re

_NAME = re.compile(r"workarena\.servicenow\.(?P<task>.+?)(?:-(?P<level>l[23]))?")
_SIMPLE = (
    (re.compile(r"(multi|single)-chart-"), "dashboard"),
    (re.compile(r"create-"), "form"),
    (re.compile(r"knowledge-base-"), "knowledge"),
    (re.compile(r"filter-.+-list$"), "list-filter"),
    (re.compile(r"sort-.+-list$"), "list-sort"),
    (re.compile(r"all-menu$|impersonation$"), "menu"),
    (re.compile(r"order-"), "service catalog"),
)
_COMPOSED = (
    (re.compile(r"infeasible-"), "contextual_understanding_infeasible_tasks"),
    (
        re.compile(
            r"dashboard-retrieve-\w+-and-(max|min)-|filter-requested-items-and-order-|get-warranty-"
        ),
        "information_retrieval",
    ),
    (
        re.compile(r"(on|off)-board-user$|navigate-and-"),
        "sophisticated_memory",
    ),
    (
        re.compile(
            r"(basic|priority|high-priority)-filter-problems-and-mark-duplicates-"
            r"|priority-assignment-|work(load-balancing|-assignment)|.*-change-request-scheduling$"
        ),
        "planning_and_problem_solving",
    ),
    (
        re.compile(
            r"dashboard-retrieve-|.*-(management|investments?|expenses?)|.*filter-"
        ),
        "data_driven_decision_making_and_reasoning",
    ),
)


def describe_task(task: str) -> dict[str, str]:
    """Tell level and category of a task; empty for one that is not WorkArena's.

    Args:
        task: Its name in BrowserGym.

    Examples:
        >>> describe_task("workarena.servicenow.create-incident")
        {'level': 'l1', 'category': 'form'}
        >>> describe_task("miniwob.login-user")
        {}
    """
    match = _NAME.fullmatch(task)
    if match is None:
        return {}
    level = match["level"] or "l1"
    rules = _SIMPLE if level == "l1" else _COMPOSED
    category = next((name for rule, name in rules if rule.match(match["task"])), None)
    return {"level": level} | ({"category": category} if category else {})
