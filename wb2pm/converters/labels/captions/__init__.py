"""What is written by a field for people, and what there is of another."""
