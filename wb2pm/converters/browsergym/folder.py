"""The files of an episode: which is what, by their names."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec import Struct

STEP = re.compile(r"step_(\d+)\.pkl(?:\.gz)?")
_SCREENSHOT = re.compile(r"screenshot_step_(\d+)\.(?:png|jpe?g|webp)")
_NAME = re.compile(
    r"(?:(?P<date>\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d)_)?(?P<agent>.+?)_on_(?P<task>.+?)"
    r"(?:_(?P<seed>\d+))?(?:_(?P<hex>[0-9a-f]{6})|_(?P<again>\d+))?"
)
_SEEDED = re.compile(r"(?P<task>.+?)_seed_?(?P<seed>\d+)")
_TASK = re.compile(r"[a-z]\w*\.[\w.-]+")


class EpisodeFiles(Struct, frozen=True, kw_only=True):
    """The files of an episode.

    Attributes:
        steps: Number and file of each step, in the order of the numbers.
        screenshots: Number of a step -> its picture.
        others: Names of the files beside them.
    """

    steps: tuple[tuple[int, Path], ...]
    screenshots: dict[int, Path]
    others: tuple[str, ...]


class FolderName(Struct, frozen=True, kw_only=True):
    """What the name of an episode's folder says.

    Attributes:
        task: The task, such as ``miniwob.login-user``.
        agent: The agent.
        seed: Seed of the task.
    """

    task: str | None = None
    agent: str | None = None
    seed: int | None = None


def claim(path: Path) -> str | None:
    """Return what shows that a path is an episode, or one of its steps.

    Examples:
        >>> from pathlib import Path
        >>> claim(Path("no such file")) is None
        True
    """
    if path.is_dir():
        names = [entry.name for entry in path.iterdir()]
        steps = sum(bool(STEP.fullmatch(name)) for name in names)
        if steps:
            return (
                f"a folder with {steps} file{'s' if steps > 1 else ''} step_<N>.pkl.gz"
            )
        if "exp_args.pkl" in names:
            return "a folder with exp_args.pkl, as AgentLab makes for each run"
        return None
    if path.is_file() and STEP.fullmatch(path.name):
        return "a file step_<N>.pkl.gz of an episode's folder"
    return None


def list_files(folder: Path) -> EpisodeFiles:
    """List the files of an episode.

    A step that is there both packed and unpacked counts once, packed.
    """
    steps: dict[int, Path] = {}
    screenshots: dict[int, Path] = {}
    others: list[str] = []
    for entry in sorted(folder.iterdir(), reverse=True):
        if match := STEP.fullmatch(entry.name):
            steps.setdefault(int(match[1]), entry)
        elif match := _SCREENSHOT.fullmatch(entry.name):
            screenshots[int(match[1])] = entry
        elif not entry.name.startswith("."):
            others.append(entry.name)
    return EpisodeFiles(
        steps=tuple(sorted(steps.items())),
        screenshots=screenshots,
        others=tuple(sorted(others)),
    )


def read_name(name: str) -> FolderName:
    """Read the name of an episode's folder.

    Examples:
        >>> found = read_name("2024-08-01_10-20-52_Gen_on_miniwob.click-tab_64_e6d2d5")
        >>> found.agent, found.task, found.seed
        ('Gen', 'miniwob.click-tab', 64)
        >>> read_name("workarena.servicenow.all-menu_seed15").seed
        15
    """
    if match := _SEEDED.fullmatch(name):
        return FolderName(task=match["task"], seed=int(match["seed"]))
    match = _NAME.fullmatch(name)
    if match is None or not _TASK.fullmatch(match["task"]):
        return FolderName()
    seed = match["seed"]
    return FolderName(
        task=match["task"], agent=match["agent"], seed=int(seed) if seed else None
    )
