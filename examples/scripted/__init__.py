"""Scripted people who work in a browser, and what is recorded of them."""
