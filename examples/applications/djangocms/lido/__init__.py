"""The website of an open-air swimming bath."""
