"""Event logs as tables: CSV, Celonis, Parquet, and back."""
