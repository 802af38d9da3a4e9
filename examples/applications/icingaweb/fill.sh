#!/bin/sh
# Make the tables of Icinga Web, and put in what is invented.
# fill.sh STATEMENTS OF WHAT IS INVENTED
set -e
mariadb --no-defaults --user=root -e "CREATE DATABASE icingaweb2 CHARACTER SET utf8mb4"
mariadb --no-defaults --user=root icingaweb2 </usr/share/icingaweb2/schema/mysql.schema.sql
mariadb --no-defaults --user=root icingaweb2 <"$1"
