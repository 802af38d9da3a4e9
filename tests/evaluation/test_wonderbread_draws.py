"""The examples WONDERBREAD draws: reproduced exactly, and corrected."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm.errors import EvaluationError
from wb2pm.evaluation.wonderbread_draws import (
    corrected_negatives,
    corrected_sequence,
    edited_ids,
    published_negatives,
    published_sequence,
    segmentation_configuration,
    validation_configuration,
)
from wb2pm.evaluation.wonderbread_index import read_index

SITES = {1: "shop", 2: "shop", 3: "shop", 4: "forum"}
FOLDERS = ["3 @ x", "1 @ a", "2 @ p", "4 @ q", "1 @ b", "2 @ r"]


def configuration(folder: Path, name: str) -> dict[str, Any]:
    """Load one of the published configuration files."""
    content: dict[str, Any] = json.loads((folder / name).read_text(encoding="utf-8"))
    return content


def test_every_published_sequence_is_drawn_again(shared_data: Path) -> None:
    """Source: segmentation_configs.json, drawn from all folders in their order."""
    folder = shared_data / "wonderbread"
    index = read_index(folder)
    published = configuration(folder, "segmentation_configs.json")

    drawn = {
        name: segmentation_configuration(
            published_sequence(name, index.folders, index.sites)
        )
        for name in published
    }

    assert drawn == published
    assert len(drawn) >= 88


def test_every_published_negative_is_drawn_again(shared_data: Path) -> None:
    """Source: validation_configs.json, drawn from the state counts."""
    published = configuration(shared_data / "wonderbread", "validation_configs.json")
    counts = shared_data / "wonderbread_traces/format_examples/rank1_n_states.csv"
    with counts.open(encoding="utf-8", newline="") as file:
        states = {name: int(count) for name, count in list(csv.reader(file))[1:]}

    drawn = {
        name: validation_configuration(published_negatives(name, states[name]))
        for name in published
    }

    assert drawn == published
    assert len(drawn) >= 88


def test_the_published_order_is_always_the_same() -> None:
    """Smallest task, largest, middle: whoever knows it knows where classes are."""
    shown = published_sequence("2 @ p", FOLDERS, SITES).shown

    assert [name.split(" @ ")[0] for name in shown] == ["1", "3", "2"]


def test_two_demonstrations_of_one_task_fuse_in_the_published_draw() -> None:
    """They are shown one after the other, since they are kept by task id."""
    sites = {1: "shop", 2: "shop"}
    shown = published_sequence("1 @ a", ["1 @ a", "1 @ b", "2 @ p"], sites).shown

    assert shown == ("1 @ a", "1 @ b", "2 @ p") or shown[0] == "2 @ p"
    assert {name.split(" @ ")[0] for name in shown} == {"1", "2"}


def test_the_corrected_draw_takes_tasks_once_and_ignores_the_order_of_folders() -> None:
    """No class twice, no dependence on what order a file system lists."""
    drawn = corrected_sequence("1 @ a", FOLDERS, SITES)

    assert sorted(name[0] for name in drawn.classes) == ["1", "2", "3"]
    assert sorted(drawn.shown) == sorted(drawn.classes)
    assert corrected_sequence("1 @ a", FOLDERS[::-1], SITES) == drawn


def test_the_corrected_order_tells_nothing() -> None:
    """Over many draws each of the six orders comes about as often as another."""
    draws = [corrected_sequence("1 @ a", FOLDERS, SITES, seed=k) for k in range(600)]

    orders = [tuple(map(drawn.classes.index, drawn.shown)) for drawn in draws]

    counts = {order: orders.count(order) for order in set(orders)}
    assert len(counts) == 6
    assert min(counts.values()) > 70


def test_a_pool_that_is_too_small_is_refused() -> None:
    """It says how many tasks there are and how many are needed."""
    with pytest.raises(EvaluationError, match="0 other tasks of 'forum', and 2 are"):
        published_sequence("4 @ q", FOLDERS, SITES)


def test_unknown_sites_and_names_are_refused() -> None:
    """Rather than drawn from nowhere."""
    with pytest.raises(EvaluationError, match="the site of task 9 is not known"):
        published_sequence("9 @ q", FOLDERS, SITES)
    with pytest.raises(EvaluationError, match="no '<task id> @ <time>'"):
        published_sequence("trace", FOLDERS, SITES)


def test_short_demonstrations_have_no_published_negatives() -> None:
    """Below five states there are not three of each kind."""
    assert published_negatives("1 @ a", 4) is None
    assert validation_configuration(None)["3"]["skip"] == {
        "state_ids": None,
        "action_ids": None,
    }


@given(st.lists(st.sampled_from("ABC"), max_size=12), st.integers(0, 99))
def test_corrected_negatives_differ_from_the_positive_and_each_other(
    labels: list[str], seed: int
) -> None:
    """Compared by the sequence of labels, kind by kind; none begins with an action."""
    negatives = corrected_negatives("1 @ a", labels, seed=seed)
    states = len(labels) + 1

    for kind, draws in (
        ("truncate", [(k,) for k in negatives.truncate]),
        ("skip", negatives.skip),
        ("shuffle", negatives.shuffle),
    ):
        ids = [edited_ids(kind, draw, states) for draw in draws]  # type: ignore[arg-type]
        shown = [tuple(labels[k // 2] for k in one if k % 2) for one in ids]
        assert tuple(labels) not in shown
        assert len(set(shown)) == len(shown) <= 3
        assert all(one[0] % 2 == 0 for one in ids)


@given(st.integers(5, 40), st.text(max_size=5))
def test_published_negatives_lie_within_the_demonstration(
    states: int, name: str
) -> None:
    """Every id is one of a state, and what is shuffled conserves every id."""
    negatives = published_negatives(name, states)

    assert negatives is not None
    assert all(0 < k < 2 * states - 2 for k in negatives.truncate)
    for pair in negatives.shuffle:
        assert sorted(edited_ids("shuffle", pair, states)) == list(
            range(2 * states - 1)
        )
    for pair in negatives.skip:
        removed = 3 if pair[0] == 0 else 4
        assert len(edited_ids("skip", pair, states)) == 2 * states - 1 - removed
