"""Tables, grids and lists of records: what heads a cell, and which row is whose."""
