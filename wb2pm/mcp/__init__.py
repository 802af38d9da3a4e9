"""Recordings served to assistants by the Model Context Protocol, for reading only."""
