#!/bin/sh
# Start database, cache and daemon, then a command that needs them, and end all with it.
# start.sh FOLDER OF THE DATA, PORT OF THE DAEMON, COMMAND ...
# The daemon refuses to be root; whoever it is must come through root's folders.
trap 'kill "$front"' TERM
folder=$1
port=$2
shift 2
export HOME="$folder" MYSQL_UNIX_PORT="$folder/mariadb.sock"
rm -f "$folder"/*.sock "$folder"/*.pid
mariadbd --no-defaults --user="$(id -un)" --datadir="$folder/tables" --socket="$MYSQL_UNIX_PORT" \
  --tmpdir="$folder" --pid-file="$folder/mariadb.pid" --skip-networking --skip-grant-tables \
  --innodb-flush-log-at-trx-commit=0 --innodb-flush-method=nosync --innodb-log-file-size=8M &
database=$!
as=""
user=""
if [ "$(id -u)" = 0 ]; then
  user="-u root"
  as="setpriv --reuid=sogo --clear-groups --inh-caps=+dac_override --ambient-caps=+dac_override"
fi
memcached $user -m 16 -s "$folder/cache.sock" -a 777 &
cache=$!
until [ -S "$MYSQL_UNIX_PORT" ] && [ -S "$folder/cache.sock" ]; do
  kill -0 "$database" "$cache" || exit 1
  sleep 0.1
done
if [ -f "$folder/people.sql" ]; then
  mariadb --no-defaults --user=root <"$folder/people.sql" || exit 1
  rm "$folder/people.sql"
fi
tables="mysql://sogo:none@localhost/sogo"
$as sogod -WOUseWatchDog NO -WONoDetach YES -WOPort "127.0.0.1:$port" -WOLogFile - \
  -WOPidFile "$folder/sogod.pid" -SOGoMemcachedHost "$folder/cache.sock" \
  -SOGoProfileURL "$tables/sogo_user_profile" -OCSFolderInfoURL "$tables/sogo_folder_info" \
  -OCSSessionsFolderURL "$tables/sogo_sessions_folder" \
  -OCSEMailAlarmsFolderURL "$tables/sogo_alarms_folder" \
  -SOGoUserSources "({type = sql; id = people; viewURL = \"$tables/people\"; \
    canAuthenticate = YES; isAddressBook = YES; displayName = Staff; \
    userPasswordAlgorithm = none; ModulesConstraints = {Mail = {c_name = nobody;};};})" \
  -SOGoTimeZone UTC -SOGoFirstDayOfWeek 1 -SOGoAppointmentSendEMailNotifications NO \
  -SOGoLoginModule Calendar &
daemon=$!
"$@" &
front=$!
wait "$front"
ended=$?
kill -KILL "$daemon" # it would take half a minute to say goodbye
kill "$cache" "$database"
wait
rm -f "$folder"/*.sock "$folder"/*.pid
exit "$ended"
