"""Writing a model to a file, in the format that its ending names."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from wb2pm.converters.writing import WriteReport, atomic_path
from wb2pm.discovery.files.bpmn import write_bpmn
from wb2pm.discovery.files.pnml import write_pnml
from wb2pm.discovery.files.ptml import write_ptml
from wb2pm.errors import MissingExtraError, WriteError
from wb2pm.kinds import MODEL, check_kind

if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Sequence

    from wb2pm.discovery.models.values import ProcessModel

PNG_ZOOM = 2.0
"""Pixels of a PNG per pixel of the drawing, so that it can be printed."""


def write_model(
    model: ProcessModel,
    path: str | os.PathLike[str],
    *,
    types: Sequence[str] | None = None,
) -> WriteReport:
    """Write a process model: BPMN, PNML, PTML, SVG, PNG or JSON, by the ending.

    Args:
        model: The model. PTML needs a process tree, PNML a Petri net, BPMN one of the
            two (see `wb2pm.discovery.files.bpmn.write_bpmn`); the others take any model.
        path: Where the file is to stand; written whole or not at all.
        types: Types of objects that a picture of an object-centric model shows (see
            `wb2pm.discovery.drawing.pictures.model_svg`). Files other than pictures
            hold all.

    Returns:
        What was written, and what the format could not hold.

    Raises:
        DiscoveryError: If the model cannot be written in that format.
        MissingExtraError: For PNG, without the extra ``png``.
        UnknownNameError: If a type to show is not in the model.
        WriteError: If the ending names no format, or types are named for a file or a
            model that has none to choose from.
        WrongKindError: If it is no process model.

    Examples:
        >>> import pathlib, tempfile
        >>> from wb2pm.discovery.models.values import ProcessModel, ProcessTree
        >>> model = ProcessModel(
        ...     name="saving", miner="-", engine="-", tree=ProcessTree(label="Save")
        ... )
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "saving.svg"
        >>> write_model(model, path).losses
        ()
    """
    check_kind(model, MODEL)
    ending = Path(path).suffix.lower()
    if ending not in WRITERS:
        raise WriteError(
            f"{path}: the ending must be one of {', '.join(sorted(WRITERS))}"
        )
    if types is None:
        return WRITERS[ending](model, path)
    if ending not in _PICTURES or not model.objects:
        raise WriteError(
            f"{path}: types of objects are chosen for a picture (.svg, .png) of an"
            " object-centric model"
        )
    return _PICTURES[ending](model, path, types)


def _write_svg(
    model: ProcessModel,
    path: str | os.PathLike[str],
    types: Sequence[str] | None = None,
) -> WriteReport:
    from wb2pm.discovery.drawing.pictures import model_svg

    svg = model_svg(model, types=types)
    text = f'<?xml version="1.0" encoding="UTF-8"?>\n{svg}\n'
    with atomic_path(path) as unfinished:
        unfinished.write_text(text, encoding="utf-8", newline="\n")
    return WriteReport(paths=(str(path),), cases=0, events=0)


def _write_png(
    model: ProcessModel,
    path: str | os.PathLike[str],
    types: Sequence[str] | None = None,
) -> WriteReport:
    from wb2pm.discovery.drawing.pictures import model_svg

    try:
        from resvg_py import svg_to_bytes
    except ImportError as exc:
        raise MissingExtraError("Drawing a model as PNG", "png") from exc
    svg = model_svg(model, types=types)
    content = bytes(svg_to_bytes(svg_string=svg, zoom=PNG_ZOOM))
    with atomic_path(path) as unfinished:
        unfinished.write_bytes(content)
    return WriteReport(paths=(str(path),), cases=0, events=0)


def _write_json(model: ProcessModel, path: str | os.PathLike[str]) -> WriteReport:
    import msgspec

    content = msgspec.json.format(msgspec.json.encode(model), indent=1)
    with atomic_path(path) as unfinished:
        unfinished.write_bytes(content + b"\n")
    return WriteReport(paths=(str(path),), cases=0, events=0)


WRITERS: dict[str, Callable[[ProcessModel, str | os.PathLike[str]], WriteReport]] = {
    ".bpmn": write_bpmn,
    ".json": _write_json,
    ".png": _write_png,
    ".pnml": write_pnml,
    ".ptml": write_ptml,
    ".svg": _write_svg,
}
"""The formats by the ending of the file."""
_PICTURES = {".png": _write_png, ".svg": _write_svg}
