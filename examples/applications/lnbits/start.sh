#!/bin/sh
# Start a program where its own files are, which it looks for by their name alone.
cd "$1"
shift
exec "$@"
