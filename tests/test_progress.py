"""How far work is: rates and times left are what they say."""

from __future__ import annotations

import json
from itertools import count
from typing import TYPE_CHECKING

from click.testing import CliRunner

from wb2pm.bundled import demonstrations_of
from wb2pm.cli import main
from wb2pm.commands.progress import JsonLines, Pace

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_rate_and_time_left_are_of_the_stage(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Two pieces a second; of eight, three more seconds for six."""
    times = count(0, 0.5)
    lines = JsonLines(lambda: next(times))  # the clock is asked twice for each piece

    for done in range(1, 5):
        lines.tell("Reading", done, 8)
    lines.tell("Writing", 1, 1)

    told = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["done"] for line in told if line["stage"] == "Reading"] == [1, 2, 3, 4]
    assert told[-2]["per_second"] == round(4 / told[-2]["done"], 3)
    assert told[-2]["seconds_left"] == 4.0
    assert told[-1]["stage"] == "Writing"
    assert told[-1]["seconds_left"] == 0.0


def test_program_is_told_once_a_second_and_at_the_end(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A thousand pieces in a second are two lines."""
    times = count(0, 0.0005)
    lines = JsonLines(lambda: next(times))

    for done in range(1, 1001):
        lines.tell("Reading", done, 1000)

    told = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["done"] for line in told] == [1, 1000]


def test_a_stage_that_has_just_begun_has_no_rate() -> None:
    """Where no time has passed, nothing is divided by it."""
    assert Pace(lambda: 7.0).tell("Reading", 3) == 0.0


def test_command_tells_stages_and_what_is_skipped(tmp_path: Path) -> None:
    """Each line is JSON; results stay on standard output."""
    broken = tmp_path / "recordings" / "1 @ 2024-01-01-01-01-01"
    broken.mkdir(parents=True)
    (broken / f"{broken.name}.json").write_text('{"trace": [')
    paths = [str(path) for path in demonstrations_of(4003)[:2]]
    asked = ["--to", "xes", "--out", str(tmp_path / "out"), "--json-progress"]

    result = CliRunner().invoke(main, ["convert", *paths, str(broken), *asked])

    told = [json.loads(line) for line in result.stderr.splitlines() if line[0] == "{"]
    assert result.exit_code == 3
    assert {"stage", "done", "total", "per_second", "seconds_left"} == set(told[0])
    ends = {line["stage"]: (line["done"], line["total"]) for line in told}
    assert ends["Reading recordings"] == (3, 3)
    assert ends["Skipped recordings"] == (1, 3)
    assert result.stdout == f"{tmp_path / 'out' / 'log.xes'}\n"
