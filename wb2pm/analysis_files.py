"""The files of an analysis beside its log and its report."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from wb2pm.converters.writing import WriteReport, atomic_path
from wb2pm.procedures import procedure_text

if TYPE_CHECKING:
    from pathlib import Path

    from wb2pm.report.contents import Analysis, WorkflowAnalysis

_UNSAFE = re.compile(r"[^\w.@() +-]+", re.ASCII)
_MAX_NAME = 120


def write_findings(analysis: Analysis, folder: Path) -> Analysis:
    """Write models, maps, procedures and verdicts of an analysis.

    Args:
        analysis: What was found.
        folder: Where the files go: ``models/``, ``procedures/`` and
            ``verdicts.json`` in it.

    Returns:
        The analysis with these files added to `files`.
    """
    written: list[WriteReport] = []
    for workflow in analysis.workflows:
        written += _write_models(workflow, folder / "models")
        written += _write_procedures(workflow, folder / "procedures")
    written.append(_write_verdicts(analysis, folder / "verdicts.json"))
    return replace(analysis, files=(*analysis.files, *written))


def file_name(name: str) -> str:
    """Make a name safe to use for a file on any system.

    Examples:
        >>> file_name("../../etc: a/b")
        'etc_ a_b'
    """
    cleaned = _UNSAFE.sub("_", name).strip(" ._")
    return cleaned[:_MAX_NAME] or "unnamed"


def _write_models(workflow: WorkflowAnalysis, folder: Path) -> list[WriteReport]:
    from wb2pm.discovery.bpmn import write_bpmn
    from wb2pm.discovery.pnml import write_pnml
    from wb2pm.report.process_map import write_process_map

    stem = folder / file_name(workflow.workflow)
    drawing = stem.with_name(f"{stem.name}.svg")
    write_process_map(workflow.map, drawing)
    reports = [_report(drawing, cases=workflow.map.cases)]
    if workflow.model is not None:
        reports.append(write_bpmn(workflow.model, stem.with_name(f"{stem.name}.bpmn")))
        reports.append(write_pnml(workflow.model, stem.with_name(f"{stem.name}.pnml")))
    return reports


def _write_procedures(workflow: WorkflowAnalysis, folder: Path) -> list[WriteReport]:
    reports = []
    texts = {f"SOP - {case}": p for case, p in workflow.written.items()}
    if workflow.procedure is not None:
        texts[f"SOP - {workflow.workflow}"] = workflow.procedure
    for name, procedure in texts.items():
        path = folder / f"{file_name(name)}.txt"
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
    content = msgspec.json.format(msgspec.json.encode(verdicts), indent=1)
    with atomic_path(path) as unfinished:
        unfinished.write_bytes(content + b"\n")
    return _report(path, cases=sum(len(w.demonstrations) for w in analysis.workflows))


def _report(path: Path, *, cases: int) -> WriteReport:
    return WriteReport(paths=(str(path),), cases=cases, events=0)
