"""The tool maker's reading room: settings for it, and nothing else."""
