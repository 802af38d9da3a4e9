"""What people are to do for the firm: intent and instances of each workflow."""

ORDER = (
    "Order {{first}} and {{second}} from {{supplier}} as {{number}}, express, to be here"
    " by {{shown}}, unloaded at {{place}}"
)
ORDERS = (
    {
        "number": "O-2610",
        "supplier": "Porta Door Drives",
        "letters": "porta",
        "wrong": "Seilwerk Brandt",
        "today": "2026-11-26",
        "day": "2026-12-11",
        "shown": "2026/12/11",
        "first": "40 door rollers",
        "second": "2 door belts",
        "place": "Store, gate 1",
        "contact": "Ms Farkas",
        "remark": "Please ring before you come, the ramp is steep.",
    },
    {
        "number": "O-2611",
        "supplier": "Seilwerk Brandt",
        "letters": "brandt",
        "wrong": "Liftlicht",
        "today": "2026-11-26",
        "day": "2027-01-08",
        "shown": "2027/01/08",
        "first": "90 m traction rope 10 mm",
        "second": "8 rope clamps",
        "place": "Hall 2, beside the crane",
        "contact": "Mr Balint",
        "remark": "The drum does not go through the side door.",
    },
)
CONTRACT = (
    "Let the contract {{number}} of {{customer}} go on until {{shown}} for {{fee}} a month,"
    " {{visits}}, with {{holder}} as one more who has the key"
)
CONTRACTS = (
    {
        "number": "C-101",
        "customer": "Hotel Belvedere",
        "letters": "belv",
        "visit": "Monthly visit, hotel",
        "day": "2027-03-31",
        "shown": "2027/03/31",
        "listed": "2027-03-31",
        "fee": "198",
        "visits": "Quarterly",
        "wrong": "Yearly",
        "holder": "Housekeeping, 1st floor",
        "agreed": "Lamps are changed by the hotel.",
    },
    {
        "number": "C-108",
        "customer": "Residence Am Park",
        "letters": "park",
        "visit": "Quarterly visit, staircase B",
        "day": "2027-02-28",
        "shown": "2027/02/28",
        "listed": "2027-02-28",
        "fee": "112",
        "visits": "Monthly",
        "wrong": "Twice a year",
        "holder": "Mr Voss, 4th floor",
        "agreed": "Until then there are no new buttons.",
    },
)
ILLNESS = (
    "{{ill}} is ill: put off {{first}} and {{second}} for a week, and give {{urgent}} to"
    " {{colleague}}, {{shown}}"
)
ILLNESSES = (
    {
        "ill": "Bertram Koch",
        "letters": "bert",
        "first": "Quarterly visit, kitchen",
        "second": "New lamps in the cabin",
        "urgent": "Emergency phone is silent",
        "colleague": "Emil Sandberg",
        "other": "Dorota Wrona",
        "day": "2026-12-02",
        "hour": "13:00",
        "shown": "2026/12/02 13:00",
        "report": "Bertram is ill, Emil was told.",
        "later": "2026-12-09 09:00",
    },
    {
        "ill": "Chidi Eze",
        "letters": "chidi",
        "first": "Monthly visit, store",
        "second": "Quarterly visit, staircase B",
        "urgent": "Cabin stops between floors",
        "colleague": "Dorota Wrona",
        "other": "Amina Yilmaz",
        "day": "2026-12-03",
        "hour": "08:00",
        "shown": "2026/12/03 08:00",
        "report": "Chidi is ill, Dorota drives there first.",
        "later": "2026-12-09 06:30",
    },
)
