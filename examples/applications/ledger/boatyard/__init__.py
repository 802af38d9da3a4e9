"""The office of a boatyard: settings and addresses for it, and nothing else."""
