"""`wb2pm evaluate`: solvers compared on a task, and what was recorded of it."""
