"""The website of a lido, as a project of Mezzanine."""
