"""Procedures written and merged by rule from what people did."""
