#!/bin/sh
# Start the server that makes the backups, and beside it what shows its pages.
trap 'kill "$backups" "$pages"' TERM
/usr/share/backuppc/bin/BackupPC &
backups=$!
until [ -S /run/backuppc/BackupPC.sock ]; do
  kill -0 "$backups" || exit 1
  sleep 0.1
done
/usr/sbin/lighttpd -D -f /etc/backuppc/lighttpd.conf &
pages=$!
wait
