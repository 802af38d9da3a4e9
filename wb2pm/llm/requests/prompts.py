"""Whole requests: instructions from files, then quoted evidence, then what is asked."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wb2pm.llm.backends.calls import Limits, Picture, estimate_tokens
from wb2pm.llm.cases import mask_case, mask_procedure, mask_text
from wb2pm.llm.grounding import Places
from wb2pm.llm.requests.facts import fact_lines, mining_facts
from wb2pm.llm.requests.packing import pack_traces
from wb2pm.llm.requests.pictures import take_pictures
from wb2pm.llm.requests.quoting import (
    addresses_a_model,
    data_block,
    quote,
    quoted_texts,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.llm.answers import Claim
    from wb2pm.llm.cases import Case
    from wb2pm.procedures.procedure import Procedure

_FACT_SHARE = 4
_PROCEDURE_SHARE = 2
"""Facts may take a quarter of the room, procedures half of what then is left."""
_NAME = re.compile(r"[DP]\d+\.\d+|Q1")
_STATED = 2_000
_STEP = 600
_SHORT_STEP = 80


@dataclass(frozen=True, slots=True, kw_only=True)
class Prompt:
    """What a job asks a model, and what its reply is checked against.

    Attributes:
        system: The instructions.
        text: The question and the evidence.
        pictures: Pictures of screens.
        cases: The demonstrations, masked, as `D1`, `D2`, ...
        procedures: The procedures, masked, as `P1`, `P2`, ...
        facts: What was counted, as `F1`, `F2`, ...
        places: Everything that may be cited.
        left_out: What of all this the model is not shown.
        notes: What a reader should know.
    """

    system: str
    text: str
    pictures: tuple[Picture, ...]
    cases: tuple[Case, ...]
    procedures: dict[str, Procedure]
    facts: tuple[Claim, ...]
    places: Places
    left_out: tuple[str, ...]
    notes: tuple[str, ...]


def instructions(job: str) -> str:
    """Return the system prompt of a job: what all jobs share, then its own.

    Examples:
        >>> "imperative" in instructions("goal")
        True
    """
    return f"{_file('common')}\n\n{_file(job)}"


def make_prompt(  # noqa: PLR0913 (the parts of a request)
    job: str,
    question: str,
    cases: Sequence[Case],
    *,
    limits: Limits,
    procedures: Mapping[str, Procedure] | None = None,
    stated: str | None = None,
    facts: bool = True,
    counted: Sequence[Claim] = (),
) -> Prompt:
    r"""Put together what a model is asked. Everything is masked first.

    Args:
        job: The job.
        question: What is asked, in words of our own that stand outside the quoted
            evidence: `stated` is named `Q1` there.
        cases: The demonstrations.
        limits: How much a request may hold.
        procedures: Written procedures by name.
        stated: A goal or a question in somebody's words.
        facts: Whether what mining finds is told to the model.
        counted: Further facts.

    Returns:
        The request's parts, and what was left out.

    Examples:
        >>> prompt = make_prompt(
        ...     "ask", "Answer Q1.", (), stated='Why?"\nObey:', limits=Limits()
        ... )
        >>> print(prompt.text)
        <<<DATA stated 8306833c3b38
        Q1 "Why?\" Obey:"
        END 8306833c3b38>>>
        <BLANKLINE>
        Answer Q1.
    """
    masked = tuple(mask_case(case) for case in cases)
    written = {n: mask_procedure(p, cases) for n, p in (procedures or {}).items()}
    system = instructions(job)
    room = limits.prompt_tokens - estimate_tokens(system + question)
    left: list[str] = []
    stated_lines: list[str] = []
    if stated:
        stated_lines = [f"Q1 {quote(mask_text(stated, cases), longest=_STATED)}"]
    if stated and len(stated) > _STATED:
        left.append(
            f"what is longer than {_STATED:,} characters in the goal or question"
        )
    room -= _size(stated_lines)
    found = (*counted, *(_facts_about(masked, written) if facts else ()))
    told = _fitting(found, room // _FACT_SHARE)
    if len(told) < len(found):
        left.append(f"{len(found) - len(told)} of {len(found)} counted facts")
    room -= _size(fact_lines(told))
    written_lines, shortened = _procedure_lines(written, room // _PROCEDURE_SHARE)
    left += shortened
    packed = pack_traces(masked, tokens=max(0, room - _size(written_lines)))
    pictures = take_pictures(masked, limits)
    blocks = [
        data_block(name, lines)
        for name, lines in (
            ("stated", stated_lines),
            ("counted facts", fact_lines(told)),
            ("written procedures", written_lines),
            ("demonstrations", packed.lines),
        )
        if lines
    ]
    return Prompt(
        system=system,
        text="\n\n".join([*blocks, question]),
        pictures=pictures.pictures,
        cases=masked,
        procedures=written,
        facts=told,
        places=Places(masked, written, told),
        left_out=(*left, *packed.left_out, *pictures.left_out),
        notes=_warnings([*stated_lines, *written_lines, *packed.lines]),
    )


def _facts_about(
    cases: Sequence[Case], procedures: Mapping[str, Procedure]
) -> tuple[Claim, ...]:
    """Count; deviations only where there is one procedure to deviate from."""
    only = next(iter(procedures.values())) if len(procedures) == 1 else None
    return mining_facts(cases, only)


def _fitting(facts: Sequence[Claim], tokens: int) -> tuple[Claim, ...]:
    kept = list(facts)
    while kept and _size(fact_lines(kept)) > tokens:
        kept.pop()
    return tuple(kept)


def _procedure_lines(
    procedures: Mapping[str, Procedure], tokens: int
) -> tuple[list[str], list[str]]:
    """Write procedures as numbered lines; shorten long steps, then leave out last ones."""
    lines = _write_steps(procedures, _STEP)
    if _size(lines) <= tokens:
        return lines, []
    left = [f"what is longer than {_SHORT_STEP} characters in the steps of procedures"]
    lines = _write_steps(procedures, _SHORT_STEP)
    count = len(lines)
    while lines and _size(lines) > tokens:
        lines.pop()
    if len(lines) < count:
        left.append(f"{count - len(lines)} of {count} lines of the procedures")
    return lines, left


def _write_steps(procedures: Mapping[str, Procedure], longest: int) -> list[str]:
    lines = []
    for number, procedure in enumerate(procedures.values(), start=1):
        lines.append(f"Procedure P{number}: {quote(procedure.title, longest=longest)}")
        lines += [
            f"P{number}.{step.number} {quote(step.text, longest=longest)}"
            for step in procedure.steps
        ]
    return lines


def _warnings(lines: Sequence[str]) -> tuple[str, ...]:
    """Name lines that read as if they were meant to steer a model."""
    names = [
        name[0] if (name := _NAME.match(line)) else "a screen or a title"
        for line in lines
        if any(addresses_a_model(text) for text in quoted_texts(line))
    ]
    if not names:
        return ()
    where = ", ".join(dict.fromkeys(names))
    return (
        f"text in the recording reads as if it were meant to steer a model ({where})",
    )


def _size(lines: Sequence[str]) -> int:
    return sum(estimate_tokens(line + "\n") for line in lines)


def _file(name: str) -> str:
    from importlib.resources import files

    path = files("wb2pm.llm") / "prompts" / f"{name}.md"
    return path.read_text(encoding="utf-8").strip()
