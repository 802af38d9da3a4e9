"""What an answer cites, checked to exist."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.llm.answers import Citation, Claim

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from wb2pm.llm.cases import Case
    from wb2pm.procedures.procedure import Procedure

_NAME = re.compile(r"[DP]\d+\.\d+|F\d+")


class Cited(NamedTuple):
    """What was cited.

    Attributes:
        citations: What exists, each once.
        unknown: What does not, as written.
    """

    citations: tuple[Citation, ...]
    unknown: tuple[str, ...]


class Places:
    """Everything that may be cited in one answer, by its short name.

    ``D1.5`` is the fifth activity of the first demonstration, ``P1.3`` the third
    step of the first procedure, ``F2`` the second fact.
    """

    def __init__(
        self,
        cases: Sequence[Case] = (),
        procedures: Mapping[str, Procedure] | None = None,
        facts: Sequence[Claim] = (),
    ) -> None:
        """Number what there is.

        Args:
            cases: The demonstrations.
            procedures: The procedures, by the name that citations give them.
            facts: What was counted.
        """
        self._citations: dict[str, Citation] = {}
        self.activities: dict[str, tuple[int, int]] = {}
        """Short name -> position of the demonstration and of its activity."""
        for number, case in enumerate(cases, start=1):
            for place, activity in enumerate(case.activities, start=1):
                name = f"D{number}.{place}"
                self.activities[name] = (number - 1, place - 1)
                self._citations[name] = Citation(
                    kind="event", source=case.id, place=activity.acting.id
                )
        for number, (title, procedure) in enumerate(
            (procedures or {}).items(), start=1
        ):
            for step in procedure.steps:
                self._citations[f"P{number}.{step.number}"] = Citation(
                    kind="step", source=title, place=str(step.number)
                )
        for number in range(1, len(facts) + 1):
            self._citations[f"F{number}"] = Citation(
                kind="fact", source="facts", place=str(number)
            )

    def find(self, cited: Iterable[str]) -> Cited:
        """Look up what was cited.

        A citation may stand in brackets or with others in one string. A string
        without any short name in it is unknown as a whole.

        Examples:
            >>> Places(facts=[Claim(sentence="Two of three do it.")]).find(["[F1], F9"])
            Cited(citations=(Citation(kind='fact', source='facts', place='1'),), unknown=('F9',))
        """
        found: dict[Citation, None] = {}
        unknown: dict[str, None] = {}
        for text in cited:
            names = _NAME.findall(text)
            if not names and text.strip():
                unknown.setdefault(text.strip()[:80])
            for name in names:
                citation = self._citations.get(name)
                if citation is None:
                    unknown.setdefault(name)
                else:
                    found.setdefault(citation)
        return Cited(tuple(found), tuple(unknown))


def say_citation(citation: Citation) -> str:
    """Write a citation for a person.

    Examples:
        >>> say_citation(Citation(kind="step", source="Log out", place="2"))
        'step 2 of Log out'
    """
    if citation.kind == "fact":
        return f"fact {citation.place}"
    noun = "event" if citation.kind == "event" else "step"
    return f"{noun} {citation.place} of {citation.source}"
