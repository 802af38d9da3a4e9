"""How the bundled demonstrations are made: two invented applications, a few people."""
