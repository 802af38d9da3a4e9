"""How the tables of the garden's pages are made."""
