#!/bin/sh
# Make the empty tables of Nautobot and gather its styles: make.sh ITS PROGRAM
set -e
psql -q -h "$APPLICATION_FOLDER" -U postgres -d postgres -c 'CREATE DATABASE nautobot'
"$1" migrate
"$1" collectstatic --no-input
