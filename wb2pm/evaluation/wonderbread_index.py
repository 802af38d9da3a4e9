"""What WONDERBREAD knows of its demonstrations beside their folders.

A clone of HazyResearch/wonderbread has it in ``data/`` and in its copy of the WebArena
tasks; a folder of published predictions has the same tables under other names.
"""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from wb2pm.errors import EvaluationError
from wb2pm.evaluation.json_lines import read_json_lines, read_list

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wb2pm.evaluation.tasks import Example

_RANKS = "data/df_rankings.csv"
_SOPS = "sops.jsonl"
_TASK_LINES = "webarena_tasks.jsonl"
_TASK_FILES = "wonderbread/benchmark/webarena"


class WonderbreadIndex(Struct, frozen=True, kw_only=True):
    """Lists of WONDERBREAD's demonstrations and tasks.

    Attributes:
        sites: Task id -> first site.
        ranks: Folder name -> rank of its procedure, 1 for the best.
        difficulties: Folder name -> difficulty as annotated.
    """

    sites: dict[int, str] = {}
    ranks: dict[str, int] = {}
    difficulties: dict[str, str] = {}


def read_index(folder: str | Path) -> WonderbreadIndex:
    """Read the lists that lie in a folder; those that do not are empty.

    Args:
        folder: A clone of WONDERBREAD's repository, or a folder of published
            predictions.

    Raises:
        EvaluationError: If a list holds what it should not.

    Examples:
        >>> from tempfile import TemporaryDirectory
        >>> with TemporaryDirectory() as folder:
        ...     read_index(folder)
        WonderbreadIndex(sites={}, ranks={}, difficulties={})
    """
    root = Path(folder)
    sops = list(_lines(root / _SOPS, "demo_name", "human_rank"))
    ranks = {
        str(sop["demo_name"]): _whole(sop["human_rank"], root / _SOPS) for sop in sops
    }
    for row in _rows(root / _RANKS, ("folder_name", "rank")):
        ranks[row["folder_name"]] = _whole(row["rank"], root / _RANKS)
    return WonderbreadIndex(
        sites={
            _whole(task["task_id"], path): str(task["sites"][0])
            for path, task in _tasks(root)
        },
        ranks=ranks,
        difficulties={
            str(sop["demo_name"]): str(sop["difficulty"])
            for sop in sops
            if sop.get("difficulty")
        },
    )


def add_facts(
    examples: Iterable[Example], folders: Iterable[str | Path]
) -> tuple[Example, ...]:
    """Add to examples the site and difficulty that the lists beside them know.

    Args:
        examples: Examples whose group is a task id of WONDERBREAD; others stay.
        folders: Where lists may lie.

    Returns:
        The same examples; what they say of themselves stays. A task's difficulty
        is that of most of its annotated demonstrations.

    Raises:
        EvaluationError: If a list holds what it should not.

    Examples:
        >>> add_facts([], [])
        ()
    """
    sites: dict[str, str] = {}
    votes: dict[str, list[str]] = {}
    for folder in folders:
        if not Path(folder).is_dir():
            continue
        index = read_index(folder)
        sites |= {str(task): site for task, site in index.sites.items()}
        for name, difficulty in index.difficulties.items():
            votes.setdefault(name.partition(" @ ")[0], []).append(difficulty)
    usual = {
        task: max(sorted(set(said)), key=said.count) for task, said in votes.items()
    }
    return tuple(
        replace(
            example,
            site=example.site or sites.get(example.group),
            difficulty=example.difficulty or usual.get(example.group),
        )
        for example in examples
    )


def _tasks(root: Path) -> Iterator[tuple[Path, dict[str, Any]]]:
    keys = ("task_id", "sites")
    for path in (root / _TASK_LINES, *sorted((root / _TASK_FILES).glob("*.json"))):
        for task in (
            _lines(path, *keys) if path.suffix == ".jsonl" else _whole_file(path)
        ):
            sites = task.get("sites")
            if not isinstance(sites, list) or not sites or "task_id" not in task:
                raise EvaluationError(f"{path}: a task without id or sites")
            yield path, task


def _whole_file(path: Path) -> Iterator[dict[str, Any]]:
    content = _decoded(read_list(path), path)
    for task in content if isinstance(content, list) else [content]:
        if not isinstance(task, dict):
            raise EvaluationError(f"{path}: no task")
        yield task


def _lines(path: Path, *keys: str) -> Iterator[dict[str, Any]]:
    if path.is_file():
        yield from read_json_lines(path, *keys)


def _rows(path: Path, columns: tuple[str, ...]) -> Iterator[dict[str, str]]:
    if not path.is_file():
        return
    for row in csv.DictReader(io.StringIO(read_list(path), newline="")):
        if any(not row.get(column) for column in columns):
            raise EvaluationError(f"{path}: a row lacks {' or '.join(columns)}")
        yield row


def _decoded(text: str, path: Path) -> Any:  # noqa: ANN401 (whatever JSON holds)
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as exc:
        raise EvaluationError(f"{path}: no JSON: {exc}") from exc


def _whole(content: object, path: Path) -> int:
    try:
        return int(str(content))
    except ValueError:
        shown = str(content)[:40]
        raise EvaluationError(f"{path}: {shown!r} is no whole number") from None
