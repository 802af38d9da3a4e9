"""Recordings in the layout of WONDERBREAD, and what ``wb2pm record`` adds to it."""
