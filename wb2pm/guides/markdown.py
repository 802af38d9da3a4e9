"""A procedure as Markdown (CommonMark) that any text becomes literally."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.converters.writing import atomic_path
from wb2pm.guides.pieces import pieces
from wb2pm.report.text import show_text
from wb2pm.vocabulary.frames import frame_words

if TYPE_CHECKING:
    from pathlib import Path

    from wb2pm.procedures.procedure import Procedure, ProcedureStep
    from wb2pm.procedures.step_pictures import Illustrations
    from wb2pm.vocabulary.framing import FrameWords

_MARKS: Final = re.compile(
    r"([\\`*_{}\[\]<>|~&$^])|(:)(?=//)|(?<=www)(\.)", re.IGNORECASE
)
"""What means something anywhere in Markdown or in what is built on it (tables, formulas,
addresses that become links by themselves); a backslash before it makes it plain
(CommonMark 0.31, 2.4)."""
_AT_START: Final = re.compile(r"^(\d*)([.)#+:=-])")
"""What means something where a line begins."""
_ADDRESS_ENDS: Final = str.maketrans({"(": "%28", ")": "%29", "<": "%3C", ">": "%3E"})


def write_markdown(procedure: Procedure, path: Path, pictures: Illustrations) -> None:
    r"""Write a procedure as Markdown, its pictures as files in a folder beside it.

    Args:
        procedure: The procedure.
        path: The file; replaced only when all went well. The pictures of ``a.md`` are
            in ``a.pictures/``, and written before it.
        pictures: Pictures of its steps.

    Examples:
        >>> import pathlib, tempfile
        >>> from wb2pm.procedures.reading import parse_procedure
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "guide.md"
        >>> parse_procedure("Log out\n1. Click *here*").write(path)
        >>> r"1. Click \*here\*" in path.read_text(encoding="utf-8")
        True
    """
    folder = path.with_name(f"{path.stem}.pictures")
    for number, picture in enumerate(pictures.steps, start=1):
        if picture is not None:
            with atomic_path(folder / f"{number}.png") as unfinished:
                unfinished.write_bytes(picture.png)
    content = markdown_text(procedure, pictures, folder=folder.name)
    with atomic_path(path) as unfinished:
        unfinished.write_text(content, encoding="utf-8", newline="\n")


def markdown_text(procedure: Procedure, pictures: Illustrations, *, folder: str) -> str:
    """Return a procedure as Markdown.

    Args:
        procedure: The procedure.
        pictures: Pictures of its steps.
        folder: Where their files are, seen from the text.
    """
    words = frame_words(procedure.language)
    lines = [f"# {literal(procedure.title or words.guides)}", ""]
    if procedure.purpose:
        lines += [f"**{words.purpose}:** {literal(procedure.purpose)}", ""]
    if procedure.start:
        lines += [f"**{words.start}:** {_linked(procedure.start)}", ""]
    for number, step in enumerate(procedure.steps, start=1):
        lines += _step(number, step, words)
        picture = pictures.of(number)
        if picture is not None:
            place = f"{_escaped_address(folder)}/{number}.png"
            lines += ["", f"   ![{literal(picture.alt)}]({place})", ""]
        elif number in pictures.hidden:
            lines += ["", f"   _{words.hidden}_", ""]
    if procedure.result:
        lines += ["", f"**{words.result}:** {literal(procedure.result)}"]
    if pictures.notes:
        lines += ["", *(f"> {literal(note)}" for note in pictures.notes)]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).rstrip("\n") + "\n"


def literal(text: str) -> str:
    r"""Write a text so that Markdown shows it as it is, on one line.

    Examples:
        >>> print(literal("<b>1. *Not* [this](javascript:x)</b>"))
        \<b\>1. \*Not\* \[this\](javascript:x)\</b\>
        >>> print(literal("1. first"), literal("- point"))
        1\. first \- point
    """
    escaped = _MARKS.sub(r"\\\g<0>", show_text(text).strip())
    return _AT_START.sub(r"\1\\\2", escaped)


def _linked(text: str) -> str:
    return "".join(
        f"[{literal(piece.text)}](<{_escaped_address(piece.text)}>)"
        if piece.kind == "address"
        else _MARKS.sub(r"\\\g<0>", piece.text)
        for piece in pieces(text, links=True)
    )


def _escaped_address(address: str) -> str:
    from urllib.parse import quote

    return quote(address, safe="/:?&=%#,;@+~*!$'-._").translate(_ADDRESS_ENDS)


def _step(number: int, step: ProcedureStep, words: FrameWords) -> list[str]:
    lines = [f"{number}. {literal(step.text)}"]
    if not step.ways:
        return lines
    lines += ["", f"   <details><summary>{words.other_ways}</summary>", ""]
    for way in step.ways:
        lines += [
            f"   - {literal(line)}" if at == 0 else f"     - {literal(line)}"
            for at, line in enumerate(way)
        ]
    return [*lines, "", "   </details>", ""]
