<?php
// Hands out files as they are, and lets the application answer all other addresses.
$asked = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if ($asked !== '/' && is_file($_SERVER['DOCUMENT_ROOT'].$asked)) {
    return false;
}
$_SERVER['PHP_SELF'] = $_SERVER['SCRIPT_NAME'] = '/index.php';
require $_SERVER['DOCUMENT_ROOT'].'/index.php';
