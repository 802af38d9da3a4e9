"""Everything wb2pm raises on purpose.

```
Wb2pmError
|-- UnknownNameError     (LookupError)  nothing is registered under a name
|-- OptionError          (ValueError)   an option has a value that it cannot have
|-- MissingExtraError    (ImportError)  an optional dependency is absent
|-- ConversionError      (ValueError)   a source holds something it should not
|   `-- UnclaimedSourceError            no reader, or more than one, claims a path
|-- NotRecordingsError   (TypeError)    no recordings, or not one, are in what was given
|-- WrongKindError       (TypeError)    a value of another kind is needed
|-- LogError             (ValueError)   an event log cannot be used as asked
|-- WriteError           (ValueError)   a format cannot hold what it was given
|-- DiscoveryError       (ValueError)   no model could be discovered or read
|-- ConformanceError     (RuntimeError) a check did not come to an end
|-- TimeLimitError       (TimeoutError) work was given up when its time was over
|-- RecordingError       (RuntimeError) a browser cannot be recorded
|-- EvaluationError      (ValueError)   solvers cannot be compared on some data
`-- BackendError         (RuntimeError) a language model did not answer
    |-- PermitError                     a request may not leave this machine
    |-- BudgetError                     the budget allows no further request
    |-- NotSentError                    a dry run: nothing is sent
    `-- ReplyError                      it answered, but not as it was asked to
```
"""

from __future__ import annotations

from difflib import get_close_matches


class Wb2pmError(Exception):
    """Base class: catch this to catch anything wb2pm raises on purpose."""


class UnknownNameError(Wb2pmError, LookupError):
    """Nothing is registered under a name.

    Attributes:
        kind: What was looked for, for example ``"reader"``.
        name: The name that is unknown.
        known: The names that would have been right.
    """

    def __init__(self, kind: str, name: str, known: list[str]) -> None:
        super().__init__(kind, name, known)
        self.kind = kind
        self.name = name
        self.known = known

    def __str__(self) -> str:
        close = get_close_matches(self.name, self.known, n=1)
        hint = f" Did you mean {close[0]!r}?" if close else ""
        return (
            f"No {self.kind} named {self.name!r}.{hint} Known: {', '.join(self.known)}."
        )


class OptionError(Wb2pmError, ValueError):
    """An option has a value that it cannot have.

    Attributes:
        kind: What has the option, for example ``"reader"``.
        name: Which one of the kind.
        option: The option.
        reason: What is wrong with the value.
    """

    def __init__(self, kind: str, name: str, option: str, reason: str) -> None:
        super().__init__(kind, name, option, reason)
        self.kind = kind
        self.name = name
        self.option = option
        self.reason = reason

    def __str__(self) -> str:
        return f"option {self.option!r} of {self.kind} {self.name!r}: {self.reason}"


class MissingExtraError(Wb2pmError, ImportError):
    """An optional dependency is not installed.

    Attributes:
        purpose: What cannot be done without it.
        extra: Which extra of wb2pm brings it.
    """

    def __init__(self, purpose: str, extra: str) -> None:
        super().__init__(purpose, extra)
        self.purpose = purpose
        self.extra = extra

    def __str__(self) -> str:
        return f"{self.purpose} needs an extra: pip install 'wb2pm[{self.extra}]'"


class ConversionError(Wb2pmError, ValueError):
    """A source holds something that cannot be read.

    Attributes:
        reason: What is wrong, and where it helps, what would be right.
        source: File or folder being read.
        path: Where in the file, for example ``$.trace[3].data.timestamp``;
            empty when the whole file is meant.
    """

    def __init__(self, reason: str, source: str, path: str = "") -> None:
        super().__init__(reason, source, path)  # `args` let it cross processes
        self.reason = reason
        self.source = source
        self.path = path

    def __str__(self) -> str:
        where = f" (at {self.path})" if self.path else ""
        return f"{self.source}: {self.reason}{where}"


class UnclaimedSourceError(ConversionError):
    """No reader, or more than one, claims a path."""


class NotRecordingsError(Wb2pmError, TypeError):
    """What was given for recordings holds none, or not the one that is needed.

    Attributes:
        kind: What was given: the name of its class.
        count: How many recordings are in it; None where it holds none by its kind.
        how: How what was given can be used; empty where that is not known.
    """

    def __init__(self, kind: str, count: int | None = None, how: str = "") -> None:
        super().__init__(kind, count, how)
        self.kind = kind
        self.count = count
        self.how = how

    def __str__(self) -> str:
        if self.count is not None:
            return (
                f"One recording is needed, and {self.count} were given ({self.kind})."
            )
        return (
            f"Recordings are a path, a list of paths, demonstrations, or what `read`,"
            f" `prepare`, `cases` and `analyze` return; {self.kind} is none of these."
            f"{self.how and ' '}{self.how}"
        )


class WrongKindError(Wb2pmError, TypeError):
    """A value of another kind is needed than was given.

    Attributes:
        needed: What is needed, for example ``"process model"``.
        given: What was given: the name of its class.
        how: How one comes by what is needed.
    """

    def __init__(self, needed: str, given: str, how: str) -> None:
        super().__init__(needed, given, how)
        self.needed = needed
        self.given = given
        self.how = how

    def __str__(self) -> str:
        return f"{self.given} is no {self.needed}: {self.how}."


class LogError(Wb2pmError, ValueError):
    """An event log lacks what an operation needs."""


class WriteError(Wb2pmError, ValueError):
    """A file format cannot hold what it was given."""


class DiscoveryError(Wb2pmError, ValueError):
    """No process model could be discovered, read or written."""


class ConformanceError(Wb2pmError, RuntimeError):
    """A check did not come to an end within its limits."""


class TimeLimitError(Wb2pmError, TimeoutError):
    """Work was given up when its time was over.

    Attributes:
        limit_s: Seconds that it had.
    """

    def __init__(self, limit_s: float) -> None:
        super().__init__(limit_s)
        self.limit_s = limit_s

    def __str__(self) -> str:
        return f"it was not done within {self.limit_s:.3g} s"


class RecordingError(Wb2pmError, RuntimeError):
    """A browser cannot be recorded."""


class EvaluationError(Wb2pmError, ValueError):
    """Data, a record or a solver cannot be evaluated."""


class BackendError(Wb2pmError, RuntimeError):
    """A language model did not answer, or cannot be asked."""


class PermitError(BackendError):
    """A request may not leave this machine: nobody permitted it."""


class BudgetError(BackendError):
    """The budget in tokens or money allows no further request."""


class NotSentError(BackendError):
    """A dry run: the request was made and not sent."""


class ReplyError(BackendError):
    """A language model answered, but not as it was asked to.

    Attributes:
        reason: What is wrong with the reply.
        text: The reply, or what came of it.
    """

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(reason, text)  # `args` let it cross processes
        self.reason = reason
        self.text = text

    def __str__(self) -> str:
        return self.reason
