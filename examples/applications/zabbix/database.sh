#!/bin/sh
# Start the database alone, read what it is to hold from standard input, and stop it.
# database.sh FOLDER OF THE DATA
mariadbd --no-defaults --user=root --datadir="$1/tables" --socket="$1/mariadb.sock" --tmpdir="$1" \
  --pid-file="$1/mariadb.pid" --skip-networking --skip-grant-tables \
  --innodb-flush-log-at-trx-commit=0 --innodb-flush-method=nosync --innodb-log-file-size=8M &
database=$!
until [ -S "$1/mariadb.sock" ]; do
  kill -0 "$database" || exit 1
  sleep 0.1
done
files=/usr/share/zabbix-server-mysql
{
  echo "CREATE DATABASE zabbix CHARACTER SET utf8mb4 COLLATE utf8mb4_bin; USE zabbix;"
  for part in schema images data; do zcat "$files/$part.sql.gz"; done
  cat
} | mariadb --no-defaults --socket="$1/mariadb.sock" --user=root
done=$?
kill "$database"
wait "$database"
exit $done
