#!/bin/sh
# Keep the forum's data in a folder while a program runs, and end when it has ended.
# start.sh FOLDER OF THE DATA, PORT OF THE DATA, COMMAND ...
trap : TERM
data=$1 port=$2
shift 2
redis-server --port "$port" --bind 127.0.0.1 --dir "$data" --dbfilename forum.rdb \
    --save 86400 1000000 --appendonly no >/dev/null &
keeper=$!
until redis-cli -p "$port" ping >/dev/null 2>&1; do sleep 0.1; done
"$@" &
program=$!
wait "$program"
ended=$?
wait "$program"
kill "$keeper" 2>/dev/null
wait "$keeper"
exit "$ended"
