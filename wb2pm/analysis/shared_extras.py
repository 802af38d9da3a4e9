"""What a procedure does not ask for and most of those who did the work did all the same."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from wb2pm.discovery.conformance.reasons import with_reasons
from wb2pm.discovery.conformance.verdict_scores import FOLLOWED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wb2pm.discovery.conformance.deviations import Verdict
    from wb2pm.events import Activity

_FEWEST: Final = 2
"""Others who did the same: one alone shows no habit."""


def forgive_shared_extras(
    verdicts: Mapping[str, Verdict], steps: Mapping[str, tuple[Activity, ...]]
) -> dict[str, Verdict]:
    """Take no deviation for extra that at least half of the others did too.

    It is in the work, if not in the text; a note says how many did it.

    Args:
        verdicts: Case id -> verdict on the written procedure, of one workflow.
        steps: Case id -> activities at granularity ``step``.

    Returns:
        Case id -> verdict without these, judged anew.

    Examples:
        >>> forgive_shared_extras({}, {})
        {}
    """
    done = {case: {activity.label for activity in steps[case]} for case in verdicts}
    doing = Counter(label for labels in done.values() for label in labels)
    others = len(done) - 1
    return {
        case: _judged_anew(verdict, doing, others) for case, verdict in verdicts.items()
    }


def _judged_anew(verdict: Verdict, doing: Mapping[str, int], others: int) -> Verdict:
    shared = {
        label: doing[label] - 1
        for deviation in verdict.deviations
        if deviation.kind == "extra"
        and (label := deviation.activity_label) is not None
        and doing[label] - 1 >= max(_FEWEST, others / 2)
    }
    if not shared:
        return verdict
    left = tuple(
        deviation
        for deviation in verdict.deviations
        if deviation.kind != "extra" or deviation.activity_label not in shared
    )
    extras = sum(deviation.kind == "extra" for deviation in left)
    evidence = {**verdict.evidence, "extra": extras}
    evidence = {kind: count for kind, count in evidence.items() if count}
    told = verdict.followed is not None
    anew = replace(
        verdict,
        deviations=left,
        evidence=evidence,
        score=round(FOLLOWED.score(evidence), 4),
        followed=FOLLOWED.says(evidence) if told else None,
        notes=(
            *verdict.notes,
            *(
                f"{label} is not asked for, and {count} of {others} others did it too."
                for label, count in shared.items()
            ),
        ),
    )
    kept = [
        r for r in verdict.reasons if r.kind == "unfocused" or r.question == "completed"
    ]
    return with_reasons(anew, *kept)
