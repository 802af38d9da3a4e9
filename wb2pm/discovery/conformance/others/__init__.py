"""Demonstrations laid beside those of other people who did the same work."""
