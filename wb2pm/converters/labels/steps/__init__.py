"""Events folded into steps, and what a step is called."""
