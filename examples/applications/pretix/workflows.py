"""Three workflows in the ticket shop: vouchers, a transfer, something new to buy."""

from __future__ import annotations

from examples.applications.pretix.booking import book, book_too_little
from examples.applications.pretix.giving import give, give_a_known_code
from examples.applications.pretix.offering import offer, offer_at_no_price
from examples.scripted.tasks import Failure, Workflow

_DASHBOARD = "/control/"

WORKFLOWS = (
    Workflow(
        id=6701,
        template='Make {{number}} voucher codes for "{{tag}}", valid until {{until}}',
        instances=(
            {
                "number": "6",
                "prefix": "KIDS-",
                "usages": "2",
                "until": "2026-12-10",
                "product": "Child ticket",
                "effect": "Reduce product price by (%)",
                "value": "25.00",
                "tag": "Schools",
                "comment": "Asked for by the school in Mill Street",
                "like": "SCHOOLTRIP26",
            },
            {
                "number": "4",
                "prefix": "CREW-",
                "usages": "1",
                "until": "2026-12-08",
                "product": "Family ticket",
                "effect": "Subtract from product price",
                "value": "15.00",
                "tag": "Crew families",
                "comment": "For the engine room",
                "like": "PILOTHOUSE",
            },
            {
                "number": "8",
                "prefix": "QUIZ-",
                "usages": "3",
                "until": "2026-12-05",
                "product": "Adult ticket",
                "effect": "Reduce product price by (%)",
                "value": "50.00",
                "tag": "Radio quiz",
                "comment": "Prizes of the December quiz",
                "like": "HARBOURRADIO",
            },
        ),
        start=_DASHBOARD,
        shows="{{prefix}}",
        way=give,
        failure=Failure(
            person="p04",
            what="types a code that another voucher has, is told so, and goes away",
            way=give_a_known_code,
        ),
    ),
    Workflow(
        id=6702,
        template="Book the transfer of {{day}} for order {{code}}",
        instances=(
            {
                "code": "B8RPL",
                "name": "sunniva",
                "day": "2026-11-19",
                "comment": "Statement 47, sent by A. Berg",
                "follow-up": "2026-12-04",
                "odd": "yes",
                "slip": "7.35",
            },
            {
                "code": "QX3VT",
                "name": "owen",
                "day": "2026-11-20",
                "comment": "Statement 48, his mother paid",
                "follow-up": "2026-12-07",
                "odd": "yes",
                "slip": "7.90",
            },
            {
                "code": "V9GHF",
                "name": "amina",
                "day": "2026-11-18",
                "comment": "Statement 46, as ordered",
                "follow-up": "2026-12-03",
                "odd": "no",
                "slip": "6.80",
            },
        ),
        start=_DASHBOARD,
        shows="The order has been marked as paid.",
        way=book,
        failure=Failure(
            person="p01",
            what="types too small an amount, sees that it stays pending, and leaves",
            way=book_too_little,
        ),
    ),
    Workflow(
        id=6703,
        template='Put "{{product}}" on sale for {{price}}, {{pieces}} of them',
        instances=(
            {
                "product": "Blanket hire",
                "price": "6.00",
                "pieces": "120",
                "description": "Woollen, to be given back at the gangway.",
                "most": "4",
            },
            {
                "product": "Paper lantern",
                "price": "8.50",
                "pieces": "75",
                "description": "With a candle that needs no fire.",
                "most": "6",
            },
            {
                "product": "Photo at the wheel",
                "price": "12.00",
                "pieces": "40",
                "description": "Taken by the mate, sent the day after.",
                "most": "1",
            },
        ),
        start=_DASHBOARD,
        shows="{{product}}",
        way=offer,
        failure=Failure(
            person="p03",
            what="writes the price in words, is told to enter a number, and leaves",
            way=offer_at_no_price,
        ),
    ),
)
