"""Six workflows in the shop: five behind the counter and one in front of it."""

from __future__ import annotations

from shop_work import (
    add_category,
    buy,
    change_price_and_stock,
    count_orders,
    create_voucher,
    ship_order,
)

from examples.scripted.tasks import Workflow

SHOP_WORK = (
    Workflow(
        id=3001,
        template='Set the price of "{{product}}" to {{price}} and its stock to {{stock}}',
        instances=(
            {"product": "Trail Lantern", "price": "29.50", "stock": "48"},
            {"product": "Fell Wool Socks", "price": "14.00", "stock": "260"},
        ),
        start="/dashboard/",
        shows="Updated product",
        way=change_price_and_stock,
    ),
    Workflow(
        id=3002,
        template='Add the category "{{category}}" below "{{parent}}"',
        instances=(
            {"category": "Gaiters", "parent": "Clothing"},
            {"category": "Cutlery", "parent": "Kitchen"},
        ),
        start="/dashboard/",
        shows="Category created successfully",
        way=add_category,
    ),
    Workflow(
        id=3003,
        template="Mark order {{order}} as shipped and note its parcel {{parcel}}",
        instances=(
            {"order": "100016", "parcel": "NO-55-8842"},
            {"order": "100018", "parcel": "NO-55-9017"},
        ),
        start="/dashboard/",
        shows="Shipped",
        way=ship_order,
    ),
    Workflow(
        id=3004,
        template=(
            'Create the voucher "{{name}}" with the code {{code}}, good once a '
            'customer until {{end}}, for the offer "{{offer}}"'
        ),
        instances=(
            {
                "name": "Autumn letter",
                "code": "LEAVES10",
                "end": "2026-12-31 23:00:00",
                "offer": "Ten per cent off everything",
            },
            {
                "name": "Camping club",
                "code": "CLUB2027",
                "end": "2027-03-31 23:00:00",
                "offer": "Five euros off tents and tarps",
            },
        ),
        start="/dashboard/",
        shows="Voucher created",
        way=create_voucher,
        gives_up="p04",
    ),
    Workflow(
        id=3005,
        template='Order {{quantity}} of "{{product}}" to my own address',
        instances=(
            {
                "product": "Enamel Mug",
                "quantity": "2",
                "words": "mug",
                "shelf": "Kitchen",
            },
            {
                "product": "Steel Flask",
                "quantity": "3",
                "words": "flask",
                "shelf": "Kitchen",
            },
        ),
        start="/catalogue/",
        shows="Your order has been placed",
        way=buy,
        customers=True,
    ),
    Workflow(
        id=3006,
        template="{{question}}",
        instances=(
            {
                "question": "How many orders were placed in October 2026?",
                "report": "Orders placed",
                "from": "01/10/2026",
                "to": "31/10/2026",
                "answer": "6",
            },
            {
                "question": "How many orders were placed from 1 to 10 November 2026?",
                "report": "Orders placed",
                "from": "01/11/2026",
                "to": "10/11/2026",
                "answer": "3",
            },
        ),
        start="/dashboard/",
        shows="Orders placed",
        way=count_orders,
    ),
)
