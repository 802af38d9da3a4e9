"""The tutorials' commands and code run as they stand, and print what is shown."""

from __future__ import annotations

import glob
import re
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from wb2pm.cli import main

if TYPE_CHECKING:
    from collections.abc import Iterator

pytest.importorskip("pm4py")

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "docs/tutorials").glob("*.md"))
_BLOCK = re.compile(r"^```(console|python)\n(.*?)^```", re.DOTALL | re.MULTILINE)
NOT_HERE = ("git", "cd", "make", "source", "export", ".venv/bin/", "wb2pm record")
"""What sets up a machine, or needs a person: other tests have them."""
_MODEL = "--backend openai:NAME"


def _commands(block: str) -> Iterator[tuple[str, list[str]]]:
    """Take a console apart: each command with the lines that are shown of it."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, *shown = part.splitlines()
        yield command, [line for line in shown if line]


def _run(command: str) -> str:
    arguments = [
        path
        for word in shlex.split(command)[1:]
        for path in (sorted(glob.glob(word)) if "*" in word else [word])  # noqa: PTH207 (as a shell does)
    ]
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_a_tutorial_does_what_it_says(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From its first command to its last, in a folder that holds the recordings."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    code: dict[str, object] = {}

    for kind, block in _BLOCK.findall(page.read_text(encoding="utf-8")):
        if kind == "python":
            exec(compile(block, page.name, "exec"), code)
            continue
        for command, shown in _commands(block):
            if command.startswith(NOT_HERE) or _MODEL in command:
                continue
            assert command.startswith("wb2pm "), command
            said = _run(command)
            assert [line for line in shown if line not in said] == []
