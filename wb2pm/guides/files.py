"""Procedures written to files: one to a file, several to a folder with an index."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.errors import OptionError
from wb2pm.guides.html import Linked, write_index
from wb2pm.guides.pictures import illustrate
from wb2pm.guides.script import write_script
from wb2pm.procedures.forms import form_of
from wb2pm.procedures.step_pictures import Illustrations
from wb2pm.report.files import file_names

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from wb2pm.analysis.preparing import Prepared
    from wb2pm.llm.answers import Answer
    from wb2pm.procedures.procedure import Procedure

INDEX: Final = "index.html"


def write_guides(
    answers: Mapping[str, Answer[Procedure]],
    out: Path,
    *,
    prepared: Prepared | None = None,
) -> dict[str, tuple[str, ...]]:
    """Write procedures as guides.

    Args:
        answers: Name of a recording or workflow -> its procedure.
        out: A file that ends in ``.html``, ``.md`` or ``.docx`` for one procedure;
            without a suffix a folder, in which each is a page beside an index.
        prepared: The recordings, for pictures of the steps; None for none.

    Returns:
        File -> what a reader should know of it: what was left out.

    Raises:
        OptionError: If one file is to hold several procedures, or there are none, or
            pictures are asked for and the recordings have none.
        UnknownNameError: If the suffix names no form.
        WriteError: If a file cannot be written.

    Examples:
        >>> import pathlib, tempfile
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.llm.jobs.procedure import write_sop
        >>> import wb2pm
        >>> found = wb2pm.read(demonstrations_of(4003)).demonstrations
        >>> folder = pathlib.Path(tempfile.mkdtemp())
        >>> _ = write_guides({"4003": write_sop(found)}, folder / "guides")
        >>> sorted(path.name for path in (folder / "guides").iterdir())
        ['4003.html', 'index.html']
    """
    done = procedures_of(answers, out)
    if out.suffix:
        (name,) = done if len(done) == 1 else _refuse(out, len(done))
        form_of(out)
        return {str(out): _write(answers[name], done[name], out, prepared)}
    written: dict[str, tuple[str, ...]] = {}
    links: list[Linked] = []
    for stem, name in zip(_stems(done), done, strict=True):
        path = out / f"{stem}.html"
        written[str(path)] = _write(answers[name], done[name], path, prepared)
        links.append(Linked(path.name, done[name]))
    write_index(links, out / INDEX)
    return {str(out / INDEX): (), **written}


def write_scripts(
    answers: Mapping[str, Answer[Procedure]], out: Path, prepared: Prepared
) -> dict[str, tuple[str, ...]]:
    """Write scripts that do procedures in a browser.

    Args:
        answers: Name of a recording or workflow -> its procedure.
        out: A file for one procedure; without a suffix a folder.
        prepared: The recordings that they were written of.

    Returns:
        File -> which steps its script will not do, and why.

    Raises:
        OptionError: If one file is to hold several scripts, or there are none.
        WriteError: If a file cannot be written.
    """
    done = procedures_of(answers, out)
    if out.suffix:
        names = list(done) if len(done) == 1 else _refuse(out, len(done))
        paths = [out]
    else:
        names = list(done)
        paths = [out / f"{stem}.py" for stem in file_names(done)]
    return {
        str(path): write_script(answers[name], prepared, path)
        for name, path in zip(names, paths, strict=True)
    }


def procedures_of(
    answers: Mapping[str, Answer[Procedure]], out: Path
) -> dict[str, Procedure]:
    """Return the procedures among answers.

    Args:
        answers: Name -> answer; one that was declined has none.
        out: What they are to be written to, for the message.

    Raises:
        OptionError: If there are none.
    """
    done = {name: a.result for name, a in answers.items() if a.result is not None}
    if not done:
        raise OptionError("guide", str(out), "out", "there is no procedure to write")
    return done


def _refuse(out: Path, count: int) -> tuple[str]:
    reason = (
        f"{count} procedures do not go into one file: name a folder, or have one "
        "procedure a workflow written (--merge)"
    )
    raise OptionError("guide", out.name, "out", reason)


def _stems(names: Mapping[str, Procedure]) -> tuple[str, ...]:
    """Name the files; none of them is the index."""
    return tuple(
        f"{stem} 1" if f"{stem}.html".casefold() == INDEX else stem
        for stem in file_names(names)
    )


def _write(
    answer: Answer[Procedure],
    procedure: Procedure,
    path: Path,
    prepared: Prepared | None,
) -> tuple[str, ...]:
    pictures = illustrate(answer, prepared) if prepared is not None else Illustrations()
    procedure.write(path, pictures=pictures)
    return pictures.notes
