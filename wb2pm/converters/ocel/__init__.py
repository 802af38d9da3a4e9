"""Object-centric event logs (OCEL 2.0): their values, files and readers."""
