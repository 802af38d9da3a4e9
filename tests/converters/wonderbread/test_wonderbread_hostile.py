"""Whatever a trace holds, it is read or refused with a reason, never a crash."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.converters.traces import Trace, action, state, write_trace
from wb2pm.converters.labels.labelling import GRANULARITIES, label
from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from collections.abc import Callable

    from wb2pm.events import Demonstration

PAGE = """
<nav><a href="/orders">Orders</a></nav>
<form><label for="q">Search</label><input id="q">
<select name="s"><option value="1">Open</option><option value="2">Shut</option></select>
<button>Go</button></form>
<table><tbody><tr><td><a href="/order/1">One</a></td></tr>
<tr><td><a href="/order/2">Two</a></td></tr></tbody></table>
"""
values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(min_value=10**30, max_value=10**40),
    st.floats(allow_nan=False),
    st.text(max_size=8),
    st.sampled_from(
        [
            "",
            "[]",
            "{}",
            "null",
            "[{}]",
            '[{"x": 1e400}]',
            "[[[",
            "�",
            "Key.enter",
            "//*[@id='q']",
            "//*[@id='",
            "/html/body[0]",
            "/..//*",
            "//a[1=1]",
            "'",
            "2026-03-29T02:30:00",
            "9999-12-31T23:59:59",
            "0001-01-01T00:00:00+14:00",
            "http://[",
            "javascript:1",
            "Key.",
            "'\\x01'",
            "'\\u12'",
            "<179>",
            "[dead]",
        ]
    ),
    st.lists(st.integers(), max_size=2),
    st.dictionaries(st.sampled_from(["x", "element", "xpath", "tag"]), st.none()),
)
careful = settings(suppress_health_check=list(HealthCheck))


def worked_through() -> dict[str, Any]:
    """A valid trace in which everything happens once."""
    trace = Trace().show(PAGE)
    trace.click("//nav/a").scroll(-5)
    trace.click("#q").keys("'a' Key.backspace 'b' Key.enter 'c'", "#q")
    trace.click("//select").keys("Key.down", "//select").keys("Key.tab", "//select")
    trace.type("x").click("//tr[2]//a").click("//button", right=True)
    return trace.content()


def read_or_refuse(home: Path) -> Demonstration | ConversionError:
    """Read a demonstration; a refusal is an answer, any other error is none."""
    try:
        return read_demonstration(home)
    except ConversionError as refusal:
        return refusal


def check(home: Path) -> Demonstration | None:
    """Check a refusal, or that labels hold every event once at each granularity."""
    found = read_or_refuse(home)
    if isinstance(found, ConversionError):
        assert found.source
        assert found.reason
        return None
    for granularity in GRANULARITIES:
        activities = label(found, granularity=granularity)
        assert [e for a in activities for e in a.events] == list(found.events)
    return found


def places(content: object, path: tuple[str | int, ...] = ()) -> list[Any]:
    """List the paths of all values in a trace."""
    found: list[Any] = [path] if path else []
    pairs: list[tuple[str | int, Any]] = []
    if isinstance(content, dict):
        pairs = list(content.items())
    elif isinstance(content, list):
        pairs = list(enumerate(content))
    for key, value in pairs:
        found += places(value, (*path, key))
    return found


VALID = worked_through()
PLACES = [place for place in places(VALID) if "html" not in place]


@careful
@given(
    changes=st.lists(st.tuples(st.sampled_from(PLACES), values), min_size=1, max_size=3)
)
def test_a_trace_with_other_values_is_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, changes: list[tuple[Any, object]]
) -> None:
    """Any value may stand in place of any other."""
    content = deepcopy(VALID)
    for place, value in changes:
        holder: Any = content
        try:
            for key in place[:-1]:
                holder = holder[key]
            holder[place[-1]] = value
        except (KeyError, IndexError, TypeError):  # an earlier change took it away
            continue
    raw = json.dumps(content).encode()

    home = write_trace(tmp_path_factory.mktemp("t"), raw)

    check(home)


@careful
@given(doomed=st.lists(st.sampled_from(PLACES), min_size=1, max_size=3))
def test_a_trace_with_missing_fields_is_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, doomed: list[Any]
) -> None:
    """Any field may be absent."""
    content = deepcopy(VALID)
    for place in doomed:
        holder: Any = content
        try:
            for key in place[:-1]:
                holder = holder[key]
            del holder[place[-1]]
        except (KeyError, IndexError, TypeError):
            continue

    home = write_trace(tmp_path_factory.mktemp("t"), content)

    check(home)


@careful
@given(cut=st.integers(min_value=0, max_value=len(json.dumps(VALID)) - 1))
def test_a_file_cut_short_is_refused(
    tmp_path_factory: pytest.TempPathFactory, cut: int
) -> None:
    """A download that broke off names its file and is not read in part."""
    home = write_trace(tmp_path_factory.mktemp("t"), json.dumps(VALID).encode()[:cut])

    with pytest.raises(ConversionError) as caught:
        read_demonstration(home)

    assert caught.value.source.endswith(".json")


@pytest.mark.parametrize(
    "content",
    [
        b"\xff\xfe{",
        b'{"trace": [{"type": "state", "data": {"url": "\xc3\x28"}}]}',
        b"[" * 100_000,
        b'{"trace": ' + b"[" * 5000 + b"]" * 5000 + b"}",
        b"null",
        b"{}",
        b'{"trace": {}}',
        b'{"trace": [{"type": 1, "data": {}}]}',
        b'{"trace": [{"type": "state"}]}',
        b'{"trace": [{"type": "state", "data": []}]}',
        b'{"trace": [{"type": "action", "data": 7}]}',
        b'{"trace": [{"type": "state", "data": {"url": 7}}]}',
        b'{"trace": [{"type": "action", "data": {"type": "mouseup", "x": "1"}}]}',
        b'{"trace": [{"type": "action", "data": {"type": "mouseup", "x": true}}]}',
        b'{"trace": [{"type": "action", "data": {"type": "scroll", "dy": []}}]}',
        b'{"trace": [{"type": "action", "data": {"type": "keypress", "element_attributes": "a"}}]}',
        b'{"trace": [{"type": "action", "data": {"type": "mouseup", "x": 1e999}}]}',
    ],
    ids=lambda content: content[:60].decode(errors="replace"),
)
def test_what_is_no_trace_is_refused_with_its_place(
    tmp_path: Path, content: bytes
) -> None:
    """The error names the file; within a trace, the place."""
    home = write_trace(tmp_path, content)

    with pytest.raises(ConversionError) as caught:
        read_demonstration(home)

    assert caught.value.source.endswith("7 @ 2026-03-02-10-00-00.json")
    assert caught.value.path.startswith("$")


@pytest.mark.parametrize(
    ("content", "path"),
    [
        ({"trace": [state(url=3)]}, "$.trace[0].data.url"),
        ({"trace": [state(), action("mouseup", x="a")]}, "$.trace[1].data.x"),
        (
            {"trace": [state(), action("keypress", element_attributes=[])]},
            "$.trace[1].data.element_attributes",
        ),
        (
            {"trace": [state(window_size={"width": "w"})]},
            "$.trace[0].data.window_size.width",
        ),
    ],
)
def test_an_error_says_where_in_the_file(
    tmp_path: Path, content: dict[str, Any], path: str
) -> None:
    """A person can go to the place and mend it."""
    with pytest.raises(ConversionError) as caught:
        read_demonstration(write_trace(tmp_path, content))

    assert caught.value.path == path


events: list[Callable[[Trace], object]] = [
    lambda trace: trace.click("//nav/a"),
    lambda trace: trace.click("#q"),
    lambda trace: trace.click("//select"),
    lambda trace: trace.click("//tr[2]//a"),
    lambda trace: trace.click("//label"),
    lambda trace: trace.click("//button", after=0.1),
    lambda trace: trace.click("//button", right=True),
    lambda trace: trace.type("ab", "#q"),
    lambda trace: trace.keys("Key.tab 'a'", "#q"),
    lambda trace: trace.keys("Key.enter", "#q"),
    lambda trace: trace.keys("Key.enter", "//body"),
    lambda trace: trace.keys("'s'", "//select"),
    lambda trace: trace.keys("Key.ctrl", "#q"),
    lambda trace: trace.keys("Key.esc", "#q"),
    lambda trace: trace.keys("Key.ctrl 'l' 'x' Key.enter", "//body"),
    lambda trace: trace.keys("", "//body"),
    lambda trace: trace.scroll(-3),
    lambda trace: trace.scroll(0),
    lambda trace: trace.do("hover"),
    lambda trace: trace.do("mousedown"),
    lambda trace: trace.do("keyrelease", key="'a'"),
    lambda trace: trace.do("mouseup", x=-5.5, y=-1, element_attributes=None),
    lambda trace: trace.do("scroll", x=1, y=1, dx=0, dy=-1, element_attributes=None),
]


@careful
@given(done=st.lists(st.sampled_from(events), max_size=12), with_html=st.booleans())
def test_no_action_is_lost_and_none_counted_twice(
    tmp_path_factory: pytest.TempPathFactory,
    done: list[Callable[[Trace], object]],
    *,
    with_html: bool,
) -> None:
    """Whatever is done in whatever order: action -> event or issue -> one activity."""
    trace = Trace(with_html=with_html).show(PAGE)
    for do in done:
        do(trace)

    content = trace.content()

    demonstration = check(write_trace(tmp_path_factory.mktemp("t"), content))

    assert demonstration is not None
    noted = {issue.where for issue in demonstration.issues}
    sources = {f"$.trace[{event.source_index}]" for event in demonstration.events}
    actions = [i for i, e in enumerate(content["trace"]) if e["type"] == "action"]
    assert {f"$.trace[{index}]" for index in actions} <= sources | noted
