"""User-interaction logs: tables of what recorders on a desktop noted, row by row."""
