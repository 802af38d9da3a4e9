"""The name of an element: what was acted on, the name that won, and names people give."""
