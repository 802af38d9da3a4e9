# Serve the pages that are watched beside what watches them: both end together.
pages=$1 port=$2
shift 2
python3 -m http.server "$port" --bind 127.0.0.1 --directory "$pages" &
exec "$@"
