"""The website of a botanical garden, as far as its office works on it."""
