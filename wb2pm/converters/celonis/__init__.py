"""Event logs as the tables that Celonis loads."""
