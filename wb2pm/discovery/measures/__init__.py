"""How well a model describes a log: alignments, fitness, precision, simplicity."""
