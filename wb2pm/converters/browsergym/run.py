"""What is known of an episode as a whole: task, agent, how it ended."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from wb2pm.converters.browsergym.folder import FolderName, read_name
from wb2pm.converters.browsergym.pickles import read_pickle
from wb2pm.converters.browsergym.steps import fields_of, goal_text
from wb2pm.converters.browsergym.workarena import describe_task
from wb2pm.converters.sources.kept_attributes import clean_text, keep
from wb2pm.converters.sources.loose_values import as_number
from wb2pm.errors import ConversionError
from wb2pm.events import AttributeValue, Issue

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from wb2pm.converters.browsergym.steps import Step

_LARGEST_SUMMARY = 50_000_000


class Run(Struct, frozen=True, kw_only=True):
    """What an episode's folder says beside its steps.

    Attributes:
        name: What the folder's name says.
        arguments: Fields of ``exp_args.pkl``.
        summary: Fields of ``summary_info.json``.
        goal: Text of ``goal_object.pkl.gz``.
    """

    name: FolderName
    arguments: dict[Any, Any] = {}
    summary: dict[str, Any] = {}
    goal: str | None = None

    @property
    def task(self) -> str | None:
        """The task, as BrowserGym names it."""
        told = fields_of(self.arguments.get("env_args")).get("task_name")
        return clean_text(told) if isinstance(told, str) and told else self.name.task

    @property
    def seed(self) -> int | None:
        """The seed that made this instance of the task."""
        told = fields_of(self.arguments.get("env_args")).get("task_seed")
        return told if isinstance(told, int) else self.name.seed

    @property
    def agent(self) -> str | None:
        """Who acted."""
        told = fields_of(self.arguments.get("agent_args")).get("agent_name")
        return clean_text(told) if isinstance(told, str) and told else self.name.agent

    @property
    def benchmark(self) -> str | None:
        """The collection of tasks that the task is of, such as ``miniwob``."""
        return self.task.partition(".")[0] if self.task else None


def read_run(folder: Path, issues: list[Issue], *, max_megabytes: int) -> Run:
    """Read what lies beside the steps of an episode.

    A file that cannot be read is named in `issues`, and the rest goes on.
    """
    arguments = _load(folder / "exp_args.pkl", issues, max_megabytes)
    goal = _load(folder / "goal_object.pkl.gz", issues, max_megabytes)
    return Run(
        name=read_name(folder.name),
        arguments=fields_of(arguments),
        summary=_summary(folder / "summary_info.json", issues),
        goal=goal_text(goal),
    )


def describe_run(run: Run, steps: Sequence[Step]) -> dict[str, AttributeValue]:
    """Flatten what is known of an episode into attributes of the case."""
    last = steps[-1] if steps else None
    known: dict[str, Any] = {
        "task_name": run.task,
        "task_seed": run.seed,
        "benchmark": run.benchmark,
        **describe_task(run.task or ""),
        "reward": _reward(run, steps),
        "terminated": _flag(run, last, "terminated"),
        "truncated": _flag(run, last, "truncated"),
        "termination": _termination(run, last),
        "err_msg": run.summary.get("err_msg") or run.arguments.get("err_msg"),
        "stack_trace": run.summary.get("stack_trace"),
    }
    return (
        keep(known)
        | keep(run.summary, {"err_msg", "stack_trace"}, prefix="summary")
        | keep(run.arguments, {"err_msg"}, prefix="experiment")
    )


def outcome_of(run: Run, steps: Sequence[Step]) -> str | None:
    """Return how an episode ended, from its reward and what stopped it.

    Returns:
        ``success``, ``failure``, ``truncated`` (too many steps), ``error``, or
        None where the source does not say.
    """
    last = steps[-1] if steps else None
    reward = _reward(run, steps)
    if reward is not None and reward > 0:
        return "success"
    if run.summary.get("err_msg") or run.arguments.get("err_msg"):
        return "error"
    if _flag(run, last, "truncated"):
        return "truncated"
    return "failure" if _flag(run, last, "terminated") else None


def _termination(run: Run, last: Step | None) -> str | None:
    """Return what ended the episode: an error, the task, or the limit of steps."""
    if run.summary.get("err_msg") or run.arguments.get("err_msg"):
        return "error"
    ends = ("terminated", "truncated")
    return next((name for name in ends if _flag(run, last, name)), None)


def _reward(run: Run, steps: Sequence[Step]) -> float | None:
    told = as_number(run.summary.get("cum_reward"))
    if told is not None:
        return told
    rewards = [as_number(step.fields.get("reward")) for step in steps]
    known = [reward for reward in rewards if reward is not None]
    return sum(known) if known else None


def _flag(run: Run, last: Step | None, name: str) -> bool | None:
    told = run.summary.get(name)
    if told is None and last is not None:
        told = last.fields.get(name)
    return told if isinstance(told, bool) else None


def _load(path: Path, issues: list[Issue], max_megabytes: int) -> Any:  # noqa: ANN401 (as the pickle has it)
    if not path.is_file():
        return None
    try:
        return read_pickle(path, max_megabytes=max_megabytes)
    except (ConversionError, OSError) as exc:
        reason = exc.reason if isinstance(exc, ConversionError) else str(exc)
        issues.append(_unreadable(path, reason))
        return None


def _summary(path: Path, issues: list[Issue]) -> dict[str, Any]:
    if not path.is_file():
        return {}
    try:
        if path.stat().st_size > _LARGEST_SUMMARY:
            issues.append(_unreadable(path, "it is too large for a summary"))
            return {}
        told = json.loads(path.read_bytes())  # Python's own, as it writes NaN
    except (OSError, ValueError, RecursionError) as exc:
        issues.append(_unreadable(path, str(exc)))
        return {}
    return told if isinstance(told, dict) else {}


def _unreadable(path: Path, reason: str) -> Issue:
    return Issue(
        kind="unreadable_file",
        message=f"what {path.name} says is left out: {reason}",
        where=path.name,
    )
