"""The site of the gym in the quarry."""
