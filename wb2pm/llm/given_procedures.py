"""Procedures in whichever form they are at hand: read, or answered by `wb2pm.write_sop`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from wb2pm.errors import ReplyError, WrongKindError
from wb2pm.kinds import PROCEDURE, check_kind
from wb2pm.llm.answers import Answer
from wb2pm.procedures.procedure import Procedure

if TYPE_CHECKING:
    GivenProcedure = Procedure | Answer[Procedure]
    GivenProcedures = Mapping[str, GivenProcedure] | Iterable[GivenProcedure]


def procedure_in(given: GivenProcedure) -> Procedure:
    """Return the procedure that is given, or the one that an answer holds.

    Raises:
        ReplyError: If the answer was declined.
        WrongKindError: If it is no procedure.

    Examples:
        >>> written = Procedure(title="Save", steps=(), text="Save")
        >>> procedure_in(Answer(job="sop", backend="rules", result=written)).title
        'Save'
    """
    if isinstance(given, Answer):
        if given.result is None:
            raise ReplyError(f"the answer holds no procedure: {given.declined}", "")
        return procedure_in(given.result)
    check_kind(given, PROCEDURE)
    return given


def procedures_in(given: GivenProcedures) -> dict[str, Procedure]:
    """Return procedures by name: those of a list by their place in it, from 1.

    Raises:
        ReplyError: If one of them is an answer that was declined.
        WrongKindError: If there is anything else among them.

    Examples:
        >>> one = Procedure(title="Save", steps=(), text="Save")
        >>> list(procedures_in([one, one])), list(procedures_in({"mine": one}))
        (['1', '2'], ['mine'])
    """
    if isinstance(given, Mapping):
        return {name: procedure_in(each) for name, each in given.items()}
    if isinstance(given, str | Procedure | Answer) or not isinstance(given, Iterable):
        raise WrongKindError(
            "list of procedures",
            type(given).__name__,
            f"they are given by name or in a list; {PROCEDURE.made_by}",
        )
    return {str(place): procedure_in(each) for place, each in enumerate(given, start=1)}
