"""Demonstrations laid beside a written procedure: likeness, alignment, verdict."""
