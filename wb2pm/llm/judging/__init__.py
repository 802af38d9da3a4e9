"""Judges: how good is an answer, offline or asked of a language model."""
