"""A procedure as a document for Word and LibreOffice."""

from __future__ import annotations

import io
import re
from datetime import datetime, timezone
from typing import TYPE_CHECKING, Final

from wb2pm.converters.writing import atomic_path
from wb2pm.errors import MissingExtraError
from wb2pm.guides.pieces import pieces
from wb2pm.guides.zip_times import with_one_time
from wb2pm.report.text import show_text
from wb2pm.vocabulary.frames import frame_words

if TYPE_CHECKING:
    from pathlib import Path

    from docx.document import Document
    from docx.text.paragraph import Paragraph

    from wb2pm.procedures.procedure import Procedure, ProcedureStep
    from wb2pm.procedures.step_pictures import Illustrations, StepPicture
    from wb2pm.vocabulary.framing import FrameWords

_WIDEST: Final = 14.5
"""Centimetres between the margins, the indent of a step taken off."""
_HIGHEST: Final = 9.0
_POINTS: Final = 72.0 / 96.0
"""Points of paper to a pixel (CSS Values 4, 6.2)."""
_CENTIMETRE: Final = 72.0 / 2.54
_INDENT: Final = 0.9
_GREY: Final = (0x55, 0x62, 0x6F)
_NO_XML: Final = re.compile("[\\ufffe\\uffff]")
_SINCE: Final = datetime(1980, 1, 1, tzinfo=timezone.utc)
"""Stands for the time of writing, so that the same guide has the same bytes."""


def write_word(procedure: Procedure, path: Path, pictures: Illustrations) -> None:
    r"""Write a procedure as ``.docx``: headings, numbered steps, pictures with alt texts.

    It has no fields, macros or links: whatever the procedure says is text.

    Args:
        procedure: The procedure.
        path: The file; replaced only when all went well.
        pictures: Pictures of its steps.

    Raises:
        MissingExtraError: If python-docx is not there.

    Examples:
        >>> import pathlib, tempfile
        >>> from docx import Document
        >>> from wb2pm.procedures.reading import parse_procedure
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "guide.docx"
        >>> parse_procedure("Log out\n1. Click Log out").write(path)
        >>> [paragraph.text for paragraph in Document(str(path)).paragraphs]
        ['Log out', 'Steps', '1.\tClick Log out']
    """
    try:
        from docx import Document
    except ImportError as exc:
        raise MissingExtraError("A guide for Word", "guides") from exc
    document = Document()
    words = frame_words(procedure.language)
    title = show_text(procedure.title or words.guides)
    _describe(document, title, procedure.language)
    document.add_heading(_plain(title), level=0)
    for label, said in (
        (words.purpose, procedure.purpose),
        (words.start, procedure.start),
    ):
        if said:
            document.add_heading(label, level=1)
            _say(document.add_paragraph(), said)
    document.add_heading(words.steps, level=1)
    for number, step in enumerate(procedure.steps, start=1):
        _add_step(document, number, step, words)
        picture = pictures.of(number)
        if picture is not None:
            _add_picture(document, picture)
        elif number in pictures.hidden:
            _add_note(document, words.hidden)
    if procedure.result:
        document.add_heading(words.result, level=1)
        _say(document.add_paragraph(), procedure.result)
    for note in pictures.notes:
        _add_note(document, note)
    content = io.BytesIO()
    document.save(content)
    with atomic_path(path) as unfinished:
        unfinished.write_bytes(with_one_time(content.getvalue()))


def _describe(document: Document, title: str, language: str | None) -> None:
    """Replace what python-docx's own template says of itself."""
    about = document.core_properties
    about.author = about.last_modified_by = "wb2pm"
    about.title, about.comments = _plain(title)[:255], ""
    about.language = language or "en"
    about.created = about.modified = _SINCE
    about.revision = 1


def _say(paragraph: Paragraph, text: str) -> None:
    for piece in pieces(text):
        paragraph.add_run(_plain(piece.text)).bold = piece.kind == "name"


def _add_step(
    document: Document, number: int, step: ProcedureStep, words: FrameWords
) -> None:
    from docx.shared import Cm

    paragraph = document.add_paragraph()
    shape = paragraph.paragraph_format
    shape.left_indent, shape.first_line_indent = Cm(_INDENT), Cm(-_INDENT)
    shape.tab_stops.add_tab_stop(Cm(_INDENT))
    shape.keep_with_next = True
    paragraph.add_run(f"{number}.\t").bold = True
    _say(paragraph, step.text)
    if step.ways:
        _add_note(document, f"{words.other_ways}:")
    for way in step.ways:
        for at, line in enumerate(way):
            point = document.add_paragraph(
                style="List Bullet" if at == 0 else "List Bullet 2"
            )
            _say(point, line)


def _add_note(document: Document, text: str) -> None:
    from docx.shared import Cm, RGBColor

    paragraph = document.add_paragraph()
    paragraph.paragraph_format.left_indent = Cm(_INDENT)
    run = paragraph.add_run(_plain(show_text(text)))
    run.italic = True
    run.font.color.rgb = RGBColor(*_GREY)


def _add_picture(document: Document, picture: StepPicture) -> None:
    from docx.shared import Cm

    wide = picture.width * _POINTS / _CENTIMETRE
    high = picture.height * _POINTS / _CENTIMETRE
    scale = min(1.0, _WIDEST / wide, _HIGHEST / high)
    paragraph = document.add_paragraph()
    paragraph.paragraph_format.left_indent = Cm(_INDENT)
    shape = paragraph.add_run().add_picture(
        io.BytesIO(picture.png), width=Cm(wide * scale), height=Cm(high * scale)
    )
    about = shape._inline.docPr  # noqa: SLF001 (python-docx has no other way)
    about.set("descr", _plain(picture.alt))
    about.set("name", f"Picture {about.get('id')}")


def _plain(text: str) -> str:
    """Make a text fit for XML 1.0, which knows no such characters even as numbers."""
    return _NO_XML.sub("\ufffd", show_text(text))
