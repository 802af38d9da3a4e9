"""What the work brought about, as the last screens show it, compared between runs."""

from __future__ import annotations

import re
from collections import Counter
from statistics import median
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.pages.context import PageContext
from wb2pm.discovery.conformance.grounding.ends import completed_evidence
from wb2pm.discovery.conformance.verdict_scores import Calibration

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from wb2pm.discovery.conformance.grounding.beside import Beside
    from wb2pm.events import Demonstration, Screen, UIEvent

_DIGITS: Final = re.compile(r"\d+")
_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_LONGEST: Final = 200
"""Characters of the longest text that is compared; what is longer is the page."""
_FEWEST_TEXTS: Final = 2
_FEWEST_RUNS: Final = 3
"""Others of whom one may have failed."""
_QUARTERS: Final = 4
"""How finely it is counted how much of what others show is missing."""
_SENDING: Final = frozenset({"submit", "message"})
_BUTTONS: Final = frozenset({"button", "menuitem", "switch"})

COMPLETED_BY_OUTCOME: Final = Calibration(
    intercept=4.211,
    weights={
        "closing": -2.01,
        "tail": -1.589,
        "missing": -2.652,
        "elsewhere": -2.508,
        "early": -2.242,
        "unfinished": -1.519,
        "failure": -4.148,
        "left_out": 0.0,
        "last": -2.385,
        "news": -1.039,
        "shown": 0.0,
        "unshown_goal": -1.336,
    },
    threshold=0.05,
    source=(
        "1,368 runs of 60 workflows in sixteen data sets: 298 complete, the others failed"
        " or truncated by the benchmark's draws, each judged by the intact runs of the"
        " other people. Of these runs one in five is complete, where people record their"
        " work five of six: a score of .05 is even odds there"
    ),
)
"""Whether a run came to the outcome of the others."""

SHOWS_THE_END: Final = 0.15
"""Score from which on a run shows others where the end is: a doubtful one is left out."""


class Outcome(NamedTuple):
    """What a run brought about. Texts are folded, and numbers left open.

    Attributes:
        demonstration: Case id.
        shown: What its screens show after the last act that sends, and its first
            screen did not.
        news: What they show then, and no screen did before.
        ever: What any screen shows, and the first did not.
    """

    demonstration: str
    shown: frozenset[str]
    news: frozenset[str]
    ever: frozenset[str]


def outcome_of(demonstration: Demonstration) -> Outcome:
    """Read from its screens what a run brought about.

    Args:
        demonstration: As read.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.converters.sources.reading import read
        >>> shown = outcome_of(read(demonstrations_of(4003)).demonstrations[0]).shown
        >>> len(shown) > 0
        True
    """
    events = demonstration.events
    if not events:
        return Outcome(demonstration.id, frozenset(), frozenset(), frozenset())
    context = PageContext(demonstration)
    sent = max((at for at, event in enumerate(events) if _may_send(event)), default=0)
    last = frozenset(_shown((e.screen_after for e in events[sent:]), context))
    before = frozenset(_shown((e.screen_before for e in events[: sent + 1]), context))
    first = frozenset(_shown((events[0].screen_before,), context))
    return Outcome(
        demonstration.id,
        shown=last - first,
        news=last - before,
        ever=(last | before) - first,
    )


def _may_send(event: UIEvent) -> bool:
    target = event.target
    if event.action in _SENDING or event.value == "Enter":
        return True
    if event.action != "click" or target is None:
        return False
    return target.tag == "button" or target.type == "submit" or target.role in _BUTTONS


def _shown(screens: Iterable[Screen | None], context: PageContext) -> Iterator[str]:
    for screen in screens:
        view = context.view(screen) if screen is not None else None
        for element in view.elements() if view is not None else ():
            for text in (element.text, element.label, element.value):
                if text and len(text) <= _LONGEST:
                    yield _DIGITS.sub("#", " ".join(text.split()).casefold())


def end_evidence(
    beside: Beside, outcomes: tuple[Outcome, Sequence[Outcome]]
) -> dict[str, int]:
    """Count what speaks against a run having come to the outcome of the others.

    Args:
        beside: The run beside the others, of whom one may have failed.
        outcomes: What the run brought about, and what each of the others did.

    Returns:
        What `wb2pm.discovery.conformance.grounding.ends.completed_evidence` counts,
        and `left_out`: how many acts were not done that all others did but for one at
        most; `last`: whether the last of these is among them; `news`, `shown`: how
        many quarters are missing of what the others have in common in the end, new or
        not, measured by what they have of each other; `unshown_goal`: how many are missing of
        the words that its own goal has alone, measured by what the others show of theirs.
    """
    habits = beside.habits
    done = {act.name for act in beside.acts} | beside.other_ways
    own, theirs = outcomes
    most: list[str] = []
    if habits.runs >= _FEWEST_RUNS:
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
        **completed_evidence(beside),
        "left_out": sum(step not in done for step in most),
        "last": int(last is not None and last not in done),
        "news": _missing_quarters(own, theirs, lambda one: (one.news, one.ever)),
        "shown": _missing_quarters(own, theirs, lambda one: (one.shown, one.shown)),
        "unshown_goal": _unnamed_quarters(beside, outcomes),
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


def _missing_quarters(
    own: Outcome,
    theirs: Sequence[Outcome],
    told: Callable[[Outcome], tuple[frozenset[str], frozenset[str]]],
) -> int:
    """Count the quarters that a run lacks of what most others show.

    Args:
        own: The run.
        theirs: The others.
        told: What counts as shown by others, and as shown by the one compared.
    """
    common = _common([told(one)[0] for one in theirs])
    if len(common) < _FEWEST_TEXTS:
        return 0
    usual = []
    for at, one in enumerate(theirs):
        rest = [told(o)[0] for o in (*theirs[:at], *theirs[at + 1 :], own)]
        if among := _common(rest):
            usual.append(len(among & told(one)[1]) / len(among))
    reached = median(usual) if usual else 0.0
    if not reached:
        return 0
    share = len(common & told(own)[1]) / len(common)
    return round(_QUARTERS * max(0.0, 1 - share / reached))


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
