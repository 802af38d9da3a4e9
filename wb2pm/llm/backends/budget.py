"""What language models may cost, and what they have cost."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING

from msgspec.structs import replace

from wb2pm.errors import BackendError, BudgetError
from wb2pm.llm.answers import Usage

if TYPE_CHECKING:
    from collections.abc import Iterable

_MILLION = 1_000_000


class Budget:
    """Counts tokens and money; no request begins that could go beyond the limit.

    Before a request its size is set aside: the tokens of the prompt and all that the
    reply may take. Afterwards what it really took is counted. So a limit is never
    passed, whatever is under way at once, as long as a server keeps to the length
    it was given.
    """

    def __init__(
        self,
        *,
        tokens: int | None = None,
        cost: float | None = None,
        price_prompt: float | None = None,
        price_reply: float | None = None,
    ) -> None:
        """Begin with nothing spent.

        Args:
            tokens: Most tokens, sent and received.
            cost: Most money, in the currency of the prices.
            price_prompt: Price of a million tokens sent.
            price_reply: Price of a million tokens received.

        Raises:
            BackendError: If money is limited and a price is not known.
        """
        if cost is not None and (price_prompt is None or price_reply is None):
            raise BackendError(
                "a budget in money needs the prices of a million tokens sent and received"
            )
        self._tokens = tokens
        self._cost = cost
        self._prices = (
            None
            if price_prompt is None or price_reply is None
            else (price_prompt, price_reply)
        )
        self._reserved = (0, 0)
        self._spent = Usage(cost=None if self._prices is None else 0.0)
        self._lock = Lock()

    def price(self, prompt: int, reply: int) -> float | None:
        """Return the price of some tokens; None without prices."""
        if self._prices is None:
            return None
        return (prompt * self._prices[0] + reply * self._prices[1]) / _MILLION

    def reserve(self, prompt: int, reply: int) -> None:
        """Set tokens aside for a request.

        Raises:
            BudgetError: If they could go beyond a limit; nothing is set aside then.
        """
        with self._lock:
            sent = self._spent.prompt_tokens + self._reserved[0] + prompt
            received = self._spent.completion_tokens + self._reserved[1] + reply
            if self._tokens is not None and sent + received > self._tokens:
                raise BudgetError(
                    f"the budget of {self._tokens:,} tokens does not allow another"
                    f" request of up to {prompt + reply:,}"
                )
            price = self.price(sent, received)
            if self._cost is not None and price is not None and price > self._cost:
                raise BudgetError(
                    f"the budget of {self._cost:g} does not allow another request of"
                    f" up to {self.price(prompt, reply):.4f}"
                )
            self._reserved = (self._reserved[0] + prompt, self._reserved[1] + reply)

    def settle(self, prompt: int, reply: int, usage: Usage | None) -> None:
        """Count what a request took, and release what was set aside for it.

        Args:
            prompt: Tokens that were set aside for the prompt.
            reply: Tokens that were set aside for the reply.
            usage: What it took; None when nothing was answered.
        """
        with self._lock:
            self._reserved = (self._reserved[0] - prompt, self._reserved[1] - reply)
            if usage is not None:
                self._spent = add_usage([self._spent, usage])

    def count_cached(self) -> None:
        """Count an answer that cost nothing."""
        with self._lock:
            self._spent = add_usage([self._spent, Usage(requests=1, cached=1)])

    @property
    def spent(self) -> Usage:
        """What was spent so far."""
        with self._lock:
            return self._spent


def add_usage(usages: Iterable[Usage]) -> Usage:
    """Add up what several requests cost.

    Examples:
        >>> add_usage([Usage(requests=1, cost=0.5), Usage(requests=2)]).requests
        3
    """
    total = Usage()
    for usage in usages:
        costs = [c for c in (total.cost, usage.cost) if c is not None]
        total = replace(
            total,
            requests=total.requests + usage.requests,
            cached=total.cached + usage.cached,
            retries=total.retries + usage.retries,
            prompt_tokens=total.prompt_tokens + usage.prompt_tokens,
            completion_tokens=total.completion_tokens + usage.completion_tokens,
            cost=sum(costs) if costs else None,
            estimated=total.estimated or usage.estimated,
        )
    return total


def say_usage(usage: Usage) -> str:
    """Return what was spent, for a person.

    Examples:
        >>> say_usage(Usage(requests=3, cached=1, prompt_tokens=1200))
        '3 requests (1 from the cache), 1,200 tokens sent, 0 received'
    """
    noun = "request" if usage.requests == 1 else "requests"
    said = f"{usage.requests} {noun}"
    if usage.cached:
        said += f" ({usage.cached} from the cache)"
    if usage.retries:
        said += f", {usage.retries} sent again"
    about = "about " if usage.estimated else ""
    said += f", {about}{usage.prompt_tokens:,} tokens sent, {usage.completion_tokens:,} received"
    if usage.cost is not None:
        said += f", cost {usage.cost:.4f}"
    return said
