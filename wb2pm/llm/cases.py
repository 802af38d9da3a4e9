"""Demonstrations with their activities, as every job takes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from wb2pm.converters.redaction.redact import Policy, redact, redact_activities
from wb2pm.events import Activity, Demonstration

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.procedures.procedure import Procedure

    Item = Demonstration | tuple[Demonstration, Sequence[Activity]]


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


def make_cases(items: Iterable[Item]) -> tuple[Case, ...]:
    """Put demonstrations and their activities together.

    Args:
        items: Demonstrations, or pairs of a demonstration and its activities at
            granularity ``step``; one without is labelled here.

    Examples:
        >>> import wb2pm
        >>> from wb2pm.bundled import demonstrations_of
        >>> found = wb2pm.read(demonstrations_of(4003))
        >>> cases = make_cases(found.demonstrations[:1])
        >>> cases[0].activities[0].verb
        'Click'
    """
    from wb2pm.converters.labels.labelling import label

    cases = []
    for item in items:
        demonstration, activities = (
            (item, label(item)) if isinstance(item, Demonstration) else item
        )
        cases.append(Case(demonstration=demonstration, activities=tuple(activities)))
    return tuple(cases)


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
