#!/bin/sh
# Make the tables of Zoph, put in what is invented, and draw the pictures.
# fill.sh FOLDER OF THE PROGRAMS, STATEMENTS OF WHAT IS INVENTED, FOLDER OF THE PICTURES
set -e
mariadb --no-defaults --user=root -e "CREATE DATABASE zoph CHARACTER SET utf8mb4"
mariadb --no-defaults --user=root zoph <"$1/usr/share/dbconfig-common/data/zoph/install/mysql"
mariadb --no-defaults --user=root zoph <"$2"
php "$(dirname "$0")/draw.php" "$3"
