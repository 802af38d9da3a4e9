#!/bin/sh
# Make the empty tables of Misago and gather its styles: make.sh DJANGO'S PROGRAM
set -e
psql -q -h "$APPLICATION_FOLDER" -U postgres -d postgres -c 'CREATE DATABASE misago'
"$1" migrate
"$1" collectstatic --noinput
