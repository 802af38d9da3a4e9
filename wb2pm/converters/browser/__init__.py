"""Recordings and scripts of browsers: Playwright, DevTools, Selenium IDE, rrweb."""
