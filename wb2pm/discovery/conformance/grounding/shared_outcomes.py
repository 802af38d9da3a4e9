"""Whether a run came to the outcome of the others: by what was done, and is shown."""

from __future__ import annotations

import re
from collections import Counter
from statistics import median
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.discovery.conformance.grounding.acts import HABIT
from wb2pm.discovery.conformance.grounding.among import beyond_theirs, laid_among
from wb2pm.discovery.conformance.grounding.ends import completed_evidence

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from wb2pm.discovery.conformance.grounding.beside import Beside
    from wb2pm.discovery.conformance.grounding.last_screens import Outcome

_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_FEWEST_TEXTS: Final = 2
_FEWEST_RUNS: Final = 3
"""Others of whom one may have failed."""
_QUARTERS: Final = 4
"""How finely it is counted how much of what others show is missing."""
_LAST_ACTS: Final = ("closing", "tail", "early", "unfinished", "last")
"""Evidence that others did something in the end, whatever came of it."""

SHOWS_THE_END: Final = 0.15
"""Score from which on a run shows others where the end is: a doubtful one is left out."""


def end_evidence(beside: Beside) -> dict[str, int]:
    """Count what speaks against a run having come to the outcome of the others.

    There are more ways to an outcome than the others' last acts: where all is shown
    that is new on their last screens, these were not needed. Of what speaks against it
    beside two others alone, only what goes beyond what these show of each other and of
    it is counted (see `wb2pm.discovery.conformance.grounding.among.laid_among`).

    Args:
        beside: The run beside the others, of whom one may have failed.

    Returns:
        What `wb2pm.discovery.conformance.grounding.ends.completed_evidence` counts,
        and `left_out`: how many acts were not done that all others did but for one at
        most; `last`: whether the last of these is among them; `news`, `shown`: how
        many quarters are missing of what the others have in common in the end, new or
        not, measured by what they have of each other; `unshown_goal`: how many are
        missing of the words that its own goal has alone, measured by what the others
        show of theirs. Kinds that were not found are left out.
    """
    found = _against_end(beside)
    if not found or len(beside.others) != HABIT:
        return found
    return beyond_theirs(found, [_against_end(other) for other in laid_among(beside)])


def _against_end(beside: Beside) -> dict[str, int]:
    found = Counter({**completed_evidence(beside), **_left_out(beside)})
    own = beside.reading.outcome
    theirs = [other.outcome for other in beside.others if other.outcome is not None]
    if own is not None and len(theirs) == len(beside.others):
        news = _share_of_the_usual(own, theirs, lambda one: (one.news, one.ever))
        shown = _share_of_the_usual(own, theirs, lambda one: (one.shown, one.shown))
        found["news"] = news.missing_quarters
        found["shown"] = shown.missing_quarters
        found["unshown_goal"] = _unnamed_quarters(beside, (own, theirs))
        if news.is_reached and not found["failure"]:
            for kind in _LAST_ACTS:
                found[kind] = 0
    return {kind: count for kind, count in found.items() if count}


def _left_out(beside: Beside) -> dict[str, int]:
    """Count what all others did but for one at most, who may have failed."""
    habits = beside.habits
    if habits.runs < _FEWEST_RUNS:
        return {}
    done = {act.name for act in beside.acts} | beside.other_ways
    most = [s for s, n in habits.done_by.items() if n >= habits.runs - 1]
    place = {
        step: sum(
            order.index(step) / len(order) for order in habits.orders if step in order
        )
        / habits.done_by[step]
        for step in most
    }
    last = max(most, key=lambda step: place[step]) if most else None
    return {
        "left_out": sum(step not in done for step in most),
        "last": int(last is not None and last not in done),
    }


def _unnamed_quarters(
    beside: Beside, outcomes: tuple[Outcome, Sequence[Outcome]]
) -> int:
    """Count the quarters that a run's end lacks of what its goal names, and no other's."""
    goals = [_words(one.intent) for one in (beside.reading, *beside.others)]
    shown = [_words(*one.shown) for one in (outcomes[0], *outcomes[1])]
    shares = []
    for at, goal in enumerate(goals):
        rest = Counter(w for one in (*goals[:at], *goals[at + 1 :]) for w in one)
        named = {word for word in goal if rest[word] <= len(beside.others) / 2}
        shares.append(len(named & shown[at]) / len(named) if named else None)
    usual = [share for share in shares[1:] if share is not None]
    reached = median(usual) if usual else 0.0
    if shares[0] is None or not reached:
        return 0
    return round(_QUARTERS * max(0.0, 1 - shares[0] / reached))


def _words(*texts: str | None) -> frozenset[str]:
    """Collect the words of texts, numbers left out, as these are open in outcomes."""
    return frozenset(
        w for text in texts for w in _WORD.findall((text or "").casefold())
    )


class _Share(NamedTuple):
    """How much a run has of what the others have in common.

    Attributes:
        texts: How many texts they have in common.
        own: Share of these that the run has.
        usual: What each of them has of what the rest have in common: the median; None
            where the rest of none have anything.
    """

    texts: int
    own: float
    usual: float | None

    @property
    def missing_quarters(self) -> int:
        """How many quarters the run lacks of what they have of each other."""
        if self.texts < _FEWEST_TEXTS or not self.usual:
            return 0
        return round(_QUARTERS * max(0.0, 1 - self.own / self.usual))

    @property
    def is_reached(self) -> bool:
        """Whether it has as much of it as they have of each other."""
        return self.own > 0 and self.usual is not None and self.own >= self.usual


def _share_of_the_usual(
    own: Outcome,
    theirs: Sequence[Outcome],
    told: Callable[[Outcome], tuple[frozenset[str], frozenset[str]]],
) -> _Share:
    """Measure how much a run has of what most others show.

    Args:
        own: The run.
        theirs: The others.
        told: What counts as shown by others, and as shown by the one compared.
    """
    common = _common([told(one)[0] for one in theirs])
    usual = []
    for at, one in enumerate(theirs):
        rest = [told(o)[0] for o in (*theirs[:at], *theirs[at + 1 :], own)]
        if among := _common(rest):
            usual.append(len(among & told(one)[1]) / len(among))
    share = len(common & told(own)[1]) / len(common) if common else 0.0
    return _Share(len(common), share, median(usual) if usual else None)


def _common(shown: Sequence[frozenset[str]]) -> frozenset[str]:
    """Collect what more than half of the runs show."""
    counts = Counter(text for one in shown for text in one)
    return frozenset(t for t, count in counts.items() if count > len(shown) / 2)


def end_in_words(evidence: dict[str, int], *, completed: bool) -> str:
    """Say why a run is taken to have come to its end, or not.

    Args:
        evidence: As `end_evidence` counts it.
        completed: What follows from it.

    Examples:
        >>> end_in_words({"last": 1, "failure": 0}, completed=False)
        'what nearly all others did last is missing'
        >>> end_in_words({"last": 0}, completed=True)
        'it came to the outcome of the others'
    """
    told = [said for kind, said in _SAID.items() if evidence.get(kind)]
    if not completed:
        return "; ".join(told) or "it is unlike the others"
    if not told:
        return "it came to the outcome of the others"
    return (
        f"it came near enough to the outcome of the others, although {'; '.join(told)}"
    )


class _Said(NamedTuple):
    """Evidence against an end, in words."""

    failure: str = "the application said that something failed"
    missing: str = "what all others did is missing"
    left_out: str = "steps of nearly all others are missing"
    closing: str = "what all others did last is missing"
    last: str = "what nearly all others did last is missing"
    elsewhere: str = "it ended on a page of another kind"
    early: str = "it ended where the others went on"
    tail: str = "what all others did near the end is missing"
    unfinished: str = "what the others did after its last act was never done"
    news: str = "what is new on the others' last screens is not on its own"
    shown: str = "its last screens show less than those of the others"
    unshown_goal: str = "its last screens do not show what its goal names"


_SAID: Final = _Said()._asdict()
