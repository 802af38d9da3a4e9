<?php
// What PHP's own server asks for every address: the pages, or a file as it lies there.
$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . '/index.php';
return require '/usr/share/php/Icinga/Application/webrouter.php';
