"""The meeting's office: settings for it, and nothing else."""
