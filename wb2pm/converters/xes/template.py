"""Text for many rows at once, from columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import polars as pl

from wb2pm.converters.xes.values import MixedColumn, TypedColumn

if TYPE_CHECKING:
    from collections.abc import Iterator

Column = TypedColumn | MixedColumn

_SLICE: Final = 65_536
"""Rows formatted at a time: some tens of megabytes of text."""
_END: Final = '"/>\n'


class Template:
    r"""What is written for each row: fixed text and values from columns.

    Examples:
        >>> template = Template()
        >>> template.tag("n", TypedColumn("int", pl.Series([1, None])))
        >>> template.text("!")
        >>> list(template.texts())
        ['<int key="n" value="1"/>\n!!']
    """

    def __init__(self) -> None:
        self._columns: dict[str, pl.Series] = {}
        self._parts: list[str | pl.Expr] = []

    def text(self, text: str) -> None:
        """Add the same text on every row."""
        if self._parts and isinstance(self._parts[-1], str):
            self._parts[-1] += text
        else:
            self._parts.append(text)

    def tag(self, key: str, column: Column) -> None:
        """Add an attribute, with nothing on rows where it is missing."""
        values = self._formatted(column)
        if isinstance(column, MixedColumn):
            kinds = self._series(column.kinds)
            self._optional("<", kinds, _between(key), values, _END)
        elif column.ids is not None:
            is_id = self._series(column.ids)
            kinds = pl.when(is_id).then(pl.lit("id")).otherwise(pl.lit("string"))
            self._optional("<", kinds, _between(key), values, _END)
        elif column.cells.null_count():
            self._optional(f"<{column.kind}{_between(key)}", values, _END)
        else:
            self.text(f"<{column.kind}{_between(key)}")
            self._parts.append(values)
            self.text(_END)

    def at(self, rows: pl.Series, texts: pl.Series) -> None:
        """Add texts on the marked rows only, the first text on the first of them."""
        number = pl.when(pl.col("row")).then(pl.col("row").cum_sum() - 1)
        placed = rows.to_frame("row").select(number.cast(pl.UInt32).alias("number"))
        self._parts.append(self._series(texts.gather(placed["number"])).fill_null(""))

    def lines(self) -> pl.Series:
        """Return the text of each row."""
        return pl.DataFrame(self._columns).select(self._expression().alias("t"))["t"]

    def texts(self) -> Iterator[str]:
        """Return the text of all rows, some thousand rows at a time."""
        rows = pl.DataFrame(self._columns)
        text = self._expression().alias("text")
        for offset in range(0, rows.height, _SLICE):
            yield rows[offset : offset + _SLICE].select(text)["text"].str.join("")[0]

    def _formatted(self, column: Column) -> pl.Expr:
        values = self._series(column.cells)
        if isinstance(column, MixedColumn) or column.kind == "string":
            return values
        if column.kind == "date":
            digits = column.fraction_digits
            return values.dt.strftime(f"%Y-%m-%dT%H:%M:%S%.{digits}f+00:00")
        return values.cast(pl.String)

    def _optional(self, *pieces: str | pl.Expr) -> None:
        self._parts.append(_joined(pieces).fill_null(""))

    def _expression(self) -> pl.Expr:
        return _joined(self._parts)

    def _series(self, series: pl.Series) -> pl.Expr:
        name = str(len(self._columns))
        self._columns[name] = series
        return pl.col(name)


def _joined(pieces: list[str | pl.Expr] | tuple[str | pl.Expr, ...]) -> pl.Expr:
    return pl.concat_str([pl.lit(p) if isinstance(p, str) else p for p in pieces])


def _between(key: str) -> str:
    return f' key="{key}" value="'
