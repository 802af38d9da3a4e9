<?php
// What stands on the huts' website, who writes there, and what readers said.
// seed.php FOLDER OF SPIP, STATEMENTS OF WHAT IS INVENTED (JSON)

[, $code, $invented] = $argv;
chdir($code.'/ecrire');
$_SERVER['HTTP_HOST'] = getenv('APPLICATION_HOST');
$_SERVER['REQUEST_URI'] = '/ecrire/';
$_SERVER['REQUEST_METHOD'] = 'GET';
define('_ESPACE_PRIVE', true);
require_once $code.'/vendor/autoload.php';
require 'inc_version.php';
include_spip('base/abstract_sql');
include_spip('inc/rubriques');
include_spip('auth/spip');

$told = json_decode(file_get_contents($invented), true);
foreach ($told['settings'] as $name => $value) {
    ecrire_meta($name, is_array($value) ? serialize($value) : $value);
}
foreach ($told['rows'] as [$table, $row]) {
    sql_insertq($table, $row);
}
foreach ($told['passwords'] as $number => [$login, $password]) {
    auth_spip_modifier_pass($login, $password, $number);
}
calculer_rubriques();
propager_les_secteurs();
