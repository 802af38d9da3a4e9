"""Recordings prepared, gathered by workflow and analysed; nothing is written."""
