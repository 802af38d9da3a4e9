"""A Python script that does a procedure in a browser, by Playwright."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wb2pm.converters.writing import atomic_path
from wb2pm.guides.operations import (
    CannotBeDoneError,
    Operation,
    is_web_address,
    operations,
)
from wb2pm.guides.parameters import Parameters
from wb2pm.guides.pieces import pieces
from wb2pm.guides.shown_steps import ShownStep, shown_steps

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from wb2pm.analysis.preparing import Prepared
    from wb2pm.events import Screen
    from wb2pm.llm.answers import Answer
    from wb2pm.procedures.procedure import Procedure, ProcedureStep

_NOT_CITED: Final = "it cites nothing that was done"
_OPEN: Final = "\u2026"
_SHORTEST: Final = 3
"""Letters of a text that the end has to show."""


def write_script(
    answer: Answer[Procedure], prepared: Prepared, path: Path
) -> tuple[str, ...]:
    """Write a script that does the steps of a procedure.

    What comes from the recordings is data in it, quoted value by value; the program is
    the same for every procedure.

    Args:
        answer: The procedure with the events that each step cites.
        prepared: The recordings it was written of.
        path: The file; replaced only when all went well.

    Returns:
        Which steps it will not do, and why.

    Examples:
        >>> import pathlib, tempfile
        >>> from wb2pm.analysis.answers import answer_recordings
        >>> from wb2pm.analysis.preparing import prepare
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.llm.jobs.procedure import WRITE_SOP
        >>> prepared = prepare(demonstrations_of(4003)[:1])
        >>> (answer,) = answer_recordings(WRITE_SOP, prepared).values()
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "redirect.py"
        >>> write_script(answer, prepared, path)
        ()
        >>> "'Redirect from': " in path.read_text(encoding="ascii")
        True
    """
    work = script_work(answer, prepared)
    content = script_text(work)
    with atomic_path(path) as unfinished:
        unfinished.write_text(content, encoding="ascii", newline="\n")
    return tuple(
        f"step {step['step']} is not done: {why}"
        for step in work["steps"]
        if (why := step["cannot"] or step["left"])
    )


def script_work(answer: Answer[Procedure], prepared: Prepared) -> dict[str, Any]:
    """Put together what a script does.

    Args:
        answer: The procedure with the events that each step cites.
        prepared: The recordings it was written of.

    Returns:
        Texts, numbers, truth values, lists and objects of them alone: ``start``,
        ``window``, ``values``, ``secrets``, ``steps`` and what the end ``shows``.
    """
    procedure = answer.result
    if procedure is None:
        raise ValueError("there is no procedure")
    parameters = Parameters()
    shown = shown_steps(answer, prepared)
    done: set[int] = set()
    steps = [
        _step(step, act, parameters, done)
        for step, act in zip(procedure.steps, shown, strict=True)
    ]
    return {
        "start": _start(shown, prepared),
        "window": _window(shown, prepared),
        "values": parameters.values,
        "secrets": parameters.secrets,
        "steps": steps,
        "shows": _shows(procedure),
    }


def script_text(work: dict[str, Any]) -> str:
    r'''Write a script: the program, then the work as data.

    Args:
        work: What `script_work` returns.

    Examples:
        >>> text = script_text({"values": {"a": "'); import os; ('"}})
        >>> """        'a': "'); import os; ('",""" in text
        True
    '''
    from importlib.resources import files

    program = (files("wb2pm.guides") / "script_runtime.py").read_text("utf-8")
    return (
        f"{program}\n\nWORK: dict[str, Any] = {_literal(work)}\n\n"
        'if __name__ == "__main__":\n    sys.exit(run(WORK))\n'
    )


def _literal(value: object, depth: int = 0) -> str:
    """Write a value as a literal in ASCII: no character of a text stands for itself."""
    inner, outer = "    " * (depth + 1), "    " * depth
    if isinstance(value, dict) and value:
        lines = (f"{inner}{k!a}: {_literal(v, depth + 1)},\n" for k, v in value.items())
        return "{\n" + "".join(lines) + outer + "}"
    if isinstance(value, list) and any(
        isinstance(each, (list, dict)) for each in value
    ):
        lines = (f"{inner}{_literal(each, depth + 1)},\n" for each in value)
        return "[\n" + "".join(lines) + outer + "]"
    return ascii(value)


def _step(
    step: ProcedureStep, act: ShownStep | None, parameters: Parameters, done: set[int]
) -> dict[str, Any]:
    ops: list[Operation] = []
    cannot, left = None, _left_to_people(step, act)
    if act is None and not left:
        cannot = _NOT_CITED
    elif act is not None and id(act.activity) not in done:
        try:
            ops = operations(act.activity, parameters)
        except CannotBeDoneError as exc:
            cannot = str(exc)
        else:
            done.add(id(act.activity))
    return {
        "step": step.number,
        "text": step.text,
        "left": left,
        "cannot": cannot,
        "ops": ops,
    }


def _left_to_people(step: ProcedureStep, act: ShownStep | None) -> str | None:
    """Say why a script does not try to do a step."""
    if step.actions and all(action.use == "optional" for action in step.actions):
        return "it is optional"
    if act is None and step.actions and all(a.verb == "Read" for a in step.actions):
        return "it is to be read from the text of the page"
    return None


def _start(shown: tuple[ShownStep | None, ...], prepared: Prepared) -> str | None:
    """Return where the recording begins that the first step was written of."""
    found = (s.url for s in _screens(shown, prepared) if s.url)
    url = next(found, None)
    return url if is_web_address(url) else None


def _window(
    shown: tuple[ShownStep | None, ...], prepared: Prepared
) -> dict[str, int] | None:
    """Return how large the page was: many look otherwise in another window."""
    sizes = (
        {"width": round(s.pictured.width), "height": round(s.pictured.height)}
        for s in _screens(shown, prepared)
        if s.pictured is not None
    )
    return next(sizes, None)


def _screens(
    shown: tuple[ShownStep | None, ...], prepared: Prepared
) -> Iterator[Screen]:
    """List the screens of the recording that the first step was written of."""
    case = next((act.case for act in shown if act is not None), None)
    for demonstration in prepared.demonstrations:
        if demonstration.id == case:
            for event in demonstration.events:
                yield from filter(None, (event.screen_before, event.screen_after))


def _shows(procedure: Procedure) -> list[str]:
    """List the parts of what is quoted in the result, values that are open left out."""
    quoted = [
        piece.text[1:-1]
        for piece in pieces(procedure.result or "")
        if piece.kind == "name"
    ]
    parts = (
        part.strip(" \u00d7\u2018\u2019'\"")
        for text in quoted
        for part in text.split(_OPEN)
    )
    return [part for part in parts if sum(map(str.isalpha, part)) >= _SHORTEST]
