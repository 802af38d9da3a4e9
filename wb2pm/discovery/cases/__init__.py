"""Recordings turned into cases: by pauses, by tasks, by the objects they are about."""
