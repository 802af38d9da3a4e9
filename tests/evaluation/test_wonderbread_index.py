"""What WONDERBREAD knows of its demonstrations, in a clone or beside predictions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.evaluation.tasks import parity
from wb2pm.errors import EvaluationError
from wb2pm.evaluation import json_lines
from wb2pm.evaluation.running import load_examples
from wb2pm.evaluation.tasks import Example, Setting
from wb2pm.evaluation.wonderbread_index import add_facts, read_index


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone with two tasks, one of them ranked."""
    tasks = tmp_path / "wonderbread" / "benchmark" / "webarena"
    tasks.mkdir(parents=True)
    (tmp_path / "data").mkdir()
    for number, site in ((1, "shop"), (2, "forum")):
        task = {"task_id": number, "sites": [site, "map"]}
        (tasks / f"{number}.json").write_text(json.dumps(task))
    (tmp_path / "data" / "df_rankings.csv").write_text(
        "rank,task_id,folder_name\n1,1,1 @ a\n"
    )
    return tmp_path


def test_a_clone_is_read(clone: Path) -> None:
    """Sites by task, ranks by folder."""
    index = read_index(clone)

    assert index.sites == {1: "shop", 2: "forum"}
    assert index.ranks == {"1 @ a": 1}
    assert index.difficulties == {}


def test_a_folder_of_predictions_is_read(shared_data: Path) -> None:
    """Source: README of the data: 812 tasks, 388 ranked procedures."""
    index = read_index(shared_data / "wonderbread")

    assert len(index.sites) == 812
    assert len(index.ranks) == 388
    assert set(index.difficulties.values()) == {"Easy", "Medium", "Hard"}


def test_examples_learn_their_site_and_difficulty(clone: Path) -> None:
    """By task id; what an example says itself stays, and so do other workflows."""
    sops = [("1 @ a", "Hard"), ("1 @ b", "Easy"), ("1 @ c", "Hard"), ("2 @ b", "")]
    (clone / "sops.jsonl").write_text(
        "\n".join(
            json.dumps({"demo_name": name, "human_rank": 2, "difficulty": difficulty})
            for name, difficulty in sops
        )
    )
    given = [
        Example(id="a", group="1", input=1),
        Example(id="b", group="2", input=1, site="own"),
        Example(id="c", group="other", input=1),
    ]

    found = add_facts(given, [clone, clone / "absent"])

    assert [(e.site, e.difficulty) for e in found] == [
        ("shop", "Hard"),
        ("own", None),
        (None, None),
    ]
    task = parity(examples=lambda _: given)
    assert load_examples(task, Setting(data=(str(clone),))) == found
    assert read_index(clone).ranks["1 @ a"] == 1


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("data/df_rankings.csv", "rank\n1\n", "a row lacks folder_name"),
        (
            "data/df_rankings.csv",
            "folder_name,rank\nx,one\n",
            "'one' is no whole number",
        ),
        ("sops.jsonl", "{}", "line 1 lacks demo_name or human_rank"),
        ("sops.jsonl", "[", "line 1 is no JSON"),
        ("webarena_tasks.jsonl", '{"task_id": 1, "sites": []}', "without id or sites"),
        ("wonderbread/benchmark/webarena/3.json", "[1]", "no task"),
        ("wonderbread/benchmark/webarena/3.json", "[{}]", "without id or sites"),
        ("data/df_rankings.csv", "\udcff", "cannot be read"),
    ],
)
def test_lists_that_are_none_are_refused(
    clone: Path, name: str, content: str, message: str
) -> None:
    """The file is named."""
    (clone / name).write_bytes(content.encode(errors="surrogateescape"))

    with pytest.raises(EvaluationError, match=message):
        read_index(clone)


def test_huge_lists_are_refused(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's list of demonstrations is that long."""
    monkeypatch.setattr(json_lines, "_LONGEST_FILE", 5)

    with pytest.raises(EvaluationError, match="larger than such a list may be"):
        read_index(clone)
