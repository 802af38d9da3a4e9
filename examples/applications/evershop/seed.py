"""Put all into the wool shop that people find when they begin, as its pages would."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

from examples.applications.evershop.stock import (
    ATTRIBUTES,
    CATEGORIES,
    CLASSES,
    COLLECTIONS,
    COUPONS,
    CUSTOMERS,
    ORDERS,
    PAGES,
    PRODUCTS,
    PROVINCES,
)


class Shop:
    """What can be asked of a shop that runs.

    Args:
        url: Its address.
        address: Of somebody who works there.
        password: Of the same, and of the customers.
    """

    def __init__(self, url: str, address: str, password: str) -> None:
        self._url = url
        self._password = password
        self._token = ""
        account = {"email": address, "password": password}
        self._token = self._ask("user/tokens", account)["accessToken"]

    def fill(self) -> None:
        """Make products, customers, their orders, coupons and pages."""
        self._open()
        group = self._group()
        self._options = self._numbers()
        shelves = self._shelves()
        box = {"name": "Small box", "length": 30, "width": 20, "height": 12}
        package = self._ask("packages", box | {"is_default": True})
        for product in PRODUCTS:
            self._product(product, group, shelves, package["package_id"])
        for code, words, kind, amount in COUPONS:
            coupon = {
                "coupon": code,
                "description": words,
                "discount_type": kind,
                "discount_amount": amount,
                "status": 1,
            }
            self._ask("coupons", coupon)
        for title, key, words in PAGES:
            self._page(title, key, words)
        for name, *_ in CUSTOMERS:
            self._customer(name)
        for name, lines in ORDERS:
            self._order(name, lines)

    def _open(self) -> None:
        """Say what the shop is called, who pays how, and how parcels go."""
        self._ask(
            "settings",
            {
                "storeName": "Skein & Loft",
                "storeEmail": "shop@skein.example",
                "codPaymentStatus": 1,
                "codDisplayName": "On invoice",
            },
        )
        for name in CLASSES:
            self._ask("tax/classes", {"name": name})
        countries = sorted({province[:2] for province in PROVINCES.values()})
        zone = self._ask("shippingZones", {"name": "Europe", "countries": countries})
        method = self._ask("shippingProviders/core/methods", {"name": "Parcel"})
        self._method = method["uuid"]
        rate = {"method_id": method["uuid"], "zone_id": zone["uuid"], "cost": 6}
        self._ask("shippingProviders/core/rates", rate)

    def _group(self) -> int:
        group = self._ask("attributeGroups", {"group_name": "Yarn"})
        number = int(group["attribute_group_id"])
        for order, (name, options) in enumerate(ATTRIBUTES.items(), 1):
            attribute = {
                "attribute_name": name,
                "attribute_code": name.lower(),
                "type": "select",
                "is_required": 0,
                "display_on_frontend": 1,
                "is_filterable": 1,
                "sort_order": order * 10,
                "groups": [number],
                "options": [{"option_text": option} for option in options],
            }
            self._ask("attributes", attribute)
        return number

    def _shelves(self) -> dict[str, int]:
        """Make categories and collections; tell the numbers of the categories."""
        numbers = {}
        for name, inner in CATEGORIES.items():
            numbers[name] = self._category(name, None)
            for one in inner:
                numbers[one] = self._category(one, numbers[name])
        for name, code in COLLECTIONS:
            self._ask("collections", {"name": name, "code": code, "description": []})
        return numbers

    def _category(self, name: str, parent: int | None) -> int:
        category: dict[str, Any] = {
            "name": name,
            "url_key": _key(name),
            "parent_id": parent,
            "status": 1,
            "include_in_nav": 1,
            "show_products": 1,
            "description": [],
        }
        return int(self._ask("categories", category)["category_id"])

    def _product(
        self, product: tuple[Any, ...], group: int, shelves: dict[str, int], box: int
    ) -> None:
        name, number, price, weight, count, category, fibre, thickness = product
        made = {
            "name": name,
            "sku": number,
            "url_key": _key(name),
            "price": price,
            "weight": weight,
            "qty": count,
            "category_id": shelves[category],
            "status": 1,
            "visibility": 1,
            "manage_stock": 1,
            "stock_availability": 1,
            "group_id": 1 if fibre is None else group,
            "package_id": box,
            "description": _text(name),
        }
        if fibre is not None:
            told = {"fibre": fibre, "thickness": thickness}
            made["attributes"] = [
                {
                    "attribute_code": code,
                    "value": str(self._options[ATTRIBUTES[code.title()][n]]),
                }
                for code, n in told.items()
            ]
        self._ask("products", made)

    def _numbers(self) -> dict[str, int]:
        asked = "{ attributes { items { options { attributeOptionId optionText } } } }"
        told = self._ask("admin/graphql", {"query": asked})
        return {
            option["optionText"]: option["attributeOptionId"]
            for attribute in told["attributes"]["items"]
            for option in attribute["options"] or ()
        }

    def _page(self, title: str, key: str, words: str) -> None:
        page = {
            "name": title,
            "url_key": key,
            "meta_title": title,
            "status": 1,
            "content": _text(words),
        }
        self._ask("pages", page)

    def _customer(self, name: str) -> None:
        account = {"full_name": name, "email": _email(name), "password": self._password}
        self._ask("customers", account)

    def _order(self, name: str, lines: tuple[tuple[str, int], ...]) -> None:
        items = [{"sku": number, "qty": count} for number, count in lines]
        who = {"customer_full_name": name, "customer_email": _email(name)}
        cart = self._ask("carts", {"items": items} | who)
        address = self._address(name)
        bought = {
            "cart_id": cart["cartId"],
            "customer": {"email": _email(name)},
            "shippingAddress": address,
            "billingAddress": address,
            "shippingMethod": self._method,
            "shippingProvider": "core",
            "paymentMethod": "cod",
        }
        self._ask(f"carts/{cart['cartId']}/checkout", bought)

    def _address(self, name: str) -> dict[str, str]:
        _, street, place, postcode = next(c for c in CUSTOMERS if c[0] == name)
        return {
            "full_name": name,
            "telephone": "00 47 555 0110",
            "address_1": street,
            "city": place,
            "postcode": postcode,
            "country": PROVINCES[place][:2],
            "province": PROVINCES[place],
        }

    def _ask(self, path: str, content: dict[str, Any]) -> dict[str, Any]:
        request = urllib.request.Request(  # noqa: S310 (loopback)
            f"{self._url}/api/{path}",
            data=json.dumps(content).encode(),
            headers={"Content-Type": "application/json"},
        )
        if self._token:
            request.add_header("Authorization", f"Bearer {self._token}")
        try:
            with urllib.request.urlopen(request) as answer:  # noqa: S310
                told: dict[str, Any] = json.load(answer)["data"]
        except urllib.error.HTTPError as wrong:
            said = wrong.read().decode()
            raise RuntimeError(f"{path}: {wrong.code} {said}") from wrong
        return told


def _key(name: str) -> str:
    letters = "".join(letter if letter.isalnum() else " " for letter in name.lower())
    return "-".join(letters.split())


def _email(name: str) -> str:
    return f"{name.split(maxsplit=1)[0].lower()}@post.example"


def _text(words: str) -> list[dict[str, Any]]:
    block = {"id": "p1", "type": "paragraph", "data": {"text": words}}
    column = {"id": "c__1", "size": 1, "data": {"blocks": [block]}}
    return [{"id": "r__1", "size": 1, "columns": [column]}]
