"""The web site of a museum, on Wagtail, with invented pages and editors."""
