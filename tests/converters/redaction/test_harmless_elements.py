"""Elements of screens that are not gone through again, and those that still are."""

from __future__ import annotations

import re

import msgspec
import pytest

from tests.secret_lines import secrets
from wb2pm.converters.redaction import harmless
from wb2pm.converters.redaction.spans import _may_name, _names, split_words
from wb2pm.converters.redaction.values import ValueMasker

CART = {"tag": "a", "text": "Cart of Ldl7", "x": 3, "xpath": "//*[@id='cart']"}


@pytest.fixture(autouse=True)
def nothing_remembered() -> None:
    """Begin without what other tests left."""
    harmless._HARMLESS.clear()


def test_known_secret_is_masked_in_an_element_that_was_harmless_before() -> None:
    """What nobody knew for a secret in one recording may be one in the next."""
    listed = msgspec.json.encode([CART]).decode()

    assert ValueMasker({}).text(listed) == listed
    assert harmless.is_harmless(harmless.tell_apart(CART, None))
    masked = ValueMasker({"Ldl7": "password"}).text(listed)

    assert "Ldl7" not in masked
    assert "Cart of [password]" in masked


@pytest.mark.parametrize(
    "secret", ["Ldl7", "oU", "kim\nnew", 'a"b', "4711", "Ñandú99x"]
)
def test_secrets_are_looked_for_in_all_words_of_a_list(secret: str) -> None:
    """However widely one is looked for: at the end, as a whole text, in a name."""
    listed = [
        {"tag": "p", "text": f"by {secret}"},
        {"tag": "p", "text": secret},
        {"tag": "p", secret: "x"},
    ]

    first = ValueMasker({}).value(listed)
    masked = ValueMasker({secret: "password"}).value(listed)
    harmless._HARMLESS.clear()
    afresh = ValueMasker({secret: "password"}).value(listed)

    assert first == listed
    assert masked == afresh != listed


def test_label_before_a_field_tells_it_from_the_same_without() -> None:
    """A field after "Password" holds one; the same field alone does not."""
    field = {"tag": "input", "type": "text", "value": "rope4", "xpath": "/input"}

    alone = ValueMasker({}).value([field])
    after = ValueMasker({}).value([{"tag": "label", "text": "Password"}, field])

    assert alone == [field]
    assert after[1]["value"] == "[password]"


def test_large_numbers_and_names_of_secrets_count() -> None:
    """A number may be that of a card, or stand under the name of a secret."""
    seen = {"tag": "p", "number": 17}
    card = {"tag": "p", "number": 4111111111111111}
    named = {"tag": "p", "otp": 17}
    ValueMasker({}).value([seen])

    assert ValueMasker({}).value([card])[0]["number"] == "[card]"
    assert harmless.tell_apart(named, None) is None


def test_nothing_is_remembered_where_something_was_masked() -> None:
    """An element with a secret is gone through each time, and counted."""
    element = {"tag": "p", "text": "mail kim@shop.example"}
    for _ in range(2):
        masker = ValueMasker({})
        assert masker.value([element])[0]["text"] == "mail [email]"
        assert masker.counts == {"email": 1}


def test_number_of_remembered_elements_is_bounded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is remembered never grows without end."""
    monkeypatch.setattr(harmless, "_MOST", 10)
    for number in range(50):
        ValueMasker({}).value([{"tag": "p", "text": f"row {number}"}])

    assert len(harmless._HARMLESS) <= 10


def test_first_words_pass_every_name_that_the_patterns_find() -> None:
    """Names that hold no first word of a phrase are not searched: none is missed."""
    names = {one for line in secrets() for one in re.split(r"[\s:=]+", line.text)}
    names |= {line.text for line in secrets()}
    names |= {"K\u0131m PIN", "userPassword2", "n\u00b0 de compte", "PassWord", "cvv2"}
    found = [
        spoken
        for spoken in map(split_words, names)
        if any(pattern.search(spoken) for _, pattern in _names())
    ]

    assert len(found) > 50
    assert [spoken for spoken in found if not _may_name(spoken)] == []
