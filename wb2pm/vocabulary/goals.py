"""Words of goals: by which they are told from work, and read where they are written.

Rules write goals in English, with the names that elements have in a recording, and
judge goals that are written in English: only English fills these sections. What is
looked up is an exception, since a field for it is known in every language.
"""

from __future__ import annotations

from msgspec import field

from wb2pm.vocabulary.deeds import Deed
from wb2pm.vocabulary.expressions import NOTHING, Expression
from wb2pm.vocabulary.sections import Phrases, Section


class GoalWords(Section, frozen=True):
    """What elements say that tells the goal they were used for.

    Attributes:
        makes: Begins something new.
        saves: Keeps what was entered.
        agrees: Agrees to a question, or sends.
        collects: Puts something into a basket.
        finds: Looks something up.
        find_places: Said by pages on which things are looked up.
        find_fields: Said by fields for what is looked up.
        key_fields: Said by fields that hold what a record is known by.
        removes: Takes something away.
        leaves: Leaves without anything being done, when it is all that a button says.
        publishes: Lets others see something.
        orders: Orders what is in a basket.
        amounts: Said by fields for how many.
        does: Verbs that begin the names of links, where no name of a list is.
        deeds: What a button says that is a goal in itself.
        sends: What a button says that is a goal with what was entered before.
        together: A verb and its particle without the space between them.
        no_noun: Words of a button for something new that do not say what it is.
        keys: Words of a field's name that do not say of what it is the key.
        names: Fields that hold the name of what is made.
        searching: What the name of a field for what is looked up begins with.
        periods: Words before the beginning or the end of a period.
        dates: What fields for dates are called.
        vowel: Beginnings of nouns before which the article takes another form.
    """

    makes: Expression = NOTHING
    saves: Expression = NOTHING
    agrees: Phrases = ()
    collects: Expression = NOTHING
    finds: Phrases = ()
    find_places: Phrases = ()
    find_fields: Phrases = ()
    key_fields: Phrases = ()
    removes: Phrases = ()
    leaves: Phrases = ()
    publishes: Phrases = ()
    orders: Phrases = ()
    amounts: Phrases = ()
    does: Phrases = ()
    deeds: Phrases = ()
    sends: Phrases = ()
    together: Expression = NOTHING
    no_noun: Phrases = ()
    keys: Phrases = ()
    names: Phrases = ()
    searching: Expression = NOTHING
    periods: Phrases = ()
    dates: Phrases = ()
    vowel: Expression = NOTHING


class DemandWords(Section, frozen=True):
    """What a written goal demands, and how it says it.

    Attributes:
        deeds: Verbs that begin a goal, by what they ask to be done.
        clause: Where a goal begins to ask for one more thing.
        months: Beginnings of the names of months, in order.
        dates: Ways of writing days, months and spans of days. Parts are named
            ``first``, ``last``, ``month`` and ``year``.
        ordinal: A number as an ordinal; the first part is the number.
        counted: Numbers from two on, as words.
        sign_in: A verb of two words; its parts are put together.
        called: The words before a value, and in them its name.
        origin: What stands before the value that something comes from.
        nothing: Words that demand nothing.
        little: Words that may be missing in what a value says.
    """

    deeds: dict[Deed, Expression] = field(default_factory=dict)
    clause: Expression = NOTHING
    months: Phrases = ()
    dates: tuple[Expression, ...] = ()
    ordinal: Expression = NOTHING
    counted: Phrases = ()
    sign_in: Expression = NOTHING
    called: Expression = NOTHING
    origin: str = ""
    nothing: Phrases = ()
    little: Phrases = ()
