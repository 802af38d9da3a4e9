"""Results without the secrets of the recordings that they are about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from wb2pm.bundled import demonstrations_folder
from wb2pm.converters.redaction.redact import mask_values, secrets_in
from wb2pm.converters.sources.bounds import Bounds
from wb2pm.converters.sources.finding import find_sources
from wb2pm.converters.sources.reading import make_readers, read_bounded
from wb2pm.errors import Wb2pmError
from wb2pm.events import Demonstration

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from wb2pm.converters.redaction.spans import Kind
    from wb2pm.evaluation.tasks import Evaluation, Result, Setting


def mask_evaluation(evaluation: Evaluation) -> Evaluation:
    """Mask what answers and truths hold of the secrets in the recordings.

    A written procedure says what was typed, and so may a truth. The recordings that
    the setting names are read once more for what is secret in them; whatever looks
    like a secret by itself is masked as well.

    Args:
        evaluation: As it was run.

    Returns:
        The same, with masked truths and answers; figures are as they were.

    Examples:
        >>> from wb2pm.evaluation.tasks import (
        ...     Answer, Evaluation, Result, Setting, SolverRun,
        ... )
        >>> said = Answer(prediction="Mail kim@shop.example.")
        >>> one = Result(id="1", group="w", truth=True, answer=said)
        >>> run = SolverRun(
        ...     solver="s", kind="rules", summaries=(), results=(one,), unscored=0, seconds=1
        ... )
        >>> whole = Evaluation(
        ...     task="t", description="", setting=Setting(data=("none",)), data_hash="", runs=(run,)
        ... )
        >>> mask_evaluation(whole).runs[0].results[0].answer.prediction
        'Mail [email].'
    """
    known: dict[str, Kind] = {}
    for demonstration in _recordings(evaluation.setting):
        known |= secrets_in(demonstration)
    runs = tuple(
        replace(run, results=tuple(_masked(result, known) for result in run.results))
        for run in evaluation.runs
    )
    return replace(evaluation, runs=runs)


def _masked(result: Result, known: Mapping[str, Kind]) -> Result:
    said = result.answer
    held: dict[str, Any] = mask_values(
        {
            "truth": result.truth,
            "prediction": said.prediction,
            "rationale": said.rationale,
            "unscored": said.unscored,
            "details": said.details,
        },
        known,
    )
    truth = held.pop("truth")
    return replace(result, truth=truth, answer=replace(said, **held))


def _recordings(setting: Setting) -> Iterator[Demonstration]:
    """Read one at a time; what is no recording has no secrets that were typed."""
    try:
        roots = setting.data or (demonstrations_folder(),)
        sources = find_sources(roots, format=None)
        readers = make_readers(sources, timezone="UTC")
    except Wb2pmError:
        return
    for path, name in sources.paths:
        for outcome in read_bounded(path, readers[name], Bounds()):
            if isinstance(outcome, Demonstration):
                yield outcome
