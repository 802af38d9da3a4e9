"""How a language model is reached, and what it may cost."""

from __future__ import annotations

import os
import tomllib
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal
from urllib.parse import urlsplit

from pydantic import BaseModel, ConfigDict, Field, SecretStr, ValidationError

from wb2pm.errors import BackendError

if TYPE_CHECKING:
    from collections.abc import Mapping

OPENAI_URL: Final = "https://api.openai.com/v1"
_VARIABLES: Final = {
    "backend": "WB2PM_BACKEND",
    "base_url": "WB2PM_BASE_URL",
    "api_key": "WB2PM_API_KEY",
    "api": "WB2PM_API",
    "cache": "WB2PM_CACHE",
}
PERMIT: Final = "WB2PM_ALLOW_REQUESTS"
"""``yes`` permits requests that leave this machine; ``no`` forbids them, whatever an
argument says."""


class Settings(BaseModel):
    """Settings of a language model; also the table ``[llm]`` of a configuration file.

    Attributes:
        backend: Who answers by default, such as ``openai:gpt-x``.
        base_url: Where the endpoint is.
        api_key: Its key.
        api: Which of OpenAI's two interfaces the endpoint speaks.
        allow_requests: Whether requests may leave this machine. One to the machine
            itself needs no permit.
        prompt_tokens: See `Limits`.
        reply_tokens: See `Limits`.
        pictures: See `Limits`.
        picture_side: See `Limits`.
        picture_bytes: See `Limits`.
        temperature: 0 for replies that vary least.
        concurrency: Requests under way at once.
        timeout_s: Seconds a request may take in all.
        retries: How often a request is sent again.
        longest_wait_s: A server that asks to be left alone for longer is given up.
        budget_tokens: Tokens that may be sent and received in all.
        budget_cost: Money that may be spent in all; needs both prices.
        price_prompt: Price of a million tokens sent.
        price_reply: Price of a million tokens received.
        cache: Folder that keeps replies; empty for none.
        refresh: Ask again what the cache would answer.
        dry_run: Note what would be sent, and send nothing.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    backend: str = "rules"
    base_url: str = OPENAI_URL
    api_key: SecretStr | None = None
    api: Literal["chat", "responses"] = "chat"
    allow_requests: bool = False
    prompt_tokens: int = Field(24_000, ge=500)
    reply_tokens: int = Field(4_000, ge=16)
    pictures: int = Field(0, ge=0)
    picture_side: int = Field(1_024, ge=64)
    picture_bytes: int = Field(8_000_000, ge=0)
    temperature: float = Field(0.0, ge=0, le=2)
    concurrency: int = Field(4, ge=1, le=64)
    timeout_s: float = Field(120.0, gt=0)
    retries: int = Field(4, ge=0, le=20)
    longest_wait_s: float = Field(60.0, ge=0)
    budget_tokens: int | None = Field(None, ge=0)
    budget_cost: float | None = Field(None, ge=0)
    price_prompt: float | None = Field(None, ge=0)
    price_reply: float | None = Field(None, ge=0)
    cache: str = ""
    refresh: bool = False
    dry_run: bool = False

    @property
    def is_local(self) -> bool:
        """Whether the endpoint is on this machine."""
        host = urlsplit(self.base_url).hostname or ""
        try:
            return ip_address(host).is_loopback
        except ValueError:
            return host == "localhost"


def load_settings(
    given: Mapping[str, Any] | None = None,
    *,
    environment: Mapping[str, str] | None = None,
) -> Settings:
    """Put settings together: arguments first, then environment, then the file.

    The environment has ``WB2PM_BACKEND``, ``WB2PM_BASE_URL``, ``WB2PM_API_KEY``,
    ``WB2PM_API``, ``WB2PM_CACHE`` and ``WB2PM_ALLOW_REQUESTS``, and OpenAI's own
    ``OPENAI_BASE_URL`` and ``OPENAI_API_KEY``. The file is the one that
    ``WB2PM_CONFIG`` names, else ``~/.config/wb2pm/config.toml`` if it is there.
    OpenAI's key is sent to OpenAI's address, or to the address the environment
    names beside it, and to no other.

    Args:
        given: Settings by name; None stands for not given.
        environment: The environment; the process's own by default.

    Returns:
        The settings.

    Raises:
        BackendError: If a setting is unknown or wrong, or the file unreadable.

    Examples:
        >>> load_settings({"backend": "openai:some"}, environment={}).base_url
        'https://api.openai.com/v1'
    """
    variables = os.environ if environment is None else environment
    merged = _from_file(variables)
    merged |= {
        name: variables[variable]
        for name, variable in _VARIABLES.items()
        if variables.get(variable)
    }
    merged |= {
        name: value for name, value in (given or {}).items() if value is not None
    }
    openai_url = variables.get("OPENAI_BASE_URL") or OPENAI_URL
    merged.setdefault("base_url", openai_url)
    if merged["base_url"] == openai_url and variables.get("OPENAI_API_KEY"):
        merged.setdefault("api_key", variables["OPENAI_API_KEY"])
    if variables.get(PERMIT):
        permit = variables[PERMIT].strip().lower()
        if permit in {"no", "0", "false"}:
            merged["allow_requests"] = False
        elif permit in {"yes", "1", "true"}:
            merged.setdefault("allow_requests", True)
        else:
            raise BackendError(f"{PERMIT} is {permit!r}; it may be yes or no")
    merged.setdefault("cache", str(_default_cache(variables)))
    try:
        return Settings.model_validate(merged)
    except ValidationError as exc:
        first = exc.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise BackendError(f"setting {where!r}: {first['msg']}") from exc


def _from_file(variables: Mapping[str, str]) -> dict[str, Any]:
    named = variables.get("WB2PM_CONFIG")
    path = Path(named) if named else _home(variables, "XDG_CONFIG_HOME", ".config")
    path = path if named else path / "config.toml"
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        if named:
            raise BackendError(f"{path}: there is no such file") from None
        return {}
    except (OSError, ValueError) as exc:
        raise BackendError(f"{path}: {exc}") from exc
    table = content.get("llm", {})
    if not isinstance(table, dict):
        raise BackendError(f"{path}: [llm] must be a table")
    return table


def _default_cache(variables: Mapping[str, str]) -> Path:
    return _home(variables, "XDG_CACHE_HOME", ".cache") / "llm"


def _home(variables: Mapping[str, str], variable: str, folder: str) -> Path:
    base = variables.get(variable)
    return (Path(base) if base else Path.home() / folder) / "wb2pm"
