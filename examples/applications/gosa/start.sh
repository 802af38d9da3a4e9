# Serve the directory, and the pages beside it: both end together.
data=$1 here=$2 port=$3
cd "$data" || exit 1
mkdir -p sessions
/usr/sbin/slapd -d 0 -f "$here/slapd.conf" -h "ldap://127.0.0.1:1$port" &
export PHP_CLI_SERVER_WORKERS=4
exec php -S "127.0.0.1:$port" -t /usr/share/gosa/html \
    -d auto_prepend_file="$here/before.php" -d session.save_path="$data/sessions" \
    -d session.gc_maxlifetime=28800 -d upload_tmp_dir="$data" -d memory_limit=512M -d opcache.enable_cli=1
