"""Episodes as BrowserGym stores them, made up for tests."""

from __future__ import annotations

import gzip
import json
import pickle
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from wb2pm.converters.browsergym.episode import read_episode
from wb2pm.events import Demonstration

NAME = "2026-03-02_10-00-00_TestAgent_on_miniwob.login-user_3"
NOON = 1_772_449_200.0
TREE = (
    "RootWebArea 'Log in', focused\n"
    "\t[14] paragraph ''\n"
    "\t\t[15] LabelText ''\n"
    "\t\t\tStaticText 'Username'\n"
    "\t\t[16] textbox '', focused\n"
    "\t[20] button 'Login', clickable\n"
    '\t[a3] link "It\'s here"\n'
    "\t[21] combobox 'Country' value='Norway', hasPopup='menu', expanded=False\n"
    "\t[22] generic\n"
    "\t\tStaticText 'More'\n"
)


@dataclass
class StepTimestamps:
    """As BrowserGym has it."""

    action_exec_start: float = 0
    action_exec_stop: float = 0
    agent_start: float = 0
    agent_stop: float = 0


@dataclass
class StepInfo:
    """As BrowserGym has it."""

    step: int | None = None
    obs: Any = None
    reward: float = 0
    raw_reward: float | None = 0
    terminated: bool | None = None
    truncated: bool | None = None
    action: Any = None
    agent_info: Any = field(default_factory=dict)
    stats: dict[str, Any] | None = None
    profiling: StepTimestamps = field(default_factory=StepTimestamps)
    task_info: dict[str, Any] | None = None


@dataclass
class EnvArgs:
    """As BrowserGym has it."""

    task_name: str = "miniwob.login-user"
    task_seed: int = 3


@dataclass
class AgentArgs:
    """As an agent may have it."""

    agent_name: str = "TestAgent"


@dataclass
class ExpArgs:
    """As BrowserGym has it."""

    agent_args: AgentArgs = field(default_factory=AgentArgs)
    env_args: EnvArgs = field(default_factory=EnvArgs)
    err_msg: str | None = None


def observe(place: int, **changed: Any) -> dict[str, Any]:
    """Make an observation; a change to ``...`` leaves the field out."""
    seen = {
        "chat_messages": (
            {"role": "assistant", "timestamp": NOON, "message": "Hi!"},
            {"role": "user", "timestamp": NOON, "message": "Log in."},
        ),
        "goal": "Log in.",
        "open_pages_urls": ("http://shop.example/login", "http://shop.example/help"),
        "open_pages_titles": ("Log in", "Help"),
        "active_page_index": np.array([0]),
        "url": "http://shop.example/login",
        "focused_element_bid": "16",
        "last_action": "",
        "last_action_error": "",
        "elapsed_time": np.array([float(place)]),
        "axtree_txt": TREE,
    } | changed
    return {name: value for name, value in seen.items() if value is not ...}


def steps(*actions: Any, observed: dict[str, Any] | None = None) -> list[StepInfo]:
    """Make steps that do some actions, a last one without, on the clock."""
    listed: list[Any] = [*actions, None]
    return [
        StepInfo(
            step=place,
            obs=observe(
                place,
                last_action=listed[place - 1] if place else "",
                **(observed or {}),
            ),
            action=action,
            reward=1.0 if action is None else 0.0,
            terminated=action is None,
            truncated=False,
            agent_info={"think": f"thought {place}"},
            profiling=StepTimestamps(
                action_exec_start=NOON + 10 * place,
                action_exec_stop=NOON + 10 * place + 2,
                agent_stop=NOON + 10 * place + 5,
            ),
        )
        for place, action in enumerate(listed)
    ]


def write_episode(  # a folder as BrowserGym leaves it
    home: Path,
    written: list[StepInfo],
    *,
    name: str = NAME,
    arguments: Any = None,
    summary: dict[str, Any] | None = None,
) -> Path:
    """Write an episode's folder."""
    folder = home / name
    folder.mkdir(parents=True)
    for step in written:
        data = gzip.compress(pickle.dumps(step))
        (folder / f"step_{step.step}.pkl.gz").write_bytes(data)
    if arguments is not None:
        (folder / "exp_args.pkl").write_bytes(pickle.dumps(arguments))
    if summary is not None:
        (folder / "summary_info.json").write_text(json.dumps(summary), encoding="utf-8")
    return folder


def read_actions(
    home: Path, *actions: Any, observed: dict[str, Any] | None = None
) -> Demonstration:
    """Write an episode that does some actions, and read it."""
    return read_episode(write_episode(home, steps(*actions, observed=observed)))
