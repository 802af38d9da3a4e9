"""From recorded user-interface work to event logs, models, procedures, verdicts.

Each verb is one job: `read` recordings, `label` what was done, build an
`event_log` or an `object_centric_log`, `redact` it, `convert` and write it,
`discover` a process model, `check` a demonstration, `ground` a procedure, `write_sop`, `ask`, `improve`,
`segment`, turn recordings into `cases`, `rank`, find the `goal`, `analyze` it all at once; `evaluate`
says how well that works. `demonstrations_of` names recordings to try it on. Importing this package is cheap: a verb's libraries are
imported when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wb2pm.analysis.batch import convert
    from wb2pm.analysis.preparing import prepare
    from wb2pm.bundled import demonstrations_of
    from wb2pm.converters.eventlog import event_log
    from wb2pm.converters.eventlogs.tables import read_log
    from wb2pm.converters.labels.labelling import label
    from wb2pm.converters.object_log import object_centric_log
    from wb2pm.converters.ocel.files import read_ocel, write_ocel
    from wb2pm.converters.redaction.redact import redact
    from wb2pm.converters.sources.reading import read
    from wb2pm.converters.tables.celonis import read_celonis, write_celonis
    from wb2pm.converters.tables.csv_profiles import read_csv_profile, write_csv_profile
    from wb2pm.converters.tables.parquet import read_parquet, write_parquet
    from wb2pm.converters.xes.reader import read_xes
    from wb2pm.converters.xes.writer import write_xes
    from wb2pm.discovery.cases.finding import cases
    from wb2pm.discovery.conformance.across_demonstrations import compare_demonstrations
    from wb2pm.discovery.counts.directly_follows import directly_follows
    from wb2pm.discovery.counts.variants import variants
    from wb2pm.discovery.files.bpmn import write_bpmn
    from wb2pm.discovery.files.pnml import write_pnml
    from wb2pm.discovery.files.writing import write_model
    from wb2pm.discovery.mining.comparison import compare_miners
    from wb2pm.discovery.mining.each_workflow import discover_each
    from wb2pm.discovery.mining.miners import discover
    from wb2pm.evaluation.running import evaluate
    from wb2pm.evaluation.tasks import Setting, Solver
    from wb2pm.llm.backends.registry import find_backend
    from wb2pm.llm.backends.settings import Settings
    from wb2pm.llm.jobs.checking import check
    from wb2pm.llm.jobs.goal import goal
    from wb2pm.llm.jobs.grounding import ground
    from wb2pm.llm.jobs.improving import improve
    from wb2pm.llm.jobs.procedure import write_sop
    from wb2pm.llm.jobs.question import ask
    from wb2pm.llm.jobs.ranking import rank
    from wb2pm.llm.jobs.segmenting import segment
    from wb2pm.llm.judging.answer_judge import judge_answer
    from wb2pm.procedures.reading import parse_procedure
    from wb2pm.report.html import write_report
    from wb2pm.report.main_job import analyze

__version__ = "0.1.0"

_HOME = {
    "Setting": "wb2pm.evaluation.tasks",
    "Settings": "wb2pm.llm.backends.settings",
    "Solver": "wb2pm.evaluation.tasks",
    "analyze": "wb2pm.report.main_job",
    "ask": "wb2pm.llm.jobs.question",
    "cases": "wb2pm.discovery.cases.finding",
    "check": "wb2pm.llm.jobs.checking",
    "compare_demonstrations": "wb2pm.discovery.conformance.across_demonstrations",
    "compare_miners": "wb2pm.discovery.mining.comparison",
    "convert": "wb2pm.analysis.batch",
    "demonstrations_of": "wb2pm.bundled",
    "directly_follows": "wb2pm.discovery.counts.directly_follows",
    "discover": "wb2pm.discovery.mining.miners",
    "discover_each": "wb2pm.discovery.mining.each_workflow",
    "evaluate": "wb2pm.evaluation.running",
    "event_log": "wb2pm.converters.eventlog",
    "find_backend": "wb2pm.llm.backends.registry",
    "goal": "wb2pm.llm.jobs.goal",
    "ground": "wb2pm.llm.jobs.grounding",
    "improve": "wb2pm.llm.jobs.improving",
    "judge_answer": "wb2pm.llm.judging.answer_judge",
    "label": "wb2pm.converters.labels.labelling",
    "object_centric_log": "wb2pm.converters.object_log",
    "parse_procedure": "wb2pm.procedures.reading",
    "prepare": "wb2pm.analysis.preparing",
    "rank": "wb2pm.llm.jobs.ranking",
    "read": "wb2pm.converters.sources.reading",
    "read_celonis": "wb2pm.converters.tables.celonis",
    "read_csv_profile": "wb2pm.converters.tables.csv_profiles",
    "read_log": "wb2pm.converters.eventlogs.tables",
    "read_ocel": "wb2pm.converters.ocel.files",
    "read_parquet": "wb2pm.converters.tables.parquet",
    "read_xes": "wb2pm.converters.xes.reader",
    "redact": "wb2pm.converters.redaction.redact",
    "segment": "wb2pm.llm.jobs.segmenting",
    "variants": "wb2pm.discovery.counts.variants",
    "write_bpmn": "wb2pm.discovery.files.bpmn",
    "write_celonis": "wb2pm.converters.tables.celonis",
    "write_csv_profile": "wb2pm.converters.tables.csv_profiles",
    "write_model": "wb2pm.discovery.files.writing",
    "write_ocel": "wb2pm.converters.ocel.files",
    "write_parquet": "wb2pm.converters.tables.parquet",
    "write_pnml": "wb2pm.discovery.files.pnml",
    "write_report": "wb2pm.report.html",
    "write_sop": "wb2pm.llm.jobs.procedure",
    "write_xes": "wb2pm.converters.xes.writer",
}

__all__ = [
    "Setting",
    "Settings",
    "Solver",
    "__version__",
    "analyze",
    "ask",
    "cases",
    "check",
    "compare_demonstrations",
    "compare_miners",
    "convert",
    "demonstrations_of",
    "directly_follows",
    "discover",
    "discover_each",
    "evaluate",
    "event_log",
    "find_backend",
    "goal",
    "ground",
    "improve",
    "judge_answer",
    "label",
    "object_centric_log",
    "parse_procedure",
    "prepare",
    "rank",
    "read",
    "read_celonis",
    "read_csv_profile",
    "read_log",
    "read_ocel",
    "read_parquet",
    "read_xes",
    "redact",
    "segment",
    "variants",
    "write_bpmn",
    "write_celonis",
    "write_csv_profile",
    "write_model",
    "write_ocel",
    "write_parquet",
    "write_pnml",
    "write_report",
    "write_sop",
    "write_xes",
]


def __getattr__(name: str) -> Any:  # noqa: ANN401 (whatever the verb is)
    """Import a verb's module when the verb is first used."""
    if name not in _HOME:
        raise AttributeError(f"module 'wb2pm' has no attribute {name!r}")
    return getattr(import_module(_HOME[name]), name)


def __dir__() -> list[str]:
    return sorted(__all__)
