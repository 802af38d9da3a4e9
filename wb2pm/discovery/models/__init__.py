"""Process models: their values, what they can do, how they translate."""
