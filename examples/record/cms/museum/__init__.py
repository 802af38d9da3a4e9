"""The museum's kinds of pages."""
