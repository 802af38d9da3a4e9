#!/bin/sh
# Start the server that makes the backups, and beside it what shows its pages.
# When both are told to end, nothing is worth keeping, and the first may miss it.
trap 'kill -KILL "$backups"; kill "$pages"' TERM
/usr/share/backuppc/bin/BackupPC &
backups=$!
until [ -S /run/backuppc/BackupPC.sock ]; do
  kill -0 "$backups" || exit 1
  sleep 0.1
done
/usr/sbin/lighttpd -D -f /etc/backuppc/lighttpd.conf &
pages=$!
wait
ended=$?
wait # for both, if it was only told to end
exit "$ended"
