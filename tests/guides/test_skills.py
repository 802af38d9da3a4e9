"""Procedures as agent skills, by the published format."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.guides.test_guides import HOSTILE, answer, hostile
from wb2pm.bundled import demonstrations_of
from wb2pm.cli import main
from wb2pm.errors import OptionError
from wb2pm.guides.skill import skill_name, skill_text, write_skills
from wb2pm.llm.answers import Answer
from wb2pm.procedures.procedure import Procedure


def front_matter(text: str) -> dict[str, str]:
    """Read the front matter: two texts in double quotes, as JSON and YAML have them."""
    begin, head, body = text.split("---\n", 2)
    assert (begin, body[:3]) == ("", "\n# ")
    lines = [line.partition(": ") for line in head.splitlines()]
    return {name: json.loads(value) for name, _, value in lines}


@pytest.mark.parametrize("text", HOSTILE)
def test_no_text_leaves_its_place_in_the_front_matter(text: str) -> None:
    """A name and a description, and nothing else."""
    found = front_matter(skill_text(hostile(text), "a"))

    assert list(found) == ["name", "description"]
    assert found["name"] == "a"
    assert 0 < len(found["description"]) <= 1024
    assert not re.search("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]", str(found))


@pytest.mark.parametrize(
    "title", ["A" * 90, "-- a --", "../../etc", "Ünïcode", "日本語", "", "a_b", "CON"]
)
def test_names_are_those_of_the_format(title: str) -> None:
    """At most 64 small letters, digits and single hyphens."""
    name = skill_name(title, "3003 @ 2026")

    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name)
    assert len(name) <= 64


def test_a_long_description_is_cut() -> None:
    """To 1024 characters, the end that says when to use it whole."""
    procedure = Procedure(title="Log out", purpose="x" * 5000, steps=())

    described = front_matter(skill_text(procedure, "log-out"))["description"]

    assert len(described) <= 1024
    assert described.startswith("Log out. xxx")
    assert described.endswith("or for steps to do it.")


def test_skills_of_one_title_are_numbered(tmp_path: Path) -> None:
    """Each is a folder of its own name."""
    long = "a" * 64
    answers = {"1": answer(long), "2": answer(long), "3": answer(None)}

    paths = write_skills(answers, tmp_path)

    assert [path.relative_to(tmp_path).as_posix() for path in paths] == [
        f"{long}/SKILL.md",
        f"{long[:62]}-2/SKILL.md",
    ]
    for path in paths:
        assert front_matter(path.read_text("utf-8"))["name"] == path.parent.name


def test_without_a_procedure_there_is_no_skill(tmp_path: Path) -> None:
    """It is refused, and no folder is left."""
    nothing: Answer[Procedure] = answer(None)

    with pytest.raises(OptionError, match="there is no procedure to write"):
        write_skills({"1": nothing}, tmp_path / "skills")
    assert list(tmp_path.iterdir()) == []


def test_the_command_writes_a_skill(tmp_path: Path) -> None:
    """From recordings to a folder of the title's name."""
    folder = str(demonstrations_of(3001)[0])

    result = CliRunner().invoke(main, ["sop", folder, "--skill", str(tmp_path)])

    assert result.exit_code == 0
    path = Path(result.stdout.strip())
    assert path.parent.parent == tmp_path
    assert path.parent.name.startswith("set-the-price-of")
    assert "1. Click on the" in path.read_text("utf-8")
