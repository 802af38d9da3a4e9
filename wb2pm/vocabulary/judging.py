"""Words by which steps and answers are compared, and texts that steer a model."""

from __future__ import annotations

from msgspec import field

from wb2pm.vocabulary.expressions import NOTHING, Expression
from wb2pm.vocabulary.sections import Phrases, Section


class JudgingWords(Section, frozen=True):
    """What the offline judges of steps and answers know of a language.

    They are fitted on English texts, so only English fills this section.

    Attributes:
        little: Words that carry no meaning where texts are compared.
        verbs: Words for what a step does -> one word for all of them.
        endings: Endings that are cut off words; the first that fits.
        cannot: An answer that says that it cannot tell.
    """

    little: Phrases = ()
    verbs: dict[str, Phrases] = field(default_factory=dict)
    endings: Phrases = ()
    cannot: Expression = NOTHING


class SteeringWords(Section, frozen=True):
    """What texts say that are meant for a language model.

    Attributes:
        commands: Turns of phrase that give it orders.
    """

    commands: Expression = NOTHING
