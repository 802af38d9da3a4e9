"""The report and the process maps in it."""
