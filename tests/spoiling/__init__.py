"""Sources that are spoilt in every way their format allows, and what becomes of them."""
