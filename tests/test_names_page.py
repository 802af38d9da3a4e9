"""docs/names.md is done as it stands: its commands, its edit, its Python."""

from __future__ import annotations

import glob
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from examples.applications.packing import kept, unpack
from wb2pm.cli import main

PAGE = Path(__file__).parents[1] / "docs" / "names.md"
_FURTHER = re.compile(r"(?<=row of a list), .*")
"""Further witnesses that knew no name; there may be one more tomorrow."""
_BLOCK = re.compile(r"```(console|csv|python)\n(.*?)```", re.DOTALL)


def test_the_page_is_done_as_it_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A wrong name is explained, edited in the file and overruled, with this output."""
    monkeypatch.chdir(tmp_path)
    unpack(kept()["nodered"], tmp_path / "apps" / "nodered")
    rows: list[str] = []
    done: list[str] = []
    for kind, text in _BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        if kind == "csv":
            rows.append(text)
        elif kind == "python":
            exec(compile(text, str(PAGE), "exec"), {})
        elif "packing" not in text:
            done += _do(text)
        if len(rows) == 2:
            _edit(tmp_path / "names.csv", *rows)
            rows = []

    assert [command.split()[1] for command in done] == ["label"] * 3 + ["convert"]
    assert capsys.readouterr().out == "{\"Copy 'Exported nodes'\": 5}\n"


def _do(text: str) -> list[str]:
    """Run the commands of a block, and hold their output to what stands there."""
    commands = []
    for shown in text.split("$ ")[1:]:
        command, _, output = shown.partition("\n")
        words = [
            path
            for word in shlex.split(command)[1:]
            for path in (sorted(glob.glob(word)) if "*" in word else [word])  # noqa: PTH207 (as a shell does)
        ]
        result = CliRunner().invoke(main, words)
        assert result.exit_code == 0, result.output
        assert _FURTHER.sub("", result.output) == _FURTHER.sub("", output)
        commands.append(command)
    return commands


def _edit(path: Path, before: str, after: str) -> None:
    text = path.read_bytes().decode("utf-8-sig").replace("\r\n", "\n")
    assert text.count(before) == 1
    path.write_text(text.replace(before, after), encoding="utf-8")
