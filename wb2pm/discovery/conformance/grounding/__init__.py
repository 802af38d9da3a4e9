"""Procedures in people's own words, grounded in what people did."""
