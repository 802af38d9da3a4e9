"""Sending to an endpoint of OpenAI's kind with the official client."""

from __future__ import annotations

import time
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any

from wb2pm.errors import BackendError, MissingExtraError, ReplyError
from wb2pm.llm.backends.openai_wire import Dialect, read_body
from wb2pm.llm.backends.retrying import FailedRequestError

if TYPE_CHECKING:
    from collections.abc import Iterable

    import openai

    from wb2pm.llm.backends.cache import CachedReply
    from wb2pm.llm.backends.settings import Settings

MOST_REPLY_BYTES = 4_000_000
"""A longer reply is given up while it arrives."""


class Endpoint:
    """Where requests go; the client is made when the first is sent."""

    def __init__(self, settings: Settings) -> None:
        """Remember how the endpoint is reached."""
        self._settings = settings
        self._lock = Lock()
        self._client: openai.OpenAI | None = None

    def send(self, body: dict[str, Any], dialect: Dialect) -> CachedReply:
        """Send a body once; nobody waits for longer than the timeout in all.

        The client's timeouts are for each read, so that a server that sends a byte
        now and then, or stalls in an error's text, would hold us up without an end.

        Raises:
            FailedRequestError: Whatever goes wrong on the way.
            MissingExtraError: Without the extra ``llm``.
        """
        client = self._open()
        came: list[CachedReply | BaseException] = []

        def exchange() -> None:
            try:
                came.append(self._exchange(client, body, dialect))
            except BaseException as exc:  # noqa: BLE001 (raised again below)
                came.append(exc)

        sending = Thread(target=exchange, name="wb2pm-request", daemon=True)
        sending.start()
        sending.join(self._settings.timeout_s)
        if not came:
            raise FailedRequestError("the reply did not arrive in time")
        if isinstance(came[0], BaseException):
            raise came[0]
        return came[0]

    def _exchange(
        self, client: openai.OpenAI, body: dict[str, Any], dialect: Dialect
    ) -> CachedReply:
        import openai

        create = (
            client.chat.completions if dialect.api == "chat" else client.responses
        ).with_streaming_response.create
        deadline = time.monotonic() + self._settings.timeout_s
        try:
            with create(**body) as reply:
                content = _receive(reply.iter_bytes(), deadline)
            return read_body(content, dialect.api)
        except openai.APIStatusError as exc:
            said = exc.response.text[:2_000]
            raise FailedRequestError(
                f"status {exc.status_code}: {' '.join(said[:300].split())}",
                exc.status_code,
                {k.lower(): v for k, v in exc.response.headers.items()},
                said,
            ) from exc
        except openai.APIConnectionError as exc:
            raise FailedRequestError(f"no connection: {exc.__cause__ or exc}") from exc
        except ReplyError as exc:
            raise FailedRequestError(exc.reason) from exc
        except openai.OpenAIError as exc:
            raise FailedRequestError(str(exc), final=True) from exc
        except Exception as exc:
            # The client's transport (httpx, by either name) breaks while reading.
            if type(exc).__module__.split(".")[0] in {"httpx", "httpx2"}:
                raise FailedRequestError(f"the connection broke: {exc}") from exc
            raise

    def _open(self) -> openai.OpenAI:
        with self._lock:
            if self._client is None:
                self._client = _make_client(self._settings)
            return self._client


def _receive(parts: Iterable[bytes], deadline: float) -> bytes:
    """Read by parts, so that neither a flood nor a trickle holds us up."""
    content = bytearray()
    for part in parts:
        content += part
        if len(content) > MOST_REPLY_BYTES:
            raise FailedRequestError(
                f"the reply is longer than {MOST_REPLY_BYTES:,} bytes", final=True
            )
        if time.monotonic() > deadline:
            raise FailedRequestError("the reply did not arrive in time")
    return bytes(content)


def _make_client(settings: Settings) -> openai.OpenAI:
    try:
        import openai
    except ImportError as exc:
        raise MissingExtraError("Asking a language model", "llm") from exc
    key = settings.api_key.get_secret_value() if settings.api_key else None
    if key is None and not settings.is_local:
        raise BackendError(
            "no key: set WB2PM_API_KEY, or OPENAI_API_KEY for OpenAI's own address"
        )
    return openai.OpenAI(
        # A key of our own choosing: the client would else look one up by itself.
        api_key=key or "none",
        base_url=settings.base_url,
        max_retries=0,
        # A redirect could lead off this machine without a permit.
        http_client=openai.DefaultHttpxClient(
            follow_redirects=False,
            timeout=settings.timeout_s,
            trust_env=not settings.is_local,  # no proxy for this machine itself
        ),
    )
