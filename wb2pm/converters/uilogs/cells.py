"""Cells of a spreadsheet as elements: named by column and sheet, not by row."""

from __future__ import annotations

import re
from functools import lru_cache

from wb2pm.events import AttributeValue, Element

_ADDRESS = re.compile(
    r"\$?([A-Za-z]{1,3})\$?(\d{1,7})(?::\$?([A-Za-z]{1,3})\$?(\d{1,7}))?"
)
_COLUMNS = re.compile(r"\$?([A-Za-z]{1,3}):\$?([A-Za-z]{1,3})")


@lru_cache(maxsize=4096)  # asked of the same cells again and again
def is_address(text: str | None) -> bool:
    """Return whether a text is the address of a cell or range.

    Examples:
        >>> is_address("C2:F2"), is_address("first_3")
        (True, False)
    """
    return bool(text and (_ADDRESS.fullmatch(text) or _COLUMNS.fullmatch(text)))


def is_cell(element: Element | None) -> bool:
    """Return whether an element is a cell or range of a sheet.

    Examples:
        >>> is_cell(cell_element("A2")), is_cell(sheet_element("Students"))
        (True, False)
    """
    if element is None or element.role != "textbox" or element.tag is not None:
        return False
    return is_address((element.path or "").rsplit("!", 1)[-1])


def cell_element(
    address: str | None,
    *,
    sheet: str | None = None,
    workbook: str | None = None,
    value: str | None = None,
    attributes: dict[str, AttributeValue] | None = None,
) -> Element:
    """Describe a cell or range, so that all rows of a column are named alike.

    Which row was worked on is instance data and stays in the element's path.

    Args:
        address: Such as ``A2`` or ``C2:F2``.
        sheet: Name of the worksheet.
        workbook: Name of the file.
        value: What it holds.
        attributes: Whatever else the source says of it.

    Examples:
        >>> cell = cell_element("A2", sheet="Students", workbook="r.xlsx")
        >>> cell.label, cell.path
        ('cell A of Students', "[r.xlsx]'Students'!A2")
    """
    place = f" of {sheet.strip()}" if sheet and sheet.strip() else ""
    return Element(
        role="textbox",
        label=f"{_column(address)}{place}",
        value=value,
        path=_path(address, sheet, workbook),
        attributes=attributes or {},
    )


def sheet_element(
    sheet: str | None,
    *,
    workbook: str | None = None,
    attributes: dict[str, AttributeValue] | None = None,
) -> Element:
    """Describe the tab of a worksheet.

    Examples:
        >>> sheet_element("Students").label
        'sheet Students'
    """
    return Element(
        role="tab",
        label=f"sheet {sheet}" if sheet else "a sheet",
        path=_path(None, sheet, workbook),
        attributes=attributes or {},
    )


def _column(address: str | None) -> str:
    match = _ADDRESS.fullmatch(address or "") or _COLUMNS.fullmatch(address or "")
    if match is None:
        return "cell" if not address else "cells"
    parts = match.groups()
    first = parts[0].upper()
    last = parts[2 if len(parts) > 2 else 1]  # noqa: PLR2004 (groups of an address)
    if last is None:
        return f"cell {first}"
    last = last.upper()
    return f"cells {first}" if last == first else f"cells {first} to {last}"


def _path(address: str | None, sheet: str | None, workbook: str | None) -> str | None:
    book = f"[{workbook}]" if workbook else ""
    tab = f"'{sheet}'!" if sheet else ""
    return f"{book}{tab}{address or ''}" or None
