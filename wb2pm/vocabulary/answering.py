"""Words by which rules read intents and steps to answer questions about them.

Answers are written in English, about steps that rules have written in English or
that stand in a procedure: only English fills this section.
"""

from __future__ import annotations

from msgspec import Struct

from wb2pm.vocabulary.expressions import NOTHING, Expression
from wb2pm.vocabulary.sections import Phrases, Section


class FieldPurpose(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What something is typed into a field for.

    Attributes:
        field: What the field is called.
        purpose: What it is for, as the end of a sentence.
    """

    field: Expression
    purpose: str


class AnsweringWords(Section, frozen=True):
    """What intents, steps and questions say.

    Attributes:
        little: Words that do not tell one workflow from another.
        no_name: What a question may call an element without naming it.
        typing: What a step says by which something is typed.
        closing: What buttons say that send what was entered before.
        field_purposes: What fields are for; the first that fits.
        filled_in: The value or the record that a step is about.
        looking: Words of steps by which something is looked for.
        learning: Beginning of a purpose by which one comes to know something.
        wish: What stands before what is wanted.
        what_is: An intent that asks what something is; the part ``what`` is that.
        asks: An intent that asks a question; the part ``what`` is the question.
        telling: Beginning of an intent that asks to be told.
        no_verb: First words of an intent that does not begin with its verb.
    """

    little: Phrases = ()
    no_name: Expression = NOTHING
    typing: Expression = NOTHING
    closing: Phrases = ()
    field_purposes: tuple[FieldPurpose, ...] = ()
    filled_in: Expression = NOTHING
    looking: Phrases = ()
    learning: Expression = NOTHING
    wish: Expression = NOTHING
    what_is: Expression = NOTHING
    asks: Expression = NOTHING
    telling: Expression = NOTHING
    no_verb: Expression = NOTHING
