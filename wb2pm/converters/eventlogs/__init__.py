"""Event logs of any origin: their columns found or mapped, their rows as events."""

from typing import Final

NOTES: Final = "wb2pm:notes"
"""Attribute of a log: what had to be made sense of to read it."""
