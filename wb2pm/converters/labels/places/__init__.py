"""Where elements lie on a view: gaps, lines, parts, layers and rows."""
