"""One job done to a batch of prepared recordings: convert, check, write down."""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from wb2pm.analysis.answers import answer_recordings
from wb2pm.analysis.preparing import Prepared, prepare
from wb2pm.analysis.workflows import (
    check_among_others,
    check_procedures,
    group_by_workflow,
)
from wb2pm.columns import CASE, START, TIMESTAMP, UI_TIME_QUALITY
from wb2pm.converters.eventlog import log_of_activities
from wb2pm.converters.eventlogs import NOTES
from wb2pm.converters.formats.outputs import LabelledLog, write_outputs
from wb2pm.converters.labels.naming.names_file import (
    attributes_of_names,
    notes_on_names,
)
from wb2pm.discovery.time_limits import Clock
from wb2pm.errors import ConversionError
from wb2pm.llm.cases import mask_procedure
from wb2pm.llm.jobs.checking import CHECK
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    import pandas as pd

    from wb2pm.converters.redaction.redact import Policy
    from wb2pm.converters.sources.given import Given
    from wb2pm.converters.writing import WriteReport
    from wb2pm.discovery.conformance.deviations import Verdict
    from wb2pm.discovery.conformance.grounding.steps import GroundedProcedure
    from wb2pm.events import Activity, Demonstration
    from wb2pm.llm.answers import Answer
    from wb2pm.llm.backends.calls import Backend
    from wb2pm.procedures.procedure import Procedure


class Checks(NamedTuple):
    """Verdicts on recordings.

    Attributes:
        verdicts: Case id -> verdict.
        unchecked: Why a case has no verdict.
        answers: Case id -> the same from a language model with what it cites and what
            it cost; nothing from rules.
    """

    verdicts: dict[str, Verdict]
    unchecked: tuple[str, ...]
    answers: dict[str, Answer[Verdict]]


def labelled_log(prepared: Prepared) -> LabelledLog:
    """Put prepared recordings and their event log together.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.analysis.preparing import prepare
        >>> labelled = labelled_log(prepare(demonstrations_of(4003)))
        >>> len(labelled.items)
        5
    """
    log = _whole_log(prepared)
    for kind, count in prepared.redactions.items():
        log.attrs[f"wb2pm:masked:{kind}"] = count
    log.attrs |= attributes_of_names(prepared.names, _named(prepared))
    if prepared.cases is not None:
        log.attrs["wb2pm:cases"] = prepared.cases.by
    cases = {case for table in prepared.tables for case in table.cases}
    return LabelledLog(
        items=tuple((d, prepared.activities[d.id]) for d in prepared.demonstrations),
        log=log,
        objects=prepared.objects,
        recorded=prepared.recorded,
        is_table=bool(cases) and all(d.id in cases for d in prepared.demonstrations),
    )


def _whole_log(prepared: Prepared) -> pd.DataFrame:
    """Join the tables of event logs, as they are, and the log of the recordings."""
    of_tables = {case for table in prepared.tables for case in table.cases}
    recorded = [d for d in prepared.demonstrations if d.id not in of_tables]
    log = log_of_activities(
        recorded,
        prepared.activities,
        granularity=prepared.granularity,
        redaction=prepared.redaction,
    )
    if not prepared.tables:
        return log
    import pandas as pd

    frames = [table.log[table.log[CASE].notna()] for table in prepared.tables]
    joined = [*frames, log] if recorded else frames
    whole: pd.DataFrame = (
        joined[0] if len(joined) == 1 else pd.concat(joined, ignore_index=True)
    )
    if len(joined) > 1 and START in whole:  # a log without starts has instants
        whole[START] = whole[START].fillna(whole[TIMESTAMP])
    whole.attrs = {**_own_attributes(joined), **log.attrs}
    if not recorded:
        del whole.attrs["wb2pm:granularity"]  # the activities are the source's own
    return whole


def _own_attributes(logs: Sequence[pd.DataFrame]) -> dict[Any, Any]:
    """Take what a log says of itself, where there is only one."""
    attrs = {**logs[0].attrs} if len(logs) == 1 else {}
    if notes := attrs.pop(NOTES, None):
        attrs[NOTES] = "; ".join(notes)  # no format has lists for attributes of a log
    return attrs


def _named(prepared: Prepared) -> Iterator[Activity]:
    """List what was labelled; of coarse granularities, the steps that have names."""
    has_names = prepared.granularity == "element"
    labelled = prepared.activities if has_names else prepared.steps
    return chain.from_iterable(labelled.values())


def name_notes(prepared: Prepared) -> tuple[str, ...]:
    """Return what a file of names did to the recordings.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.analysis.preparing import prepare
        >>> name_notes(prepare(demonstrations_of(4003)))
        ()
    """
    return notes_on_names(prepared.names, _named(prepared))


def notes_on(prepared: Prepared) -> tuple[str, ...]:
    """Return what of the sources a reader of the results will not find in them.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.analysis.preparing import prepare
        >>> notes_on(prepare(demonstrations_of(4003)))
        ()
    """
    notes = [*prepared.notes]
    notes += prepared.cases.notes if prepared.cases is not None else ()
    if empty := [d.id for d in prepared.demonstrations if not d.events]:
        said = "1 recording holds no action and is in no log"
        if len(empty) > 1:
            said = f"{len(empty)} recordings hold no action and are in no log"
        notes.append(f"{said}: {_first_of(empty)}")
    if untimed := [*_untimed(prepared)]:
        said = "1 recording has no clock: its times only carry the order"
        if len(untimed) > 1:
            said = (
                f"{len(untimed)} recordings have no clock: times only carry the order"
            )
        notes.append(f"{said}: {_first_of(untimed)}")
    for table in prepared.tables:
        notes += [f"event log: {note}" for note in table.log.attrs.get(NOTES, ())]
    if names := [Path(path).name for path in prepared.unclaimed]:
        said = "1 file beside the recordings is no recording"
        if len(names) > 1:
            said = f"{len(names)} files beside the recordings are no recordings"
        notes.append(f"{said}: {_first_of(names)}")
    return (*notes, *name_notes(prepared))


def _untimed(prepared: Prepared) -> Iterator[str]:
    """List the cases without a clock, those of tables alone too."""
    yield from (d.id for d in prepared.demonstrations if _has_no_clock(d))
    if prepared.demonstrations:
        return
    for table in prepared.tables:
        if UI_TIME_QUALITY in table.log:
            known = table.log[table.log[CASE].notna()]
            without = known[UI_TIME_QUALITY].eq("order_only")
            all_without = without.groupby(known[CASE], sort=False).all()
            yield from map(str, all_without.index[all_without])


def _has_no_clock(demonstration: Demonstration) -> bool:
    from wb2pm.converters.eventlogs.in_table import time_qualities

    return time_qualities(demonstration.events).keys() == {"order_only"}


def _first_of(names: Sequence[str]) -> str:
    """List as many names as a line takes."""
    return ", ".join(names[:5]) + (", ..." if len(names) > 5 else "")  # noqa: PLR2004 (a line's worth)


def convert(
    recordings: Given,
    *,
    out: str | Path,
    outputs: str | Sequence[str],
    options: Mapping[str, Any] | None = None,
) -> tuple[WriteReport, ...]:
    """Write recordings as an event log.

    Args:
        recordings: The recordings: prepared, or in any form that `prepare` takes.
        out: Folder to write to; made if need be.
        outputs: A format or several, by name (see `wb2pm formats`).
        options: Option -> value; each format takes those that it has.

    Returns:
        What was written, and what each format could not hold.

    Raises:
        OptionError: If a value is not of its option's type.
        UnknownNameError: If there is no such format, or none of them has an option.
        WriteError: If a format cannot hold the log.

    Examples:
        >>> import tempfile
        >>> from wb2pm.bundled import demonstrations_of
        >>> written = convert(demonstrations_of(4003), out=tempfile.mkdtemp(), outputs="xes")
        >>> written[0].cases
        5
    """
    ready = recordings if isinstance(recordings, Prepared) else prepare(recordings)
    names = [outputs] if isinstance(outputs, str) else outputs
    return write_outputs(labelled_log(ready), Path(out), names, options)


def check_recordings(  # noqa: PLR0913 (each a question of its own)
    prepared: Prepared,
    *,
    procedure: str | Path | None = None,
    others: bool = False,
    grounded: Mapping[str, GroundedProcedure] | None = None,
    backend: Backend | None = None,
    facts: bool = True,
    check_time_s: float | None = None,
    on_progress: Callable[[str, int, int], None] | None = None,
) -> Checks:
    """Check recordings against a written procedure or against each other.

    Args:
        prepared: The recordings.
        procedure: Text file of the procedure for all of them. By default see
            `wb2pm.analysis.workflows.check_procedures`.
        others: Check each against the others of its workflow instead.
        grounded: Workflow -> its procedure with what people do for each step, as
            `wb2pm.analysis.groundings` makes or reads it: rules judge by it.
        backend: The model; None for rules.
        facts: Whether a model is told what the alignment finds.
        check_time_s: Seconds that the rules may take, but for what one check does;
            None for any number. What nobody checked is named in `unchecked`.
        on_progress: Told the stage, how many are done, and of how many.

    Returns:
        The verdicts, and why a recording has none.

    Raises:
        ConformanceError: If another procedure was grounded than a workflow has.
        ConversionError: If the procedure cannot be read or has no steps.
        PermitError: If no request may leave this machine.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.analysis.preparing import prepare
        >>> checks = check_recordings(prepare(demonstrations_of(4003)))
        >>> len(checks.verdicts)
        5
    """
    given = None
    if procedure is not None:
        given = read_procedure(procedure, redaction=prepared.redaction)
    if backend is not None:
        answers = answer_recordings(
            CHECK,
            prepared,
            others=others,
            procedure=given,
            backend=backend,
            facts=facts,
            on_progress=on_progress,
        )
        ids = [d.id for d in prepared.demonstrations if d.id not in answers]
        return Checks(
            {case: answer.result for case, answer in answers.items() if answer.result},
            (
                *(f"{case} was not checked: there are no others" for case in ids),
                *(
                    f"{case}: no answer: {answer.declined}"
                    for case, answer in answers.items()
                    if not answer.result
                ),
            ),
            answers,
        )
    if others:
        among = check_among_others(
            prepared.demonstrations, prepared.steps, clock=Clock(check_time_s)
        )
        return Checks(*among, {})
    known = grounded or {}
    groups = group_by_workflow(prepared.demonstrations)
    verdicts: dict[str, Verdict] = {}
    unchecked = [
        f"{workflow} is grounded, and there is no recording of it"
        for workflow in known
        if workflow not in groups
    ]
    clock = Clock(check_time_s)
    for number, (workflow, group) in enumerate(groups.items()):
        found, notes = check_procedures(
            group,
            prepared.steps,
            given=given,
            grounded=known.get(workflow),
            clock=Clock(clock.share(len(groups) - number)),
        )
        verdicts |= found
        unchecked += notes
    return Checks(verdicts, tuple(unchecked), {})


def read_procedure(path: str | Path, *, redaction: Policy = "secrets") -> Procedure:
    """Read a procedure from a text file, and mask it as recordings are.

    Args:
        path: The file.
        redaction: What to mask: its text comes back in verdicts and answers.

    Raises:
        ConversionError: If it cannot be read or has no steps.
    """
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except OSError as exc:
        raise ConversionError(exc.strerror or str(exc), str(path)) from exc
    except UnicodeDecodeError as exc:
        where = f"byte {exc.start + 1}"
        raise ConversionError("not UTF-8: save it as UTF-8", str(path), where) from exc
    procedure = parse_procedure(text, source=str(path))
    if not procedure.steps:
        raise ConversionError("no step was found in it", str(path))
    return mask_procedure(procedure, policy=redaction)
