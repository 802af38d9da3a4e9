#!/bin/sh
# Start the mailboxes, a place where letters end that are sent, and the page; end together.
# start.sh FOLDER OF THE DATA, PYTHON, ADDRESS
# Dovecot opens no mailbox as root, so that another account has to come to the folder.
data=$1
trap : TERM
chmod o+x "$data" "$data/.." "$data/../.."
chown -R mail:mail "$data/mail"
rm -rf "$data/dovecot"
mkdir "$data/dovecot"
sed -e "s:FOLDER:$data:g" -e "s:PASSWORD:$APPLICATION_PASSWORD:" -e "s:PORT:$APPLICATION_IMAP:" \
  "$APPLICATION_HERE/dovecot.conf" > "$data/config/dovecot.conf"
dovecot -F -c "$data/config/dovecot.conf" &
mailboxes=$!
"$2" -m aiosmtpd -n -l "127.0.0.1:$APPLICATION_SMTP" -c aiosmtpd.handlers.Sink &
sink=$!
php -S "$3" -t /var/lib/roundcube/public_html &
page=$!
wait
kill "$mailboxes" "$sink" "$page" 2> /dev/null
wait
