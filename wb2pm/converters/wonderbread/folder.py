"""Which files of a WONDERBREAD demonstration folder are which."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

from msgspec import Struct

from wb2pm.errors import ConversionError

_NAME = re.compile(
    r"(?P<task>.+?) @ (?P<stamp>\d{4}(?:-\d{2}){5})(?P<copy> \(\d+\))?\Z",
    re.DOTALL,  # a name may hold a line break
)
JOURNAL = "journal.jsonl"
"""What wb2pm's recorder writes as it goes; it stays when the recorder is killed."""
ORIGINAL = "[orig] SOP"
"""How the name of the author's own procedure begins where it was rewritten."""
Variant = Literal["released", "raw", "gt"]
_PREFIX: dict[Variant, str] = {"released": "", "raw": "[raw] ", "gt": "[gt] "}


class DemonstrationFiles(Struct, frozen=True, kw_only=True):
    """The files of one demonstration.

    Attributes:
        name: Case id: the folder's name, a copy's number included.
        task: What stands before the time in the name: the task id, or the
            name the recording was started with.
        trace: The trace.
        variant: Which of the traces it is.
        procedure: The SOP; None where there is none.
        screenshots: The folder of screenshots; None where there is none.
        others: Files that belong to the demonstration and are not read.
    """

    name: str
    task: str
    trace: str
    variant: Variant
    procedure: str | None = None
    screenshots: str | None = None
    others: tuple[str, ...] = ()


def is_demonstration_folder(path: Path) -> bool:
    """Return whether a folder is named as the recorder names one, with a recording in it.

    Examples:
        >>> is_demonstration_folder(Path("no such folder"))
        False
    """
    if not _NAME.match(path.name):
        return False
    return any(_traces(path)) or (path / JOURNAL).is_file()


def locate_files(path: Path, *, variant: Variant = "released") -> DemonstrationFiles:
    """Find the files of the demonstration in a folder, or around a trace.

    Names inside a folder that the download has numbered (`` (1)``) are looked
    for without the number too. ``[raw]``, ``[orig]`` and ``[gt]`` files are
    never taken for the released ones.

    Args:
        path: The demonstration's folder, or one trace file.
        variant: Which trace to take from a folder.

    Raises:
        ConversionError: If the folder holds no trace of that variant, or more
            than one and none of the folder's name.
    """
    if path.is_dir():
        return _from_folder(path, variant)
    return _from_file(path)


def _traces(folder: Path) -> list[Path]:
    if not folder.is_dir():
        return []
    return sorted(entry for entry in folder.iterdir() if entry.suffix == ".json")


def _from_folder(folder: Path, variant: Variant) -> DemonstrationFiles:
    plain = _plain_name(folder.name)
    prefix = _PREFIX[variant]
    candidates = [
        entry
        for entry in _traces(folder)
        if (entry.name.startswith(prefix) if prefix else not entry.name.startswith("["))
    ]
    named = [entry for entry in candidates if entry.stem == f"{prefix}{plain}"]
    chosen = named or candidates
    if not chosen and not prefix and (folder / JOURNAL).is_file():
        return _collect(folder.name, folder / JOURNAL, variant)
    if len(chosen) != 1:
        found = ", ".join(repr(entry.name) for entry in chosen) or "none"
        raise ConversionError(
            f"expected one {variant} trace named '{prefix}{plain}.json', found {found}",
            str(folder),
        )
    return _collect(folder.name, chosen[0], variant)


def _from_file(trace: Path) -> DemonstrationFiles:
    variant: Variant = "released"
    for kind, prefix in _PREFIX.items():
        if prefix and trace.name.startswith(prefix):
            variant = kind
    plain = trace.stem.removeprefix(_PREFIX[variant])
    folder = trace.parent
    beside = _plain_name(folder.name) == plain
    name = folder.name if beside else plain
    return _collect(name, trace, variant)


def _collect(name: str, trace: Path, variant: Variant) -> DemonstrationFiles:
    plain = _plain_name(name)
    folder = trace.parent
    wanted = (f"SOP - {plain}.txt", f"SOP - {name}.txt", f"SOP - {plain}")
    procedure = next((folder / n for n in wanted if (folder / n).is_file()), None)
    beside = folder.name in {name, plain}
    if procedure is None and beside:
        rest = sorted(file for file in folder.glob("SOP*.txt") if file.is_file())
        procedure = rest[0] if rest else None
    screenshots = folder / "screenshots"
    others = (
        tuple(
            sorted(
                entry.name
                for entry in folder.iterdir()
                if entry.is_file()
                and entry not in (trace, procedure)
                and entry.name != ".DS_Store"
            )
        )
        if beside
        else ()
    )
    match = _NAME.match(name)
    return DemonstrationFiles(
        name=name if variant == "released" else f"{name} [{variant}]",
        task=match["task"] if match else name,
        trace=str(trace),
        variant=variant,
        procedure=str(procedure) if procedure else None,
        screenshots=str(screenshots) if beside and screenshots.is_dir() else None,
        others=others,
    )


def _plain_name(name: str) -> str:
    match = _NAME.match(name)
    if not match or not match["copy"]:
        return name
    return name[: match.start("copy")]
