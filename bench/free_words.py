"""Verdicts on procedures in people's own words, each run beside those of others.

    python bench/free_words.py FOLDER [FOLDER ...] [--others N] [--way WAY]

Each folder holds the WONDERBREAD demonstrations of one application, and a
`ground_truth.json` that says who did them and which failed; the procedure beside one
demonstration of a workflow serves them all. Every intact run is a positive; its
negatives are WONDERBREAD's own draws: three with two states skipped and three with two
swapped for the trajectory, three truncated ones and the failed runs for completion. A
run is judged beside what other people did, without itself. Weights, threshold and band
are fitted on the other applications.

Prints, for each application, for the last three and for all together, F1 and balanced
accuracy of the answers given, F1 with declined answers counted as wrong, and the share
declined; errors are bootstrapped over workflows. `--others N` takes at most N others of
each run (which, is drawn by hash); `--way text` and `--way others` measure the check
against the text, taken word for word as shipped, and against others without the text;
`--way alone` measures the text in any words and the run, with nobody else's.
`--way words` takes the text word for word and fits weights and threshold, on the other
sites of the recordings: for procedures in a formal style. How many negatives leave no
trace at all is counted: nothing that is compared tells them from their intact run.
"""

from __future__ import annotations

import argparse
import hashlib
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from wb2pm.converters.labels.labelling import label
from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.discovery.conformance.checking import check_procedure
from wb2pm.discovery.conformance.grounding.alone import (
    lay_alone,
    shown_by_itself,
    tell_alone,
)
from wb2pm.discovery.conformance.grounding.among import against
from wb2pm.discovery.conformance.grounding.beside import lay_beside
from wb2pm.discovery.conformance.grounding.readings import read_run
from wb2pm.discovery.conformance.grounding.scores import (
    COMPLETED_ALONE_PRIOR,
    COMPLETED_BESIDE_PRIOR,
    FOLLOWED_ALONE_PRIOR,
    FOLLOWED_BESIDE_PRIOR,
)
from wb2pm.discovery.conformance.grounding.shared_outcomes import end_evidence
from wb2pm.discovery.conformance.grounding.signs import (
    completed_signs,
    followed_signs,
)
from wb2pm.discovery.conformance.procedure.understanding import MIN_COVERAGE
from wb2pm.discovery.conformance.verdict_scores import (
    COMPLETED_PRIOR,
    FOLLOWED_PRIOR,
    calibrate,
    fit_band,
)
from wb2pm.evaluation.edited_recordings import edited_recording
from wb2pm.evaluation.validation_examples import validation_examples, with_others
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.discovery.conformance.deviations import Verdict
    from wb2pm.discovery.conformance.grounding.readings import Reading
    from wb2pm.discovery.conformance.verdict_scores import Calibration, Evidence
    from wb2pm.evaluation.tasks import Example

RESAMPLES = 1000
LAST = 3
"""Applications at the end of the list that are shown together."""


class Judged(NamedTuple):
    """What is known of one run.

    Attributes:
        question: `trajectory` or `completion`.
        group: Its workflow.
        truth: Whether yes is right.
        evidence: What speaks against it.
        said: The answer, where the way gives one by itself.
        traceless: Whether nothing tells it from the run that it was made from.
        covered: Whether enough of the text was understood, or is like what was done.
    """

    question: str
    group: str
    truth: bool
    evidence: Evidence
    said: bool | None
    traceless: bool
    covered: bool = True


class Figures(NamedTuple):
    """How good answers are."""

    f1: float
    balanced: float
    declined_as_wrong: float
    declined: float


def few_of(example: Example, most: int) -> list[str]:
    """Draw the others that a run is judged by."""
    own = example.input.recording

    def drawn(folder: str) -> str:
        return hashlib.sha256(
            f"{Path(own).name} {Path(folder).name}".encode()
        ).hexdigest()

    return sorted(sorted(example.input.others, key=drawn)[:most])


def judge(folder: Path, *, way: str, others: int) -> list[tuple[str, Judged]]:
    """Judge all runs of one application, each with its site."""
    examples = validation_examples([folder], shared=way != "words")
    if way != "words":
        examples = with_others(examples, fewest=1)
    readings: dict[tuple[str, tuple[int, ...] | None], Reading] = {}
    verdicts: dict[tuple[str, tuple[int, ...]], Verdict] = {}

    def reading(recording: str, entries: tuple[int, ...] | None) -> Reading:
        if (recording, entries) not in readings:
            if entries is None:
                found = read_demonstration(Path(recording))
                readings[recording, None] = read_run(found, label(found))
            else:
                with edited_recording(Path(recording), entries) as found:
                    readings[recording, entries] = read_run(found, label(found))
        return readings[recording, entries]

    judged = []
    for example in examples:
        run = example.input
        question = str(run.question)
        truth = bool(example.truth)
        if way in {"text", "words"}:
            key = run.recording, run.entries
            if key not in verdicts:
                with edited_recording(Path(run.recording), run.entries) as found:
                    verdicts[key] = check_procedure(
                        found, parse_procedure(run.procedure)
                    )
            judged.append(_as_worded(example, verdicts[key], fitted=way == "words"))
            continue
        this = reading(run.recording, run.entries)
        if way == "alone":
            alone = lay_alone(this, parse_procedure(run.procedure))
            signs = followed_signs if question == "trajectory" else completed_signs
            judged.append(
                Judged(
                    question,
                    example.group,
                    truth,
                    signs(alone),
                    None,
                    traceless=False,
                    covered=alone.coverage >= MIN_COVERAGE,
                )
            )
            continue
        procedure = parse_procedure(run.procedure) if way == "grounded" else None
        known = [reading(other, None) for other in few_of(example, others)]
        beside = lay_beside(this, known, procedure)
        if question == "trajectory":
            evidence = against(beside, procedure).evidence
        else:
            evidence = end_evidence(beside)
        judged.append(
            Judged(
                question,
                example.group,
                truth,
                evidence,
                None,
                not truth and _looks_the_same(this, reading(run.recording, None)),
            )
        )
    sites = (example.site or folder.name for example in examples)
    return list(zip(sites, judged, strict=True))


def _as_worded(example: Example, verdict: Verdict, *, fitted: bool) -> Judged:
    """Take what the check against the text says, or what it says it by."""
    followed = example.input.question == "trajectory"
    said = verdict.followed if followed else verdict.completed
    return Judged(
        str(example.input.question),
        example.group,
        bool(example.truth),
        verdict.evidence if followed else verdict.completion_evidence,
        None if fitted else said,
        traceless=False,
        covered=not fitted or said is not None,
    )


def _looks_the_same(edited: Reading, intact: Reading) -> bool:
    """Return whether a run and its edited copy were read alike, silence aside."""

    def read(reading: Reading) -> list[tuple[str, str, frozenset[str]]]:
        return [
            (moment.doing, moment.label, moment.effect)
            for moment in reading.moments
            if moment.effect and moment.doing != "scroll"
        ]

    same_acts = [s.name for s in edited.run.steps] == [s.name for s in intact.run.steps]
    return same_acts and read(edited) == read(intact)


def figures(rows: Sequence[tuple[bool, bool | None]]) -> Figures:
    """Score answers; None is declined."""
    given = [(truth, said) for truth, said in rows if said is not None]
    wrong = [(truth, said if said is not None else not truth) for truth, said in rows]
    f1, balanced = _scores(given)
    return Figures(f1, balanced, _scores(wrong)[0], 1 - len(given) / max(1, len(rows)))


def _scores(rows: Iterable[tuple[bool, bool]]) -> tuple[float, float]:
    counts: defaultdict[tuple[bool, bool], int] = defaultdict(int)
    for truth, said in rows:
        counts[truth, bool(said)] += 1
    hits, missed = counts[True, True], counts[True, False]
    false, right = counts[False, True], counts[False, False]
    f1 = 2 * hits / max(1, 2 * hits + false + missed)
    recall, specificity = hits / max(1, hits + missed), right / max(1, right + false)
    return f1, (recall + specificity) / 2


def spread(rows: Sequence[tuple[str, bool, bool | None]]) -> Figures:
    """Return the bootstrap errors over workflows."""
    groups = sorted({group for group, *_ in rows})
    generator = np.random.default_rng(0)
    drawn = []
    for _ in range(RESAMPLES):
        counts: defaultdict[str, int] = defaultdict(int)
        for at in generator.integers(0, len(groups), len(groups)):
            counts[groups[at]] += 1
        drawn.append(figures([(t, s) for g, t, s in rows for _ in range(counts[g])]))
    errors = np.array(drawn).std(axis=0)
    return Figures(*(float(error) for error in errors))


def answers(
    judged: dict[str, list[Judged]],
    question: str,
    prior: Calibration,
    *,
    band: bool = True,
) -> dict[str, list[tuple[str, bool, bool | None, bool]]]:
    """Answer each application with what was fitted on others, with the band and not."""
    found = {}
    for name, own in judged.items():
        seen = [
            (
                one.evidence if one.covered else shown_by_itself(one.evidence),
                one.truth,
            )
            for other, rows in judged.items()
            for one in rows
            if other != name
            and one.question == question
            and (one.covered or shown_by_itself(one.evidence))
        ]
        fitted = calibrate(seen, prior)
        if band:
            fitted = fit_band(seen, fitted)
        found[name] = [
            (
                one.group,
                one.truth,
                tell_alone(fitted, one.evidence, covered=one.covered),
                fitted.says(one.evidence),
            )
            for one in own
            if one.question == question
        ]
    return found


def show(title: str, rows: Sequence[tuple[str, bool, bool | None, bool]]) -> None:
    """Print one line of the table."""
    kept = [(group, truth, said) for group, truth, said, _ in rows]
    found, error = figures([(t, s) for _, t, s in kept]), spread(kept)
    every, _ = _scores([(truth, sure) for _, truth, _, sure in rows])
    print(
        f"{title:14} n {len(rows):4}  F1 {found.f1:.2f} ± {error.f1:.2f}"
        f"  balanced {found.balanced:.2f} ± {error.balanced:.2f}"
        f"  declined {found.declined:.2f}"
        f"  declined as wrong {found.declined_as_wrong:.2f}  nothing declined {every:.2f}"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--others", type=int, default=100)
    parser.add_argument(
        "--way",
        choices=["grounded", "others", "alone", "text", "words"],
        default="grounded",
    )
    given = parser.parse_args(arguments)
    judged: dict[str, list[Judged]] = defaultdict(list)
    for folder in given.folders:
        for site, one in judge(folder, way=given.way, others=given.others):
            judged[site if given.way == "words" else folder.name].append(one)
    priors = {
        "alone": (FOLLOWED_ALONE_PRIOR, COMPLETED_ALONE_PRIOR),
        "words": (FOLLOWED_PRIOR, COMPLETED_PRIOR),
    }.get(given.way, (FOLLOWED_BESIDE_PRIOR, COMPLETED_BESIDE_PRIOR))
    for question, prior in zip(("trajectory", "completion"), priors, strict=True):
        print(question)
        if given.way == "text":
            rows = {
                name: [
                    (one.group, one.truth, one.said, bool(one.said))
                    for one in own
                    if one.question == question
                ]
                for name, own in judged.items()
            }
        else:
            rows = answers(judged, question, prior, band=given.way != "words")
        for name, own in rows.items():
            show(name, own)
        last = list(rows)[-LAST:]
        show("the last three", [row for name in last for row in rows[name]])
        show("all", [row for own in rows.values() for row in own])
        untold = sum(
            one.traceless
            for own in judged.values()
            for one in own
            if one.question == question
        )
        print(f"negatives that leave no trace: {untold}")


if __name__ == "__main__":
    main()
