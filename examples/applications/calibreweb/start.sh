#!/bin/sh
# Start a program beside the data, where the library is called by its name alone.
cd "$1"
shift
exec "$@"
