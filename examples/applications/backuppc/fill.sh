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
while kill -0 "$server" 2>/dev/null; do
  # It may begin to wait for messages just when it is told to end, and wait on.
  "$programs/BackupPC_serverMesg" status queues >/dev/null 2>&1 || true
  sleep 0.2
done
wait "$server" || true
