#!/bin/sh
# Start machines that share folders, each at home in a folder of its own; the first
# one's home has a short path, which its pages show.
# start.sh SHORT PATH, FOLDER OF THE DATA, NAME ...
trap 'kill $all; wait' TERM
home=$1
folder=$2
shift 2
ln -sfn "$folder/$1" "$home"
for name in "$@"; do
  HOME="$home" syncthing serve --home="$home/$CONFIG" --no-browser --no-restart \
    --no-upgrade --logfile=- >/dev/null &
  all="$all $!"
  shift
  home="$folder/$1"
done
wait
