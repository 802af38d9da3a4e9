"""The main job and what it leaves: the report and the files beside it."""
