"""Who answers: language models behind one interface, and what each call may cost."""
