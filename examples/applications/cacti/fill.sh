#!/bin/sh
# Make the tables of Cacti, and let it take in the templates that come with it.
# fill.sh FOLDER OF THE CODE, STATEMENTS OF WHAT IS INVENTED
set -e
mariadb --no-defaults --user=root -e "CREATE DATABASE cacti CHARACTER SET utf8mb4"
mariadb --no-defaults --user=root cacti </usr/share/cacti/conf_templates/cacti.sql
for name in Generic_SNMP_Device Cisco_Router NetSNMP_Device Local_Linux_Machine MikroTik_Device; do
  php -d pdo_mysql.default_socket="$MYSQL_UNIX_PORT" "$1/cli/import_package.php" \
    --filename="$1/site/install/templates/$name.xml.gz"
done
mariadb --no-defaults --user=root cacti <"$2"
