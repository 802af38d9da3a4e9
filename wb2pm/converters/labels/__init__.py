"""What an event is called: activities, from the same words for everyone."""
