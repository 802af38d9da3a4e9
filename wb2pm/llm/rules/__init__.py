"""Jobs answered by rules, where no older module does it."""
