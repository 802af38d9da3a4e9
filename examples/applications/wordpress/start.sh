#!/bin/sh
# Start the database, then what is named behind its folder, and end when both have ended.
# start.sh FOLDER OF THE DATA, COMMAND
data=$1
shift
trap : TERM
rm -f "$data/mariadb.sock"
mariadbd --no-defaults --user=root --datadir="$data/tables" --socket="$data/mariadb.sock" --tmpdir="$data" \
  --pid-file="$data/mariadb.pid" --skip-networking --innodb-flush-log-at-trx-commit=0 &
database=$!
until [ -S "$data/mariadb.sock" ]; do
  kill -0 "$database" || exit 1
  sleep 0.1
done
"$@"
told=$?
kill "$database"
wait "$database"
exit "$told"
