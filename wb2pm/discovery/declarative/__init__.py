"""Models made of rules: DECLARE and log skeletons."""
