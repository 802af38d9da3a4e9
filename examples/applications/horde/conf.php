<?php
// Horde for a chimney sweep: one folder has all that changes.
$folder = getenv('APPLICATION_FOLDER');
$conf['debug_level'] = E_ERROR | E_PARSE;
$conf['umask'] = 077;
$conf['compress_pages'] = false;
$conf['max_exec_time'] = 0;
$conf['testdisable'] = true;
$conf['use_ssl'] = 0;
$conf['secret_key'] = 'recorded-on-loopback';
$conf['server']['name'] = '127.0.0.1';
$conf['server']['port'] = getenv('APPLICATION_PORT');
$conf['server']['token_lifetime'] = 72000;
$conf['urls']['token_lifetime'] = 30;
$conf['urls']['hmac_lifetime'] = 30;
$conf['urls']['pretty'] = false;
$conf['cookie']['domain'] = '';
$conf['cookie']['path'] = '/';
$conf['session'] = array(
    'name' => 'Horde', 'cache_limiter' => 'nocache', 'timeout' => 0, 'max_time' => 72000,
    'use_only_cookies' => true,
);
$conf['sessionhandler'] = array('type' => 'Builtin', 'memcache' => false, 'hashtable' => false);
$conf['sql'] = array(
    'phptype' => 'sqlite', 'database' => $folder . '/horde.sqlite3', 'charset' => 'utf-8',
    'splitread' => false, 'logqueries' => false, 'umask' => 077,
);
$conf['auth'] = array(
    'admins' => array('keeper'), 'checkip' => false, 'checkbrowser' => false,
    'alternate_login' => false, 'redirect_on_logout' => false, 'list_users' => 'list',
    'driver' => 'sql',
    'params' => array(
        'driverconfig' => 'horde', 'table' => 'horde_users', 'username_field' => 'user_uid',
        'password_field' => 'user_pass', 'encryption' => 'ssha', 'show_encryption' => false,
        'soft_expiration_field' => 'user_soft_expiration_date',
        'hard_expiration_field' => 'user_hard_expiration_date',
    ),
);
$conf['prefs'] = array('driver' => 'Sql', 'maxsize' => 65535, 'params' => array('driverconfig' => 'horde'));
$conf['share'] = array(
    'driver' => 'Sqlng', 'no_sharing' => false, 'auto_create' => true, 'world' => true,
    'any_group' => true, 'hidden' => false, 'cache' => false,
);
$conf['group'] = array('driver' => 'Sql', 'driverconfig' => 'horde', 'cache' => false);
$conf['perms'] = array('driver' => 'Sql', 'driverconfig' => 'horde');
$conf['history'] = array('driver' => 'Sql', 'params' => array('driverconfig' => 'horde'));
$conf['lock'] = array('driver' => 'Sql', 'params' => array('driverconfig' => 'horde'));
$conf['token'] = array('driver' => 'Sql', 'params' => array('driverconfig' => 'horde', 'timeout' => 86400));
$conf['vfs'] = array('type' => 'Sql', 'params' => array('driverconfig' => 'horde'));
$conf['alarms'] = array('driver' => 'Sql', 'params' => array('driverconfig' => 'horde', 'ttl' => 300));
$conf['cache'] = array(
    'driver' => 'File', 'default_lifetime' => 86400, 'use_memorycache' => '', 'compress' => false,
    'params' => array('dir' => $folder . '/cache'),
);
$conf['cachecss'] = false;
$conf['cachejs'] = false;
$conf['cachethemes'] = false;
$conf['hashtable'] = array('driver' => 'none');
$conf['nobase64_img'] = true;
$conf['tmpdir'] = $folder . '/cache';
$conf['log'] = array('enabled' => true, 'type' => 'file', 'name' => $folder . '/horde.log',
    'ident' => 'HORDE', 'priority' => 'ERR', 'params' => array('append' => true, 'format' => 'default'));
$conf['log_accesskeys'] = false;
$conf['mailer'] = array('type' => 'null', 'params' => array());
$conf['menu'] = array('always' => false, 'links' => array('help' => 'all', 'prefs' => 'authenticated', 'problem' => 'never', 'login' => 'all', 'logout' => 'authenticated'));
$conf['portal']['fixed_blocks'] = array();
$conf['accounts']['driver'] = 'null';
$conf['user']['verify_from_addr'] = false;
$conf['user']['select_view'] = false;
$conf['user']['force_view'] = 'auto';
$conf['facebook']['enabled'] = false;
$conf['twitter']['enabled'] = false;
$conf['urlshortener'] = false;
$conf['weather']['provider'] = false;
$conf['imap']['enabled'] = false;
$conf['imsp']['enabled'] = false;
$conf['kolab']['enabled'] = false;
$conf['hooks']['permsdenied'] = false;
$conf['activesync']['enabled'] = false;
$conf['dns']['noresolve'] = true;
$conf['image']['driver'] = false;
$conf['spell']['driver'] = '';
$conf['gnupg']['keyserver'] = array();
$conf['openssl']['cafile'] = '';
$conf['queue'] = array();
$conf['timezone']['location'] = '';
