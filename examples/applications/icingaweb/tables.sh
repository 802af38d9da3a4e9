#!/bin/sh
# Start the tables of a folder, run a command that needs them, and end them with it.
# tables.sh FOLDER OF THE DATA, COMMAND ...
trap 'kill "$front"' TERM
folder=$1
shift
export MYSQL_UNIX_PORT="$folder/mariadb.sock"
export ICINGAWEB_CONFIGDIR="$folder/settings" ICINGAWEB_STORAGEDIR="$folder/storage"
rm -f "$folder/mariadb.sock"
mariadbd --no-defaults --user=root --datadir="$folder/tables" --socket="$MYSQL_UNIX_PORT" \
  --tmpdir="$folder" --pid-file="$folder/mariadb.pid" --skip-networking --skip-grant-tables \
  --innodb-flush-log-at-trx-commit=0 --innodb-flush-method=nosync --innodb-log-file-size=8M &
database=$!
until [ -S "$MYSQL_UNIX_PORT" ]; do
  kill -0 "$database" || exit 1
  sleep 0.1
done
"$@" &
front=$!
wait "$front"
ended=$?
kill "$database"
wait
exit "$ended"
