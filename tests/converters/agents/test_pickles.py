"""Pickles from outside: nothing in them is run, whatever they ask for."""

from __future__ import annotations

import gzip
import io
import pickle
import subprocess
import sys
from collections import OrderedDict, defaultdict, deque
from dataclasses import dataclass, field
from datetime import datetime, timezone
from decimal import Decimal
from pathlib import Path, PosixPath
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.converters.agents.hostile_pickles import corpus, damaged, packed
from wb2pm.converters.browsergym.pickles import (
    UnsafePickleError,
    load_pickle,
    read_pickle,
)
from wb2pm.converters.browsergym.stand_ins import Array, Record
from wb2pm.converters.sources.kept_attributes import as_json
from wb2pm.errors import ConversionError

PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text()
    | st.binary(),
    lambda inner: (
        st.lists(inner)
        | st.dictionaries(st.text() | st.integers(), inner)
        | st.tuples(inner, inner)
    ),
    max_leaves=20,
)


@dataclass
class Args:
    """Stands for a class of an agent."""

    name: str = "x"
    inner: Any = None
    parts: list[Any] = field(default_factory=list)


@pytest.mark.parametrize("name", list(corpus(Path("x"))))
def test_a_gadget_is_refused_and_leaves_no_mark(name: str, tmp_path: Path) -> None:
    """Each known way to run something by a pickle is refused with a typed error."""
    mark = tmp_path / "mark"

    with pytest.raises(ConversionError) as told:
        read_pickle(packed(tmp_path, "step_0.pkl.gz", corpus(mark)[name]))

    assert not mark.exists()
    assert str(told.value).startswith(str(tmp_path))


def test_the_corpus_is_refused_for_what_it_names() -> None:
    """All but the pickles that are malformed besides are unsafe by name."""
    refused = 0
    for data in corpus(Path("/nowhere")).values():
        with pytest.raises(ConversionError) as told:
            load_pickle(data, source="x")
        refused += isinstance(told.value, UnsafePickleError)

    assert len(corpus(Path("x"))) >= 50
    assert refused >= 45


def test_gadgets_import_nothing(tmp_path: Path) -> None:
    """No module that a gadget names is loaded for it."""
    mark = tmp_path / "mark"
    for number, data in enumerate(corpus(mark).values()):
        (tmp_path / f"{number}.pkl").write_bytes(data)
    script = (
        "import sys, pathlib\n"
        "from wb2pm.converters.browsergym.pickles import read_pickle\n"
        "before = set(sys.modules)\n"
        "for path in pathlib.Path(sys.argv[1]).glob('*.pkl'):\n"
        "    try: read_pickle(path)\n"
        "    except ValueError: pass\n"
        "print(sorted(set(sys.modules) - before - {'encodings.latin_1'}))\n"
    )

    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)],
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout.strip() == "[]"
    assert not mark.exists()


@pytest.mark.parametrize("name", list(damaged()))
def test_a_damaged_pickle_is_a_typed_error(name: str) -> None:
    """And takes no more memory than it is long."""
    with pytest.raises(ConversionError):
        load_pickle(damaged()[name], source="x")


@pytest.mark.parametrize("protocol", range(6))
@settings(max_examples=30)
@given(value=PLAIN)
def test_plain_values_come_back_as_they_were(protocol: int, value: Any) -> None:
    """In every protocol."""
    assert load_pickle(pickle.dumps(value, protocol=protocol), source="x") == value


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    """With a typed error and no other."""
    try:
        load_pickle(data, source="x")
    except ConversionError:
        return


@given(st.data())
def test_a_pickle_with_bytes_changed_is_read_or_refused(data: st.DataObject) -> None:
    """A flipped byte raises no other error."""
    whole = bytearray(pickle.dumps({"a": [1, 2.5, "x"], "b": (None, True)}, protocol=4))
    at = data.draw(st.integers(0, len(whole) - 1))
    whole[at] = data.draw(st.integers(0, 255))
    try:
        load_pickle(bytes(whole), source="x")
    except ConversionError:
        return


@pytest.mark.parametrize("protocol", range(6))
def test_classes_that_are_not_here_become_records(protocol: int) -> None:
    """With their fields; nested ones too."""
    stored = Args(name="agent", inner=Args(), parts=[1, {"k": Args("deep")}])

    read = load_pickle(pickle.dumps(stored, protocol=protocol), source="x")

    assert isinstance(read, Record)
    assert read.kind.endswith(".Args")
    assert read.fields["name"] == "agent"
    assert read.fields["parts"][1]["k"].fields["name"] == "deep"
    assert '"name":"deep"' in as_json(read)


def test_the_harmless_classes_of_recordings_are_understood() -> None:
    """Paths, times, ordered dictionaries, sets, errors."""
    when = datetime(2024, 1, 2, tzinfo=timezone.utc)
    stored = {
        "path": PosixPath("/data/a"),
        "when": when,
        "ordered": OrderedDict(a=1),
        "set": {1},
        "space": SimpleNamespace(a=1),
        "error": ValueError("no"),
    }

    read = load_pickle(pickle.dumps(stored, protocol=2), source="x")

    assert read["path"] == "/data/a"
    assert read["when"] == when
    assert read["ordered"] == {"a": 1}
    assert read["set"] == {1}
    assert read["space"].fields == {"a": 1}
    assert read["error"].simplified() == {
        "class": "builtins.ValueError",
        "arguments": ("no",),
    }


@pytest.mark.parametrize(
    ("array", "numbers"),
    [
        (np.array([0]), (0,)),
        (np.array([1.5, 2.5]), (1.5, 2.5)),
        (np.array([[1, 2], [3, 4]], dtype=">i2"), (1, 2, 3, 4)),
        (np.array([True]), (True,)),
        (np.zeros((100, 100, 3), dtype="uint8"), None),
        (np.array(["a"], dtype=object), ("a",)),
        (np.array(["a"]), None),
    ],
)
def test_arrays_are_read_without_numpy(
    array: np.ndarray[Any, Any], numbers: tuple[Any, ...] | None
) -> None:
    """Small ones with their numbers, pictures with their shape."""
    read = load_pickle(pickle.dumps(array), source="x")

    assert isinstance(read, Array)
    assert read.numbers == numbers
    assert read.shape == array.shape
    assert as_json(read)


def test_a_number_of_numpy_is_a_number() -> None:
    """As rewards often are."""
    assert load_pickle(pickle.dumps(np.float64(0.5)), source="x") == 0.5


def test_a_bomb_is_not_unpacked(tmp_path: Path) -> None:
    """A small gzip file that holds more than is allowed is refused as it grows."""
    bomb = packed(tmp_path, "step_0.pkl.gz", b"\x00" * 3_000_000)

    with pytest.raises(ConversionError, match="max_megabytes"):
        read_pickle(bomb, max_megabytes=1)
    (tmp_path / "step_1.pkl").write_bytes(b"\x00" * 3_000_000)
    with pytest.raises(ConversionError, match="max_megabytes"):
        read_pickle(tmp_path / "step_1.pkl", max_megabytes=1)


def test_a_damaged_gzip_file_is_a_typed_error(tmp_path: Path) -> None:
    """It names the file."""
    whole = gzip.compress(pickle.dumps(list(range(1000))))
    for number, data in enumerate((whole[:-20], whole[:40] + b"xxxx" + whole[44:])):
        path = tmp_path / f"step_{number}.pkl.gz"
        path.write_bytes(data)
        with pytest.raises(ConversionError, match="damaged"):
            read_pickle(path)


def test_shared_references_do_not_grow_without_end() -> None:
    """A list of lists of lists, each twice, is written down within a limit."""
    value: Any = ["x"]
    for _ in range(40):
        value = [value, value]

    assert len(as_json(load_pickle(pickle.dumps(value), source="x"))) < 2_000_000


def test_what_stands_for_a_text_is_written_within_a_limit() -> None:
    """A path, a number or an id made of endless lists is cut."""
    endless: Any = "x"
    for _ in range(40):
        endless = [endless, endless]
    whole = pickle.dumps(endless, protocol=2)[2:-1]
    as_path = b"\x80\x02cpathlib\nPosixPath\n" + whole + b"\x85R."
    as_id = b"\x80\x02" + whole + b"Q."

    assert len(load_pickle(as_path, source="x")) < 30_000
    with pytest.raises(UnsafePickleError):
        load_pickle(as_id, source="x")


def test_names_without_end_are_refused() -> None:
    """Each would take memory of its own."""
    many = b"".join(b"cagent\nA%d\n0" % number for number in range(10_001))

    with pytest.raises(UnsafePickleError, match="more classes"):
        load_pickle(b"\x80\x02" + many + b"N.", source="x")


def test_deep_nesting_is_survived() -> None:
    """Ten thousand lists within one another."""
    deep = b"\x80\x02" + b"]" * 10_000 + b"a" * 9_999 + b"."

    assert len(as_json(load_pickle(deep, source="x"))) < 1000


def test_all_pickles_of_the_samples_load(shared_data: Path) -> None:
    """Every one, without a single class of theirs."""
    files = sorted((shared_data / "browsergym").rglob("*.pkl*"))

    assert len(files) == 195
    for path in files:
        assert read_pickle(path) is not None


def test_reading_is_not_slowed_by_what_is_a_stand_in() -> None:
    """Stand-ins cannot be changed from one pickle to the next."""
    stream = io.BytesIO()
    pickle.Pickler(stream).dump(Args("a"))

    first = load_pickle(stream.getvalue(), source="x")
    first.fields["name"] = "changed"

    assert load_pickle(stream.getvalue(), source="x").fields["name"] == "a"


def _numbers_of(value: Any) -> Any:
    return value.numbers if isinstance(value, Array) else value


class Listed(list[Any]):
    """A list of an agent's own."""


class Mapped(dict[str, Any]):
    """A dictionary of an agent's own."""


class Slotted:
    """An object without a dictionary."""

    __slots__ = ("a",)

    def __init__(self) -> None:
        self.a = 1


class Modelled:
    """Pickles as pydantic's models do."""

    def __getstate__(self) -> dict[str, Any]:
        """Return the state in their form."""
        return {"__dict__": {"a": 1}, "__pydantic_fields_set__": {"a"}}


class Numbered:
    """Pickles as something that has a state of no fields."""

    def __getstate__(self) -> tuple[int]:
        """Return the state in an odd form."""
        return (5,)


@pytest.mark.parametrize(
    ("stored", "simplified"),
    [
        (Listed([1, 2]), {"items": [1, 2]}),
        (Listed([1]), {"items": [1]}),
        (Mapped(a=1), {"a": 1}),
        (Slotted(), {"a": 1}),
        (Modelled(), {"a": 1}),
        (Numbered(), {"state": 5}),
    ],
)
def test_objects_of_every_shape_keep_what_they_hold(
    stored: Any, simplified: dict[str, Any]
) -> None:
    """Lists and dictionaries of an own class, slots, odd states."""
    read = load_pickle(pickle.dumps(stored), source="x")

    assert isinstance(read, Record)
    assert read.simplified() == simplified


def test_values_of_the_standard_library_are_plain() -> None:
    """Decimals, deques, dictionaries with a default, ranges, bytes."""
    stored = {
        "decimal": Decimal("1.5"),
        "deque": deque([1, 2]),
        "default": defaultdict(list, a=[1]),
        "range": range(3),
        "bytearray": bytearray(b"ab"),
        "frozen": frozenset({1}),
        "complex": 1 + 2j,
    }

    assert load_pickle(pickle.dumps(stored, protocol=2), source="x") == {
        "decimal": "1.5",
        "deque": [1, 2],
        "default": {"a": [1]},
        "range": [0, 3, 1],
        "bytearray": b"ab",
        "frozen": frozenset({1}),
        "complex": 1 + 2j,
    }


def test_an_array_in_one_piece_is_read() -> None:
    """As the newest protocol writes it."""
    read = load_pickle(pickle.dumps(np.arange(3.0), protocol=5), source="x")

    assert _numbers_of(read) == (0.0, 1.0, 2.0)
    assert (
        as_json({"one": np.float64(1).item(), "x": read})
        == '{"one":1.0,"x":[0.0,1.0,2.0]}'
    )
