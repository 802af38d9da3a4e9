"""Examples as questions that somebody else's model answers without wb2pm.

Lines of JSON: a heading that says what they are of, then one example a line. The answers
come back as recorded predictions (`wb2pm.evaluation.recorded`) with the same ids. Neither
ids nor the order of lines say what is true.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from wb2pm.converters.writing import atomic_path
from wb2pm.errors import EvaluationError
from wb2pm.evaluation.hashing import blind_id, hash_examples
from wb2pm.evaluation.inspect_replies import write_question
from wb2pm.evaluation.registry import find_task, task_names
from wb2pm.evaluation.running import load_examples, roots_of

if TYPE_CHECKING:
    from wb2pm.evaluation.tasks import Setting

FORMAT: Final = "wb2pm-questions/1"


def write_questions(task: str, setting: Setting, path: str | Path) -> Path:
    """Write the examples of a task as questions, without their truth.

    An example's own id may tell what it is, so lines have another, and its order.

    Args:
        task: Name of a task that writes questions of its own: then what was recorded is
            masked as for every model.
        setting: Which examples.
        path: The file to write.

    Returns:
        The file.

    Raises:
        EvaluationError: If the task writes no questions, or the data hold no example.
        UnknownNameError: If there is no such task.
    """
    found = find_task(task)
    if found.question is None:
        able = [name for name in task_names() if find_task(name).question is not None]
        raise EvaluationError(
            f"the task {task!r} writes no questions of its own: its examples would be"
            f" written unmasked; those that do are {', '.join(able)}"
        )
    examples = load_examples(found, setting)
    heading = {
        "format": FORMAT,
        "task": task,
        "data_hash": hash_examples(examples, roots=roots_of(setting)),
        "examples": len(examples),
    }
    target = Path(path)
    with atomic_path(target) as unfinished, unfinished.open("wb") as file:
        file.write(msgspec.json.encode(heading) + b"\n")
        blind = {blind_id(example.id): example for example in examples}
        for identity in sorted(blind):  # as they were made, intact ones come first
            line = {"id": identity, "question": write_question(blind[identity], found)}
            file.write(msgspec.json.encode(line) + b"\n")
    return target
