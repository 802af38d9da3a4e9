"""The site around the service desk of some bakeries."""
