"""From recorded user-interface work to event logs, models and verdicts."""
