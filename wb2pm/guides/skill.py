"""A procedure as an agent skill: a folder with ``SKILL.md``.

The form is that of https://agentskills.io/specification: front matter with a name of at
most 64 small letters, digits and single hyphens, which is the folder's too, and a
description of at most 1024 characters; then Markdown.
"""

from __future__ import annotations

import json
import re
import unicodedata
from typing import TYPE_CHECKING, Final

from wb2pm.converters.writing import atomic_path
from wb2pm.guides.files import procedures_of
from wb2pm.guides.markdown import markdown_text
from wb2pm.procedures.step_pictures import Illustrations
from wb2pm.report.text import show_text

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from wb2pm.llm.answers import Answer
    from wb2pm.procedures.procedure import Procedure

SKILL: Final = "SKILL.md"
_LONGEST_NAME: Final = 64
_LONGEST_DESCRIPTION: Final = 1024
_NO_NAME: Final = "procedure"


def write_skills(answers: Mapping[str, Answer[Procedure]], folder: Path) -> list[Path]:
    r"""Write procedures as agent skills, a folder each.

    Args:
        answers: Name of a recording or workflow -> its procedure.
        folder: The folder of skills; each is a folder in it.

    Returns:
        The files.

    Raises:
        OptionError: If there is no procedure.
        WriteError: If a file cannot be written.

    Examples:
        >>> import pathlib, tempfile
        >>> from wb2pm.llm.answers import Answer
        >>> from wb2pm.procedures.reading import parse_procedure
        >>> read = parse_procedure("Log out of the shop\n1. Click Log out")
        >>> answer = Answer(job="write_sop", backend="rules", result=read)
        >>> folder = pathlib.Path(tempfile.mkdtemp())
        >>> [path.parent.name for path in write_skills({"1": answer}, folder)]
        ['log-out-of-the-shop']
    """
    done = procedures_of(answers, folder)
    written: list[Path] = []
    taken: set[str] = set()
    for name, procedure in done.items():
        called = _unused(skill_name(procedure.title, name), taken)
        taken.add(called)
        path = folder / called / SKILL
        with atomic_path(path) as unfinished:
            unfinished.write_text(
                skill_text(procedure, called), encoding="utf-8", newline="\n"
            )
        written.append(path)
    return written


def skill_name(*said: str) -> str:
    """Make the name of a skill of the first text that has letters for one.

    Letters of other scripts are not in the names that every reader takes, so they are
    left out; accents are taken off.

    Examples:
        >>> skill_name("Mark order … as <Status>!"), skill_name("ログアウト", "3003")
        ('mark-order-as-status', '3003')
        >>> skill_name("Öffne --- das Café"), skill_name("ログアウト", "")
        ('offne-das-cafe', 'procedure')
    """
    for text in said:
        plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
        words = re.findall(r"[a-z0-9]+", plain.lower())
        if words:
            return "-".join(words)[:_LONGEST_NAME].rstrip("-")
    return _NO_NAME


def skill_text(procedure: Procedure, name: str) -> str:
    r"""Write a procedure as the text of a skill.

    Args:
        procedure: The procedure.
        name: What the skill is called.

    Examples:
        >>> from wb2pm.procedures.reading import parse_procedure
        >>> print(skill_text(parse_procedure("Log out\n1. Click Log out"), "log-out"))
        ---
        name: "log-out"
        description: "Log out. Use it when somebody asks for this in the application, or for steps to do it."
        ---
        <BLANKLINE>
        # Log out
        <BLANKLINE>
        1. Click Log out
        <BLANKLINE>
    """
    body = markdown_text(procedure, Illustrations(), folder="")
    return f"---\nname: {_scalar(name)}\ndescription: {_scalar(_description(procedure))}\n---\n\n{body}"


def _description(procedure: Procedure) -> str:
    """Say what it is for and when to use it."""
    said = [
        f"{procedure.title.rstrip('. ')}." if procedure.title else "",
        procedure.purpose or "",
    ]
    end = (
        "Use it when somebody asks for this in the application, or for steps to do it."
    )
    room = _LONGEST_DESCRIPTION - len(end) - 1
    told = show_text(" ".join(filter(None, said)), limit=_LONGEST_DESCRIPTION)
    told = told if len(told) <= room else f"{told[: room - 1]}\u2026"
    return f"{told} {end}".strip()


def _scalar(text: str) -> str:
    """Write a text as YAML in double quotes, of which JSON is a part."""
    return json.dumps(text, ensure_ascii=False)


def _unused(name: str, taken: set[str]) -> str:
    number, found = 1, name
    while found in taken:
        number += 1
        end = f"-{number}"
        found = name[: _LONGEST_NAME - len(end)].rstrip("-") + end
    return found
