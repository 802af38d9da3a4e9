"""Whether what a recording shows can have happened in that order without a gap."""
