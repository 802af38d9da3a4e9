#!/bin/sh
# Make full backups of computers, while the server runs that they ask: fill.sh COMPUTER ...
set -e
programs=/usr/share/backuppc/bin
"$programs/BackupPC" &
server=$!
until [ -S /run/backuppc/BackupPC.sock ]; do
  kill -0 "$server"
  sleep 0.1
done
for computer; do
  "$programs/BackupPC_dump" -f "$computer"
done
kill "$server"
wait "$server" || true
