"""Demonstrations with their activities, as every job takes them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from wb2pm.converters.redaction.redact import Policy, redact, redact_activities
from wb2pm.converters.sources.given import is_paths, items_in, one_in
from wb2pm.events import Activity, Demonstration

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.converters.sources.given import Given, One
    from wb2pm.procedures.procedure import Procedure


class Case(Struct, frozen=True, kw_only=True):
    """A demonstration and what was done in it.

    Attributes:
        demonstration: The demonstration.
        activities: Its activities at granularity ``step``.
    """

    demonstration: Demonstration
    activities: tuple[Activity, ...]

    @property
    def id(self) -> str:
        """Id of the demonstration."""
        return self.demonstration.id


def make_cases(recordings: Given) -> tuple[Case, ...]:
    """Put demonstrations and their activities together.

    Args:
        recordings: Recordings in any form (see `wb2pm.converters.sources.given`);
            activities beside them are at granularity ``step``, and one without is
            labelled here. What is read from paths is masked, as in what is prepared.

    Raises:
        ConversionError: If a recording at a path cannot be read.
        NotRecordingsError: If there are no recordings in what is given.

    Examples:
        >>> import wb2pm
        >>> from wb2pm.bundled import demonstrations_of
        >>> found = wb2pm.read(demonstrations_of(4003))
        >>> cases = make_cases(found.demonstrations[:1])
        >>> cases[0].activities[0].verb
        'Click'
    """
    once = list(recordings) if isinstance(recordings, Iterator) else recordings
    cases = tuple(map(_case_of, items_in(once)))
    return tuple(map(mask_case, cases)) if is_paths(once) else cases


def make_case(recording: One) -> Case:
    """Put one demonstration and its activities together (see `make_cases`).

    Raises:
        NotRecordingsError: If it is not one recording.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> make_case(demonstrations_of(4003)[0]).demonstration.workflow
        '4003'
    """
    case = _case_of(one_in(recording))
    return mask_case(case) if is_paths(recording) else case


def _case_of(item: Demonstration | tuple[Demonstration, Sequence[Activity]]) -> Case:
    from wb2pm.converters.labels.labelling import label

    demonstration, activities = (
        (item, label(item)) if isinstance(item, Demonstration) else item
    )
    return Case(demonstration=demonstration, activities=tuple(activities))


def mask_case(case: Case) -> Case:
    """Mask the secrets of a case, whether or not that was done before.

    What goes to a language model goes through here first: passwords, codes,
    tokens, card numbers and e-mail addresses (`wb2pm.converters.redaction`).
    """
    masked = redact(case.demonstration).demonstration
    activities = redact_activities(case.demonstration, case.activities, redacted=masked)
    return Case(demonstration=masked, activities=activities)


def mask_procedure(
    procedure: Procedure, cases: Iterable[Case] = (), *, policy: Policy = "secrets"
) -> Procedure:
    """Mask the secrets in a procedure.

    Args:
        procedure: The procedure.
        cases: Demonstrations whose typed secrets are looked for as well.
        policy: What to mask.
    """
    masked = procedure
    for carrier in (_NOTHING, *(case.demonstration for case in cases)):
        carrying = replace(carrier, procedure=masked)
        with_it = redact(carrying, policy=policy).demonstration
        masked = with_it.procedure or masked
    return masked


def mask_text(text: str, cases: Iterable[Case] = ()) -> str:
    """Mask what looks like a secret in a text.

    Args:
        text: The text.
        cases: Demonstrations whose typed secrets are looked for as well.

    Examples:
        >>> mask_text("Why did kim@shop.example log in?")
        'Why did [email] log in?'
    """
    masked = text
    for carrier in (_NOTHING, *(case.demonstration for case in cases)):
        masked = redact(replace(carrier, intent=masked)).demonstration.intent or ""
    return masked


_NOTHING = Demonstration(
    id="text", source="text", source_format="text", events=(), source_actions=0
)
