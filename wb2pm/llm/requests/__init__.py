"""What a language model is asked: traces, pictures and facts within limits."""
