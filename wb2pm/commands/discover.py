"""The command that discovers, compares and draws process models."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wb2pm.commands.cases import case_options, tell_cases
from wb2pm.commands.options import (
    PATHS,
    RECORDINGS,
    Command,
    read_options,
    split_options,
    tell,
    tell_names,
    tell_skipped,
    time_limit,
    write_json,
)
from wb2pm.commands.part_jobs import (
    PartJob,
    compare_cases_of_part,
    compare_part,
    find_part_model,
    write_part_model,
)
from wb2pm.commands.progress import progress

if TYPE_CHECKING:
    import pandas as pd

    from wb2pm.analysis.cases import CaseMaking
    from wb2pm.converters.ocel.log import ObjectCentricLog


class _DiscoverCommand(Command):
    """Lists the miners below its help, those of other packages too."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write each miner with its options."""
        from wb2pm.discovery.mining.registry import (
            miner_options,
            miners,
            usable_miners,
        )

        rows = [("auto", "the best sound model of those that these find")]
        for name in usable_miners():
            miner = miners.get(name)
            needs = f" (extra `{miner.extra}`)" if miner.extra else ""
            rows.append((name, f"{miner.description}{needs}"))
            rows += [("", str(option)) for option in miner_options(name)]
        heading = "Miners, each with its options (--miner-option NAME=VALUE)"
        with formatter.section(heading):
            formatter.write_dl(rows)
        super().format_epilog(ctx, formatter)


def _pairs(
    _context: click.Context, _option: click.Parameter, given: tuple[str, ...]
) -> dict[str, list[str]]:
    pairs: dict[str, list[str]] = {}
    for each in given:
        column, equals, value = each.partition("=")
        if not equals:
            raise click.BadParameter(f"{each!r} is not COLUMN=VALUE")
        pairs.setdefault(column, []).append(value)
    return pairs


@click.command(cls=_DiscoverCommand)
@RECORDINGS
@click.option(
    "--out",
    type=PATHS,
    help="File to write to: .bpmn, .pnml, .ptml, .svg, .png (extra `png`) or .json.",
)
@click.option(
    "--miner",
    metavar="NAME",
    default="auto",
    show_default=True,
    help="How to find the model: see the list below. `auto` tries them all and takes the"
    " best sound model by fitness and precision, and says why.",
)
@click.option(
    "--miner-option",
    "miner_options",
    multiple=True,
    callback=split_options,
    metavar="NAME=VALUE",
    help="Option of the miner; may be repeated.",
)
@click.option(
    "--types",
    multiple=True,
    metavar="TYPE",
    help="Type of objects that the picture of an object-centric model shows; may be "
    "repeated. Default: the demonstration and the business objects.",
)
@click.option(
    "--compare",
    is_flag=True,
    help="Try every miner, print how good its model is, and recommend one.",
)
@click.option(
    "--across",
    is_flag=True,
    help="Print what differs between the recordings: variants, rework, loops, times, people.",
)
@click.option(
    "--by-workflow",
    is_flag=True,
    help="One model, table or comparison for each workflow. Default: one for all.",
)
@case_options
@read_options
@click.option(
    "--noise",
    type=click.FloatRange(0, 1),
    default=0.2,
    show_default=True,
    help="Flows rarer than this share of the most frequent one are left out.",
)
@click.option(
    "--top-variants",
    type=click.IntRange(min=1),
    help="Keep the most frequent variants.",
)
@click.option(
    "--coverage",
    type=click.FloatRange(0, 1),
    help="Keep the variants that cover this share of the recordings.",
)
@click.option(
    "--min-share",
    type=click.FloatRange(0, 1),
    help="Keep the activities that this share of the recordings holds.",
)
@click.option(
    "--since", type=click.DateTime(), help="Keep recordings from then on (UTC)."
)
@click.option(
    "--until", type=click.DateTime(), help="Keep recordings up to then (UTC)."
)
@click.option(
    "--where",
    multiple=True,
    callback=_pairs,
    metavar="COLUMN=VALUE",
    help="Keep recordings with this value in a column of the log; may be repeated.",
)
@time_limit(
    "models_time_s",
    "What finding and measuring models may take in all, once the recordings are "
    "read; 0 for no limit. Models and measures that are not done by then are left "
    "out, and named.",
)
@click.option(
    "--measured-variants",
    "max_variants",
    type=click.IntRange(min=0),
    default=5_000,
    show_default=True,
    metavar="N",
    callback=lambda _context, _option, given: given or None,
    help="On how many variants nets are measured at most: of a log that has more, on the"
    " most frequent ones and a sample of the others, and the result says so; 0 for all.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
def discover(  # noqa: PLR0913, PLR0917 (click passes them by name)
    recordings: tuple[Path, ...],
    out: Path | None,
    miner: str,
    miner_options: dict[str, str],
    types: tuple[str, ...],
    compare: bool,
    across: bool,
    by_workflow: bool,
    noise: float,
    top_variants: int | None,
    coverage: float | None,
    min_share: float | None,
    since: Any,
    until: Any,
    where: dict[str, list[str]],
    models_time_s: float | None,
    max_variants: int | None,
    making: CaseMaking | None,
    as_json: bool,
    **options: Any,
) -> None:
    """Discover process models of recordings, in any notation (extra `mining`).

    \b
    Examples:
      wb2pm discover recordings/0*/ --out model.bpmn
      wb2pm discover recordings/ --by-workflow --out model.pnml --noise 0 --granularity page
      wb2pm discover recordings/ --compare --cases task
      wb2pm discover recordings/ --across --where case:org:resource=anna
      wb2pm discover recordings/ --miner oc_petri_net --out objects.svg --types order
      wb2pm discover recordings/ --miner declare --miner-option support=0.3
    """
    from wb2pm.analysis.batch import labelled_log
    from wb2pm.analysis.cases import prepare_cases
    from wb2pm.discovery.files.writing import WRITERS
    from wb2pm.discovery.mining.choosing import AUTO, candidates
    from wb2pm.discovery.mining.registry import check_miners, miners, usable_miners
    from wb2pm.discovery.time_limits import Clock, Worker
    from wb2pm.errors import WriteError

    if out is not None and out.suffix.lower() not in WRITERS:
        known = ", ".join(sorted(WRITERS))
        raise WriteError(f"{out}: the file's ending must be one of {known}")
    objects = miner != AUTO and miners.get(miner).works_on == "objects"
    tried = candidates() if miner == AUTO else [miner]
    check_miners(usable_miners(objects=objects) if compare else tried, miner_options)
    finding = {"noise": noise, "options": miner_options}
    with progress() as on_progress:
        prepared = prepare_cases(
            recordings,
            making,
            as_tables=not objects,
            on_progress=on_progress,
            **options,
        )
        tell_names(prepared)
        tell_cases(prepared)
        labelled = labelled_log(prepared)
        log, notes = _filtered(
            labelled.log,
            top=top_variants,
            coverage=coverage,
            share=min_share,
            since=since,
            until=until,
            where=where,
        )
    for note in notes:
        tell(note)
    results: dict[str, Any] = {}
    clock = Clock(models_time_s)
    parts = _parts(log, out, by_workflow=by_workflow)
    with Worker() as worker:  # one for all: to start it takes seconds
        for at, (name, part, target) in enumerate(parts):
            left = Clock(clock.share(len(parts) - at))
            job = PartJob(name, finding, left, worker, max_variants)
            source: pd.DataFrame | ObjectCentricLog = part
            if objects:
                source = _objects(labelled, part)
            if compare:
                results[name] = compare_part(source, job, as_json=as_json)
            elif across:
                results[name] = compare_cases_of_part(part, job, as_json=as_json)
            if target is not None or not (compare or across):
                model = find_part_model(source, miner, job)
                found = write_part_model(model, target, types=types, as_json=as_json)
                results[name] = {**results.get(name, {}), **found}
    if as_json:
        write_json(results if by_workflow else next(iter(results.values())))
    tell_skipped(prepared.skipped)


def _filtered(  # noqa: PLR0913 (options of one job)
    log: pd.DataFrame,
    *,
    top: int | None,
    coverage: float | None,
    share: float | None,
    since: Any,
    until: Any,
    where: dict[str, list[str]],
) -> tuple[pd.DataFrame, list[str]]:
    from datetime import timezone

    from wb2pm.discovery.counts.filters import (
        keep_attribute,
        keep_frequent,
        keep_time,
        keep_variants,
    )

    notes: list[str] = []
    for column, values in where.items():
        log, _, note = keep_attribute(log, column, values)
        notes.append(note)
    if since is not None or until is not None:
        start, end = (
            None if moment is None else moment.replace(tzinfo=timezone.utc)
            for moment in (since, until)
        )
        log, _, note = keep_time(log, start=start, end=end)
        notes.append(note)
    if share is not None:
        log, _, note = keep_frequent(log, share=share)
        notes.append(note)
    if top is not None or coverage is not None:
        log, _, note = keep_variants(log, top=top, coverage=coverage)
        notes.append(note)
    return log, notes


def _parts(
    log: pd.DataFrame, out: Path | None, *, by_workflow: bool
) -> list[tuple[str, pd.DataFrame, Path | None]]:
    """Return each model its name, its part of the log, and its file."""
    from wb2pm.discovery.mining.each_workflow import split_log
    from wb2pm.report.files import file_names

    if not by_workflow:
        return [(out.stem if out is not None else "all recordings", log, out)]
    parts = list(split_log(log))
    stems = file_names("-".join(name.split()) for name, _ in parts)
    return [
        (name, part, out and out.with_name(f"{out.stem}-{stem}{out.suffix}"))
        for (name, part), stem in zip(parts, stems, strict=True)
    ]


def _objects(labelled: Any, part: pd.DataFrame) -> ObjectCentricLog:
    from wb2pm.columns import CASE
    from wb2pm.converters.ocel.objects import objects_of_activities

    if labelled.objects is not None:
        return labelled.objects  # type: ignore[no-any-return]  # its class says so
    cases = set(part[CASE])
    own = [(d, activities) for d, activities in labelled.items if d.id in cases]
    return objects_of_activities(labelled.recorded or own)  # the former share no events
