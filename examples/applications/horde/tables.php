<?php
// Write the applications' settings, make the tables, and let everybody sign in.
// tables.php FOLDER OF THE CODE, NAME ...; the password is read from the input.
require_once $argv[1] . '/lib/Application.php';
$cli = Horde_Core_Cli::init();

class Made extends Horde_Core_Bundle
{
    protected function _configAuth(Horde_Variables $vars)
    {
        return '';
    }
}

$made = new Made($cli);
$made->init();
$made->migrateDb();
$made->writeAllConfigs();
// What is generated for the notes forgets their table.
$notes = $registry->get('fileroot', 'mnemo') . '/config/conf.php';
file_put_contents($notes, "\$conf['storage']['params']['table'] = 'mnemo_memos';\n", FILE_APPEND);
$users = $injector->getInstance('Horde_Core_Factory_Auth')->create();
$password = trim(stream_get_contents(STDIN));
foreach (array_slice($argv, 2) as $name) {
    $users->addUser($name, array('password' => $password));
}
