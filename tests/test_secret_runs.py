"""No secret comes out, whatever it came in as."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.secret_lines import Line, secrets
from tests.secret_runs import FAST, carry
from tests.secret_search import is_searchable, leaks

SEARCHABLE = [line for line in secrets() if is_searchable(line)]
LEAST_KINDS = 60


def one_of_each_kind() -> list[Line]:
    """Return a line of each kind, of as many languages as there are."""
    kinds: dict[str, Line] = {}
    for place, line in enumerate(SEARCHABLE):
        if line.kind not in kinds or place % 3 == 0:
            kinds[line.kind] = line
    return list(kinds.values())


def test_enough_kinds_are_carried() -> None:
    """What is too short to be looked for in a file is left to the test of lines."""
    assert len(one_of_each_kind()) >= LEAST_KINDS


@pytest.mark.parametrize("reader", ["event-log", "smartrpa"])
def test_no_secret_is_in_what_an_analysis_leaves(reader: str, tmp_path: Path) -> None:
    """Logs of all formats, the report, procedures, verdicts, messages."""
    run = carry(reader, one_of_each_kind(), tmp_path, FAST)

    assert run.leaks == []
    assert run.failures == []
    assert run.carried > LEAST_KINDS


@pytest.mark.parametrize(
    "written",
    [
        b"see Kettle-Ridge-58.",
        b'{"a": "Kettle-Ridge-58"}',
        "Kettle-Ridge-58\0".encode("utf-16-le"),
        b"<b>Kettle</b>-<i>Ridge</i>-58",
        b"x=S2V0dGxlLVJpZGdlLTU4",
        b"x=AEtldHRsZS1SaWRnZS01OAA=",
    ],
)
def test_a_secret_is_found_however_it_is_written(written: bytes) -> None:
    """The search itself can fail."""
    (line,) = [one for one in secrets() if one.id == "password-field-en-1"]

    assert leaks([line], [("file", written)])


def test_what_is_masked_is_not_found() -> None:
    """A mask is no secret."""
    assert leaks(SEARCHABLE, [("file", b"[password] [code] [token]")]) == []
