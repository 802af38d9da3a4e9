"""The office of a maker of ticket machines: settings for it, and nothing else."""
