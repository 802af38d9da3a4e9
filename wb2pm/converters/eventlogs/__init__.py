"""Event logs of any origin: their columns found or mapped, their rows as events."""
