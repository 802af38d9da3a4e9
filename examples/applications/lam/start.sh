#!/bin/sh
# Start directory and page together, and end when both have ended.
# start.sh DATA, ADDRESS, CODE OF THE PAGE, SETTINGS AND ADDRESS OF THE DIRECTORY
trap : TERM
for kept in config sess tmp; do
  ln -sfn "$1/$kept" "$3/$kept"
done
cd "$1" || exit 1
slapd -f "$4" -h "$5" -d 0 &
directory=$!
php -S "$2" -t "$3" &
page=$!
wait
kill "$directory" "$page" 2> /dev/null
wait
