"""Runs of agents on WebArena."""
