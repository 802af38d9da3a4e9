<?php
/* The costume store's way into Adminer: its one database, which has no password of its own. */
chdir(getenv('STORE'));
$_COOKIE['adminer_version'] = '0'; // else each page asks outside for a newer one

function adminer_object()
{
    class StoreAdminer extends Adminer
    {
        function name()
        {
            return 'Costume store';
        }

        function login($login, $password)
        {
            return true;
        }
    }

    return new StoreAdminer;
}

include '/usr/share/adminer/adminer.php';
