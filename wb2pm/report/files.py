"""The files of an analysis beside its log and its report."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from wb2pm.converters.writing import WriteReport, atomic_path
from wb2pm.procedures.procedure import procedure_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from wb2pm.analysis.findings import Analysis, WorkflowAnalysis

_UNSAFE = re.compile(r"[^\w.@() +-]+")
_DEVICE = re.compile(r"(?:con|prn|aux|nul|(?:com|lpt)\d)(?=\.|$)", re.IGNORECASE)
"""Names that Windows keeps for devices, whatever the ending."""
_MAX_NAME = 120
"""Bytes; file systems allow 255 with the ending."""


def write_findings(analysis: Analysis, folder: Path) -> Analysis:
    """Write models, maps, procedures and verdicts of an analysis.

    Args:
        analysis: What was found.
        folder: Where the files go: ``models/``, ``procedures/``,
            ``verdicts.json`` and, where a language model was asked,
            ``answers.json`` in it.

    Returns:
        The analysis with these files added to `files`.
    """
    written: list[WriteReport] = []
    names = file_names(w.workflow for w in analysis.workflows)
    for workflow, name in zip(analysis.workflows, names, strict=True):
        written += _write_models(workflow, folder / "models" / name)
    written += _write_procedures(analysis, folder / "procedures")
    written.append(_write_verdicts(analysis, folder / "verdicts.json"))
    if any(workflow.answers for workflow in analysis.workflows):
        written.append(_write_answers(analysis, folder / "answers.json"))
    return replace(analysis, files=(*analysis.files, *written))


def file_name(name: str) -> str:
    """Make a name safe to use for a file on any system.

    Examples:
        >>> file_name("../../etc: a/b")
        'etc_ a_b'
        >>> file_name("-rf")
        '_rf'
    """
    cleaned = _UNSAFE.sub("_", unicodedata.normalize("NFC", name)).strip(" ._")
    # A name that begins with a dash is an option to whoever lists the folder.
    cleaned = re.sub(r"^-", "_", cleaned)
    if _DEVICE.match(cleaned):
        cleaned = f"_{cleaned}"
    kept = cleaned.encode()[:_MAX_NAME].decode(errors="ignore").rstrip(" .")
    return kept or "unnamed"


def file_names(names: Iterable[str]) -> tuple[str, ...]:
    """Make names safe to use for files, each another, in the order given.

    Names that come out alike, capitals aside, are numbered.

    Examples:
        >>> file_names(["a/b", "a:b", "A_B"])
        ('a_b', 'a_b (2)', 'A_B (3)')
    """
    taken: set[str] = set()
    found = []
    for name in names:
        plain = safe = file_name(name)
        number = 1
        while safe.casefold() in taken:
            number += 1
            safe = f"{plain} ({number})"
        taken.add(safe.casefold())
        found.append(safe)
    return tuple(found)


def _write_models(workflow: WorkflowAnalysis, stem: Path) -> list[WriteReport]:
    from wb2pm.discovery.drawing.process_map import write_process_map
    from wb2pm.discovery.files.bpmn import write_bpmn
    from wb2pm.discovery.files.pnml import write_pnml

    drawing = stem.with_name(f"{stem.name}.svg")
    write_process_map(workflow.map, drawing)
    reports = [_report(drawing, cases=workflow.map.cases)]
    if workflow.model is not None:
        reports.append(write_bpmn(workflow.model, stem.with_name(f"{stem.name}.bpmn")))
        reports.append(write_pnml(workflow.model, stem.with_name(f"{stem.name}.pnml")))
    return reports


def _write_procedures(analysis: Analysis, folder: Path) -> list[WriteReport]:
    reports = []
    texts = [(w.workflow, w.procedure) for w in analysis.workflows if w.procedure]
    texts += [written for w in analysis.workflows for written in w.written.items()]
    names = file_names(f"SOP - {name}" for name, _ in texts)
    for name, (_, procedure) in zip(names, texts, strict=True):
        path = folder / f"{name}.txt"
        with atomic_path(path) as unfinished:
            unfinished.write_text(procedure_text(procedure), encoding="utf-8")
        reports.append(_report(path, cases=1))
    return reports


def _write_verdicts(analysis: Analysis, path: Path) -> WriteReport:
    verdicts = {
        workflow.workflow: {
            "procedure": workflow.procedure_verdicts,
            "model": workflow.model_verdicts,
        }
        for workflow in analysis.workflows
    }
    with atomic_path(path) as unfinished, unfinished.open("wb") as file:
        file.writelines(json_parts(verdicts))
        file.write(b"\n")
    return _report(path, cases=sum(len(w.demonstrations) for w in analysis.workflows))


def json_parts(value: object, depth: int = 0) -> Iterator[bytes]:
    """Write mappings a value at a time: of all verdicts at once, memory is short.

    Examples:
        >>> print(b"".join(json_parts({"a": {"b": 1}})).decode())
        {
         "a": {
          "b": 1
         }
        }
    """
    if not isinstance(value, dict) or not value:
        written = msgspec.json.format(msgspec.json.encode(value), indent=1)
        yield written.replace(b"\n", b"\n" + b" " * depth)
        return
    before = b"{"
    for name, each in value.items():
        yield before + b"\n" + b" " * (depth + 1) + msgspec.json.encode(name) + b": "
        yield from json_parts(each, depth + 1)
        before = b","
    yield b"\n" + b" " * depth + b"}"


def _write_answers(analysis: Analysis, path: Path) -> WriteReport:
    answers = {w.workflow: w.answers for w in analysis.workflows if w.answers}
    content = msgspec.json.format(msgspec.json.encode(answers), indent=1)
    with atomic_path(path) as unfinished:
        unfinished.write_bytes(content + b"\n")
    return _report(path, cases=sum(len(a.verdicts) for a in answers.values()))


def _report(path: Path, *, cases: int) -> WriteReport:
    return WriteReport(paths=(str(path),), cases=cases, events=0)
