"""Names from identifiers: one maker, so that one id is one name in every source."""

from __future__ import annotations

import pytest

from wb2pm.converters.labels.elements.identifiers import name_from_form, name_from_words
from wb2pm.events import Element


@pytest.mark.parametrize(
    ("identifier", "name"),
    [
        ("SingleLine1", "Single line 1"),
        ("address2", "Address 2"),
        ("address_line_2", "Address line"),
        ("form-0-quantity", "Quantity"),
        ("order-12345", "Order"),
        ("q6_studentId", "Student"),
        ("q7_phoneNumber[area]", "Phone number area"),
        ("f12_zip", "Zip"),
        ("HTTPServer_url", "HTTP server url"),
        ("PHONE_NUMBER", "Phone number"),
        ("rows[0][city]", "Rows city"),
    ],
)
def test_words_and_the_number_that_ends_them_are_the_name(
    identifier: str, name: str
) -> None:
    """Without what numbers a form's fields, and what all fields are called."""
    found = name_from_words(identifier, Element(tag="input"))

    assert found is not None
    assert found.text == name


@pytest.mark.parametrize(
    "identifier",
    [
        "input_6",
        "input6",
        "ember18273",
        "ember18",
        "n70ZkE3s3M8J",
        "12-34",
        "ul",
        "B6",
        "7",
    ],
)
def test_what_says_nothing_is_no_name(identifier: str) -> None:
    """Codes, tags, and words that only say that there is an element."""
    assert name_from_words(identifier, Element(tag="input")) is None


@pytest.mark.parametrize(
    ("identity", "name", "told"),
    [
        (None, "billing_city", "Billing city"),
        ("address_line_2", "", "Address line 2"),
        ("order-12345", "", "Order"),
        ("first_3", "q3_name[first]", "Name first"),
        ("input_12_0_3", "q12_details[0][]", "Details 3"),
        ("h5", "q12_details[0][]", "Details"),
        ("city", "[]", "City"),
    ],
)
def test_of_two_identifiers_the_one_that_says_more_names_a_field(
    identity: str | None, name: str, told: str
) -> None:
    """Of a list, the number at the end of the id tells columns apart."""
    found = name_from_form(identity, name, Element(tag="input"))

    assert found is not None
    assert found.text == told
