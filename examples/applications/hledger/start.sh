#!/bin/sh
# Start a program with the books under a short path, which its pages show.
ln -sfn "$1" "$2"
shift 2
exec "$@"
