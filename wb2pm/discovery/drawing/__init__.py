"""Pictures of models and graphs as SVG, without any outside program."""
