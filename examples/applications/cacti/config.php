<?php
// What a waterway's Cacti needs to know of its tables, on loopback, alone.

$database_type = 'mysql';
$database_default = 'cacti';
$database_hostname = 'localhost';
$database_username = 'root';
$database_password = '';
$database_port = '3306';
$database_retries = 5;
$database_ssl = false;
$database_ssl_key = $database_ssl_cert = $database_ssl_ca = '';
$database_persist = false;
$poller_id = 1;
$url_path = '/';
$cacti_session_name = 'Cacti';
$cacti_db_session = false;
$disable_log_rotation = true;
$proxy_headers = null;
$path_csrf_secret = getenv( 'APPLICATION_FOLDER' ) . '/secret.php';
