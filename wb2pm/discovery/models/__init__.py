"""Process models: their values, what they can do, their files, their measures."""
