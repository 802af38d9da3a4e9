"""The jobs that an assistant can ask for; each answers in text and writes nothing."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wb2pm import columns
from wb2pm.analysis.preparing import prepare
from wb2pm.analysis.workflows import check_procedures, choose_procedures
from wb2pm.errors import ConversionError
from wb2pm.llm.cases import mask_procedure
from wb2pm.mcp.answer_lines import claim_lines, declined, verdict_lines
from wb2pm.mcp.held import Held
from wb2pm.mcp.refusing import refused
from wb2pm.mcp.telling import row, tell
from wb2pm.procedures.procedure import procedure_text
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    import pandas as pd

    from wb2pm.converters.sources.readers import SkippedRecording
    from wb2pm.events import Activity, Demonstration
    from wb2pm.mcp.held import Part
    from wb2pm.mcp.sources import Folders
    from wb2pm.procedures.procedure import Procedure

MOST_READ: Final = 200
"""Recordings in one reading: about a minute of work, some megabytes each in memory."""
_SOURCE_S: Final = 60.0
_SOURCE_MB: Final = 1_024
"""What one recording may take while somebody waits for the answer."""
LONGEST_TEXT: Final = 20_000
"""Characters of a question or a written procedure."""


class Jobs:
    """What can be asked for of the recordings in some folders.

    Args:
        folders: The folders.
    """

    def __init__(self, folders: Folders) -> None:
        self._folders = folders
        self._held = Held()

    def recordings(self, folder: str = "f1", first: int = 1) -> str:
        """List the recordings in a folder.

        Args:
            folder: Its name, such as ``f1``.
            first: Number of the first line that is wanted.
        """
        found = self._folders.listing(folder)
        lines = [row(r.name, r.shown, reader=r.reader) for r in found.recordings]
        lines += self._skipped(found.skipped)
        said = f"{folder}: {len(found.recordings)} recordings, {found.unclaimed} other files."
        return tell([said], "recordings", lines, first=first)

    def read(
        self,
        recordings: Sequence[str],
        on_progress: Callable[[str, int, int], None] | None = None,
    ) -> str:
        """Read recordings, masked and labelled.

        Args:
            recordings: Names of recordings (``f1.3``) or folders (``f1``).
            on_progress: Told the stage, how many are done, and of how many.

        Raises:
            ConversionError: If nothing could be read.
            OptionError: If a name is of nothing, or they are too many.
        """
        found = self._folders.find(recordings)
        if not found:
            raise refused("recordings", "there is none to read")
        if len(found) > MOST_READ:
            why = f"{len(found)} are too many at once: name at most {MOST_READ}"
            raise refused("recordings", why)
        prepared = prepare(
            [each.path for each in found],
            time_limit_s=_SOURCE_S,
            memory_limit_mb=_SOURCE_MB,
            on_progress=on_progress,
        )
        reading = self._held.keep_reading(prepared)
        lines = []
        for name, workflow in reading.workflows.items():
            pairs = reading.pairs(name)
            lines.append(row(name, workflow, cases=len(pairs)))
            short = {case: c for c, case in reading.cases.items()}
            lines += [
                row(
                    short[d.id],
                    d.id,
                    d.intent,
                    workflow=name,
                    activities=len(steps),
                    outcome=_plain(d.outcome),
                )
                for d, steps in pairs
            ]
        lines += self._skipped(prepared.skipped)
        masked = sum(prepared.redactions.values())
        said = (
            f"Held as {reading.name}: {len(reading.cases)} cases of"
            f" {len(reading.workflows)} workflows; {len(prepared.skipped)} recordings"
            f" were not read; {masked} secrets are masked."
        )
        return tell([said], "workflows, cases and intents", lines)

    def log(self, of: str, first: int = 1) -> str:
        """Describe the event log: its activities and variants, with counts and times.

        Args:
            of: A reading (``r1``) or a workflow (``r1.w1``).
            first: Number of the first line that is wanted.
        """
        from wb2pm.discovery.counts.variants import variants

        log = self._log(self._held.find(of))
        cases = log[columns.CASE].nunique()
        counted = log.groupby(columns.ACTIVITY)[columns.CASE].agg(["size", "nunique"])
        counted = counted.sort_values(["size", "nunique"], ascending=False)
        numbered = enumerate(counted.itertuples(), start=1)
        lines = [
            row(f"activity {n}", str(one[0]), times=one[1], cases=one[2])
            for n, one in numbered
        ]
        found = variants(log)
        for number, variant in enumerate(found, start=1):
            way = " > ".join(variant.activities)
            lines.append(row(f"variant {number}", way, cases=len(variant.cases)))
        said = (
            f"{of}: {cases} cases, {len(log)} events, {len(counted)} activities,"
            f" {len(found)} variants."
        )
        return tell([said], "activities and variants", lines, first=first)

    def events(self, of: str, first: int = 1) -> str:
        """List what was done in one case, in order.

        Args:
            of: A case (``r1.c1``).
            first: Number of the first line that is wanted.
        """
        part = self._case(of)
        demonstration, steps = part.reading.pair(of)
        lines = []
        for number, activity in enumerate(steps, start=1):
            at = activity.started_at
            when = at.isoformat(timespec="seconds")
            lines.append(row(str(number), activity.label, activity.value, at=when))
        said = [f"{of}: {len(steps)} activities, {len(demonstration.events)} events."]
        return tell(said, "activities with values and times", lines, first=first)

    def discover(self, of: str, miner: str | None = None) -> str:
        """Discover a process model, and measure how well it describes the log.

        Args:
            of: A reading or a workflow.
            miner: A name of a miner; by default the best sound model of all of them.

        Raises:
            DiscoveryError: If the miner fails.
            UnknownNameError: If there is no such miner.
        """
        from wb2pm.analysis.limited_models import find_model
        from wb2pm.discovery.counts.directly_follows import directly_follows
        from wb2pm.discovery.mining.choosing import AUTO

        log = self._log(self._held.find(of))
        model = find_model(log, name=of, miner=miner or AUTO)
        name = self._held.keep_model(model)
        quality = model.quality
        measures = ("fitness", "precision", "generalisation", "simplicity")
        told = [
            f"{each} {getattr(quality, each):.2f}"
            for each in measures
            if getattr(quality, each, None) is not None
        ]
        flows = directly_follows(log).flows
        lines = [
            row(
                f"flow {number}",
                flow.source or "(start)",
                flow.target or "(end)",
                times=flow.count,
            )
            for number, flow in enumerate(
                sorted(flows, key=lambda f: (-f.count, f.source or "", f.target or "")),
                start=1,
            )
        ]
        measured = ", ".join(told) or "not measured"
        said = [
            f"Held as {name}: a model by the miner {model.miner!r}; {measured}.",
            f"Its BPMN diagram is the resource wb2pm://models/{name}.bpmn.",
        ]
        return tell(said, "what follows what", lines)

    def bpmn(self, model: str) -> str:
        """Return the BPMN diagram of a model.

        Args:
            model: Its name (``m1``).
        """
        from wb2pm.discovery.files.bpmn import write_bpmn

        held = self._held.model(model)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "model.bpmn"
            write_bpmn(held, path)
            return path.read_text(encoding="utf-8")

    def check(self, of: str, procedure: str | None = None) -> str:
        """Check recordings against a procedure: followed, completed, and why not.

        Args:
            of: A workflow or a case.
            procedure: The text of a written procedure; by default the one that lies
                beside the recordings.
        """
        part = self._held.find(of)
        if part.workflow is None:
            raise refused("of", "name a workflow or a case")
        group = [d for d, _ in part.reading.pairs(part.workflow)]
        given = _procedure(procedure) if procedure is not None else None
        verdicts, notes = check_procedures(
            group, part.reading.prepared.steps, given=given
        )
        short = {case: name for name, case in part.reading.cases.items()}
        wanted = [d.id for d in group if part.case in {None, short[d.id]}]
        lines = []
        for case in wanted:
            if case in verdicts:
                lines += verdict_lines(short[case], verdicts[case])
        lines += [row("not checked", note) for note in notes]
        told = [verdicts[case] for case in wanted if case in verdicts]
        said = (
            f"{len(told)} of {len(wanted)} cases were checked: followed"
            f" {_shares(v.followed for v in told)}; completed"
            f" {_shares(v.completed for v in told)}."
        )
        return tell([said], "verdicts, each followed by its reasons", lines)

    def segment(self, of: str, procedures: dict[str, str] | None = None) -> str:
        """Cut a long recording into runs of workflows.

        Args:
            of: A case.
            procedures: Name -> text of the workflows it may hold; by default runs are
                found by what repeats.
        """
        from wb2pm.llm.jobs.segmenting import segment

        part = self._case(of)
        pair = part.reading.pair(of)
        known = {name: _procedure(text) for name, text in (procedures or {}).items()}
        found = segment(pair, dict(known) or None)
        lines = [
            row(
                f"{cut.first + 1} to {cut.last + 1}",
                cut.workflow or "(no workflow)",
                pair[1][cut.first].label,
                pair[1][cut.last].label,
                run=cut.run,
            )
            for cut in found.segments
        ]
        lines += [row("note", issue) for issue in found.issues]
        said = [f"{of}: {len(found.segments)} parts of {found.entries} activities."]
        return tell(said, "parts: workflow, first and last activity", lines)

    def sop(self, of: str) -> str:
        """Write the procedure that the recordings of a workflow, or one case, show.

        Args:
            of: A workflow or a case.
        """
        from wb2pm.llm.jobs.procedure import write_sop

        answer = write_sop(self._pairs(of))
        if answer.result is None:
            return declined(answer)
        text = procedure_text(answer.result).splitlines()
        lines = [row(str(n), line) for n, line in enumerate(text, start=1) if line]
        return tell([f"The procedure of {of}."], "written procedure", lines)

    def ask(self, of: str, question: str) -> str:
        """Answer a question about recordings by counting and reading, not by a model.

        Args:
            of: A reading, a workflow or a case.
            question: The question, in words.
        """
        from wb2pm.llm.jobs.question import ask

        answer = ask(_bounded(question), self._pairs(of))
        if answer.result is None:
            return declined(answer)
        lines = [row("answer", answer.result.text), *claim_lines(answer)]
        return tell([f"An answer from {of}."], "answer, and what it rests on", lines)

    def improve(self, of: str) -> str:
        """Suggest how the work of a workflow, and its procedure, could be better.

        Args:
            of: A workflow.
        """
        from wb2pm.llm.jobs.improving import improve

        pairs = self._pairs(of)
        chosen = choose_procedures([d for d, _ in pairs])
        procedure = next((p for p in chosen.values() if p is not None), None)
        answer = improve(pairs, procedure=procedure)
        if answer.result is None:
            return declined(answer)
        lines = [
            row(
                one.kind,
                one.sentence,
                times=one.occurrences,
                cases=len(one.demonstrations),
                saves_s=None if one.saving_s is None else round(one.saving_s, 1),
            )
            for one in answer.result.work
        ]
        lines += [
            row(f"procedure: {change.kind}", change.sentence, change.text)
            for change in answer.result.procedure
        ]
        said = f"{len(lines)} suggestions for {of}."
        return tell([said], "suggestions", lines)

    def _pairs(self, of: str) -> list[tuple[Demonstration, tuple[Activity, ...]]]:
        part = self._held.find(of)
        if part.case is not None:
            return [part.reading.pair(part.case)]
        return part.reading.pairs(part.workflow)

    def _case(self, of: str) -> Part:
        part = self._held.find(of)
        if part.case is None:
            raise refused("of", f"name a case, such as {part.reading.name}.c1")
        return part

    def _log(self, part: Part) -> pd.DataFrame:
        log = part.reading.log
        if part.case is not None:
            return log[log[columns.CASE] == part.reading.cases[part.case]]
        if part.workflow is None:
            return log
        wanted = [d.id for d, _ in part.reading.pairs(part.workflow)]
        return log[log[columns.CASE].isin(wanted)]

    def _skipped(self, skipped: Iterable[SkippedRecording]) -> list[str]:
        return [
            row("not read", self._folders.below(one.source), one.reason)
            for one in skipped
        ]


def _procedure(text: str) -> Procedure:
    procedure = parse_procedure(_bounded(text))
    if not procedure.steps:
        raise ConversionError(
            "the procedure has no steps: write one a line, numbered", "procedure"
        )
    return mask_procedure(procedure)


def _bounded(text: str) -> str:
    if len(text) > LONGEST_TEXT:
        why = f"longer than {LONGEST_TEXT:,} characters: shorten it"
        raise refused("text", why)
    return text


def _plain(word: str | None) -> str | None:
    """Take a word of a recording that is one of a few, never a sentence of it."""
    return word if word and word.isascii() and word.isalpha() else None


def _shares(answers: Iterable[bool | None]) -> str:
    given = list(answers)
    return (
        f"{given.count(True)} yes, {given.count(False)} no,"
        f" {given.count(None)} cannot be told"
    )
