"""Which business objects addresses and values name, and which they do not."""

from __future__ import annotations

import pytest

from wb2pm.converters.ocel.records import Record, records_in, records_in_value


@pytest.mark.parametrize(
    ("url", "named"),
    [
        ("http://a.test/sales/order/view/order_id/299/", ["order a.test/sales 299"]),
        ("http://a.test/sales/order/index/order_id/299/", ["order a.test/sales 299"]),
        ("http://a.test/desk/issue33?@template=item", ["issue a.test 33"]),
        ("https://a.test/orders/17/edit", ["order a.test 17"]),
        (
            "https://a.test/ann/shop/-/issues/12",
            ["issue a.test/ann/shop 12"],
        ),
        (
            "https://a.test/customers/5/orders/17",
            ["customer a.test 5", "order a.test/customers/5 17"],
        ),
        ("http://a.test/ticket.php?id=5", ["ticket a.test 5"]),
        ("http://a.test/ticket?id=5", ["ticket a.test 5"]),
        ("http://a.test/edit?order_id=5&id=x", ["order a.test 5"]),
        ("http://a.test/sales/order?order_id=5", ["order a.test/sales 5"]),
        (
            "http://a.test/orders/17?customer_id=5&id=",
            ["order a.test 17", "customer a.test 5"],
        ),
    ],
)
def test_addresses_name_records(url: str, named: list[str]) -> None:
    """A number counts with the word for its kind, in any usual form."""
    found = [f"{r.kind} {r.place} {r.number}" for r in records_in(url)]

    assert found == named


@pytest.mark.parametrize(
    "url",
    [
        None,
        "",
        "/orders/17",  # of which site?
        "http://a.test/",
        "http://a.test/blog/2024/05/",
        "http://a.test/orders?page=2&status=3&priority=4",
        "http://a.test/orders/page/2",
        "http://a.test/report?session_id=7&client_id=8",
        "http://a.test/api/v2/web2/top10",
        "http://a.test/42",
        "http://a.test/?id=5",
        "http://a.test/report/cGVyaW9kX3R5cGU9eWVhciZmcm9tPTAx/",
        "http://[broken/orders/17",
    ],
)
def test_other_numbers_are_no_records(url: str | None) -> None:
    """Years, pages, sessions, filters and versions are not business objects."""
    assert records_in(url) == ()


def test_a_record_is_named_once_and_keeps_its_evidence() -> None:
    """The evidence is the template of the address that named it."""
    found = records_in("http://a.test/orders/17?order_id=17")

    assert found == (Record("order", "17", "a.test", "/orders/{id}"),)


KNOWN = (
    Record("issue", "28", "a.test", "/issue{id}"),
    Record("issue", "2", "a.test", "/issue{id}"),
    Record("merge request", "12", "a.test/ann", "/merge_requests/{id}"),
)


@pytest.mark.parametrize(
    ("value", "element", "numbers"),
    [
        ("28", "Show issue", ["28"]),
        ("#28 ", "Issue", ["28"]),
        ("28", "Quantity", []),
        ("see issue 28, Issue #2 and issue28", None, ["28", "2"]),
        ("tissue 28", None, []),
        ("issue 281", None, []),
        ("closes merge request 12", "Note", ["12"]),
        ("3", "Issue", []),
        (None, "Issue", []),
    ],
)
def test_values_name_known_records(
    value: str | None, element: str | None, numbers: list[str]
) -> None:
    """A value says kind and number, or the number in a field of that kind."""
    assert [r.number for r in records_in_value(value, element, KNOWN)] == numbers


def test_a_number_of_two_places_names_neither() -> None:
    """Which project's issue 28 is meant is not for a log to guess."""
    other = Record("issue", "28", "a.test/other", "/other/issue{id}")

    assert records_in_value("28", "Issue", [*KNOWN, other]) == ()
