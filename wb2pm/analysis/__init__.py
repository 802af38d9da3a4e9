"""Recordings prepared, gathered by workflow and analysed: the main job and its parts."""
