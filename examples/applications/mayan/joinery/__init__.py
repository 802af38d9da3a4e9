"""What the package leaves to those who run it: a joiner's small installation."""
