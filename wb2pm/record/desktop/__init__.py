"""Recording a person at a whole computer, on Linux: X's input and the accessibility bus."""
