"""What the commands of the language jobs share: who answers, and what it may cost."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from wb2pm.commands.options import tell, write_json

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from wb2pm.llm.backends.calls import Backend
    from wb2pm.llm.backends.openai_backend import OpenAIBackend

F = TypeVar("F", bound="Callable[..., Any]")

_PICTURES = click.option(
    "--pictures",
    type=click.IntRange(min=0),
    help="Pictures of screens sent with a request. Default: none.",
)
_OPTIONS = (
    click.option(
        "--backend",
        metavar="NAME",
        help="Who answers: rules, or openai:MODEL for any endpoint of OpenAI's kind."
        " Default: rules, or what the configuration names.",
    ),
    click.option(
        "--base-url", metavar="URL", help="The endpoint. Default: OpenAI's own."
    ),
    click.option(
        "--api",
        type=click.Choice(["chat", "responses"]),
        help="Interface the endpoint speaks. Default: chat.",
    ),
    click.option(
        "--allow-requests",
        is_flag=True,
        default=None,
        help="Permit requests to leave this machine, masked recordings in them.",
    ),
    click.option(
        "--facts/--no-facts",
        default=True,
        show_default=True,
        help="Tell the model what mining finds.",
    ),
    _PICTURES,
    click.option(
        "--prompt-tokens",
        type=click.IntRange(min=500),
        help="Longest request; more is shortened, and said. Default: 24000.",
    ),
    click.option(
        "--budget-tokens",
        type=click.IntRange(min=0),
        help="Tokens that may be spent in all.",
    ),
    click.option(
        "--budget-cost",
        type=click.FloatRange(min=0),
        help="Money that may be spent in all; needs both prices.",
    ),
    click.option(
        "--price-prompt",
        type=click.FloatRange(min=0),
        help="Price of a million tokens sent.",
    ),
    click.option(
        "--price-reply",
        type=click.FloatRange(min=0),
        help="Price of a million tokens received.",
    ),
    click.option(
        "--concurrency",
        type=click.IntRange(min=1, max=64),
        help="Requests under way at once. Default: 4.",
    ),
    click.option(
        "--cache",
        metavar="FOLDER",
        help="Where replies are kept, so that nothing is asked twice; '' for nowhere.",
    ),
    click.option(
        "--refresh", is_flag=True, default=None, help="Ask again what was asked before."
    ),
    click.option(
        "--dry-run",
        is_flag=True,
        default=None,
        help="Print the requests and their estimated size; send nothing.",
    ),
)
_NAMES = (
    *("backend", "base_url", "api", "allow_requests", "pictures", "prompt_tokens"),
    *("budget_tokens", "budget_cost", "price_prompt", "price_reply", "concurrency"),
    *("cache", "refresh", "dry_run"),
)


def backend_options(function: F, *, pictures: bool = True) -> F:
    """Add the options of every command that a language model may answer.

    Args:
        function: The command.
        pictures: Whether ``--pictures`` is among them; else the command has its own.
    """
    for option in reversed(_OPTIONS):
        if pictures or option is not _PICTURES:
            function = option(function)
    return function


@contextmanager
def chosen_backend(options: dict[str, Any]) -> Iterator[Backend | None]:
    """Open the backend that options, environment and configuration name.

    Args:
        options: Options of the command; those of the backend are taken out, but
            for `facts`, which the job is told.

    Yields:
        The backend; None for rules. Afterwards what was spent is told, or what a dry run would
        have sent is printed.
    """
    from wb2pm.llm.backends import openai_backend
    from wb2pm.llm.backends.registry import find_backend
    from wb2pm.llm.backends.settings import load_settings

    given = {name: options.pop(name) for name in _NAMES}
    settings = load_settings(given)
    backend = find_backend(settings.backend, settings)
    try:
        yield backend
    finally:
        if isinstance(backend, openai_backend.OpenAIBackend):
            _tell_spent(backend)


def _tell_spent(backend: OpenAIBackend) -> None:
    from wb2pm.llm.backends.budget import say_usage
    from wb2pm.llm.backends.openai_wire import without_pictures

    for planned in backend.planned:
        write_json(
            {
                "url": planned.url,
                "prompt_tokens": planned.prompt_tokens,
                "reply_tokens": planned.reply_tokens,
                "cached": planned.cached,
                "body": without_pictures(planned.body),
            }
        )
    if backend.planned:
        new = [planned for planned in backend.planned if not planned.cached]
        sent = sum(planned.prompt_tokens for planned in new)
        back = sum(planned.reply_tokens for planned in new)
        tell(
            f"Dry run, nothing was sent: {len(new)} new requests, at most {sent:,}"
            f" tokens to send and {back:,} to receive"
        )
    if backend.spent.requests:
        tell(f"{backend.name}: {say_usage(backend.spent)}")


PROCEDURE = click.option(
    "--procedure",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="Text of the written procedure. Default: the one beside the recordings.",
)
