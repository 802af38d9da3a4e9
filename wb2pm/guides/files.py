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
    paths = _paths(out, done, ".html")
    if out.suffix:
        form_of(out)
    written = {
        str(path): _write(answers[name], done[name], path, prepared)
        for name, path in paths.items()
    }
    if out.suffix:
        return written
    links = [Linked(path.name, done[name]) for name, path in paths.items()]
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
    paths = _paths(out, procedures_of(answers, out), ".py")
    return {
        str(path): write_script(answers[name], prepared, path)
        for name, path in paths.items()
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


def _paths(out: Path, done: Mapping[str, Procedure], suffix: str) -> dict[str, Path]:
    """Give one procedure the file, or each a file in the folder; none is the index."""
    if not out.suffix:
        stems = (
            f"{stem} 1" if f"{stem}{suffix}".casefold() == INDEX else stem
            for stem in file_names(done)
        )
        return {n: out / f"{s}{suffix}" for n, s in zip(done, stems, strict=True)}
    if len(done) > 1:
        reason = (
            f"{len(done)} procedures do not go into one file: name a folder, or have one "
            "procedure a workflow written (--merge)"
        )
        raise OptionError("guide", out.name, "out", reason)
    return dict.fromkeys(done, out)


def _write(
    answer: Answer[Procedure],
    procedure: Procedure,
    path: Path,
    prepared: Prepared | None,
) -> tuple[str, ...]:
    pictures = illustrate(answer, prepared) if prepared is not None else Illustrations()
    procedure.write(path, pictures=pictures)
    return pictures.notes
