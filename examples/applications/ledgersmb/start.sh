#!/bin/sh
# Start the database and whatever works with it, and end when that has ended.
# start.sh FOLDER OF THE DATA, FOLDER TO WORK IN, COMMAND ...
# Neither database nor pages like to be root; they must come through root's folders.
trap 'kill -INT "$database"; kill "$pages"' TERM
folder=$1
code=$2
shift 2
as=""
if [ "$(id -u)" = 0 ]; then
  chown -R postgres "$folder"
  chmod 700 "$folder/tables"
  as="setpriv --reuid=postgres --regid=postgres --clear-groups
    --inh-caps=+dac_override --ambient-caps=+dac_override"
fi
programs=$(dirname "$(ls /usr/lib/postgresql/*/bin/postgres | tail -1)")
if [ ! -f "$folder/tables/PG_VERSION" ]; then
  $as "$programs/initdb" -D "$folder/tables" -U postgres -A trust -E UTF8 \
    --locale=C.UTF-8 --no-sync || exit 1
fi
rm -f "$folder/tables/postmaster.pid"
$as "$programs/postgres" -D "$folder/tables" -k "$folder" -c listen_addresses= \
  -c fsync=off -c full_page_writes=off -c max_wal_size=64MB -c min_wal_size=32MB &
database=$!
until "$programs/pg_isready" -q -h "$folder" -U postgres; do
  kill -0 "$database" || exit 1
  sleep 0.1
done
cd "$code" || exit 1
$as "$@" &
pages=$!
wait "$pages"
ended=$?
kill -INT "$database"
wait
exit "$ended"
