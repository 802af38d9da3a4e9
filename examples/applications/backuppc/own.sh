#!/bin/sh
# Run a command as the user of BackupPC, who finds a folder's data where Debian has them.
# own.sh FOLDER OF THE DATA, COMMAND ...
mkdir -p /run/backuppc
exec unshare --mount sh -ec '
  mount --bind "$1/settings" /etc/backuppc
  mount --bind "$1/store" /var/lib/backuppc
  mount --bind "$1/machines" /srv
  mount --bind "$1/settings/names" /etc/hosts
  mount -t tmpfs tmpfs /run/backuppc
  chown -R backuppc:backuppc /etc/backuppc /var/lib/backuppc /srv /run/backuppc
  cd /srv
  shift
  exec setpriv --reuid backuppc --regid backuppc --init-groups "$@"
' own "$@"
