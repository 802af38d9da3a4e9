"""The reference reader of XES: every well-formed file, as its text says.

The parser is Python's own expat. It fetches nothing and expands no entities of
the file's making: a document type is refused unless it is empty, so neither
entity bombs nor outside files get in.

What it gives is still text: columns of values as written, by XES type. One
handler call a tag decides the speed, so an attribute of an event takes a short
way; whatever is unusual about it takes the long one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import repeat
from pyexpat import ExpatError, ParserCreate
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.xes.names import KINDS
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pyexpat import XMLParserType


COLLECTION: Final = "a list or container: its members are columns of their own"
NO_KEY: Final = "an attribute without a key: called by its type"
NO_VALUE: Final = "an attribute without a value: left out"
TAKEN: Final = "a key used twice in one place: the later value is in a column with #2"

_COLLECTIONS: Final = frozenset({"list", "container", "values"})
_STRUCTURE: Final = frozenset({"log", "trace", "event"})
_DEEPEST: Final = 100
"""How deep attributes may nest; each level makes the names of columns longer."""

HOLLOW: Final = "it names more attributes than any log has, hardly any of them twice: made to do harm"
_LONGEST_TAG: Final = 2**24
"""Expat keeps a tag until it ends, and reads it again and again meanwhile."""
MANY_COLUMNS: Final = 1_000
_MANY_CELLS: Final = 5_000_000
_HOLLOW_CELLS: Final = 100
"""Of so many cells, a table of this many columns has at least one filled."""


class Table:
    """Columns of values as written, for things numbered from 0.

    Attributes:
        columns: XES type -> key -> one text a row, None where there is none; a
            column may end before the last row.
        row: The row being read; -1 before the first.
    """

    __slots__ = (
        "_copies",
        "_copies_row",
        "_looked_at",
        "_width",
        "columns",
        "row",
    )

    def __init__(self) -> None:
        self.columns: dict[str, dict[str, list[str | None]]] = {k: {} for k in KINDS}
        self.row = -1
        self._copies: dict[str, int] = {}  # key -> its last copy on that row
        self._copies_row = -1
        self._width = 0
        self._looked_at = 0

    def put(self, kind: str, key: str, value: str) -> bool:
        """Set a value on the current row; under ``key#2`` if the key is taken.

        Returns:
            Whether the key was free.
        """
        if self._copies_row != self.row:
            self._copies, self._copies_row = {}, self.row
        copy = self._copies.get(key, 1)
        name = key if copy == 1 else f"{key}#{copy}"
        while any(self._taken(columns.get(name)) for columns in self.columns.values()):
            copy += 1
            name = f"{key}#{copy}"
            self._copies[key] = copy
        columns = self.columns[kind]
        if name not in columns:
            columns[name] = []
            self._width += 1
            if self._width > MANY_COLUMNS and self.is_hollow(self.row + 1):
                raise _RefusedError(HOLLOW)
        values = columns[name]
        values.extend(repeat(None, self.row - len(values)))
        values.append(value)
        return copy == 1

    def is_hollow(self, height: int) -> bool:
        """Return whether a table would have very many cells and hardly a value.

        Each attribute of XES names its column: a small file can name thousands, and
        a table of them with thousands of rows would fill the memory with nothing.

        Args:
            height: Rows it would have.
        """
        cells = self._width * height
        if self._width <= MANY_COLUMNS or cells <= max(self._looked_at, _MANY_CELLS):
            return False
        self._looked_at = 2 * cells
        values = sum(
            len(column) - column.count(None)
            for by_key in self.columns.values()
            for column in by_key.values()
        )
        return values * _HOLLOW_CELLS < cells

    def forget_rows(self) -> None:
        """Begin again before the first row; columns stay, without a value."""
        for columns in self.columns.values():
            for values in columns.values():
                values.clear()
        self.row = self._copies_row = -1

    def _taken(self, values: list[str | None] | None) -> bool:
        return values is not None and len(values) > self.row


@dataclass(slots=True)
class RawLog:
    """An XES file as text.

    Attributes:
        version: Version of the standard that the file names.
        extensions: Declarations as written, likewise `classifiers`.
        classifiers: How events are told apart.
        globals: Scope -> attributes promised, a table of one row.
        log: Attributes of the log, a table of one row.
        cases: Attributes of the cases.
        events: Attributes of the events.
        case_of: For each event, the row of its case; -1 for an event outside
            of any case.
        repairs: What had to be made sense of -> how often.
    """

    version: str | None = None
    extensions: list[dict[str, str]] = field(default_factory=list)
    classifiers: list[dict[str, str]] = field(default_factory=list)
    globals: dict[str, Table] = field(default_factory=dict)
    log: Table = field(default_factory=Table)
    cases: Table = field(default_factory=Table)
    events: Table = field(default_factory=Table)
    case_of: list[int] = field(default_factory=list)
    repairs: dict[str, int] = field(default_factory=dict)

    def note(self, repair: str, count: int = 1) -> None:
        """Count something that had to be made sense of."""
        self.repairs[repair] = self.repairs.get(repair, 0) + count

    def forget_rows(self) -> None:
        """Begin again before the first case and the first event."""
        self.cases.forget_rows()
        self.events.forget_rows()
        self.case_of.clear()


def parse(
    chunks: Iterable[bytes],
    *,
    source: str,
    at_trace: Callable[[RawLog], None] | None = None,
) -> RawLog:
    """Read an XES file.

    Args:
        chunks: The file's bytes, in pieces of any size.
        source: Name of the file, for messages.
        at_trace: Called at the end of each trace; may make the log forget its rows.

    Returns:
        What the file says.

    Raises:
        ConversionError: If the file is not well-formed XML, is no XES,
            declares a document type, or nests attributes without end.

    Examples:
        >>> raw = parse([b'<log><trace><event><int key="n" value="1"/></event>',
        ...              b'</trace></log>'], source="example")
        >>> raw.events.columns["int"]
        {'n': ['1']}
    """
    raw = RawLog()
    parser = ParserCreate()
    parser.ordered_attributes = True
    parser.StartDoctypeDeclHandler = _refuse_doctype
    _attach(parser, _Outline(raw, at_trace))
    given = 0
    try:
        for chunk in chunks:
            parser.Parse(chunk, False)  # noqa: FBT003 (expat takes no keywords)
            given += len(chunk)
            _refuse_long(given - parser.CurrentByteIndex)
        parser.Parse(b"", True)  # noqa: FBT003 (likewise)
    except _RefusedError as exc:
        raise ConversionError(str(exc), source, _place(parser)) from exc
    except (ExpatError, LookupError, ValueError) as exc:  # also unknown encodings
        reason = f"not well-formed XML: {exc}"
        raise ConversionError(reason, source, _place(parser)) from exc
    return raw


class _RefusedError(Exception):
    """The file is well-formed, but no XES."""


def _place(parser: XMLParserType) -> str:
    return f"line {parser.CurrentLineNumber}, column {parser.CurrentColumnNumber + 1}"


def _refuse_doctype(
    name: str, system: str | None, public: str | None, internal: int
) -> None:
    if system or public or internal:
        raise _RefusedError(
            f"the file declares a document type (<!DOCTYPE {name} ...>), through "
            "which entities or other files could be pulled in; remove it"
        )


def _refuse_long(length: int) -> None:
    if length > _LONGEST_TAG:
        raise _RefusedError(f"a tag is longer than {_LONGEST_TAG:,} bytes")


def _refuse_deep(nesting: int) -> None:
    if nesting > _DEEPEST:
        raise _RefusedError(f"attributes stand more than {_DEEPEST} deep in each other")


def _attach(parser: XMLParserType, outline: _Outline) -> None:  # noqa: C901 (one call a tag decides the speed)
    """Let expat call the short way inside events and the outline elsewhere."""
    events = outline.raw.events
    columns = events.columns
    add_case = outline.raw.case_of.append
    depth = 0  # 0 outside of events, 1 in an event, 2 in its attribute, ...
    row = -1

    def start(tag: str, attributes: list[str]) -> None:
        nonlocal depth, row
        if depth == 1:
            depth = 2
            outline.last = attributes
            try:
                key_name, key, value_name, value = attributes
                values = columns[tag][key]
            except (KeyError, ValueError):
                outline.start_event_attribute(tag, attributes, 0)
                return
            if key_name == "key" and value_name == "value":
                gap = row - len(values)
                if gap == 0:
                    values.append(value)
                    return
                if gap > 0:
                    values.extend(repeat(None, gap))
                    values.append(value)
                    return
            outline.start_event_attribute(tag, attributes, 0)
        elif depth:
            outline.start_event_attribute(tag, attributes, depth - 1)
            depth += 1
        elif tag == "event":
            depth = 1
            row = events.row = events.row + 1
            add_case(outline.start_event())
        else:
            outline.start(tag, attributes)

    def end(_tag: str) -> None:
        nonlocal depth
        if depth:
            depth -= 1
        else:
            outline.end()

    parser.StartElementHandler = start
    parser.EndElementHandler = end


class _Place(NamedTuple):
    """An open element: its tag, what its attributes belong to, and their path."""

    tag: str
    table: Table | None
    path: str


class _Outline:
    """Everything but plain attributes of events.

    Attributes:
        raw: What is being read.
        last: The attribute of an event that was opened last.
    """

    def __init__(self, raw: RawLog, at_trace: Callable[[RawLog], None] | None) -> None:
        self.raw = raw
        self._at_trace = at_trace
        self.last: list[str] = []
        self._open: list[_Place] = []
        self._nested: list[str] = []

    def start(self, tag: str, attributes: list[str]) -> None:
        """Open an element outside of events."""
        raw, parent = self.raw, self._open[-1] if self._open else None
        _refuse_deep(len(self._open))
        if parent is None:
            self._start_log(tag, attributes)
        elif parent.tag == "log" and tag == "trace":
            raw.cases.row += 1
            self._open.append(_Place(tag, raw.cases, ""))
        elif tag in _STRUCTURE:
            raise _RefusedError(f"<{tag}> stands inside <{parent.tag}>")
        elif parent.tag == "log" and tag == "global":
            scope = _pairs(attributes).get("scope", "event")
            table = raw.globals.setdefault(scope, Table())
            table.row = 0
            self._open.append(_Place(tag, table, ""))
        elif parent.tag == "log" and tag in {"extension", "classifier"}:
            found = raw.extensions if tag == "extension" else raw.classifiers
            found.append(_pairs(attributes))
            self._open.append(_Place(tag, None, ""))
        else:
            path = self._put(parent.table, tag, attributes, parent.path)
            self._open.append(_Place(tag, parent.table, path))

    def end(self) -> None:
        """Close an element outside of events."""
        closed = self._open.pop()
        if closed.tag == "trace" and self._at_trace is not None:
            self._at_trace(self.raw)

    def start_event(self) -> int:
        """Open an event, and say which case it belongs to."""
        parent = self._open[-1] if self._open else None
        if parent is None or parent.tag not in {"log", "trace"}:
            raise _RefusedError("an <event> stands outside of <trace> and <log>")
        return self.raw.cases.row if parent.tag == "trace" else -1

    def start_event_attribute(
        self, tag: str, attributes: list[str], nesting: int
    ) -> None:
        """Open an attribute of an event, `nesting` deep in another."""
        if tag in _STRUCTURE:
            raise _RefusedError(f"<{tag}> stands inside <event>")
        _refuse_deep(nesting)
        if nesting == 1:
            self._nested = [_pairs(self.last).get("key", "")]
        del self._nested[nesting:]
        prefix = self._nested[-1] if nesting else ""
        self._nested.append(self._put(self.raw.events, tag, attributes, prefix))

    def _start_log(self, tag: str, attributes: list[str]) -> None:
        if tag != "log":
            raise _RefusedError(f"the root element is <{tag}>, not <log>: not XES")
        self.raw.version = _pairs(attributes).get("xes.version")
        self.raw.log.row = 0
        self._open.append(_Place(tag, self.raw.log, ""))

    def _put(
        self, table: Table | None, tag: str, attributes: list[str], path: str
    ) -> str:
        """Store an attribute, and give the path of those inside it."""
        given = _pairs(attributes)
        if tag == "values":  # wraps the members of a list
            return path
        if table is None or (tag not in KINDS and tag not in _COLLECTIONS):
            self.raw.note(f"<{tag}> is no element of XES here: left out")
            return path
        if "key" not in given:
            self.raw.note(NO_KEY)
        key = given.get("key", tag)
        path = f"{path}/{key}" if path else key
        if tag in _COLLECTIONS:
            self.raw.note(COLLECTION)
        elif "value" not in given:
            self.raw.note(NO_VALUE)
        elif not table.put(tag, path, given["value"]):
            self.raw.note(TAKEN)
        return path


def _pairs(attributes: list[str]) -> dict[str, str]:
    """Return the attributes of a tag, which expat lists name by name."""
    return dict(zip(attributes[::2], attributes[1::2], strict=True))
