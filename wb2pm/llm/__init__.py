"""The questions asked of a recording, answered by rules or by a language model."""
