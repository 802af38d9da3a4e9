"""What `wb2pm doctor` finds out."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from importlib import metadata
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from wb2pm import doctor
from wb2pm.doctor import Diagnosis, diagnose, diagnosis_tables

ROOT = Path(__file__).parents[1]


def shown(diagnosis: Diagnosis) -> str:
    """Print a diagnosis as a wide terminal would show it."""
    console = Console(file=StringIO(), width=300, color_system=None)
    for table in diagnosis_tables(diagnosis):
        console.print(table)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_every_extra_has_a_purpose() -> None:
    """An extra that nobody can explain does not ship; `all` is only their sum."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

    extras = set(project["project"]["optional-dependencies"])

    assert set(doctor.PURPOSES) - {""} == extras - {"all"}


def test_what_wb2pm_needs_is_present() -> None:
    """wb2pm's own packages are listed first, with the versions installed."""
    core = diagnose().extras[0]

    assert core.name == ""
    assert core.present
    assert {"msgspec", "pandas", "rich"} <= {package.name for package in core.packages}
    assert all(package.wanted.startswith(">=") for package in core.packages)


def test_a_missing_package_is_named_with_the_command_that_brings_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever lacks the extra reads what it would add and how to get it."""
    installed = metadata.version

    def version(name: str) -> str:
        if name == "r4pm":
            raise metadata.PackageNotFoundError(name)
        return installed(name)

    monkeypatch.setattr(metadata, "version", version)

    diagnosis = diagnose()

    mining = next(extra for extra in diagnosis.extras if extra.name == "mining")
    assert not mining.present
    assert "r4pm is missing" in shown(diagnosis)
    assert "pip install 'wb2pm[mining]'" in shown(diagnosis)


def test_programs_are_found_on_the_search_path(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A program is present where the shell would find it, under any of its names."""
    browser = tmp_path / "google-chrome"
    browser.write_text("#!/bin/sh\n", encoding="utf-8")
    browser.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))

    found = {program.name: program.path for program in diagnose().programs}

    assert found == {
        "chromium": str(browser),
        "java": None,
        "node": None,
        "dot": None,
    }
    assert "absent" in shown(diagnose())


def test_the_json_form_says_which_extras_are_present() -> None:
    """The JSON form is plain data and repeats what the table shows by a mark."""
    content = json.loads(json.dumps(diagnose().to_dict()))

    assert content["extras"][0]["present"] is True
    assert {program["name"] for program in content["programs"]} == set(doctor.PROGRAMS)


def test_looking_imports_nothing_heavy() -> None:
    """A diagnosis is cheap: what is looked for is not imported."""
    code = (
        "import sys, wb2pm.doctor; wb2pm.doctor.diagnose(); "
        "print({'pandas', 'pm4py', 'r4pm', 'polars', 'rich'} & set(sys.modules))"
    )

    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        capture_output=True,
        text=True,
        check=True,
    )

    assert (done.stdout, done.stderr) == ("set()\n", "")
