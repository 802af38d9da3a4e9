"""Logs in, models and verdicts out."""
