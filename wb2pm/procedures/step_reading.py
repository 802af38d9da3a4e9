"""What a step of a procedure asks for, read from its sentences.

A language whose file has patterns of its prose is read by them, any other by its
words. A step that tells nothing in the language of its procedure is tried in its
own; what no language understands is said to be unknown.
"""

from __future__ import annotations

import re

from wb2pm.procedures.instructions import read_instructions
from wb2pm.procedures.procedure import StepAction, StepReading
from wb2pm.procedures.prose_steps import read_prose
from wb2pm.procedures.quoted_names import NAME, mask
from wb2pm.vocabulary.detection import detect_language
from wb2pm.vocabulary.language import language

READ_CHARACTERS = 4000
"""How much of a step is searched for actions. The text of a step is kept whole;
the bound keeps a hostile text from costing more than its length."""
_NAME = re.compile(NAME)
_PROSE = "en"
"""The language of a text that tells none: names and a verb may be all it has."""


def read_step(text: str, code: str | None = None) -> StepReading:
    """Read the actions that a step asks for.

    Args:
        text: The step, on one line, without its number.
        code: Language of its procedure, if it was told.

    Returns:
        The actions in the order in which they are named, and the condition
        under which the step applies. The only action is ``Unknown`` when no verb
        is understood.

    Examples:
        >>> reading = read_step('If asked, type "7" and press Enter.')
        >>> reading.condition
        'If asked'
        >>> [(action.verb, action.value) for action in reading.actions]
        [('Enter', '7'), ('Press', 'Enter')]
        >>> read_step("Cliquez sur « Valider ».", "fr").actions[0].target
        'Valider'
    """
    text = text[:READ_CHARACTERS]
    reading = _read(text, code or _PROSE)
    if not reading.actions:
        own = detect_language(_NAME.sub(" ", mask(text).text))
        if own and own != (code or _PROSE):
            reading = _read(text, own)
    if reading.actions:
        return reading
    masked = mask(text, code)
    found = _NAME.search(masked.text)
    target = masked.name(found[0]) if found else None
    return StepReading((StepAction(verb="Unknown", target=target),), None)


def _read(text: str, code: str) -> StepReading:
    masked = mask(text, code)
    if language(code).prose is not None:
        return read_prose(masked)
    return read_instructions(masked, code)
