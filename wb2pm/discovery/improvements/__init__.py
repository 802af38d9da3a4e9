"""Improvements to the work, found by counting alone."""
