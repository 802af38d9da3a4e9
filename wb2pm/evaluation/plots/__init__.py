"""Plots of evaluations as SVG: calibration, precision and recall, boundary errors."""
