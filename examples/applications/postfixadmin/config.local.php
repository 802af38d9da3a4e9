<?php
# How the libraries' PostfixAdmin is settled; Debian's own settings stand before it.
$CONF['database_type'] = 'sqlite';
$CONF['database_name'] = getenv('POSTFIXADMIN_DATA') . '/mail.db';
$CONF['encrypt'] = 'php_crypt:SHA256';
$CONF['emailcheck_resolve_domain'] = 'NO';
$CONF['quota'] = 'YES';
$CONF['domain_quota'] = 'NO';
$CONF['password_expiration'] = 'NO';
$CONF['vacation'] = 'YES';
$CONF['vacation_domain'] = 'away.libraries.example';
$CONF['sendmail'] = 'NO';
$CONF['fetchmail'] = 'NO';
$CONF['show_footer_text'] = 'NO';
$CONF['show_custom_domains'] = array();
$CONF['show_custom_colors'] = array();
$CONF['show_undeliverable'] = 'NO';
$CONF['vacation_choice_of_reply'] = array(
    0 => 'reply_once',
    60 * 60 * 24 => 'reply_once_per_day',
    60 * 60 * 24 * 7 => 'reply_once_per_week',
);
