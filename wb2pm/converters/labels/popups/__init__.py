"""Lists, menus and calendars: who opened them, and what was chosen in them."""
