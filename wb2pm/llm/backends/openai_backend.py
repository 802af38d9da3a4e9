"""Any endpoint that speaks OpenAI's interface: OpenAI, Azure, vLLM, Ollama, ..."""

from __future__ import annotations

import time
from dataclasses import dataclass
from threading import BoundedSemaphore, Lock
from typing import TYPE_CHECKING, Any

from wb2pm.errors import (
    BackendError,
    NotSentError,
    PermitError,
    ReplyError,
    WriteError,
)
from wb2pm.llm.answers import Usage
from wb2pm.llm.backends.budget import Budget, add_usage
from wb2pm.llm.backends.cache import Cache, CachedReply
from wb2pm.llm.backends.calls import (
    Completion,
    Limits,
    PaidReplyError,
    R,
    Request,
    estimate_tokens,
    picture_tokens,
)
from wb2pm.llm.backends.openai_endpoint import Endpoint
from wb2pm.llm.backends.openai_wire import (
    Dialect,
    Message,
    make_body,
    narrow,
)
from wb2pm.llm.backends.reply_reading import (
    read_reply,
    repeats_instructions,
    reply_schema,
    without_thoughts,
)
from wb2pm.llm.backends.retrying import FailedRequestError, send_with_retries
from wb2pm.llm.backends.settings import PERMIT

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from wb2pm.llm.backends.settings import Settings

_NEWER = ("api.openai.com", ".openai.azure.com", ".cognitiveservices.azure.com")
"""Hosts whose newer models take `max_completion_tokens` alone."""
_NOT_UNDERSTOOD = frozenset({400, 404, 415, 422})


@dataclass(frozen=True, slots=True, kw_only=True)
class Planned:
    """A request that a dry run made and did not send.

    Attributes:
        url: Where it would go.
        body: What would be sent.
        prompt_tokens: Estimate of what would be sent.
        reply_tokens: Most that would come back.
        cached: Whether the cache would answer it.
    """

    url: str
    body: dict[str, Any]
    prompt_tokens: int
    reply_tokens: int
    cached: bool


@dataclass(frozen=True, slots=True)
class _Exchange:
    kept: CachedReply
    key: str
    usage: Usage
    notes: tuple[str, ...] = ()


class OpenAIBackend:
    """A model behind an endpoint of OpenAI's kind.

    Attributes:
        limits: How much one request may hold.
        concurrency: How many requests may be under way at once.
        planned: What a dry run would have sent.
    """

    def __init__(
        self,
        model: str,
        settings: Settings,
        *,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        """Make a backend; nothing is sent, and nothing heavy imported, yet.

        Args:
            model: Name of the model at its endpoint.
            settings: How it is reached, and what it may cost.
            sleep: What waits before a request is sent again.

        Raises:
            BackendError: If the budget cannot be kept with the settings.
        """
        self.model = model
        self.limits = Limits(
            prompt_tokens=settings.prompt_tokens,
            reply_tokens=settings.reply_tokens,
            pictures=settings.pictures,
            picture_side=settings.picture_side,
            picture_bytes=settings.picture_bytes,
        )
        self.concurrency = 1 if settings.dry_run else settings.concurrency
        self.planned: list[Planned] = []
        self._settings = settings
        self._sleep = sleep
        self._budget = Budget(
            tokens=settings.budget_tokens,
            cost=settings.budget_cost,
            price_prompt=settings.price_prompt,
            price_reply=settings.price_reply,
        )
        self._cache = Cache(settings.cache) if settings.cache else None
        newer = any(host in settings.base_url for host in _NEWER)
        self._dialect = Dialect(
            api=settings.api,
            length="max_completion_tokens" if newer else "max_tokens",
        )
        self._slots = BoundedSemaphore(settings.concurrency)
        self._lock = Lock()
        self._in_work: dict[str, Lock] = {}
        self._endpoint = Endpoint(settings)

    @property
    def name(self) -> str:
        """What it is called in answers."""
        return f"openai:{self.model}"

    @property
    def spent(self) -> Usage:
        """What all answers together cost."""
        return self._budget.spent

    def complete(self, request: Request[R]) -> Completion[R]:
        """Answer one request; a reply of the wrong form may be mended once.

        Raises:
            PermitError: If the request may not leave this machine.
            BudgetError: If it could go beyond the budget.
            NotSentError: In a dry run.
            PaidReplyError: If the model declines, gives its instructions away, or
                replies in the wrong form twice.
            BackendError: If the endpoint cannot be reached or refuses.
            MissingExtraError: Without the extra ``llm``.
        """
        said = [
            Message(role="system", text=request.system),
            Message(role="user", text=request.text, pictures=request.pictures),
        ]
        first = self._exchange(said, request)
        try:
            reply = _read(first.kept, request)
        except _UnusableError as wrong:
            said += [
                Message(role="assistant", text=first.kept.text),
                Message(role="user", text=_repair(wrong, self.limits.reply_tokens)),
            ]
        except ReplyError as exc:
            raise PaidReplyError(exc.reason, exc.text, first.usage) from exc
        else:
            return Completion(
                reply=reply, text=first.kept.text, usage=first.usage, notes=first.notes
            )
        second = self._exchange(said, request)
        usage = add_usage([first.usage, second.usage])
        try:
            reply = _read(second.kept, request)
        except ReplyError as exc:
            for key in (first.key, second.key):  # so that a later run asks anew
                if self._cache is not None:
                    self._cache.forget(key)
            raise PaidReplyError(exc.reason, exc.text, usage) from exc
        notes = ("the first reply was not of the form asked for and had to be mended",)
        return Completion(
            reply=reply,
            text=second.kept.text,
            usage=usage,
            notes=(*first.notes, *second.notes, *notes),
        )

    def _exchange(self, said: Sequence[Message], request: Request[R]) -> _Exchange:
        """Send a conversation, in words that the endpoint understands."""
        while True:
            dialect = self._dialect
            body = make_body(
                said,
                dialect,
                model=self.model,
                schema=reply_schema(request.reply),
                reply_tokens=self.limits.reply_tokens,
                temperature=self._settings.temperature,
            )
            try:
                return self._ask_once(body, said, dialect)
            except FailedRequestError as exc:
                if exc.status in _NOT_UNDERSTOOD and "content_filter" in exc.body:
                    raise ReplyError(
                        "the endpoint's filter declined", exc.body
                    ) from exc
                narrower = (
                    narrow(dialect, exc.body) if exc.status in _NOT_UNDERSTOOD else None
                )
                if narrower is None:
                    raise BackendError(f"{self.name}: {exc.reason}") from exc
                with self._lock:
                    if self._dialect == dialect:
                        self._dialect = narrower

    def _ask_once(
        self, body: dict[str, Any], said: Sequence[Message], dialect: Dialect
    ) -> _Exchange:
        """Answer a body from the cache, or send it; the same body never twice at once."""
        cache = self._cache or Cache("")
        key = cache.key(f"{self._settings.base_url} {dialect.api}", body)
        with self._lock:
            in_work = self._in_work.setdefault(key, Lock())
        with in_work:
            kept = self._find(key)
            tokens = _size(said, body)
            if self._settings.dry_run:
                self._plan(body, tokens, cached=kept is not None)
            if kept is not None:
                self._budget.count_cached()
                return _Exchange(kept, key, Usage(requests=1, cached=1))
            return self._send_and_keep(key, body, tokens, dialect)

    def _find(self, key: str) -> CachedReply | None:
        if self._cache is None or self._settings.refresh:
            return None
        return self._cache.find(key)

    def _plan(self, body: dict[str, Any], tokens: int, *, cached: bool) -> None:
        path = "chat/completions" if self._settings.api == "chat" else "responses"
        planned = Planned(
            url=f"{self._settings.base_url.rstrip('/')}/{path}",
            body=body,
            prompt_tokens=tokens,
            reply_tokens=self.limits.reply_tokens,
            cached=cached,
        )
        with self._lock:
            self.planned.append(planned)
        raise NotSentError("dry run: nothing was sent")

    def _send_and_keep(
        self, key: str, body: dict[str, Any], tokens: int, dialect: Dialect
    ) -> _Exchange:
        self._check_permit()
        set_aside = (tokens, self.limits.reply_tokens)
        self._budget.reserve(*set_aside)
        usage: Usage | None = None
        try:
            with self._slots:
                kept, retries = send_with_retries(
                    lambda: self._endpoint.send(body, dialect),
                    retries=self._settings.retries,
                    longest_wait_s=self._settings.longest_wait_s,
                    sleep=self._sleep,
                )
            usage = self._count(kept, tokens, retries)
        finally:
            self._budget.settle(*set_aside, usage)
        notes: tuple[str, ...] = ()
        if self._cache is not None:
            try:
                self._cache.keep(key, kept)
            except WriteError as exc:
                notes = (f"the reply was not kept for another run: {exc}",)
        return _Exchange(kept, key, usage, notes)

    def _check_permit(self) -> None:
        if self._settings.is_local or self._settings.allow_requests:
            return
        raise PermitError(
            f"{self._settings.base_url} is not on this machine: recordings would leave"
            f" it, and money may be spent. Permit it with --allow-requests,"
            f" allow_requests=True, or {PERMIT}=yes"
        )

    def _count(self, kept: CachedReply, tokens: int, retries: int) -> Usage:
        prompt = tokens if kept.prompt_tokens is None else kept.prompt_tokens
        received = kept.completion_tokens
        reply = estimate_tokens(kept.text) if received is None else received
        return Usage(
            requests=1,
            retries=retries,
            prompt_tokens=prompt,
            completion_tokens=reply,
            cost=self._budget.price(prompt, reply),
            estimated=kept.prompt_tokens is None or received is None,
        )


class _UnusableError(ReplyError):
    """A reply that the model may mend."""


def _read(kept: CachedReply, request: Request[R]) -> R:
    if kept.finish == "refusal":
        raise ReplyError(
            f"the model declined: {kept.text or 'no reason given'}", kept.text
        )
    if repeats_instructions(without_thoughts(kept.text), request.system):
        raise ReplyError(
            "the reply gives the instructions away; it is not used", kept.text
        )
    if kept.finish == "length":
        raise _UnusableError("the reply was cut off", kept.text)
    try:
        reply = read_reply(kept.text, request.reply)
    except ReplyError as exc:
        raise _UnusableError(exc.reason, exc.text) from exc
    if request.check is not None and (wrong := request.check(reply)):
        raise _UnusableError(wrong, kept.text)
    return reply


def _repair(wrong: ReplyError, reply_tokens: int) -> str:
    return (
        f"That reply cannot be used: {wrong.reason}. Reply again with the whole JSON"
        f" object, of the form asked for, in at most {reply_tokens} tokens."
    )


def _size(said: Sequence[Message], body: dict[str, Any]) -> int:
    """Estimate the tokens of a request, the schema of its reply included."""
    form = body.get("response_format") or body.get("text") or ""
    text = estimate_tokens("".join(m.text for m in said) + str(form))
    pictures = [p for m in said for p in m.pictures]
    return text + sum(picture_tokens(p.width, p.height) for p in pictures)
