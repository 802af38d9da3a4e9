"""How the people wrote down what they had done."""

from __future__ import annotations

from textwrap import fill
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

NOUNS = {"dropdown": "dropdown", "checkbox": "checkbox", "field": "text box"}


def write_sop(
    intent: str,
    steps: list[dict[str, Any]],
    *,
    style: str,
    quirks: frozenset[str] = frozenset(),
) -> str:
    """Write the procedure that a person of one style would write.

    Args:
        intent: First line.
        steps: What the person did.
        style: `full` (one action a line, everything located), `plain`, `short`.
        quirks: What is odd about the text: `bom`, `curly` quotes, `wrapped`
            lines, `blank` lines, `misnumbered`.

    Returns:
        The text of the file.
    """
    write = {"full": _full, "plain": _plain, "short": _short}[style]
    lines = [
        line
        for step in steps
        if not step["detour"] and step["value"] != "up"
        for line in write(step)
    ]
    numbers = list(range(1, len(lines) + 1))
    if "misnumbered" in quirks:
        numbers[3:] = [number - 1 for number in numbers[3:]]
    text = "\n".join(f"{n}. {line}" for n, line in zip(numbers, lines, strict=True))
    if "wrapped" in quirks:
        text = "\n".join(fill(line, width=44) for line in text.split("\n"))
    if "blank" in quirks:
        text = text.replace("\n", "\n\n")
    text = f"{intent}\n\n{text}\n"
    if "curly" in quirks:
        for count in range(text.count('"')):
            text = text.replace('"', "\u201d" if count % 2 else "\u201c", 1)
    return ("\ufeff" if "bom" in quirks else "") + text


def _secret(step: dict[str, Any]) -> bool:
    return step["element"] in {"E-mail", "Password", "One-time code"}


def _full(step: dict[str, Any]) -> Iterator[str]:
    name, value = step["element"], step["value"]
    place = f" {step['location']}" if step["location"] else ""
    noun = NOUNS.get(step["kind"], step["kind"])
    match step["op"]:
        case "click":
            yield f'Click on the "{name}" {noun}{place}.'
        case "type":
            yield f'Click on the "{name}" {noun}{place}.'
            yield "Type your own." if _secret(step) else f'Type "{value}".'
        case "select":
            yield f'Click on the "{name}" {noun}{place}.'
            yield f'Click on "{value}" among its options.'
        case "press":
            yield f"Press the {name} key."
        case "scroll":
            yield f"Scroll {value} until you see the end of the page."


def _plain(step: dict[str, Any]) -> Iterator[str]:
    name, value = step["element"], step["value"]
    match step["op"]:
        case "click" if step["kind"] == "checkbox":
            yield f'Tick "{name}".'
        case "click":
            yield f'Click the "{name}" {step["kind"]}.'
        case "type":
            yield (
                f'Type your own {name.lower()} into the "{name}" box.'
                if _secret(step)
                else f'Type "{value}" into the "{name}" box.'
            )
        case "select":
            yield f'Choose "{value}" in the "{name}" dropdown.'
        case "press":
            yield f"Press {name}."
        case "scroll":
            yield "Scroll down."


def _short(step: dict[str, Any]) -> Iterator[str]:
    name, value = step["element"], step["value"]
    match step["op"]:
        case "click":
            yield f'Click "{name}"'
        case "type":
            yield (
                f'Fill in your "{name}"'
                if _secret(step)
                else f'Enter "{value}" as "{name}"'
            )
        case "select":
            yield f'Set "{name}" to "{value}"'
        case "press":
            yield f"Press {name}" + (
                f" {step['note']}" if "Tab" in step["note"] else ""
            )
        case "scroll":
            return
