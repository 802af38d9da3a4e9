#!/bin/sh
# Start database and page together, and end when both have ended.
# start.sh FOLDER OF THE DATA, ADDRESS, FOLDER OF THE PAGE'S CODE
trap : TERM
rm -f "$1/mariadb.sock"
mariadbd --no-defaults --user=root --datadir="$1/tables" --socket="$1/mariadb.sock" --tmpdir="$1" \
  --pid-file="$1/mariadb.pid" --skip-networking --skip-grant-tables \
  --innodb-flush-log-at-trx-commit=0 --innodb-flush-method=nosync --innodb-log-file-size=8M &
database=$!
until [ -S "$1/mariadb.sock" ]; do
  kill -0 "$database" || exit 1
  sleep 0.1
done
php -d mysqli.default_socket="$1/mariadb.sock" -d max_execution_time=300 -d post_max_size=16M \
  -d max_input_time=300 -d memory_limit=256M -d display_errors=0 -S "$2" -t "$3" &
wait
wait
