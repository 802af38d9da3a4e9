# Start the chat's own server, those who are always there, and what people look at.
here=$1 python=$2
shift 2
ngircd -n -f "$here/ngircd.conf" &
"$python" "$here/crew.py" &
exec "$@"
