"""Accessible roles and names of elements, as the standards compute them."""
