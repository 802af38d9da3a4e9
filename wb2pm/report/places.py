"""Where the time goes: in which application, and on which of its pages."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wb2pm.columns import CASE_SITE, UI_APPLICATION, UI_PAGE, UI_URL
from wb2pm.converters.pages.templates import host_of
from wb2pm.discovery.counts.performance import timed_rows

if TYPE_CHECKING:
    from collections.abc import Iterable

    import pandas as pd


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceTimes:
    """The time that was spent in one place.

    Attributes:
        name: An application or a page; empty where the log does not say.
        cases: In how many cases work was done there.
        steps: How many steps were done there.
        total_s: Working and waiting time of these, in seconds; None if no clock
            was recorded.
        share: Part of that in the time of all places; None if there is none.
        site: What most cases that go there name as their site, if half of them do.
    """

    name: str
    cases: int
    steps: int
    total_s: float | None
    share: float | None
    site: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ApplicationTimes:
    """An application and its pages.

    Attributes:
        whole: The application: a web site by its host, or a program.
        pages: Its pages, the one that takes most time first.
    """

    whole: PlaceTimes
    pages: tuple[PlaceTimes, ...]


class _Sum:
    """What was spent in one place, while it is counted."""

    def __init__(self) -> None:
        self.cases: dict[str, str] = {}  # and the site that each names
        self.steps = 0
        self.seconds = 0.0
        self.timed = False

    def add(self, case: str, site: str, seconds: float, *, timed: bool) -> None:
        self.cases[case] = site
        self.steps += 1
        self.timed = self.timed or timed
        self.seconds += seconds if timed else 0.0


def view_places(log: pd.DataFrame) -> tuple[ApplicationTimes, ...]:
    """Add up time by application and page.

    The wait before a step counts where the step is done: that page was loaded or
    read meanwhile.

    Args:
        log: Event log; `ui:url`, `ui:application` and `ui:page` are used where
            present.

    Returns:
        The applications, the one that takes most time first. Empty if the log names
        none.

    Examples:
        >>> import pandas as pd
        >>> log = pd.DataFrame({
        ...     "case:concept:name": ["a", "a"], "concept:name": ["Open", "Save"],
        ...     "time:timestamp": pd.to_datetime([0, 5], unit="s", utc=True),
        ...     "ui:url": ["http://crm.test/orders", "http://crm.test/order/7"],
        ...     "ui:page": ["/orders", "/order/{id}"],
        ... })
        >>> crm, = view_places(log)
        >>> crm.whole.name, crm.whole.total_s, crm.pages[0].name
        ('crm.test', 5.0, '/order/{id}')
    """
    if not {UI_APPLICATION, UI_URL} & set(log.columns):
        return ()
    rows = timed_rows(log)
    columns = [
        log[name].reindex(rows.index).tolist() if name in log else [None] * len(rows)
        for name in (UI_URL, UI_APPLICATION, UI_PAGE, CASE_SITE)
    ]
    found: defaultdict[str, defaultdict[str, _Sum]] = defaultdict(
        lambda: defaultdict(_Sum)
    )
    wholes: defaultdict[str, _Sum] = defaultdict(_Sum)
    seconds = (rows["working"] + rows["waiting"]).tolist()
    for case, timed, spent, url, program, page, site in zip(
        rows["case"].tolist(), rows["timed"].tolist(), seconds, *columns, strict=True
    ):
        application = host_of(_text(url)) or _text(program)
        wholes[application].add(case, _text(site), spent, timed=timed)
        found[application][_text(page)].add(case, "", spent, timed=timed)
    if not any(wholes):
        return ()
    everything = sum(each.seconds for each in wholes.values())
    applications = [
        ApplicationTimes(
            whole=_place(name, whole, everything),
            pages=_sorted(
                _place(page, each, everything) for page, each in found[name].items()
            ),
        )
        for name, whole in wholes.items()
    ]
    return tuple(sorted(applications, key=lambda each: _rank(each.whole)))


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _place(name: str, spent: _Sum, everything: float) -> PlaceTimes:
    site, naming = Counter(spent.cases.values()).most_common(1)[0]
    return PlaceTimes(
        name=name,
        cases=len(spent.cases),
        steps=spent.steps,
        total_s=round(spent.seconds, 3) if spent.timed else None,
        share=spent.seconds / everything if spent.timed and everything else None,
        site=site if site and site != name and 2 * naming >= len(spent.cases) else None,
    )


def _rank(place: PlaceTimes) -> tuple[float, int, str]:
    return -(place.total_s or 0.0), -place.steps, place.name


def _sorted(places: Iterable[PlaceTimes]) -> tuple[PlaceTimes, ...]:
    return tuple(sorted(places, key=_rank))
