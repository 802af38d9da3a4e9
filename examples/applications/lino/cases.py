"""What callers tell the tower clocks' office, and who is new at its customers."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone


def _promised(day: int) -> str:
    """Return a day of next month, as Lino writes it."""
    today = datetime.now(timezone.utc).date().replace(day=1)
    return f"{(today + timedelta(days=32)).replace(day=day):%d.%m.%Y}"


CALLED_IN = (
    'Enter the urgent ticket "{{title}}" for "{{caller}}" and the team "{{team}}", as '
    '"{{kind}}", assign it to "{{colleague}}", promised for {{deadline}}, {{hours}} hours'
)
CALLS = (
    {
        "title": "Chimes are silent since Sunday",
        "caller": "Mrs Agnes Holm",
        "letters": "Holm",
        "team": "Bells",
        "other_team": "Dials and hands",
        "kind": "Fault",
        "colleague": "tomas",
        "deadline": _promised(10),
        "hours": "3:30",
        "word": "chimes",
    },
    {
        "title": "North dial shows another hour",
        "caller": "Mr Edwin Pryor",
        "letters": "Pryor",
        "team": "Dials and hands",
        "other_team": "Bells",
        "kind": "Fault",
        "colleague": "wanjiru",
        "deadline": _promised(15),
        "hours": "5:00",
        "word": "north",
    },
    {
        "title": "Oil and adjust before the jubilee",
        "caller": "Mr Owen Latham",
        "letters": "Latham",
        "team": "Movements",
        "other_team": "Bells",
        "kind": "Yearly care",
        "colleague": "ingrid",
        "deadline": _promised(17),
        "hours": "2:15",
        "word": "jubilee",
    },
)
"""What is wrong, whoever calls, and what was agreed; `other_team` is a wrong choice."""

INTRODUCED = (
    'Enter "{{first}} {{last}}" ({{gender}}, {{mail}}) with phone {{phone}}, mobile '
    '{{mobile}} and street "{{street}}" {{number}}, as {{task}} at "{{organization}}"'
)
NEW_PERSONS = (
    {
        "first": "Nora",
        "last": "Whitby",
        "gender": "Female",
        "mail": "nora.whitby@dunmere.example",
        "phone": "01632 4410",
        "mobile": "07700 90012",
        "street": "Market Place",
        "number": "1",
        "task": "Treasurer",
        "other_task": "Caretaker",
        "organization": "Town hall of Dunmere",
    },
    {
        "first": "Silas",
        "last": "Marten",
        "gender": "Male",
        "mail": "sacristan@aldermoor.example",
        "phone": "01632 7723",
        "mobile": "07700 90345",
        "street": "Church Lane",
        "number": "4",
        "task": "Sacristan",
        "other_task": "Treasurer",
        "organization": "St Anne's parish",
    },
    {
        "first": "Greta",
        "last": "Oakes",
        "gender": "Female",
        "mail": "g.oakes@cawston.example",
        "phone": "01632 5508",
        "mobile": "07700 90781",
        "street": "Mill Road",
        "number": "14",
        "task": "Caretaker",
        "other_task": "Sacristan",
        "organization": "Cawston school",
    },
)
"""Who is new, and where; `other_task` is a wrong choice."""
