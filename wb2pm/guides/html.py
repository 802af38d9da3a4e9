"""A procedure as one page of HTML that needs nothing else."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.converters.writing import atomic_path
from wb2pm.guides.pieces import pieces
from wb2pm.report.html import POLICY
from wb2pm.report.text import show_text
from wb2pm.vocabulary.frames import frame_words
from wb2pm.vocabulary.language import language

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path
    from typing import Any

    from jinja2 import Environment

    from wb2pm.procedures.procedure import Procedure
    from wb2pm.procedures.step_pictures import Illustrations

DEFAULT_LANGUAGE = "en"


class Linked(NamedTuple):
    """A procedure on the page that lists several.

    Attributes:
        name: Name of its file, beside that page.
        procedure: The procedure.
    """

    name: str
    procedure: Procedure


def write_html(procedure: Procedure, path: Path, pictures: Illustrations) -> None:
    r"""Write a procedure as one page, its pictures in it.

    It loads nothing and runs nothing, which its Content Security Policy holds even
    against a mistake in escaping. Other ways are folded, and open on paper.

    Args:
        procedure: The procedure.
        path: The file; replaced only when all went well.
        pictures: Pictures of its steps.

    Examples:
        >>> import pathlib, tempfile
        >>> from wb2pm.procedures.reading import parse_procedure
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "guide.html"
        >>> parse_procedure("Log out\n1. Click <script>").write(path)
        >>> "&lt;script&gt;" in path.read_text(encoding="utf-8")
        True
    """
    _write("guide.html.j2", path, procedure.language, p=procedure, pictures=pictures)


def write_index(guides: Sequence[Linked], path: Path) -> None:
    r"""Write the page that lists the guides of a folder.

    Args:
        guides: The guides.
        path: The file; replaced only when all went well.

    Examples:
        >>> import pathlib, tempfile
        >>> from wb2pm.procedures.reading import parse_procedure
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "index.html"
        >>> write_index([Linked("1.html", parse_procedure("Log out\n1. Click Log out"))], path)
        >>> '<a href="1.html">Log out</a>' in path.read_text(encoding="utf-8")
        True
    """
    spoken = {each.procedure.language for each in guides}
    _write(
        "index.html.j2", path, spoken.pop() if len(spoken) == 1 else None, guides=guides
    )


def _write(template: str, path: Path, code: str | None, **shown: Any) -> None:  # noqa: ANN401 (what a template takes)
    from importlib.resources import files

    from markupsafe import Markup

    css = (files("wb2pm.guides") / "templates" / "guide.css").read_text("utf-8")
    has_words = code is not None and language(code).sentences is not None
    content = (
        _environment()
        .get_template(template)
        .render(
            policy=POLICY,
            css=Markup(css),  # noqa: S704 (a file of our own)
            lang=code or DEFAULT_LANGUAGE,
            words=frame_words(code),
            words_lang=code if has_words else DEFAULT_LANGUAGE,
            **shown,
        )
    )
    with atomic_path(path) as unfinished:
        unfinished.write_text(content, encoding="utf-8", newline="\n")


def _environment() -> Environment:
    from jinja2 import Environment, PackageLoader, StrictUndefined

    environment = Environment(
        loader=PackageLoader("wb2pm.guides"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=_show,
    )
    environment.filters.update(
        pieces=pieces, linked=_linked, base64=lambda png: base64.b64encode(png).decode()
    )
    return environment


def _linked(text: str) -> list[Any]:
    return pieces(text, links=True)


def _show(value: Any) -> Any:  # noqa: ANN401 (whatever a template holds)
    """Make everything a template shows fit to be seen, before it is escaped."""
    if isinstance(value, str) and not hasattr(value, "__html__"):
        return show_text(value, limit=max(len(value), 1))
    return value
