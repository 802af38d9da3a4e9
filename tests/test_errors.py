"""Errors say what, where and how to mend, also across processes."""

from __future__ import annotations

import pickle

import pytest

from wb2pm.errors import (
    BackendError,
    BudgetError,
    ConformanceError,
    ConversionError,
    DiscoveryError,
    LogError,
    MissingExtraError,
    NotSentError,
    OptionError,
    PermitError,
    ReplyError,
    UnclaimedSourceError,
    UnknownNameError,
    Wb2pmError,
    WriteError,
    WrongKindError,
)

ERRORS: list[tuple[Wb2pmError, type[Exception], str]] = [
    (
        UnknownNameError("reader", "xes2", ["xes", "ocel"]),
        LookupError,
        "No reader named 'xes2'. Did you mean 'xes'? Known: xes, ocel.",
    ),
    (
        UnknownNameError("reader", "q", ["xes"]),
        LookupError,
        "No reader named 'q'. Known: xes.",
    ),
    (
        OptionError("miner", "alpha", "noise", "Expected `float`"),
        ValueError,
        "option 'noise' of miner 'alpha': Expected `float`",
    ),
    (
        MissingExtraError("Discovery", "mining"),
        ImportError,
        "Discovery needs an extra: pip install 'wb2pm[mining]'",
    ),
    (
        ConversionError("no number", "a.json", "$.trace[1]"),
        ValueError,
        "a.json: no number (at $.trace[1])",
    ),
    (UnclaimedSourceError("no reader", "a"), ConversionError, "a: no reader"),
    (
        WrongKindError("process model", "tuple", "`wb2pm.discover(...)` makes one"),
        TypeError,
        "tuple is no process model: `wb2pm.discover(...)` makes one.",
    ),
    (LogError("no case"), ValueError, "no case"),
    (WriteError("too big"), ValueError, "too big"),
    (DiscoveryError("empty"), ValueError, "empty"),
    (ConformanceError("too long"), RuntimeError, "too long"),
    (BackendError("out of order"), RuntimeError, "out of order"),
    (PermitError("not permitted"), BackendError, "not permitted"),
    (BudgetError("spent"), BackendError, "spent"),
    (NotSentError("dry run"), BackendError, "dry run"),
    (ReplyError("no JSON", "Sure!"), BackendError, "no JSON"),
]


@pytest.mark.parametrize(
    ("error", "kind", "message"), ERRORS, ids=[type(e).__name__ for e, _, _ in ERRORS]
)
def test_an_error_is_of_two_kinds_and_says_what_is_wrong(
    error: Wb2pmError, kind: type[Exception], message: str
) -> None:
    """Whoever does not know wb2pm catches the built-in kind."""
    assert isinstance(error, Wb2pmError)
    assert isinstance(error, kind)
    assert str(error) == message


@pytest.mark.parametrize(
    "error", [e for e, _, _ in ERRORS], ids=lambda e: type(e).__name__
)
def test_an_error_crosses_processes(error: Wb2pmError) -> None:
    """With all it says."""
    copy = pickle.loads(pickle.dumps(error))

    assert type(copy) is type(error)
    assert str(copy) == str(error)
    assert vars(copy) == vars(error)
