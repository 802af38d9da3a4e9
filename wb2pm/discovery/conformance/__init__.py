"""Demonstrations checked: against a model, a procedure, other people, themselves."""
