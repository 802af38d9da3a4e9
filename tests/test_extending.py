"""Each page of docs/extending is done as it stands: files, changes, commands."""

from __future__ import annotations

import glob
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "extending"
NEW = re.compile(r"^`([\w./]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CHANGED = re.compile(
    r"^In `([\w./]+)`, (before|after) `([^`]+)`:\n\n```\w+\n(.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)

pytest.importorskip("pm4py")
pytest.importorskip("r4pm")


def follow(page: str, folder: Path) -> list[tuple[str, str, str]]:
    """Do what a page says in a folder: each command, its output, what is expected."""
    text = (PAGES / f"{page}.md").read_text(encoding="utf-8")
    (folder / "examples").symlink_to(ROOT / "examples")
    changes = CHANGED.findall(text)
    if changes:
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "wb2pm", folder / "wb2pm", ignore=ignored)
    for name, content in NEW.findall(text):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    for name, place, anchor, content in changes:
        change(folder / name, place, anchor, content)
    return [
        (command, run(command, folder), expected)
        for block in CONSOLE.findall(text)
        for command, expected in re.findall(
            r"^\$ (.*)\n((?:[^$].*\n)*)", block, re.MULTILINE
        )
    ]


def change(path: Path, place: str, anchor: str, content: str) -> None:
    """Put lines before or after the one line of a file that holds some text."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    (at,) = [number for number, line in enumerate(lines) if anchor in line]
    lines.insert(at + (place == "after"), content)
    path.write_text("".join(lines), encoding="utf-8")


def install(folder: Path) -> None:
    """Leave what pip leaves of a package that is installed where it stands."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
    name, version = project["project"]["name"], project["project"]["version"]
    listed = project["tool"]["setuptools"]["py-modules"]
    assert listed == [name.replace("-", "_")], "setuptools would refuse the folder"
    found = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    found.mkdir()
    (found / "METADATA").write_text(f"Name: {name}\nVersion: {version}\n")
    lines = [
        line
        for group, entries in project["project"]["entry-points"].items()
        for line in (
            f"[{group}]",
            *(f"{key} = {home}" for key, home in entries.items()),
        )
    ]
    (found / "entry_points.txt").write_text("\n".join(lines) + "\n")


def run(command: str, folder: Path) -> str:
    """Run a command of a page; it has to succeed."""
    words = [
        word
        for given in shlex.split(command)
        for word in (sorted(glob.glob(given, root_dir=folder)) or [given])  # noqa: PTH207 (as a shell does)
    ]
    if words[:2] == ["pip", "install"]:
        install(folder)
        return ""
    program, *arguments = words
    modules = {"wb2pm": ["-m", "wb2pm"], "pytest": ["-m", "pytest", "-q"], "python": []}
    done = subprocess.run(
        [sys.executable, *modules[program], *arguments],
        cwd=folder,
        env={
            **os.environ,
            "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}",
            "COLUMNS": "80",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.mark.parametrize(
    "page", sorted(path.stem for path in PAGES.glob("*.md") if path.stem != "index")
)
def test_a_page_can_be_followed(page: str, tmp_path: Path) -> None:
    """Every command succeeds and prints what the page shows of its output."""
    outcomes = follow(page, tmp_path)

    assert outcomes
    for command, output, expected in outcomes:
        assert [line for line in expected.splitlines() if line not in output] == [], (
            f"{command}\n{output}"
        )


def test_every_page_is_in_the_index() -> None:
    """With what it took to follow it."""
    index = (PAGES / "index.md").read_text(encoding="utf-8")
    pages = {path.name for path in PAGES.glob("*.md")} - {"index.md"}

    assert (
        set(re.findall(r"^\| \[[^]]+\]\(([\w-]+\.md)\) \|", index, re.MULTILINE))
        == pages
    )
