"""Unsegmented recordings cut into runs of workflows."""
