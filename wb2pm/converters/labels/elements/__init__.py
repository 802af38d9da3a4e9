"""What an element says of itself: its kind, its name, its icon and its text."""
