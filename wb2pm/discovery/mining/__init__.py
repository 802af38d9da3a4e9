"""The miners apart from the engines: what they find, in values of wb2pm."""
