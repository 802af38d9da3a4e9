"""OpenAI's two interfaces, as bodies to send and replies to read."""

from __future__ import annotations

import base64
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from msgspec.structs import replace

from wb2pm.errors import ReplyError
from wb2pm.llm.backends.cache import CachedReply

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.llm.backends.calls import Picture

Mode = Literal["schema", "json", "text"]
MODES: tuple[Mode, ...] = ("schema", "json", "text")
"""How a reply's form is asked for: by schema, as some JSON, or in words alone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Dialect:
    """What an endpoint understands; narrowed when it says that it does not.

    Attributes:
        api: Which of the two interfaces.
        mode: How a reply's form is asked for.
        length: Name of the parameter that bounds the reply; None for none.
        temperature: Whether a temperature is taken.
        store: Whether it can be told not to store what it is sent; the interface
            ``responses`` stores it otherwise.
    """

    api: Literal["chat", "responses"]
    mode: Mode = "schema"
    length: str | None = "max_tokens"
    temperature: bool = True
    store: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """One message of a conversation.

    Attributes:
        role: Who says it.
        text: What is said.
        pictures: What is shown.
    """

    role: Literal["system", "user", "assistant"]
    text: str
    pictures: tuple[Picture, ...] = ()


def make_body(  # noqa: PLR0913 (the parts of one request)
    messages: Sequence[Message],
    dialect: Dialect,
    *,
    model: str,
    schema: dict[str, Any],
    reply_tokens: int,
    temperature: float,
) -> dict[str, Any]:
    """Write a request in the words of an interface.

    Args:
        messages: The conversation.
        dialect: What the endpoint understands.
        model: Name of the model.
        schema: JSON schema of the reply.
        reply_tokens: Bound of the reply.
        temperature: How much replies vary.

    Returns:
        The body. In the modes ``json`` and ``text`` the schema stands in the first
        message.
    """
    said = list(messages)
    if dialect.mode != "schema":
        told = json.dumps(schema, separators=(",", ":"))
        first = said[0]
        said[0] = Message(
            role=first.role,
            text=f"{first.text}\n\nReply with one JSON object of this schema and"
            f" nothing else:\n{told}",
        )
    chat = dialect.api == "chat"
    body: dict[str, Any] = {
        "model": model,
        "messages" if chat else "input": [_message(m, chat=chat) for m in said],
    }
    form: dict[str, Any] | None = None
    if dialect.mode == "schema":
        name = str(schema.get("title", "reply"))
        form = {"name": name, "schema": schema, "strict": True}
        form = (
            {"type": "json_schema", "json_schema": form}
            if chat
            else {"type": "json_schema", **form}
        )
    elif dialect.mode == "json":
        form = {"type": "json_object"}
    if form is not None:
        body |= {"response_format": form} if chat else {"text": {"format": form}}
    if dialect.length:
        body[dialect.length if chat else "max_output_tokens"] = reply_tokens
    if dialect.temperature:
        body["temperature"] = temperature
    if dialect.store and not chat:
        body["store"] = False
    return body


def read_body(content: bytes, api: Literal["chat", "responses"]) -> CachedReply:
    """Read what an endpoint replied.

    Raises:
        ReplyError: If it is not what the interface replies.
    """
    try:
        reply = json.loads(content)
        return _read_chat(reply) if api == "chat" else _read_response(reply)
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as exc:
        shown = content[:200].decode(errors="replace")
        raise ReplyError(
            f"the endpoint's reply cannot be read: {exc!r}", shown
        ) from exc


def narrow(dialect: Dialect, complaint: str) -> Dialect | None:
    """Leave out what an endpoint says it does not take.

    Args:
        dialect: What was sent.
        complaint: What the endpoint said of it.

    Returns:
        What to send instead; None when the complaint is about something else.

    Examples:
        >>> narrow(Dialect(api="chat"), "Unknown name: response_format").mode
        'json'
    """
    from dataclasses import replace as with_

    said = complaint.casefold()
    if dialect.temperature and "temperature" in said:
        return with_(dialect, temperature=False)
    if dialect.store and dialect.api == "responses" and "'store'" in said:
        return with_(dialect, store=False)
    if dialect.length and dialect.api == "chat" and dialect.length in said:
        others = {"max_tokens": "max_completion_tokens", "max_completion_tokens": None}
        return with_(dialect, length=others[dialect.length])
    about_form = (
        "response_format",
        "json_schema",
        "json_object",
        "text.format",
        "schema",
    )
    if dialect.mode != "text" and any(word in said for word in about_form):
        return with_(dialect, mode=MODES[MODES.index(dialect.mode) + 1])
    return None


def without_pictures(body: Any) -> Any:  # noqa: ANN401 (any part of a body)
    """Copy a body for a person to read, each picture as its size.

    Examples:
        >>> without_pictures({"url": "data:image/png;base64,QUJD"})
        {'url': 'data:image/png;base64,(3 bytes)'}
    """
    if isinstance(body, dict):
        return {key: without_pictures(value) for key, value in body.items()}
    if isinstance(body, list):
        return [without_pictures(value) for value in body]
    start = "data:image/png;base64,"
    if isinstance(body, str) and body.startswith(start):
        size = len(base64.b64decode(body[len(start) :]))
        return f"{start}({size:,} bytes)"
    return body


def _message(message: Message, *, chat: bool) -> dict[str, Any]:
    if not message.pictures:
        return {"role": message.role, "content": message.text}
    parts: list[dict[str, Any]] = [
        {"type": "text" if chat else "input_text", "text": message.text}
    ]
    for picture in message.pictures:
        url = "data:image/png;base64," + base64.b64encode(picture.png).decode()
        told = f"Picture {picture.name}:"
        parts.append({"type": "text" if chat else "input_text", "text": told})
        parts.append(
            {"type": "image_url", "image_url": {"url": url, "detail": "high"}}
            if chat
            else {"type": "input_image", "image_url": url, "detail": "high"}
        )
    return {"role": message.role, "content": parts}


def _read_chat(reply: dict[str, Any]) -> CachedReply:
    choice = reply["choices"][0]
    said = choice["message"]
    usage = reply.get("usage") or {}
    kept = CachedReply(
        text=said.get("content") or "",
        finish=choice.get("finish_reason") or "stop",
        prompt_tokens=_count(usage.get("prompt_tokens")),
        completion_tokens=_count(usage.get("completion_tokens")),
    )
    if said.get("refusal") or kept.finish == "content_filter":
        return replace(kept, text=said.get("refusal") or "", finish="refusal")
    return _checked(kept)


def _read_response(reply: dict[str, Any]) -> CachedReply:
    parts = [
        part
        for item in reply["output"]
        if item.get("type") == "message"
        for part in item["content"]
    ]
    usage = reply.get("usage") or {}
    kept = CachedReply(
        text="".join(p["text"] for p in parts if p.get("type") == "output_text"),
        prompt_tokens=_count(usage.get("input_tokens")),
        completion_tokens=_count(usage.get("output_tokens")),
    )
    if refusals := [p["refusal"] for p in parts if p.get("type") == "refusal"]:
        return replace(kept, text=refusals[0], finish="refusal")
    if reply.get("status") == "incomplete":
        reason = (reply.get("incomplete_details") or {}).get("reason")
        if reason == "content_filter":
            return replace(kept, text="", finish="refusal")
        return replace(kept, finish="length")
    return _checked(kept)


def _checked(kept: CachedReply) -> CachedReply:
    if not isinstance(kept.text, str) or not isinstance(kept.finish, str):
        raise TypeError("the reply's text is no text")
    return kept


def _count(value: Any) -> int | None:  # noqa: ANN401 (whatever a server says)
    is_count = isinstance(value, int) and not isinstance(value, bool) and value >= 0
    return value if is_count else None
