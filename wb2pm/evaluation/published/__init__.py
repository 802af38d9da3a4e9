"""WONDERBREAD's published figures: recomputed as printed, and corrected."""
