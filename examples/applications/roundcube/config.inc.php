<?php
// The letter box of an invented ferry company, on loopback, alone.

$folder = getenv( 'APPLICATION_FOLDER' );
$config['db_dsnw'] = 'sqlite:///' . $folder . '/roundcube.sqlite3?mode=0640';
$config['imap_host'] = '127.0.0.1:' . getenv( 'APPLICATION_IMAP' );
$config['smtp_host'] = '127.0.0.1:' . getenv( 'APPLICATION_SMTP' );
$config['smtp_user'] = '';
$config['smtp_pass'] = '';
$config['mail_domain'] = 'harbourline.example';
$config['product_name'] = 'Harbour Line Mail';
$config['des_key'] = str_repeat( 'ferry-41', 3 );
$config['log_dir'] = $folder . '/logs';
$config['temp_dir'] = $folder . '/temp';
$config['skin'] = 'elastic';
$config['language'] = 'en_US';
$config['timezone'] = 'UTC';
$config['plugins'] = [];
$config['enable_spellcheck'] = false;
$config['create_default_folders'] = true;
$config['refresh_interval'] = 3600;
$config['support_url'] = '';
