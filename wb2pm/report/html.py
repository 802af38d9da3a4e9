"""The report: one HTML file that needs nothing else."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from wb2pm.converters.writing import atomic_path
from wb2pm.discovery.counts.performance import (
    ActivityTimes,
    measure_activities,
)
from wb2pm.discovery.drawing.process_map import process_map_svg
from wb2pm.report.case_views import (
    Breakdown,
    CaseView,
    VariantView,
    view_breakdowns,
    view_cases,
    view_variants,
)
from wb2pm.report.data_quality import say_redaction, view_quality
from wb2pm.report.deviation_views import Check, view_check
from wb2pm.report.findings import (
    find_highlights,
    find_workflow_highlights,
    top_improvements,
    usual_duration,
)
from wb2pm.report.text import (
    UNKNOWN,
    count_of,
    show_duration,
    show_number,
    show_share,
    show_text,
)

if TYPE_CHECKING:
    from jinja2 import Environment

    from wb2pm.analysis.findings import Analysis, WorkflowAnalysis

POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:;"
    " base-uri 'none'; form-action 'none'"
)
"""Content Security Policy of the report: styles in the file and nothing else, so
that not even a mistake in escaping could run or load anything. The one picture
address it allows is the empty icon, without which browsers ask for one."""
ROWS = 12
"""Rows of a long table that are shown at once; the rest opens on demand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkflowView:
    """What the report shows of one workflow, besides what was found.

    Attributes:
        anchor: Id of its section.
        found: What was found about it.
        title: What it is called.
        cases: Its demonstrations.
        variants: Its variants.
        activities: Times of its activities.
        model_check: Checks against the model, summed up.
        procedure_check: Checks against the procedure, summed up.
        breakdowns: Its demonstrations by what is known of them.
        highlights: What stands out.
        map_svg: Its process map.
        duration_s: Median duration.
        events: Median number of steps.
    """

    anchor: str
    found: WorkflowAnalysis
    title: str
    cases: tuple[CaseView, ...]
    variants: tuple[VariantView, ...]
    activities: tuple[ActivityTimes, ...]
    model_check: Check | None
    procedure_check: Check | None
    breakdowns: tuple[Breakdown, ...]
    highlights: tuple[str, ...]
    map_svg: str
    duration_s: float | None
    events: float


def write_report(analysis: Analysis, path: str | os.PathLike[str]) -> None:
    """Write what was found as one self-contained HTML file.

    The file loads nothing and runs nothing: no script, no outside font, no
    picture. All text from the recordings is escaped, and characters that cannot
    be seen are shown by their number. Screenshots are left out, as they show
    whatever was on the screen. The same analysis gives the same bytes.

    Args:
        analysis: What was found.
        path: Where to write; replaced only when all went well.

    Examples:
        >>> import pathlib, tempfile
        >>> from wb2pm.discovery.counts.directly_follows import directly_follows
        >>> from wb2pm.converters.eventlog import event_log
        >>> from wb2pm.analysis.findings import Analysis
        >>> log = event_log([])
        >>> nothing = Analysis(
        ...     title="Claims", workflows=(), log=log, map=directly_follows(log),
        ...     model=None, granularity="step", redaction={},
        ...     redaction_policy="secrets", skipped={"x.json": "not JSON"}, engines={})
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "report.html"
        >>> write_report(nothing, path)
        >>> "not JSON" in path.read_text(encoding="utf-8")
        True
    """
    target = Path(path)
    content = _render(analysis, target.parent)
    with atomic_path(target) as unfinished:
        unfinished.write_text(content, encoding="utf-8", newline="\n")


def _render(analysis: Analysis, folder: Path) -> str:
    from markupsafe import Markup

    environment = _environment()
    workflows = [
        _view_workflow(found, f"w{number}")
        for number, found in enumerate(analysis.workflows, start=1)
    ]
    # The drawing escapes what it shows; it is markup by construction.
    several = len(workflows) > 1
    overall = process_map_svg(analysis.map, title="All workflows", name="m0")
    return environment.get_template("report.html.j2").render(
        analysis=analysis,
        policy=POLICY,
        css=Markup(_template_text("report.css")),  # noqa: S704 (a file of our own)
        workflows=workflows,
        overall_svg=Markup(overall) if several else None,  # noqa: S704 (escaped above)
        highlights=find_highlights(analysis),
        top_improvements=top_improvements(analysis),
        quality=view_quality(analysis),
        redaction=say_redaction(analysis),
        breakdowns=view_breakdowns(
            analysis.workflows, by=("site", "difficulty", "person")
        ),
        files=_list_files(analysis, folder),
        duration_s=usual_duration([case for w in workflows for case in w.cases]),
    )


def _view_workflow(found: WorkflowAnalysis, anchor: str) -> WorkflowView:
    from markupsafe import Markup

    cases = view_cases(found)
    title = found.procedure.title if found.procedure else ""
    intents = [d.intent for d in found.demonstrations if d.intent]
    svg = process_map_svg(
        found.map, title=f"Workflow {found.workflow}", name=f"{anchor}m"
    )
    return WorkflowView(
        anchor=anchor,
        found=found,
        title=title or (intents[0] if intents else f"Workflow {found.workflow}"),
        cases=cases,
        variants=view_variants(found),
        activities=measure_activities(found.log),
        model_check=view_check(found.model_verdicts),
        procedure_check=view_check(found.procedure_verdicts),
        breakdowns=view_breakdowns([found], by=("person", "site", "difficulty")),
        highlights=find_workflow_highlights(found, cases),
        map_svg=Markup(svg),  # noqa: S704 (the drawing escapes what it shows)
        duration_s=usual_duration(cases),
        events=median(case.events for case in cases) if cases else 0,
    )


def _list_files(analysis: Analysis, folder: Path) -> list[tuple[str, str]]:
    """List the files by their place beside the report, and what each could not hold."""
    listed: list[tuple[str, str]] = []
    for report in analysis.files:
        losses = "; ".join(
            f"{loss.what} ({loss.count:,}): {loss.reason}" for loss in report.losses
        )
        for name in report.paths:
            path = Path(name)
            beside = path.is_relative_to(folder)
            shown = path.relative_to(folder).as_posix() if beside else path.name
            listed.append((shown, losses))
    return listed


def _environment() -> Environment:
    from jinja2 import Environment, PackageLoader, StrictUndefined

    environment = Environment(
        loader=PackageLoader("wb2pm.report"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=_show,
    )
    environment.globals.update(count_of=count_of, rows=ROWS, unknown=UNKNOWN)
    environment.filters.update(
        duration=show_duration, number=show_number, share=show_share, text=show_text
    )
    return environment


def _show(value: Any) -> Any:  # noqa: ANN401 (whatever a template holds)
    """Make everything a template shows fit to be seen, before it is escaped."""
    if value is None:
        return UNKNOWN
    if isinstance(value, str) and not hasattr(value, "__html__"):
        return show_text(value)
    return value


def _template_text(name: str) -> str:
    from importlib.resources import files

    return (files("wb2pm.report") / "templates" / name).read_text(encoding="utf-8")
