"""What differs from one person's work to the next, and what each of them is to do."""

from __future__ import annotations

NEW = (
    'Put "{{title}}" ("{{upc}}") into the shop as "{{kind}}", below "{{category}}", '
    'of "{{material}}", made in "{{origin}}": "{{stock}}" pieces from "{{partner}}" '
    'with the SKU "{{sku}}", to be warned from "{{low}}" on, at "{{price}}"'
)
ARTICLES = (
    {
        "title": "Bass clarinet reed, strength 2",
        "upc": "40117240",
        "kind": "Accessory",
        "category": "Reeds",
        "material": "Cane",
        "origin": "Var",
        "partner": "Atelier Moreau",
        "sku": "AM-2240",
        "stock": "36",
        "low": "6",
        "price": "4.10",
        "other": "Strings",
    },
    {
        "title": "Piccolo in D flat",
        "upc": "40117355",
        "kind": "Instrument",
        "category": "Woodwind",
        "material": "Silver plated",
        "origin": "Markneukirchen",
        "partner": "Northgate Wholesale",
        "sku": "NW-7151",
        "stock": "4",
        "low": "1",
        "price": "389.00",
        "other": "Brass",
    },
    {
        "title": "Viola string C",
        "upc": "40117418",
        "kind": "Accessory",
        "category": "Strings",
        "material": "Steel",
        "origin": "Uppsala",
        "partner": "Hallström Music",
        "sku": "HM-3C",
        "stock": "25",
        "low": "5",
        "price": "12.40",
        "other": "Cases",
    },
)
"""What comes into the shop."""

MOVED = (
    'Send order "{{number}}" of "{{customer}}" to "{{street}}", "{{postcode}}" '
    '"{{town}}", with the instructions "{{driver}}" and the note "{{note}}", and set '
    'it to "{{status}}"'
)
PARCELS = (
    {
        "number": "20417",
        "customer": "Samir Okonjo",
        "street": "40 Lighthouse Road",
        "postcode": "7712",
        "town": "Westhaven",
        "driver": "Ring twice, the bell is slow.",
        "note": "Moved in October, rang at ten. The bill goes to Ferry Lane.",
        "status": "Being packed",
    },
    {
        "number": "20431",
        "customer": "Callum Ferrante",
        "street": "11 Bakers Row",
        "postcode": "4208",
        "town": "Alderby",
        "driver": "Not on Mondays.",
        "note": "To his sister, who is in all day. She knows about it.",
        "status": "On hold",
    },
    {
        "number": "20445",
        "customer": "Odile Mbeki",
        "street": "6 Theatre Street",
        "postcode": "5121",
        "town": "Stonebridge",
        "driver": "By the side door.",
        "note": "Straight to the stage door, ask for the orchestra warden.",
        "status": "Being packed",
    },
)
"""Whose parcel goes somewhere else."""

PRINTED = (
    'Make the voucher "{{name}}" with the code "{{code}}", from "{{start}}" to '
    '"{{end}}", usage "{{usage}}", for "{{offer}}" and "{{second}}"'
)
VOUCHERS = (
    {
        "name": "Evening Post, Advent",
        "code": "ADVENT26",
        "start": "2026-11-29 16:00:00",
        "end": "2026-12-24 18:00:00",
        "usage": "Can only be used once per customer",
        "offer": "Strings fifteen percent off",
        "second": "Cases twenty percent off",
    },
    {
        "name": "Courier, school term",
        "code": "RECORDER",
        "start": "2027-01-11 15:00:00",
        "end": "2027-02-05 20:00:00",
        "usage": "Can be used once by one customer",
        "offer": "Reeds ten percent off",
        "second": "Five percent on everything",
    },
    {
        "name": "Sunday paper, concert season",
        "code": "ENCORE",
        "start": "2026-12-06 14:00:00",
        "end": "2027-03-28 12:00:00",
        "usage": "Can only be used once per customer",
        "offer": "Cases twenty percent off",
        "second": "Reeds ten percent off",
    },
)
"""What the newspapers print."""
