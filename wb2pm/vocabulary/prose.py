"""Patterns by which steps in free wording are taken apart.

A language whose file has them is read as prose; every other is read by its words
alone. Patterns know English prose well enough to tell what a sentence only mentions
from what it asks for.
"""

from __future__ import annotations

from msgspec import Struct

from wb2pm.vocabulary.expressions import Expression
from wb2pm.vocabulary.sections import Phrases


class Prose(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, eq=False):
    """The section of a language file with patterns of its prose.

    Attributes:
        weak_verbs: Verbs that also name things: taken for a verb only where a
            sentence starts.
        pronouns: Words for what was named before.
        reaching: Verbs that reach an element by a key.
        ticking: Verbs that tick a box, where one follows, and look at something
            otherwise.
        following: Verbs that click on a link, where one follows.
        repeating: Verbs that type again, where a field follows.
        filling: Verbs whose object may be the field rather than the value.
        filling_out: Those whose object is the field.
        choosing: Verbs of choice, which may only be thought.
        no_key: Words after the name of a key that make it something else.
        key_follows: Words after the name of a key that make a click a press.
        back: Words for going back.
        as_word: What stands before the field that a value is given as.
        names_kind: Words before a kind of field that are the name it goes by.
        by_word: What stands before the action by which a thing is done.
        gerund_verbs: Stem before a gerund's ending -> verb, where they differ.
        adverb: What may stand between the start of a clause and its verb.
        gerund: How a step says by which action a thing is done.
        place: Where a noun phrase ends and words about its place or purpose
            begin.
        names_it: A relation after which a quoted name belongs to the element
            before it.
        stands_by_it: A relation by which a caption stands beside a field that
            has no name.
        before_name: Articles, prepositions and adjectives that lead up to a
            name.
        chord: Keys that are held together.
        purpose: What an action is done for.
        which_is: What tells the value of what was described.
        such_as: An example.
        into: What stands between a value and the field that takes it.
        set_to: What stands between a field and its new value.
        described: Beginning of words that describe a value rather than give it.
        own_choice: A value that is left to whoever does it.
        box: A box to be ticked, named before.
        by_link: A link, named before.
        dropdown: Words for what offers choices.
        direction: Where to scroll.
        of_list: What stands before what offers choices.
        before_key: Words before the name of a key.
        reached: What stands before the element that a key reaches.
        with_tab: What says that an element is reached by Tab.
        it_in: What was named before goes into a field: "fill it in under ...".
        again_in: What was named before is typed once more.
        into_quoted: A value without quotes before a field with them.
        yours: A field named after whose data it takes.
        field_before: Words before a name and a kind that make it the field.
        inside_before: Words before a name that make it the field.
        choice_of: What stands between a choice and what it is chosen from.
        placed: A preposition with what it stands before.
        beside: A box with the name, without quotes, that it stands beside.
        own_name: A name of what is worked on, not of another element.
        thought_up: A value that has to be thought up.
        joint: Where one action may end and another begin.
        condition: Beginning of a condition.
        trailing_if: A condition after its action.
        unmarked: A place before its verb, without a comma: "Out of the options
            click on".
        alternative: Beginning of another way of doing the action before.
        or_word: What joins another way.
        optional: What leaves an action to the reader.
        sequel: Beginning of a sentence that asks for something more.
        under: A caption before its verb: "Under Colour, choose Red".
        before_again: Words before a pronoun.
        before_quoted: Words before a name in quotes.
    """

    weak_verbs: Phrases
    pronouns: Phrases
    reaching: Phrases
    ticking: Phrases
    following: Phrases
    repeating: Phrases
    filling: Phrases
    filling_out: Phrases
    choosing: Phrases
    no_key: Phrases
    key_follows: Phrases
    back: Phrases
    as_word: Phrases
    names_kind: Phrases
    by_word: Phrases
    gerund_verbs: dict[str, str]
    adverb: Expression
    gerund: Expression
    place: Expression
    names_it: Expression
    stands_by_it: Expression
    before_name: Expression
    chord: Expression
    purpose: Expression
    which_is: Expression
    such_as: Expression
    into: Expression
    set_to: Expression
    described: Expression
    own_choice: Expression
    box: Expression
    by_link: Expression
    dropdown: Expression
    direction: Expression
    of_list: Expression
    before_key: Expression
    reached: Expression
    with_tab: Expression
    it_in: Expression
    again_in: Expression
    into_quoted: Expression
    yours: Expression
    field_before: Expression
    inside_before: Expression
    choice_of: Expression
    placed: Expression
    beside: Expression
    own_name: Expression
    thought_up: Expression
    joint: Expression
    condition: Expression
    trailing_if: Expression
    unmarked: Expression
    alternative: Expression
    or_word: Expression
    optional: Expression
    sequel: Expression
    under: Expression
    before_again: Expression
    before_quoted: Expression
