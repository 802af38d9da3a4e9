"""The pages of a recording: their addresses, elements and sources."""
