"""When a request is sent again, and how long is waited before."""

from __future__ import annotations

import random
import time
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, TypeVar

from wb2pm.errors import BackendError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

T = TypeVar("T")

_TEMPORARY = frozenset({408, 409, 429})
_SERVER_ERROR = 500
_FIRST_WAIT_S = 0.5
_GROWTH = 2.0
_MOST_DIGITS = 9


class FailedRequestError(BackendError):
    """One attempt failed.

    Attributes:
        reason: What happened.
        status: HTTP status; None when there was no reply.
        headers: Headers of the reply, lower case.
        body: What the server said of it.
        final: Whether sending it again would be of no use.
    """

    def __init__(
        self,
        reason: str,
        status: int | None = None,
        headers: Mapping[str, str] | None = None,
        body: str = "",
        *,
        final: bool = False,
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.headers = dict(headers or {})
        self.body = body
        self.final = final

    @property
    def is_temporary(self) -> bool:
        """Whether the same request may be answered a moment later."""
        if self.final or "insufficient_quota" in self.body:
            return False
        return (
            self.status is None
            or self.status in _TEMPORARY
            or self.status >= _SERVER_ERROR
        )


def send_with_retries(
    send: Callable[[], T],
    *,
    retries: int,
    longest_wait_s: float,
    sleep: Callable[[float], None] = time.sleep,
) -> tuple[T, int]:
    """Send until there is a reply.

    Sent again are requests that met a broken connection, a timeout, a status of
    408, 409, 429 or from 500 on. The wait doubles from half a second, with up to a
    quarter of it added or taken away at random so that many clients do not come
    back at once; where the server names a time in ``Retry-After``, that is waited.

    Args:
        send: Sends once; raises `FailedRequestError`.
        retries: How often to send again at most.
        longest_wait_s: A server that asks for more is given up.
        sleep: What waits.

    Returns:
        The reply, and how often it was sent again.

    Raises:
        FailedRequestError: The last failure.

    Examples:
        >>> send_with_retries(lambda: "reply", retries=2, longest_wait_s=1)
        ('reply', 0)
    """
    for attempt in range(retries + 1):
        try:
            return send(), attempt
        except FailedRequestError as exc:
            if attempt == retries or not exc.is_temporary:
                raise
            asked = wait_asked_for(exc.headers)
            if asked is not None and asked > longest_wait_s:
                raise FailedRequestError(
                    f"{exc.reason}; the server asks to wait {asked:.0f} s, which is"
                    f" more than {longest_wait_s:g} s",
                    exc.status,
                    exc.headers,
                    exc.body,
                ) from exc
            spread = random.uniform(0.75, 1.25)  # noqa: S311 (not a secret)
            usual = min(_FIRST_WAIT_S * _GROWTH**attempt * spread, longest_wait_s)
            sleep(usual if asked is None else asked)
    raise AssertionError  # pragma: no cover (the loop returns or raises)


def wait_asked_for(
    headers: Mapping[str, str], *, now: datetime | None = None
) -> float | None:
    """Read how long a server asks to be left alone, in seconds.

    ``Retry-After`` holds seconds or a date (RFC 9110, 10.2.3); some servers send
    ``Retry-After-Ms`` besides.

    Args:
        headers: Headers by lower-case name.
        now: What a date is counted from.

    Returns:
        Seconds, 0 or more; None where nothing that can be read is asked.

    Examples:
        >>> wait_asked_for({"retry-after": "2"})
        2.0
        >>> wait_asked_for({"retry-after-ms": "150"})
        0.15
    """
    for name, unit in (("retry-after-ms", 0.001), ("retry-after", 1.0)):
        text = headers.get(name, "").strip()
        digits = text.replace(".", "", 1)
        if digits.isascii() and digits.isdecimal() and len(digits) <= _MOST_DIGITS:
            return float(text) * unit
    try:
        until = parsedate_to_datetime(headers.get("retry-after", ""))
    except ValueError:
        return None
    if until.tzinfo is None:
        until = until.replace(tzinfo=timezone.utc)
    return max(0.0, (until - (now or datetime.now(timezone.utc))).total_seconds())
