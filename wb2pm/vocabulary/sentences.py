"""The sentences in which procedures are written, as templates.

What stands in braces is put in: ``{element}`` is an element with its kind and place,
``{field}`` one without its place, ``{name}`` its quoted name alone, ``{value}`` a quoted
value, ``{what}`` a common noun for what is entered. A language without these sentences has procedures written in the
default one.
"""

from __future__ import annotations

from msgspec import Struct

from wb2pm.vocabulary.expressions import NOTHING, Expression
from wb2pm.vocabulary.framing import FrameWords
from wb2pm.vocabulary.sections import Phrases


class Sentences(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, eq=False
):
    """The section of a language file with the sentences of written procedures.

    Attributes:
        acts: Sentence for what is done to an element, by verb.
        browser: Sentence for what is done with the browser, by verb.
        click: Clicking on an element.
        open_value: Opening the entry of a list that shows a value.
        open_example: Opening an entry of which the value is an example.
        open_any: Opening an entry that depends on the case.
        entry: A noun for what a list holds, where nothing better is known.
        type_value: Typing a value.
        type_example: Typing something of which the value is an example.
        type_described: Typing something that is only described.
        type_secret: Typing a secret, of which only the kind is told.
        delete_text: Emptying a field.
        text: A noun for what is typed, where nothing better is known.
        choose_value: Choosing an option.
        choose_example: Choosing an option of which the value is an example.
        choose_any: Choosing an option that depends on the case.
        press: Pressing a key.
        press_named: Pressing a key whose name ends with its noun.
        press_any: Pressing a key that is not known.
        scroll: Scrolling in a direction.
        scroll_any: Scrolling.
        reload: Loading the page again.
        back: Going back.
        address: The sentences for going to an address.
        named: An element with its name and kind.
        nameless: An element of which only the kind is known.
        of_record: An element that is known by the record it belongs to.
        element: A noun for an element, where no kind is known.
        secrets: What secrets are called, by kind.
        nouns_of_fields: Words at the end of a name that say it is a field.
        nouns_of_keys: Words at the end of a name that say it is a key.
        no_noun: Names that say what to do with a field rather than what it holds.
        commands: Words of programs for what they do, as in ``programOpen``.
        elements: An element with its name, by kind, where `named` is not enough.
        under: The place of what stands below a heading.
        places: Other places, by what labels say; empty where labels speak the
            language.
        keys: What keys are called, by what labels say.
        check: Ticking a box.
        uncheck: Taking the tick out of a box.
        check_any: Ticking a box or not, which depends on the case.
        drag_to: Dragging an element to another.
        drag_place: Dragging an element to a place.
        either: Two ways of one step.
        another_way: Another way of one step, as a point of its own.
        other_ways: Another way of several steps, before its points: what it stands for.
        of_step: Another way of one step, before its points.
        optional_step: A step that some did, with how many.
        people: How many people of all.
        recordings: How many recordings of all.
        asks: Requests that want an answer rather than a change.
        report: Telling the answer to ``{question}``.
        frame: What stands around the steps.
    """

    acts: dict[str, str]
    browser: dict[str, str]
    click: str
    open_value: str
    open_example: str
    open_any: str
    entry: str
    type_value: str
    type_example: str
    type_described: str
    type_secret: str
    delete_text: str
    text: str
    choose_value: str
    choose_example: str
    choose_any: str
    press: str
    press_named: str
    press_any: str
    scroll: str
    scroll_any: str
    reload: str
    back: str
    address: Phrases
    named: str
    nameless: str
    of_record: str
    element: str
    secrets: dict[str, str]
    nouns_of_fields: Phrases = ()
    nouns_of_keys: Phrases = ()
    no_noun: Expression = NOTHING
    commands: Phrases = ()
    elements: dict[str, str] = {}
    under: str = "under {name}"
    places: dict[str, str] = {}
    keys: dict[str, str] = {}
    check: str
    uncheck: str
    check_any: str
    drag_to: str
    drag_place: str
    either: str
    another_way: str
    other_ways: str
    of_step: str
    optional_step: str
    people: str
    recordings: str
    asks: Expression
    report: str
    frame: FrameWords
