"""What all jobs share when a model does them: ask, check what is cited, or decline."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from msgspec import Struct

from wb2pm.errors import NotSentError, ReplyError
from wb2pm.llm.answers import Answer, Citation, Claim
from wb2pm.llm.backends.calls import PaidReplyError, Request
from wb2pm.llm.requests.prompts import Prompt

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from wb2pm.llm.backends.calls import Backend, R

T = TypeVar("T")


class JobReply(NamedTuple, Generic[T]):
    """What a job makes of a model's reply.

    Attributes:
        result: The answer.
        claims: What it says.
        declined: Why there is no answer; None when there is.
    """

    result: T | None
    claims: tuple[Claim, ...] = ()
    declined: str | None = None


class Citing(Struct):
    """Looks up what a reply cites, and remembers what does not exist.

    Attributes:
        prompt: What was asked.
        backend: Who replied.
        unknown: What was cited and does not exist.
    """

    prompt: Prompt
    backend: str
    unknown: dict[str, None]

    def find(self, cites: Iterable[str]) -> tuple[Citation, ...]:
        """Keep the citations that exist."""
        cited = self.prompt.places.find(cites)
        self.unknown |= dict.fromkeys(cited.unknown)
        return cited.citations

    def claim(self, sentence: str, cites: Iterable[str]) -> Claim:
        """Put a sentence together with what it rests on."""
        return Claim(sentence=sentence, citations=self.find(cites))


def ask_model(  # noqa: PLR0913 (the parts of a job)
    job: str,
    backend: Backend,
    prompt: Prompt,
    reply: type[R],
    make: Callable[[R, Citing], JobReply[T]],
    *,
    check: Callable[[R], str | None] | None = None,
) -> Answer[T]:
    """Ask a model and make a job's answer of its reply.

    Args:
        job: The job.
        backend: The model.
        prompt: What it is asked.
        reply: What it must reply.
        make: Makes the result of a reply.
        check: Says what is wrong with a reply, or None.

    Returns:
        The answer; declined where the model declines, replies in the wrong form
        twice or gives its instructions away, and in a dry run.

    Raises:
        BackendError: If the model cannot be asked.
    """
    request = Request(
        job=job,
        system=prompt.system,
        text=prompt.text,
        reply=reply,
        pictures=prompt.pictures,
        check=check,
    )
    try:
        completion = backend.complete(request)
    except (ReplyError, NotSentError) as exc:
        return Answer(
            job=job,
            backend=backend.name,
            declined=str(exc),
            facts=prompt.facts,
            left_out=prompt.left_out,
            notes=prompt.notes,
            usage=exc.usage if isinstance(exc, PaidReplyError) else None,
        )
    citing = Citing(prompt, backend.name, {})
    made = make(completion.reply, citing)
    notes = [*prompt.notes, *completion.notes]
    if made.result is not None and not any(c.citations for c in made.claims):
        notes.append("nothing that exists is cited: the answer rests on nothing shown")
    return Answer(
        job=job,
        backend=backend.name,
        result=made.result,
        declined=made.declined,
        claims=made.claims,
        unknown_citations=tuple(citing.unknown),
        facts=prompt.facts,
        left_out=prompt.left_out,
        notes=tuple(notes),
        usage=completion.usage,
    )
