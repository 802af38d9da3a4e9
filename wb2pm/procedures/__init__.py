"""Written procedures (SOPs): the noun, and how its text is read."""
