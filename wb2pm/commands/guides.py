"""The options of `wb2pm sop` that write procedures to files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import click

from wb2pm.commands.options import say, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from wb2pm.analysis.preparing import Prepared
    from wb2pm.llm.answers import Answer

SHOWN: Final = "shown"
"""What `--pictures` stands for without a number."""


class _Pictures(click.ParamType):  # type: ignore[type-arg]  # generic for type checkers only
    """A number of pictures, or `SHOWN`."""

    name = "[N]"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> int | str:
        """Read a number; what is none says how the option is given."""
        if value == SHOWN:
            return SHOWN
        if isinstance(value, int):
            return value
        if isinstance(value, str) and value.isascii() and value.isdecimal():
            return int(value)
        raise click.BadParameter(
            f"{value!r} is no number; for pictures in the guide, put --pictures after"
            " the recordings or before another option",
            ctx,
            param,
        )


_OPTIONS: Final = (
    click.option(
        "--out",
        type=click.Path(path_type=Path),
        metavar="PATH",
        help="Write a guide: a file that ends in .html, .md or .docx, or a folder for"
        " one page a procedure and an index.",
    ),
    click.option(
        "--skill",
        type=click.Path(path_type=Path, file_okay=False),
        metavar="FOLDER",
        help="Write an agent skill: a folder with SKILL.md, in this one.",
    ),
    click.option(
        "--playwright",
        type=click.Path(path_type=Path),
        metavar="PATH",
        help="Write a Python script that does it by Playwright: a file that ends in .py,"
        " or a folder for one a procedure.",
    ),
    click.option(
        "--pictures",
        type=_Pictures(),
        is_flag=False,
        flag_value=SHOWN,
        help="Put pictures of the screens into the guide, what is masked covered. With"
        " a number instead: how many are sent to a model with a request.",
    ),
)


def guide_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that write procedures to files."""
    for option in reversed(_OPTIONS):
        function = option(function)
    return function


class GuideFiles(NamedTuple):
    """Which files are to be written.

    Attributes:
        out: The guide, or the folder of guides.
        skill: The folder of skills.
        script: The script, or the folder of scripts.
        pictures: Whether the guide has pictures.
    """

    out: Path | None
    skill: Path | None
    script: Path | None
    pictures: bool

    def write(self, prepared: Prepared, answers: Mapping[str, Answer[Any]]) -> None:
        """Write them, and print where they are.

        Args:
            prepared: The recordings.
            answers: Name -> procedure.
        """
        if self.out is not None:
            from wb2pm.guides.files import write_guides

            shown = prepared if self.pictures else None
            for path, notes in write_guides(answers, self.out, prepared=shown).items():
                say(path)
                for note in notes:
                    tell(f"{path}: {note}")
        if self.skill is not None:
            from wb2pm.guides.skill import write_skills

            for written in write_skills(answers, self.skill):
                say(written)
        if self.script is not None:
            from wb2pm.guides.files import write_scripts

            for path, notes in write_scripts(answers, self.script, prepared).items():
                say(path)
                for note in notes:
                    tell(f"{path}: {note}")


def chosen_files(options: dict[str, Any]) -> GuideFiles | None:
    """Take the options of guides out of a command's; None where no file is asked for.

    Raises:
        UnknownNameError: If the guide's suffix names no form.
        click.UsageError: If pictures are to go into a guide that is not written.
    """
    from wb2pm.procedures.forms import form_of

    out, skill = options.pop("out"), options.pop("skill")
    script = options.pop("playwright")
    pictures = options["pictures"] == SHOWN
    if pictures:
        options |= {"pictures": None, "covered": True}
        if out is None:
            raise click.UsageError("--pictures without a number needs --out")
    if out is not None and out.suffix:
        form_of(out)  # an unknown one is refused before the work begins
    if script is not None and script.suffix not in {"", ".py"}:
        raise click.UsageError(f"--playwright {script.name}: a script ends in .py")
    files = GuideFiles(out, skill, script, pictures)
    return files if out or skill or script else None
