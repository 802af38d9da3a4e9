"""What a question about work asks for: its kind, and the names and numbers in it.

The kinds are those of the eleven question templates of the WONDERBREAD benchmark
(arXiv 2406.13264, appendix): what may go wrong, how one knows that the work is done,
what it is for, why something was clicked or typed, how to do it with another value, how
two ways of working differ, and how the slower one could be faster.
"""

from __future__ import annotations

import re
from typing import Final, Literal

from msgspec import Struct

Kind = Literal[
    "failure_modes",
    "completion",
    "purpose",
    "why_click",
    "why_type",
    "change",
    "differences",
    "efficiency",
]
_QUOTES: Final = "\"'\u201c\u201d\u2018\u2019"
_QUOTED: Final = re.compile(rf"[{_QUOTES}](?=\S)([^\"\u201c\u201d]+?)[{_QUOTES}](?!\w)")
_STEP: Final = re.compile(r"\bstep\s*#?\s*(\d+)", re.IGNORECASE)
_SCREENSHOT: Final = re.compile(
    r"\b(?:screenshot|screen|picture|image)\s*#?\s*(\d+)", re.IGNORECASE
)
_INSTEAD: Final = re.compile(
    r"\binstead of (?P<old>.+?),?\s+(?:we|I|you|they|the user|one)\s+"
    r"(?:(?:now|rather)\s+)?(?:wanted|want|wished|wish|would like|needed|need|had|have|chose)"
    r"\s*(?:to\s+)?(?P<new>.+?)(?:[?.](?=\W|$)|$)",
    re.IGNORECASE | re.DOTALL,
)
_ABOUT: Final = re.compile(
    r"\b(?:workflow|task|work)\s+(?:about|of|to)\s+(?P<topic>.+?)\s+(?:know|tell|see|notice)\b",
    re.IGNORECASE | re.DOTALL,
)
_CLICKED: Final = re.compile(
    r"\bclick(?:s|ed|ing)?\s+(?:on\s+)?(?:the\s+)?(?P<name>.+?)"
    r"(?:\s+(?:button|link|tab|icon|field|box|option))?\s+(?:in|at|on)\s+"
    r"(?:step|screenshot|the)\b",
    re.IGNORECASE | re.DOTALL,
)
_TYPED: Final = re.compile(
    r"\b(?:typ(?:e|es|ed)|writ(?:e|es)|enter(?:s|ed)?)\s+(?:in\s+)?"
    r"(?:(?:the\s+)?(?:string|text|value|word)\s+)?(?P<name>.+?)"
    r"(?:\s+(?:in|into|at|on)\b|[?.]?$)",
    re.IGNORECASE,
)
_PATTERNS: Final[dict[Kind, str]] = {
    "change": r"\binstead of\b",
    "why_type": r"\bwhy\b.*\b(?:typ(?:e|ed|es|ing)|writ|enter(?:s|ed)? (?!in\b|at\b))",
    "why_click": r"\bwhy\b.*\b(?:click|press|select|choose|open|tap)",
    "failure_modes": r"\bfailure|\bgo(?:es)? wrong|\bmistake|\bfail\b",
    "completion": r"\bknow\b.*\b(?:complete|done|finish)|\bsign.*\bcomplet",
    "efficiency": r"\befficien|\boptimal|\bfaster\b|\bslower\b|\bquicker\b",
    "differences": r"\bdifferen|\bdiffer\b|\bcompare\b",
    "purpose": r"\bpurpose\b|\bgoal\b|\bwhat\b.*\bfor\b|\baim\b",
}
"""Kind -> what questions of it say; the first that fits is it."""
_KINDS: Final = {
    kind: re.compile(pattern, re.IGNORECASE | re.DOTALL)
    for kind, pattern in _PATTERNS.items()
}


class AskedQuestion(Struct, frozen=True, kw_only=True):
    """A question, understood.

    Attributes:
        kind: What it asks for.
        name: What was clicked or typed, as the question calls it.
        step: Number of the step it is about, from 1.
        screenshot: Number of the screenshot it is about.
        topic: Which of several workflows it is about, in words.
        old: What the work was about, where it is to be changed.
        new: What it should be about instead.
    """

    kind: Kind
    name: str | None = None
    step: int | None = None
    screenshot: int | None = None
    topic: str | None = None
    old: str | None = None
    new: str | None = None


def understand_question(question: str) -> AskedQuestion | None:
    """Return what a question asks for; None for a kind that no rule knows.

    Examples:
        >>> asked = understand_question("Why does the user click 'Apply' in step #4?")
        >>> asked.kind, asked.name, asked.step
        ('why_click', 'Apply', 4)
        >>> understand_question("What is the weather like?") is None
        True
    """
    text = " ".join(question.split())
    kind = next((kind for kind, known in _KINDS.items() if known.search(text)), None)
    if kind is None:
        return None
    quoted = _QUOTED.search(text)
    plain = {"why_click": _CLICKED, "why_type": _TYPED}.get(kind)
    said = plain.search(text) if plain else None
    named = quoted[1] if quoted else said["name"] if said else None
    change = _INSTEAD.search(text) if kind == "change" else None
    about = _ABOUT.search(text) if kind == "completion" else None
    return AskedQuestion(
        kind=kind,
        name=named.strip() if named else None,
        step=_number(_STEP, text),
        screenshot=_number(_SCREENSHOT, text),
        topic=about["topic"] if about else None,
        old=change["old"].strip() if change else None,
        new=change["new"].strip() if change else None,
    )


def _number(known: re.Pattern[str], text: str) -> int | None:
    match = known.search(text)
    return int(match[1]) if match else None
