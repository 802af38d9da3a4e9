"""One call of a backend, as values: what is asked, and what comes back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from msgspec import Struct

from wb2pm.errors import ReplyError
from wb2pm.llm.answers import Usage

if TYPE_CHECKING:
    from collections.abc import Callable

    from pydantic import BaseModel

R = TypeVar("R", bound="BaseModel")


class Limits(Struct, frozen=True, kw_only=True):
    """How much one request may hold.

    Attributes:
        prompt_tokens: Tokens of text, as `estimate_tokens` counts them. A longer
            trace is shortened, and what was left out is in the answer.
        reply_tokens: Tokens the model may answer with.
        pictures: Pictures of screens; none unless asked for, as a picture shows
            whatever was on the screen.
        picture_side: Longest side of a picture in pixels.
        picture_bytes: Bytes of all pictures of a request together.
    """

    prompt_tokens: int = 24_000
    reply_tokens: int = 4_000
    pictures: int = 0
    picture_side: int = 1_024
    picture_bytes: int = 8_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """A picture that goes with a request.

    Attributes:
        name: What the text calls it.
        png: The file's bytes.
        width: Pixels.
        height: Pixels.
    """

    name: str
    png: bytes
    width: int
    height: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Request(Generic[R]):
    """What a backend is asked.

    Attributes:
        job: The job, or what is judged.
        system: The instructions. Nothing from a recording is in them.
        text: The question and the data, the data quoted.
        reply: What the reply must be.
        pictures: What the model may look at.
        check: Says what is wrong with a reply of the right form; None if nothing
            is. A wrong one is sent back to be mended like one of the wrong form.
    """

    job: str
    system: str
    text: str
    reply: type[R]
    pictures: tuple[Picture, ...] = ()
    check: Callable[[R], str | None] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Completion(Generic[R]):
    """What a backend replied.

    Attributes:
        reply: The reply, as asked for.
        text: The reply as it came.
        usage: What it cost.
        notes: What a reader should know, such as that it had to be repaired.
    """

    reply: R
    text: str
    usage: Usage
    notes: tuple[str, ...] = ()


class PaidReplyError(ReplyError):
    """A reply that cannot be used, and what it cost all the same.

    Attributes:
        usage: What it cost.
    """

    def __init__(self, reason: str, text: str, usage: Usage) -> None:
        super().__init__(reason, text)
        self.args = (reason, text, usage)
        self.usage = usage


class Backend(Protocol):
    """A language model, however it is reached."""

    @property
    def name(self) -> str:
        """What it is called in answers, such as ``openai:gpt-x``."""
        ...

    @property
    def limits(self) -> Limits:
        """How much one request may hold."""
        ...

    @property
    def concurrency(self) -> int:
        """How many requests may be under way at once."""
        ...

    def complete(self, request: Request[R]) -> Completion[R]:
        """Answer one request.

        Raises:
            BackendError: If there is no answer of the kind asked for.
        """
        ...


def estimate_tokens(text: str) -> int:
    """Estimate from above how many tokens a text is, for any model.

    One token for every three bytes of UTF-8: tokenizers take 3.5 to 5 bytes of
    English for a token, and fewer of addresses and numbers, of which traces have many.

    Examples:
        >>> estimate_tokens("Click 'Save'")
        4
    """
    return -(-len(text.encode()) // 3)


def picture_tokens(width: int, height: int) -> int:
    """Estimate the tokens of a picture: 85, and 170 for each begun 512 x 512 tile.

    This is OpenAI's published rule for pictures in high detail; other providers
    count fewer.

    Examples:
        >>> picture_tokens(1024, 700)
        765
    """
    tiles = -(-width // 512) * -(-height // 512)
    return 85 + 170 * tiles
