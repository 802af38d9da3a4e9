"""What all readers share: recordings found, claimed, read, and placed in time."""
