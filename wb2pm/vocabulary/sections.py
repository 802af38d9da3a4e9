"""The sections of a language file, each as a struct of phrases."""

from __future__ import annotations

from msgspec import Struct

from wb2pm.vocabulary.expressions import NOTHING, Expression

Phrases = tuple[str, ...]


class Section(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of a language file; a phrase is in lower case."""


class FieldWords(Section, frozen=True):
    """Words by which fields are known.

    Attributes:
        password: Names of fields for passwords.
        code: Names of fields for one-time codes and PINs.
        card: Names of fields for numbers of payment cards and their codes.
        account: Names of fields for numbers of bank accounts.
        token: Names of fields for keys and tokens of programs.
        phrase: Names of fields for secrets of several words.
        answer: Questions that only the owner of an account can answer, as fields
            ask them.
        identity: Names of fields for the number of a person in a register of a
            state; an abbreviation in capitals counts as it is written only.
        user: Names of fields for who logs in.
        email: Names of fields for addresses of mail.
        search: Names of fields in which something is looked up.
        date: Names of fields for days and times.
        prompts: What stands in an empty field or list instead of a value.
        prompt_verbs: Verbs with which a prompt begins, as in "Enter a name".
        required: What says that a field has to be filled in.
        optional: What says that it need not.
    """

    password: Phrases = ()
    code: Phrases = ()
    card: Phrases = ()
    account: Phrases = ()
    token: Phrases = ()
    phrase: Phrases = ()
    answer: Phrases = ()
    identity: Phrases = ()
    user: Phrases = ()
    email: Phrases = ()
    search: Phrases = ()
    date: Phrases = ()
    prompts: Phrases = ()
    prompt_verbs: Phrases = ()
    required: Phrases = ()
    optional: Phrases = ()


class ButtonWords(Section, frozen=True):
    """What buttons and links say, by what they do.

    Attributes:
        submit: Sends what was filled in, whatever becomes of it.
        save: Keeps it.
        search: Looks something up or narrows a list.
        create: Makes or begins something new.
        delete: Takes something away.
        edit: Opens something to change it.
        cancel: Gives up what was begun.
        close: Closes what is open.
        next: Goes on in a row of pages or steps.
        previous: Goes back in it.
        confirm: Agrees to a question.
        sign_in: Begins a session.
        sign_out: Ends it.
        buy: Puts something into a basket, or orders what is in it.
        upload: Brings a file in.
        download: Takes a file or a list out.
    """

    submit: Phrases = ()
    save: Phrases = ()
    search: Phrases = ()
    create: Phrases = ()
    delete: Phrases = ()
    edit: Phrases = ()
    cancel: Phrases = ()
    close: Phrases = ()
    next: Phrases = ()
    previous: Phrases = ()
    confirm: Phrases = ()
    sign_in: Phrases = ()
    sign_out: Phrases = ()
    buy: Phrases = ()
    upload: Phrases = ()
    download: Phrases = ()


class SecretWords(Section, frozen=True):
    """How texts say secrets; what the fields of secrets are called stands in fields.

    Attributes:
        says: Words between a secret's name and the secret, as a statement: "is".
        introduces: Other words there, before a secret in quotation marks.
        belongs: Words between a code and its name: "493021 is your ...".
        any_code: What a code may be called there.
        no_values: Words that follow the name in texts of forms, and are no secret.
        ordinary: Words that pages are full of, also where one is a password.
        since: Words between "is" and the secret: "now".
        yours: Words beside what any code may be called that make it a secret: "your".
        about: Words right after a secret's name that name something else of it, as
            in "password length".
        uses: Verbs right before a code: "use 493021 to sign in".
        entering: What such a code is used for.
        locks: What is opened with a combination of digits.
        combination: What such a combination is called.
        questions: What a question is called that only the owner can answer.
        answers: What the answer to it is called.
        parameters: What programs call a password, in `name=value` only.
        links: Words in addresses of links that let in whoever has them.
    """

    says: Phrases = ()
    introduces: Phrases = ()
    belongs: Phrases = ()
    any_code: Phrases = ()
    no_values: Phrases = ()
    ordinary: Phrases = ()
    since: Phrases = ()
    yours: Phrases = ()
    about: Phrases = ()
    uses: Phrases = ()
    entering: Phrases = ()
    locks: Phrases = ()
    combination: Phrases = ()
    questions: Phrases = ()
    answers: Phrases = ()
    parameters: Phrases = ()
    links: Phrases = ()


class StateWords(Section, frozen=True):
    """What pages say of themselves.

    Attributes:
        yes: Agreement, as a value.
        no: Refusal, as a value.
        true: A value that holds, or is switched on.
        false: A value that does not.
        loading: A page that is not there yet.
        failure: A message that something went wrong, a part of it.
        success: A message that something was done, a part of it.
        empty: A list that holds nothing.
    """

    yes: Phrases = ()
    no: Phrases = ()
    true: Phrases = ()
    false: Phrases = ()
    loading: Phrases = ()
    failure: Phrases = ()
    success: Phrases = ()
    empty: Phrases = ()


class CheckingWords(Section, frozen=True):
    """Words that names and steps are compared by.

    Attributes:
        opposites: Words that make another name, however alike the rest: "from", "to".
        filler: Words that carry no content where sentences are compared; the most
            frequent words, where a language names none.
        endings: Endings that inflect a word and what is left in their place, the
            longer before the shorter; Snowball's stems, where a language names none.
    """

    opposites: Phrases = ()
    filler: Phrases = ()
    endings: tuple[tuple[str, str], ...] = ()


class GrammarWords(Section, frozen=True):
    """The small words that show how a step is put together.

    A word that joins without a space is written with a hyphen where the rest
    stands: ``-を`` follows its noun, ``l'-`` goes before it.

    Attributes:
        articles: Words before a noun that do not belong to a name.
        pronouns: Words for what was named before.
        into: What stands before (or after) the place that takes a value.
        place: Words of place in general, "in", "on", "under".
        source: What stands between a choice and the list it is taken from.
        target: What stands before (or after) the thing that is worked on.
        destination: What stands before (or after) where one goes.
        as_value: What stands before (or after) the value that is given.
        naming: Words between a kind and its name, such as "called".
        joints: Words between two actions, such as "and then".
        alternatives: Words before another way of doing it, such as "or".
        conditions: Words with which a condition begins.
        inversions: Words that make a condition where they stand first in a part of a
            sentence and another part follows, as in "Should it rain, ...".
        optional: Words that leave an action to the reader.
        negations: Words that turn an action into its opposite.
        sequel: Words that say that something follows, such as "then".
        adverbs: Words that stand by a verb and mean nothing for the action.
        ordinals: "first", "second", ... in order.
        last: Words for the last of several.
        back: Words for going back.
        down: Words for the end of a page.
        up: Words for its beginning.
        fills: Verbs whose object is a field; the value stands behind it.
        purposes: Words with which it is said what an action is done for.
        steps: What a step is called in front of its number.
        examples: Words before a value that is only an example.
    """

    articles: Phrases = ()
    pronouns: Phrases = ()
    into: Phrases = ()
    place: Phrases = ()
    source: Phrases = ()
    target: Phrases = ()
    destination: Phrases = ()
    as_value: Phrases = ()
    naming: Phrases = ()
    joints: Phrases = ()
    alternatives: Phrases = ()
    conditions: Phrases = ()
    inversions: Phrases = ()
    optional: Phrases = ()
    negations: Phrases = ()
    sequel: Phrases = ()
    adverbs: Phrases = ()
    ordinals: Phrases = ()
    last: Phrases = ()
    back: Phrases = ()
    down: Phrases = ()
    up: Phrases = ()
    fills: Phrases = ()
    purposes: Phrases = ()
    steps: Phrases = ()
    examples: Phrases = ()


class QuestionWords(Section, frozen=True):
    """What questions about work say, by what they ask for.

    Three dots in a phrase stand for whatever is between its parts.

    Attributes:
        why: What begins a question for a reason.
        clicking: Forms of verbs for clicking, pressing, choosing and opening.
        typing: Forms of verbs for typing.
        change: What stands before the value that another is to replace.
        failure: Words of questions for what may go wrong.
        completion: Words of questions for how one knows that the work is done.
        efficiency: Words of questions for a faster way.
        differences: Words of questions that compare two ways.
        purpose: Words of questions for what the work is for.
        step: What a step is called before its number.
        picture: What a picture of a screen is called before its number.
        exchange: What is to be replaced, as ``old``, and by what, as ``new``.
        about: Which of several workflows is meant, as ``topic``.
        clicked: What was clicked, without quotation marks, as ``name``.
        typed: What was typed, likewise.
    """

    why: Phrases = ()
    clicking: Phrases = ()
    typing: Phrases = ()
    change: Phrases = ()
    failure: Phrases = ()
    completion: Phrases = ()
    efficiency: Phrases = ()
    differences: Phrases = ()
    purpose: Phrases = ()
    step: Phrases = ()
    picture: Phrases = ()
    exchange: Expression = NOTHING
    about: Expression = NOTHING
    clicked: Expression = NOTHING
    typed: Expression = NOTHING
