"""The eight jobs, each answered by rules or by a language model."""
