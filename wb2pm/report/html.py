"""The report: one HTML file that needs nothing else."""

from __future__ import annotations

import base64
import hashlib
import itertools
import os
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace as struct_replace

from wb2pm.converters.writing import atomic_path
from wb2pm.kinds import ANALYSIS, check_kind
from wb2pm.report.arranging import LISTED_TEXTS, view_workflow
from wb2pm.report.automation import rank_candidates
from wb2pm.report.case_views import (
    view_breakdowns,
)
from wb2pm.report.data_quality import say_redaction, view_quality
from wb2pm.report.findings import (
    find_highlights,
    top_improvements,
    usual_duration,
)
from wb2pm.report.maps import number_activities, view_map
from wb2pm.report.places import view_places
from wb2pm.report.plain_names import PlainNames
from wb2pm.report.text import (
    UNKNOWN,
    count_of,
    show_duration,
    show_number,
    show_share,
    show_text,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from jinja2 import Environment

    from wb2pm.analysis.findings import Analysis
    from wb2pm.report.workflow_view import WorkflowView

POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:;"
    " base-uri 'none'; form-action 'none'"
)
"""Content Security Policy of a page without a script: styles in the file and nothing
else, so that not even a mistake in escaping could run or load anything. The one
picture address it allows is the empty icon, without which browsers ask for one."""
MAX_BYTES = 20_000_000
"""Size of a report beyond which its workflows are put into files of their own."""
ROWS = 12
"""Rows of a long table that are shown at once; the rest opens on demand."""
ROWS_ON_PAPER, LONGER = 5, 12
"""Rows of a table that are printed, and of one that sums up; `report.css` hides the
others."""
WAYS_ON_PAPER = 2
LISTED_WAYS = 40
"""Ways of a workflow whose steps are shown side by side."""
LEVELLED = 60
"""Workflows up to which each map is drawn at several levels of detail."""
TOP_CANDIDATES = 5
PARTS = (
    ("map", "Process map"),
    ("cases", "Cases"),
    ("ways", "Ways and their cost"),
    ("times", "Where the time goes"),
    ("automation", "Automation"),
    ("deviations", "Deviations"),
    ("improvements", "Improvements"),
    ("procedure", "Procedure"),
)
"""Parts of each workflow that the contents lead to: id and heading."""


def write_report(
    analysis: Analysis,
    path: str | os.PathLike[str],
    *,
    volume: Mapping[str | None, float] | None = None,
    max_bytes: int = MAX_BYTES,
) -> None:
    """Write what was found as one self-contained HTML file.

    The file loads nothing: no outside font, no picture. Its one script, which is
    allowed by its hash, sorts, searches and folds; all can be read without it. All
    text from the recordings is escaped, and characters that cannot be seen are shown
    by their number. Screenshots are left out, as they show whatever was on the
    screen. The same analysis gives the same bytes.

    Args:
        analysis: What was found.
        path: Where to write; replaced only when all went well.
        volume: Id of a workflow -> its cases a year, by which candidates for
            automation are told in hours a year; under None, of every workflow that is
            not named.
        max_bytes: Size beyond which each workflow is a file of its own, in a folder
            beside the report that has its name without the ending.

    Raises:
        WrongKindError: If it is no analysis.

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
    check_kind(analysis, ANALYSIS)
    target = Path(path)
    pages = _Pages(analysis, target, volume or {})
    size = 0
    sections: list[tuple[WorkflowView, str]] = []
    for workflow in pages.workflows:
        section = pages.section(workflow)
        size += len(section.encode())
        sections.append((workflow, section))
        if size > max_bytes:  # known before all are rendered: none is held any longer
            pages.write_apart(sections)
            sections.clear()
    if size <= max_bytes:
        content = pages.overview([section for _, section in sections])
        if not sections or len(content.encode()) <= max_bytes:
            _write(target, content)
            return
        pages.write_apart(sections)
    _write(target, pages.overview([], folder=target.with_suffix("").name))


def policy(script: str) -> str:
    """Return the policy of a page with one script, which it allows by its hash.

    Examples:
        >>> policy("1").startswith("script-src 'sha256-")
        True
    """
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    return f"script-src 'sha256-{digest}'; {POLICY}"


def _write(path: Path, content: str) -> None:
    with atomic_path(path) as unfinished:
        unfinished.write_text(content, encoding="utf-8", newline="\n")


class _Pages:
    """The pages of one report, rendered from the same views."""

    def __init__(
        self, analysis: Analysis, path: Path, volume: Mapping[str | None, float]
    ) -> None:
        self._analysis = analysis
        self._path = path
        self._numbers = number_activities(
            [analysis.map, *(found.map for found in analysis.workflows)]
        )
        self._plain = PlainNames(analysis.log)
        self.workflows = self._view_workflows(volume)
        self._context = self._shared()

    def _view_workflows(
        self, volume: Mapping[str | None, float]
    ) -> tuple[WorkflowView, ...]:
        found = self._analysis.workflows
        counts = (len(each.demonstrations) for each in found)
        views = [
            view_workflow(
                each,
                position,
                first=1 + before,
                numbers=self._numbers,
                levels=len(found) <= LEVELLED,
            )
            for position, (each, before) in enumerate(
                zip(found, itertools.accumulate(counts, initial=0), strict=False)
            )
        ]
        self._candidates = rank_candidates(
            [candidate for view in views for candidate in view.candidates],
            [each.workflow for each in found],
            volume,
        )
        return tuple(
            replace(
                view,
                candidates=tuple(c for c in self._candidates if c.workflow == position),
                highlights=tuple(map(self._plain.write, view.highlights)),
            )
            for position, view in enumerate(views)
        )

    def _shared(self) -> dict[str, Any]:
        from markupsafe import Markup

        script = _template_text("report.js")
        cases = [case for workflow in self.workflows for case in workflow.cases]
        return {
            "analysis": self._analysis,
            "policy": policy(script),
            # Files of our own.
            "css": Markup(_template_text("report.css")),  # noqa: S704
            "script": Markup(script),  # noqa: S704
            "workflows": self.workflows,
            "total": len(cases),
            "names": {case.id: case for case in cases},
            "numbers": self._numbers,
            "people": _choices(case.actor for case in cases),
            "sites": _choices(case.site for case in cases),
        }

    def _render(self, template: str, **about: Any) -> str:  # noqa: ANN401 (what it shows)
        return _environment().get_template(template).render(self._context | about)

    def section(self, workflow: WorkflowView) -> str:
        """Render what the report shows of one workflow."""
        from markupsafe import Markup

        text = self._render(
            "workflow.html.j2",
            w=workflow,
            listed={case.number for case in workflow.listed},
        )
        return Markup(text)  # noqa: S704 (rendered with escaping)

    def write_apart(self, sections: Iterable[tuple[WorkflowView, str]]) -> None:
        """Write workflows as pages of their own, in a folder beside the report."""
        for workflow, section in sections:
            page = self._render(
                "workflow_page.html.j2",
                w=workflow,
                section=section,
                overview=self._path.name,
                listed={case.number for case in workflow.listed},
            )
            _write(self._path.with_suffix("") / f"{workflow.anchor}.html", page)

    def overview(self, sections: Sequence[str], *, folder: str = "") -> str:
        """Render the report, with the sections of its workflows or links to them."""
        analysis = self._analysis
        workflows = tuple(
            replace(view, page=f"{folder}/{view.anchor}.html" if folder else "")
            for view in self.workflows
        )
        cases = [case for workflow in workflows for case in workflow.cases]
        overall = None
        if len(workflows) > 1:
            overall = view_map(
                analysis.map,
                title="Process map of all workflows",
                anchor="m0",
                numbers=self._numbers,
            )
        places = view_places(analysis.log)
        return self._render(
            "report.html.j2",
            workflows=workflows,
            found=analysis.workflows,
            sections=sections,
            listed={c.number for w in workflows for c in w.listed} if sections else {},
            overall=overall,
            places=places,
            candidates=[
                replace(each, steps=tuple(map(self._plain.write, each.steps)))
                for each in self._candidates[:TOP_CANDIDATES]
            ],
            saved=sum(workflow.saved_s or 0.0 for workflow in workflows),
            highlights=[
                self._plain.write(sentence)
                for sentence in find_highlights(
                    analysis, workflows, places=places, candidates=self._candidates
                )
            ],
            top_improvements=[
                (
                    position,
                    struct_replace(each, sentence=self._plain.write(each.sentence)),
                )
                for position, each in top_improvements(analysis)
            ],
            has_nameless=bool(self._plain),
            quality=view_quality(analysis),
            redaction=say_redaction(analysis),
            breakdowns=view_breakdowns(
                analysis.workflows,
                by=("site", "difficulty", "person"),
                measured=[case for view in workflows for case in view.times],
            ),
            files=_list_files(analysis, self._path.parent),
            duration_s=usual_duration(cases),
        )


def _choices(values: Iterable[str | None]) -> list[str | None]:
    """Return what cases can be switched on and off by; nothing if all are alike."""
    found = sorted(set(values), key=lambda value: (value is None, value or ""))
    return found if len(found) > 1 else []


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


@cache
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
    environment.globals.update(
        count_of=count_of,
        rows=ROWS,
        on_paper=ROWS_ON_PAPER,
        longer=LONGER,
        ways_on_paper=WAYS_ON_PAPER,
        listed_ways=LISTED_WAYS,
        listed_texts=LISTED_TEXTS,
        parts=PARTS,
        unknown=UNKNOWN,
    )
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
