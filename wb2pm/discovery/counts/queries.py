"""Logs that stay where they are: counted by the engine that holds them.

What is counted is written once, as expressions of Ibis, which each engine runs in its
own words: DuckDB in this process for files, Spark, PostgreSQL, BigQuery or any other
that there is a connection to. Only the counts come here. Numbers are equal whichever
engine counts: times are whole microseconds, medians exact, and the order of events is
that of ``event_index`` alone, since a table has no order of rows.
"""

from __future__ import annotations

import os
from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Literal

from wb2pm.columns import ACTIVITY, CASE, EVENT_INDEX, START, TIMESTAMP
from wb2pm.discovery.counts.values import (
    ActivityCount,
    DirectlyFollowsGraph,
    Flow,
    Variant,
    Variants,
)
from wb2pm.errors import LogError, MissingExtraError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

_MICROSECONDS: Final = 1_000_000

Within = Literal["contained", "touching", "started", "ended"]


class QueriedLog:
    """An event log in an engine, of which nothing is read but what is counted.

    `wb2pm.directly_follows`, `wb2pm.variants` and `wb2pm.discover` take one like any
    log.

    Args:
        table: The log (an `ibis.Table`), with the columns ``case:concept:name``,
            ``concept:name``, ``time:timestamp`` and ``event_index``.

    Attributes:
        table: The log, with its own columns.

    Raises:
        LogError: If a column is missing.
    """

    def __init__(self, table: Any) -> None:  # noqa: ANN401 (an optional package's)
        if missing := [
            name
            for name in (CASE, ACTIVITY, TIMESTAMP, EVENT_INDEX)
            if name not in table.columns
        ]:
            raise LogError(
                f"the log lacks the columns {missing}; it has {list(table.columns)}. An "
                "engine keeps no order of rows: number the events of each case in "
                f"{EVENT_INDEX!r}, and rename the columns of case, activity and time."
            )
        self.table = table

    @property
    def columns(self) -> list[str]:
        """The names of the columns."""
        return list(self.table.columns)

    def directly_follows(self) -> DirectlyFollowsGraph:
        """Count what directly followed what, as `wb2pm.directly_follows` does.

        Raises:
            LogError: If a case, an activity, a time or an index is missing, or two
                events of a case have one index.

        Examples:
            >>> import ibis, pyarrow as pa
            >>> from datetime import datetime, timezone
            >>> log = pa.table({
            ...     "case:concept:name": ["1", "1"],
            ...     "concept:name": ["Open", "Save"],
            ...     "time:timestamp": [datetime(2024, 1, 1, tzinfo=timezone.utc)] * 2,
            ...     "event_index": [0, 1],
            ... })
            >>> flow = query_log(ibis.memtable(log)).directly_follows().flows[0]
            >>> flow.source, flow.target, flow.count, flow.seconds
            ('Open', 'Save', 1, 0.0)
        """
        self._check_cells()
        done = self._figures(self._events, ["activity"], self._lasted)
        rows = self._followed_rows
        if any(row["again"] for row in rows):
            self._check_places()
        starts: Counter[str] = Counter()
        for row in rows:
            starts[row["activity"]] += row["starts"]
        ends = {r["activity"]: r["count"] for r in rows if r["target"] is None}
        return DirectlyFollowsGraph(
            activities=tuple(
                sorted(
                    (
                        ActivityCount(
                            activity=row["activity"],
                            count=row["count"],
                            cases=row["cases"],
                            seconds=_seconds(row.get("median", 0)),
                        )
                        for row in done
                    ),
                    key=lambda each: (-each.count, each.activity),
                )
            ),
            flows=tuple(
                sorted(
                    (
                        Flow(
                            source=row["activity"],
                            target=row["target"],
                            count=row["count"],
                            cases=row["cases"],
                            seconds=_seconds(row["median"]),
                        )
                        for row in rows
                        if row["target"] is not None
                    ),
                    key=lambda each: (-each.count, each.source, each.target),
                )
            ),
            starts={name: starts[name] for name in sorted(+starts)},
            ends=dict(sorted(ends.items())),
            cases=sum(ends.values()),
        )

    def variants(self, *, with_cases: bool = True) -> Variants:
        """Group cases by their sequence of activities, as `wb2pm.variants` does.

        Args:
            with_cases: Whether to fetch the ids of the cases too: miners and measures
                need none, and of hundreds of millions of events they do not fit here.
                They are in order of their names.

        Raises:
            LogError: As `directly_follows`.
        """
        self._check_cells()
        self._check_places()
        paths = self._paths
        figures: dict[str, Any] = {"count": paths.count()}
        if with_cases:
            figures["cases"] = paths.case.collect()
        rows = _rows(paths.group_by("path").agg(**figures))
        found = [
            Variant(
                activities=tuple(row["path"]),
                cases=tuple(sorted(row.get("cases", ()))),
                count=row["count"],
            )
            for row in rows
        ]
        return Variants(sorted(found, key=lambda each: (-each.count, each.activities)))

    def case_table(self) -> Any:  # noqa: ANN401 (an optional package's)
        """Return a row a case, as an expression: nothing is counted yet.

        Returns:
            An `ibis.Table` with ``case:concept:name``, ``events``, ``activities``
            (distinct ones), ``rework`` (events beyond the first of each activity),
            ``started``, ``ended`` and ``duration_us``; and the columns of the log that
            begin with ``case:``.
        """
        events = self._events
        cases = events.group_by("case").agg(
            events=events.count(),
            activities=events.activity.nunique(),
            rework=events.count() - events.activity.nunique(),
            started=events.start.min(),
            ended=events.end.max(),
            **{name: events[name].min() for name in self._of_case},
        )
        return cases.mutate(
            duration_us=cases.ended.delta(cases.started, unit="microsecond")
        ).rename({CASE: "case"})

    def keep_time(
        self,
        *,
        start: datetime | None = None,
        end: datetime | None = None,
        within: Within = "contained",
    ) -> QueriedLog:
        """Keep the cases of a span of time, as `filters.keep_time` does.

        Raises:
            LogError: If a moment has no zone.
        """
        for moment in (start, end):
            if moment is not None and moment.tzinfo is None:
                raise LogError(f"{moment} has no time zone; give it one")
        cases = self.case_table()
        first, last = cases.started, cases.ended
        asked = {
            "contained": (first, last),
            "touching": (last, first),
            "started": (first, first),
            "ended": (last, last),
        }[within]
        if start is not None:
            cases = cases.filter(asked[0] >= _moment(start))
        if end is not None:
            cases = cases.filter(asked[1] <= _moment(end))
        return self._of_cases(cases[CASE])

    def keep_attribute(
        self,
        column: str,
        values: Iterable[object],
        *,
        of: Literal["case", "event"] = "case",
    ) -> QueriedLog:
        """Keep what has one of some values, as `filters.keep_attribute` does.

        Raises:
            LogError: If the log lacks the column.
        """
        if column not in self.columns:
            raise LogError(
                f"the log lacks the column {column!r}; it has {self.columns}"
            )
        wanted = list(values)
        hit = self.table[column].isin([v for v in wanted if v is not None])
        if None in wanted:
            hit |= self.table[column].isnull()
        part = self.table.filter(hit)
        return QueriedLog(part) if of == "event" else self._of_cases(part[CASE])

    def keep_frequent(self, *, share: float) -> QueriedLog:
        """Keep the activities of enough cases, as `filters.keep_frequent` does.

        Raises:
            LogError: If `share` is out of range.
        """
        if not 0 <= share <= 1:
            raise LogError(f"share must be between 0 and 1, not {share}")
        events = self._events
        often = events.group_by("activity").agg(cases=events.case.nunique())
        kept = often.filter(often.cases >= share * self._number_of_cases())
        return QueriedLog(
            self.table.filter(self.table[ACTIVITY].cast("string").isin(kept.activity))
        )

    def keep_variants(self, *, top: int) -> QueriedLog:
        """Keep the cases of the most frequent variants, ties by name."""
        paths = self._paths
        often = paths.group_by("path").agg(cases=paths.count())
        often = often.order_by([often.cases.desc(), often.path]).limit(top)
        return self._of_cases(paths.semi_join(often, "path").case)

    @property
    def _of_case(self) -> list[str]:
        """The columns that say the same in all rows of a case."""
        return [n for n in self.columns if n.startswith("case:") and n != CASE]

    @cached_property
    def _events(self) -> Any:  # noqa: ANN401 (an expression)
        """The log with the columns that are counted, under plain names."""
        table = self.table
        begun = table[START] if START in table.columns else table[TIMESTAMP]
        return table.select(
            case=table[CASE].cast("string"),
            activity=table[ACTIVITY].cast("string"),
            end=table[TIMESTAMP],
            start=begun,
            place=table[EVENT_INDEX],
            **{name: table[name] for name in self._of_case},
        )

    @property
    def _lasted(self) -> Any:  # noqa: ANN401 (an expression)
        """How long each event lasted; None for a log whose events take no time."""
        events = self._events
        if START not in self.table.columns:
            return None
        return events.end.delta(events.start, unit="microsecond")

    @property
    def _followed_rows(self) -> list[dict[str, Any]]:
        """Count each pair of activities, and the ends: an activity, and nothing after it.

        Of these events `starts` begin a case, and `again` have the index of the one
        before. Events are put in order once, which is nearly all that counting costs.
        """
        import ibis

        events = self._events
        window = ibis.window(group_by=events.case, order_by=events.place)
        beside = events.mutate(
            before=events.place.lag(1).over(window),
            target=events.activity.lead(1).over(window),
            begun=events.start.lead(1).over(window),
        )
        waited = beside.begun.delta(beside.end, unit="microsecond")
        return self._figures(
            beside,
            ["activity", "target"],
            waited,
            starts=beside.before.isnull().sum(),
            again=(beside.before == beside.place).sum(),
        )

    @cached_property
    def _paths(self) -> Any:  # noqa: ANN401 (an expression)
        """A row a case with its activities in order.

        An array of pairs is put in order in the same way by every engine; not all can
        collect in order.
        """
        import ibis

        events = self._events
        step = ibis.struct({"place": events.place, "activity": events.activity})
        steps = events.mutate(step=step)
        whole = steps.group_by("case").agg(steps=steps.step.collect())
        return whole.select("case", path=whole.steps.sort().map(lambda s: s.activity))

    @staticmethod
    def _figures(
        events: Any,  # noqa: ANN401 (an expression)
        keys: list[str],
        time: Any,  # noqa: ANN401
        **more: Any,  # noqa: ANN401
    ) -> list[dict[str, Any]]:
        figures = {"count": events.count(), "cases": events.case.nunique(), **more}
        if time is not None:
            figures["median"] = time.median()
        return _rows(events.group_by(keys).agg(**figures))

    def _number_of_cases(self) -> int:
        return int(self._events.case.nunique().to_pyarrow().as_py())

    def _of_cases(self, cases: Any) -> QueriedLog:  # noqa: ANN401 (a column)
        return QueriedLog(self.table.filter(self.table[CASE].isin(cases)))

    def _check_cells(self) -> None:
        """Refuse empty cells, which engines would count otherwise."""
        events = self._events
        needed = ("case", "activity", "end", "start", "place")
        holes = _rows(
            events.agg(**{name: events[name].isnull().sum() for name in needed})
        )[0]
        if empty := {name: count for name, count in holes.items() if count}:
            named = {"end": "time", "start": "start", "place": EVENT_INDEX}
            told = ", ".join(f"{n} no {named.get(k, k)}" for k, n in empty.items())
            raise LogError(
                f"of the events have {told}: fill these cells or leave the rows out."
            )

    def _check_places(self) -> None:
        """Refuse two events of a case with one index: each engine has another order."""
        events = self._events
        twice = events.group_by(["case", "place"]).agg(count=events.count())
        again = _rows(twice.filter(twice["count"] > 1).limit(1))
        if again:
            raise LogError(
                f"the case {again[0]['case']!r} has {again[0]['count']} events with the "
                f"{EVENT_INDEX} {again[0]['place']}: which came first is not known."
            )


def query_log(source: Any, *, connection: Any = None) -> QueriedLog:  # noqa: ANN401 (optional packages')
    """Take a log where it is, to be counted there.

    Args:
        source: Parquet files (a path, also with ``*``), the name of a table of the
            connection, or an `ibis.Table`.
        connection: An Ibis connection, such as ``ibis.pyspark.connect(session)``; by
            default DuckDB in this process.

    Returns:
        The log; nothing is read yet.

    Raises:
        LogError: If there is no such file or table, or it lacks a column.
        MissingExtraError: If the extra ``scale`` is not installed.

    Examples:
        >>> query_log("no such file.parquet")
        Traceback (most recent call last):
            ...
        wb2pm.errors.LogError: no such file.parquet: there is no such file
    """
    try:
        import ibis
    except ImportError as exc:
        raise MissingExtraError("Counting a log by another engine", "scale") from exc
    if isinstance(source, ibis.Table):
        return QueriedLog(source)
    engine = ibis.duckdb.connect() if connection is None else connection
    path = os.fspath(source)
    is_file = path.endswith(".parquet") or os.path.sep in path
    if connection is None and is_file and "*" not in path and not os.path.exists(path):  # noqa: PTH110
        raise LogError(f"{path}: there is no such file")
    try:
        table = engine.read_parquet(path) if is_file else engine.table(path)
    except Exception as exc:  # each engine has its own
        reason = next(iter(str(exc).splitlines()), type(exc).__name__)
        raise LogError(f"{path}: {engine.name} cannot read it: {reason}") from exc
    return QueriedLog(table)


def _rows(expression: Any) -> list[dict[str, Any]]:  # noqa: ANN401 (an expression)
    rows: list[dict[str, Any]] = expression.to_pyarrow().to_pylist()
    return rows


def _seconds(microseconds: float) -> float:
    return float(microseconds) / _MICROSECONDS


def _moment(moment: datetime) -> Any:  # noqa: ANN401 (an expression)
    import ibis

    return ibis.timestamp(moment.isoformat(), timezone="UTC")
