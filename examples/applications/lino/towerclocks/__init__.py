"""The project of the office that looks after tower clocks."""
