#!/bin/sh
# Start qBittorrent at home in a folder that its pages show with a short path.
# start.sh SHORT PATH, FOLDER OF THE DATA
ln -sfn "$2" "$1"
HOME="$1" exec qbittorrent-nox --profile="$1"
