#!/bin/sh
# Make the empty tables of Indico: make.sh ITS PROGRAM
set -e
psql() { command psql -q -h "$APPLICATION_FOLDER" -U postgres "$@"; }
psql -d postgres -c 'CREATE DATABASE indico'
psql -d indico -c 'CREATE EXTENSION unaccent' -c 'CREATE EXTENSION pg_trgm'
"$1" db prepare
