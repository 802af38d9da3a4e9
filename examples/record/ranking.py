"""Which of the demonstrations of a workflow show best how it is done, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence


def rank(truths: Sequence[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """Rank the demonstrations of each workflow, the best first.

    What was brought to its end comes first, then what has fewer detours, then
    fewer steps, then fewer mistyped characters, then fewer recorded actions.
    Time is left out: it says more about the machine than about the work.

    Args:
        truths: Entries of the ground truth; each gets its ``rank`` and
            ``rank_reason``.

    Returns:
        Workflow -> its demonstrations with rank and reason.
    """
    groups: dict[str, list[dict[str, Any]]] = {}
    for truth in truths:
        groups.setdefault(str(truth["task_id"]), []).append(truth)
    ranking = {}
    for workflow, group in groups.items():
        group.sort(key=_badness)
        fewest = min(_steps(truth) for truth in group if truth["completed"])
        for place, truth in enumerate(group, start=1):
            truth["rank"] = place
            truth["rank_reason"] = _reason(truth, fewest)
        ranking[workflow] = [
            {
                "demo_name": truth["demo_name"],
                "rank": truth["rank"],
                "reason": truth["rank_reason"],
            }
            for truth in group
        ]
    return ranking


def _badness(truth: dict[str, Any]) -> tuple[Any, ...]:
    return (
        not truth["completed"],
        truth["n_detour_steps"],
        _steps(truth),
        truth["n_backspaces"],
        truth["n_actions"],
        truth["person"],
    )


def _steps(truth: dict[str, Any]) -> int:
    return sum(step["op"] not in {"scroll", "read"} for step in truth["steps"])


def _reason(truth: dict[str, Any], fewest: int) -> str:
    steps = _steps(truth)
    if not truth["completed"]:
        last = [step for step in truth["steps"] if step["element"]][-1]
        return f'not brought to its end: it stops after "{last["element"]}"'
    said = [f"completed in {steps} steps"]
    said.append(
        "no completed one has fewer" if steps == fewest else f"the fewest are {fewest}"
    )
    if truth["n_detour_steps"]:
        names = [
            step["element"]
            for step in truth["steps"]
            if step["detour"] and step["element"]
        ]
        said.append(f'{truth["n_detour_steps"]} of them a detour ("{names[-1]}")')
    if truth["n_backspaces"]:
        said.append(f"{truth['n_backspaces']} mistyped characters taken back")
    said.append(f"{truth['n_actions']} recorded actions")
    return "; ".join(said)
