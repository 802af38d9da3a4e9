"""How the tables of the kinds of pages are made."""
