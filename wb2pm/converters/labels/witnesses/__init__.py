"""Who is asked what an element is called: a witness a module, and their order."""
