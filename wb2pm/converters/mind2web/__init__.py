"""Mind2Web: tasks that people did on web sites, without clocks."""
