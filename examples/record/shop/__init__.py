"""A shop for outdoor gear, on django-oscar, with invented goods and customers."""
