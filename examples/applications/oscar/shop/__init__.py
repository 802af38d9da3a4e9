"""A small shop: what the package leaves to those who use it."""
