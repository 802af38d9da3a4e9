"""Backends by name: ``rules``, ``openai:NAME``, and what other packages add."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING, Any, Final, Protocol

from wb2pm._registry import Registry
from wb2pm.errors import BackendError, WrongKindError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wb2pm.llm.backends.calls import Backend
    from wb2pm.llm.backends.settings import Settings

RULES: Final = "rules"
"""The backend that needs no model: deterministic, and the default."""


class MakeBackend(Protocol):
    """Makes a backend of the part of its name after the colon."""

    def __call__(self, model: str, settings: Settings) -> Backend:
        """Make a backend; nothing is sent yet."""
        ...


backends: Registry[MakeBackend] = Registry("backend", group="wb2pm.backends")
"""Every kind of backend by name; other packages add theirs in this entry point group."""


@backends.register("openai")
def _make_openai(model: str, settings: Settings) -> Backend:
    from wb2pm.llm.backends.openai_backend import OpenAIBackend

    return OpenAIBackend(model, settings)


_opened: dict[tuple[str, Settings], Backend] = {}
_OPENING: Final = Lock()


def find_backend(
    named: str | Backend = RULES, settings: Settings | Mapping[str, Any] | None = None
) -> Backend | None:
    """Find the backend of a name.

    By its name alone, a backend is opened once for the settings found, so a budget
    in the configuration holds for all that a process asks. With settings given,
    each call opens another, with a budget of its own.

    Args:
        named: ``rules``; the kind and the model, such as ``openai:gpt-x``; or a
            backend, which is given back.
        settings: How a model is reached, or single settings by name, such as
            ``{"allow_requests": True}``; the rest comes from where `load_settings`
            finds it.

    Returns:
        The backend; None for the rules.

    Raises:
        BackendError: If no model is named, or a setting is wrong.
        UnknownNameError: If there is no such kind of backend.
        WrongKindError: If it is neither a name nor a backend.

    Examples:
        >>> find_backend("rules") is None
        True
    """
    if not isinstance(named, str):
        if not callable(getattr(named, "complete", None)):
            how = "name one, such as `rules` or `openai:NAME`"
            raise WrongKindError("backend", type(named).__name__, how)
        return named
    kind, _, model = named.partition(":")
    if kind == RULES:
        return None
    make = backends.get(kind)
    if not model:
        raise BackendError(f"name the model as well: {kind}:NAME")
    from wb2pm.llm.backends.settings import Settings, load_settings

    if settings is None:
        found = load_settings({"backend": named})
        with _OPENING:
            if (named, found) not in _opened:
                _opened[named, found] = make(model, found)
            return _opened[named, found]
    if not isinstance(settings, Settings):
        settings = load_settings({**settings, "backend": named})
    return make(model, settings)
