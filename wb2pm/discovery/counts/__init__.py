"""What is counted on logs: directly-follows graphs, variants, times, parts of a log."""
