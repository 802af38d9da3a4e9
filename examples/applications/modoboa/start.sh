#!/bin/sh
# Start the cache and whatever works with it, and end when both have ended.
# start.sh FOLDER OF THE DATA, COMMAND ...
trap 'kill "$cache" "$pages"' TERM
folder=$1
shift
redis-server --port 0 --unixsocket "$folder/redis.sock" --dir "$folder" --save "" &
cache=$!
until [ -S "$folder/redis.sock" ]; do
  kill -0 "$cache" || exit 1
  sleep 0.1
done
"$@" &
pages=$!
wait "$pages"
ended=$?
kill "$cache"
wait
exit "$ended"
