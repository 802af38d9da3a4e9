#!/bin/sh
# Start the node and what knows its port together, and end when both have ended.
# serve.sh DATA
trap : TERM
cd "$1" || exit 1
epmd -address 127.0.0.1 &
names=$!
/usr/lib/rabbitmq/bin/rabbitmq-server &
node=$!
wait
kill "$node" 2> /dev/null
wait "$node"
kill "$names" 2> /dev/null
wait
