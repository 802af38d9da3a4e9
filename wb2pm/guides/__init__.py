"""Procedures as guides to follow: pages, documents, skills and scripts."""
