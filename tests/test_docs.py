"""Every command is explained: in its own help and in docs/cli.md."""

from __future__ import annotations

import glob
import importlib.util
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

import wb2pm
from wb2pm.cli import main

ROOT = Path(__file__).parents[1]
CLI_PAGE = ROOT / "docs" / "cli.md"


def _commands(group: click.Group, path: str = "") -> dict[str, click.Command]:
    """List every command by its words, such as ``evaluate run``."""
    found: dict[str, click.Command] = {}
    for name, command in group.commands.items():
        found[path + name] = command
        if isinstance(command, click.Group):
            found |= _commands(command, f"{path}{name} ")
    return found


COMMANDS = _commands(main)
every_command = pytest.mark.parametrize("name", sorted(COMMANDS))


def test_the_commands_are_those_that_were_promised() -> None:
    """One command a verb, and the README names each of them."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    assert set(main.commands) == {
        *("analyze", "convert", "discover", "check", "sop"),
        *("formats", "doctor", "demo", "record", "evaluate", "cache"),
        *("ask", "improve", "rank", "goal", "ground", "segment", "label", "mcp"),
    }
    assert all(name in readme for name in main.commands)


@every_command
def test_every_command_has_help_with_examples(name: str) -> None:
    """`--help` says what the command does, shows it at work, explains each option."""
    command = COMMANDS[name]

    result = CliRunner().invoke(main, [*name.split(), "--help"])

    assert result.exit_code == 0
    assert f"wb2pm {name}" in (command.help or "") or name == "doctor"
    assert all(
        option.help for option in command.params if isinstance(option, click.Option)
    )


@every_command
def test_every_command_has_its_section(name: str) -> None:
    """docs/cli.md has a section for each command, those of a group below it."""
    level = "#" * (1 + len(name.split()))

    assert f"\n{level} wb2pm {name}\n" in CLI_PAGE.read_text(encoding="utf-8")


_ON_BUNDLED = [
    line.strip()
    for name in sorted(COMMANDS)
    for line in (COMMANDS[name].help or "").splitlines()
    if line.strip().startswith(f"wb2pm {name} ") and "examples/demonstrations" in line
]


@pytest.mark.parametrize("line", _ON_BUNDLED)
def test_examples_on_what_is_bundled_run(
    line: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whoever tries what the help shows gets an answer, and no complaint."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    arguments = [
        path
        for word in shlex.split(line)[1:]
        for path in (sorted(glob.glob(word)) if "*" in word else [word])  # noqa: PTH207 (as a shell does)
    ]

    result = CliRunner().invoke(main, arguments)

    assert result.exit_code == 0, result.output
    assert len(result.stdout) > 20


def test_the_seven_jobs_are_shown_on_what_is_bundled() -> None:
    """Their help can be tried as it stands."""
    shown = {line.split()[1] for line in _ON_BUNDLED}

    assert shown >= {"sop", "ask", "improve", "rank", "goal", "check", "segment"}


@pytest.mark.parametrize(
    ("page", "script"),
    [
        ("cli", "write_cli"),
        ("api", "write_api"),
        ("reference", "write_reference"),
    ],
)
def test_written_pages_are_current(page: str, script: str) -> None:
    """Pages written from code are what `make docs` would write now."""
    spec = importlib.util.spec_from_file_location(script, ROOT / f"docs/{script}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    written = (ROOT / f"docs/{page}.md").read_text(encoding="utf-8")
    assert written == module.page(), "run `make docs`"


def test_every_page_is_in_the_navigation() -> None:
    """The site leads to each page, and to none that is not there."""
    listed = re.findall(
        r"(\S+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE
    )
    pages = (ROOT / "docs").rglob("*.md")

    assert sorted(listed) == sorted(
        page.relative_to(ROOT / "docs").as_posix() for page in pages
    )


def test_every_public_name_is_explained_in_a_sentence() -> None:
    """The page of public names has a row for each name that `wb2pm` offers."""
    page = (ROOT / "docs/api.md").read_text(encoding="utf-8")

    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", page, re.MULTILINE))

    assert set(wb2pm.__all__) - {"__version__"} <= set(rows)
    assert [name for name, said in rows.items() if not said.endswith((".", ":"))] == []


def test_help_comes_at_once() -> None:
    """`wb2pm --help` takes less than 0.3 s of a processor, starting Python included.

    The time on the clock depends on what else the machine does.
    """
    command = [sys.executable, "-W", "error", "-m", "wb2pm", "--help"]

    spent = []
    for _ in range(3):
        before = _processor_time_of_programs()
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        spent.append(_processor_time_of_programs() - before)

    assert "analyze" in done.stdout
    assert done.stderr == ""
    assert min(spent) < 0.3


def _processor_time_of_programs() -> float:
    """Seconds of a processor that programs started from here have taken."""
    times = os.times()
    return times.children_user + times.children_system


def test_the_readme_s_python_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The lines of Python in the README work as they stand, in a checkout."""
    monkeypatch.chdir(ROOT)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)

    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})

    assert blocks
    assert capsys.readouterr().err == ""
