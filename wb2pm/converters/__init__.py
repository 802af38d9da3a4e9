"""Sources in, logs out."""
