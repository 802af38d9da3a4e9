"""Recordings of work in a browser, made from the browser's own events."""

from wb2pm.record.browsers import attach_browser, launch_browser, playwright
from wb2pm.record.finishing import finish_recording
from wb2pm.record.recorder import Recorder
from wb2pm.record.session import record

__all__ = [
    "Recorder",
    "attach_browser",
    "finish_recording",
    "launch_browser",
    "playwright",
    "record",
]
