"""Readers of recordings of whole computers: pointer, keys, windows, accessibility trees."""
