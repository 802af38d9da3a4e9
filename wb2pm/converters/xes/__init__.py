"""Event logs as XES files (IEEE 1849), and back."""
