"""Agents' trajectories with anything in any place: read or reported, never raised over."""

from __future__ import annotations

import copy
import gzip
import json
import pickle
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.converters.agents.episodes import NAME, steps
from tests.converters.agents.test_android import CONTROL, EPISODE, zoo
from tests.converters.agents.test_browsergym import AX_OBJECT, DOM
from tests.converters.agents.test_mind2web import rows, task
from tests.converters.agents.test_webarena import act, page
from wb2pm.converters.labels.labelling import label
from wb2pm.converters.sources.readers import make_reader
from wb2pm.converters.sources.reading import read_source
from wb2pm.events import Demonstration

JUNK: st.SearchStrategy[Any] = st.sampled_from(
    [
        None,
        True,
        -1,
        3,
        2**70,
        1.5,
        "",
        "x",
        "�",
        "[",
        '{"a":1}',
        [],
        [1],
        ["x"],
        [None],
        [[1, 2]],
        {},
        {"a": 1},
        [{}],
        [1, 2, 3, 4],
        "-5",
        "a" * 3000,
    ]
)
TURNS = [page(), act("type", element_id="13", text=[80, 0]), act("stop", answer="x")]
RECORDS: dict[str, Any] = {
    "mind2web": [task(), *rows(task("b"))],
    "android-in-the-wild": EPISODE,
    "android-in-the-zoo": [zoo(0, 4), zoo(1, 3), zoo(2, 10)],
    "android-control": [json.loads(json.dumps(CONTROL))],
    "webarena": [{"task_id": 4, "intent": "x", "source": "g", "trajectory": TURNS}],
}
STEPS = [
    {**step.__dict__, "profiling": dict(step.profiling.__dict__)}
    for step in steps(
        "fill('16', 'jess')\nmouse_click(20, 20)",
        "keyboard_press('Tab')\ndrag_and_drop('16', '23')",
        "go_forward()\ntab_focus(1)",
        observed={
            "axtree_object": AX_OBJECT,
            "dom_object": DOM,
            "extra_element_properties": {
                "16": {"bbox": [0, 0, 99, 99], "visibility": 1}
            },
        },
    )
]


def damage(data: st.DataObject, value: Any) -> Any:
    """Put something else in some place of a value, or take a field away."""
    damaged = copy.deepcopy(value)
    for _ in range(data.draw(st.integers(1, 3))):
        around, place = damaged, None
        while isinstance(around, (dict, list)) and around:
            keys = (
                list(around) if isinstance(around, dict) else list(range(len(around)))
            )
            place = data.draw(st.sampled_from(keys))
            if not isinstance(around[place], (dict, list)) or data.draw(st.booleans()):
                break
            if not around[place]:
                break
            around = around[place]
        if place is not None and isinstance(around, (dict, list)) and around:
            around[place] = copy.deepcopy(data.draw(JUNK))
    return damaged


def check(name: str, path: Path) -> None:
    """Read, label and write down whatever is there."""
    for outcome in read_source(path, make_reader(name)):
        if isinstance(outcome, Demonstration):
            assert msgspec.json.encode(outcome)
            assert sum(len(a.events) for a in label(outcome)) == len(outcome.events)
            assert len(outcome.events) <= outcome.source_actions
        else:
            assert outcome.reason


@pytest.mark.parametrize("name", list(RECORDS))
@settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(data=st.data())
def test_records_with_anything_in_them(
    name: str, tmp_path: Path, data: st.DataObject
) -> None:
    """Each is a demonstration that can be labelled and written, or is skipped."""
    path = tmp_path / "a.json"
    path.write_text(json.dumps(damage(data, RECORDS[name])), encoding="utf-8")

    check(name, path)


@settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(data=st.data())
def test_steps_with_anything_in_them(tmp_path: Path, data: st.DataObject) -> None:
    """Likewise, whatever an agent's tools leave in their pickles."""
    folder = tmp_path / NAME
    folder.mkdir(exist_ok=True)
    for number, step in enumerate(damage(data, STEPS)):
        packed = gzip.compress(pickle.dumps(step), 1)
        (folder / f"step_{number}.pkl.gz").write_bytes(packed)

    check("browsergym", folder)
