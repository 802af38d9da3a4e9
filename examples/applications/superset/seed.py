"""Fill the dairy's Superset: ``python seed.py NAME ...``, one a colleague.

It runs in the environment that the application was installed into, in the folder that
holds its data.
"""

from __future__ import annotations

import json
import os
import sqlite3
import sys
from datetime import date, datetime, timedelta

from superset.app import create_app

SURNAMES = ("Brandt", "Novak", "Mwangi", "Zielinski", "Osei")
OTHERS = (
    ("ragnhild", "Ragnhild", "Aas"),
    ("matteo", "Matteo", "Villani"),
    ("hanneke", "Hanneke", "de Boer"),
    ("yusuf", "Yusuf", "Demir"),
)
SHOPS = ("Harbour market", "Mill Lane", "Station", "Upper valley")
GOODS = ("Alpine cheese", "Butter", "Fresh cheese", "Milk", "Yoghurt")
CHARTS = (
    ("Kilos in all", "big_number_total", {"metric": "kilos"}),
    (
        "Kilos by shop",
        "table",
        {"query_mode": "aggregate", "groupby": ["shop"], "metrics": ["kilos"]},
    ),
)
DASHBOARDS = (
    ("Cellar stock", "cellar", True),
    ("Summer fairs", "fairs", True),
    ("Tills and takings", "tills", True),
    ("Complaints and returns", None, True),
    ("Rounds draft 3", None, False),
    ("Cheese shops test", None, False),
    ("Export tryout", None, False),
    ("Yoghurt, old packaging", "yoghurt", False),
)
LAYERS = (
    ("Bottling line", "When the line stood still, and why"),
    ("Fairs abroad", "Where we had a stand"),
    ("Holidays", "Public ones, in all three valleys"),
    ("Lorries", "Breakdowns and roadworks"),
    ("Markets", "Cancelled or moved"),
    ("Price changes", "From which day on"),
    ("Weather", "Storms and heat"),
)
NOTES = (
    ("Bottling line", "New caps", datetime(2026, 5, 4, 8), datetime(2026, 5, 4, 12)),  # noqa: DTZ001
    ("Fairs abroad", "Food fair", datetime(2026, 3, 6, 8), datetime(2026, 3, 8, 18)),  # noqa: DTZ001
    ("Markets", "Moved to the quay", datetime(2026, 4, 2), datetime(2026, 4, 30)),  # noqa: DTZ001
)
REPORTS = (
    ("Friday figures for the shops", "0 15 * * 5", "Complaints and returns"),
    ("Cellar on the first", "0 6 1 * *", "Cellar stock"),
)


def write_sales() -> None:
    """Write a year of invented sales."""
    with sqlite3.connect("figures.sqlite3") as database:
        database.execute(
            "create table sales (day date, shop text, goods text, kilos real)"
        )
        first = date(2025, 11, 1)
        database.executemany(
            "insert into sales values (?, ?, ?, ?)",
            [
                (
                    (first + timedelta(days=week * 7)).isoformat(),
                    shop,
                    one,
                    20 + (week * 7 + n * 13 + m * 29) % 60,
                )
                for week in range(52)
                for n, shop in enumerate(SHOPS)
                for m, one in enumerate(GOODS)
            ],
        )


def fill(names: list[str]) -> None:
    """Make all that people find when they begin."""
    from superset import db, security_manager
    from superset.connectors.sqla.models import (
        SqlaTable,
        SqlMetric,
    )
    from superset.models.annotations import (
        Annotation,
        AnnotationLayer,
    )
    from superset.models.core import Database
    from superset.models.dashboard import Dashboard
    from superset.models.slice import Slice
    from superset.reports.models import ReportSchedule

    secret = os.environ["APPLICATION_PASSWORD"]
    admin = security_manager.find_role("Admin")
    alpha = security_manager.find_role("Alpha")
    staff = [
        (name, name.title(), surname, admin)
        for name, surname in zip(names, SURNAMES, strict=True)
    ] + [(*other, alpha) for other in OTHERS]
    accounts = [
        security_manager.add_user(
            name, first, last, f"{name}@hillside-dairy.example", role, password=secret
        )
        for name, first, last, role in staff
    ]
    chief = accounts[-1]
    write_sales()
    figures = Database(
        database_name="Figures", sqlalchemy_uri="sqlite:///figures.sqlite3"
    )
    sales = SqlaTable(table_name="sales", schema="main", database=figures)
    sales.owners = [chief]
    db.session.add_all([figures, sales])
    db.session.flush()
    sales.fetch_metadata()
    sales.metrics.append(
        SqlMetric(metric_name="kilos", verbose_name="Kilos", expression="SUM(kilos)")
    )
    charts = [
        Slice(
            slice_name=name,
            viz_type=kind,
            datasource_type="table",
            datasource_id=sales.id,
            owners=[chief],
            params=json.dumps(
                {"datasource": f"{sales.id}__table", "viz_type": kind, **shown}
            ),
        )
        for name, kind, shown in CHARTS
    ]
    db.session.add_all(charts)
    db.session.flush()
    dashboards = {}
    for title, slug, published in DASHBOARDS:
        dashboards[title] = Dashboard(
            dashboard_title=title,
            slug=slug,
            published=published,
            owners=[chief],
            slices=charts,
            position_json=json.dumps(layout(title, charts)),
            json_metadata="{}",
        )
    db.session.add_all(dashboards.values())
    layers = {
        name: AnnotationLayer(name=name, descr=description)
        for name, description in LAYERS
    }
    db.session.add_all(layers.values())
    db.session.flush()
    for layer, what, start, end in NOTES:
        db.session.add(
            Annotation(
                layer=layers[layer], short_descr=what, start_dttm=start, end_dttm=end
            )
        )
    for name, crontab, title in REPORTS:
        db.session.add(
            ReportSchedule(
                type="Report",
                name=name,
                crontab=crontab,
                dashboard=dashboards[title],
                owners=[chief],
            )
        )
    db.session.commit()


def layout(title: str, charts: list) -> dict:  # type: ignore[type-arg]
    """Say where the charts of a dashboard lie: side by side."""
    parents = ["ROOT_ID", "GRID_ID"]
    held = {
        f"CHART-{n}": {
            "type": "CHART",
            "id": f"CHART-{n}",
            "children": [],
            "parents": [*parents, "ROW-1"],
            "meta": {
                "chartId": chart.id,
                "sliceName": chart.slice_name,
                "width": 6,
                "height": 40,
            },
        }
        for n, chart in enumerate(charts)
    }
    return {
        "DASHBOARD_VERSION_KEY": "v2",
        "ROOT_ID": {"type": "ROOT", "id": "ROOT_ID", "children": ["GRID_ID"]},
        "GRID_ID": {
            "type": "GRID",
            "id": "GRID_ID",
            "children": ["ROW-1"],
            "parents": ["ROOT_ID"],
        },
        "HEADER_ID": {"type": "HEADER", "id": "HEADER_ID", "meta": {"text": title}},
        "ROW-1": {
            "type": "ROW",
            "id": "ROW-1",
            "children": list(held),
            "parents": parents,
            "meta": {"background": "BACKGROUND_TRANSPARENT"},
        },
        **held,
    }


if __name__ == "__main__":
    with create_app().app_context():
        fill(sys.argv[1:])
