#!/bin/sh
# Make the empty tables of Weblate and gather its styles: make.sh ITS PROGRAM
set -e
psql -q -h "$APPLICATION_FOLDER" -U postgres -d postgres -c 'CREATE DATABASE weblate'
"$1" migrate
"$1" collectstatic --noinput
"$1" compress --force
