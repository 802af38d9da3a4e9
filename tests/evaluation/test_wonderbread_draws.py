"""The examples WONDERBREAD draws: reproduced exactly, and corrected."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from wb2pm.evaluation.wonderbread_draws import (
    Negatives,
    corrected_negatives,
    edited_ids,
    published_negatives,
)


def entry(negatives: Negatives | None) -> dict[str, Any]:
    """Write negatives as the published configuration file does."""
    if negatives is None:
        none = {"state_ids": None}
        skip = {"state_ids": None, "action_ids": None}
        return {"3": {"skip": skip, "shuffle": none, "truncate": none}}
    skipped = {
        "state_ids": [list(pair) for pair in negatives.skip],
        "action_ids": [[a - 1, b - 1] for a, b in negatives.skip],
    }
    shuffled = [list(pair) for pair in negatives.shuffle]
    return {
        "3": {
            "skip": skipped,
            "shuffle": {"state_ids": shuffled},
            "truncate": {"state_ids": list(negatives.truncate)},
        }
    }


def test_every_published_negative_is_drawn_again(shared_data: Path) -> None:
    """Source: validation_configs.json, drawn from the state counts."""
    path = shared_data / "wonderbread" / "validation_configs.json"
    published = json.loads(path.read_text(encoding="utf-8"))
    counts = shared_data / "wonderbread_traces/format_examples/rank1_n_states.csv"
    with counts.open(encoding="utf-8", newline="") as file:
        states = {name: int(count) for name, count in list(csv.reader(file))[1:]}

    drawn = {name: entry(published_negatives(name, states[name])) for name in published}

    assert drawn == published
    assert len(drawn) >= 88


def test_short_demonstrations_have_no_published_negatives() -> None:
    """Below five states there are not three of each kind."""
    assert published_negatives("1 @ a", 4) is None


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
