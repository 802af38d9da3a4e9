#!/bin/sh
# Start database, cache and whatever works with them, and end when all have ended.
# start.sh FOLDER OF THE DATA, COMMAND ...
# The database refuses to be root; whoever it is must come through root's folders.
trap 'kill -INT "$database"; kill "$cache" "$pages"' TERM
folder=$1
shift
as=""
if [ "$(id -u)" = 0 ]; then
  chown -R postgres "$folder/tables"
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
redis-server --port 0 --unixsocket "$folder/redis.sock" --dir "$folder" --save "" &
cache=$!
until [ -S "$folder/redis.sock" ] && "$programs/pg_isready" -q -h "$folder" -U postgres; do
  kill -0 "$database" "$cache" || exit 1
  sleep 0.1
done
"$@" &
pages=$!
wait "$pages"
ended=$?
kill -INT "$database"
kill "$cache"
wait
exit "$ended"
