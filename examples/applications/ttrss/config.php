<?php
	// What differs from Debian's own: the guild's database and folders, and a server
	// that stands for the world, so that no feed is fetched from anywhere else.
	$data = getenv('TTRSS_DATA');
	define('DB_TYPE', 'pgsql');
	define('DB_HOST', $data);
	define('DB_PORT', '5432');
	define('DB_USER', 'postgres');
	define('DB_NAME', 'guild');
	define('DB_PASS', '');
	define('MYSQL_CHARSET', 'UTF8');
	define('SELF_URL_PATH', getenv('TTRSS_URL') . '/');
	define('SINGLE_USER_MODE', false);
	define('SIMPLE_UPDATE_MODE', false);
	define('PHP_EXECUTABLE', '/usr/bin/php');
	define('LOCK_DIRECTORY', "$data/lock");
	define('CACHE_DIR', "$data/cache");
	define('ICONS_DIR', "$data/icons");
	define('ICONS_URL', 'feed-icons');
	define('AUTH_AUTO_CREATE', false);
	define('AUTH_AUTO_LOGIN', false);
	define('FORCE_ARTICLE_PURGE', 0);
	define('ENABLE_REGISTRATION', false);
	define('REG_NOTIFY_ADDRESS', 'desk@guild.example');
	define('REG_MAX_USERS', 10);
	define('SESSION_COOKIE_LIFETIME', 86400);
	define('SMTP_FROM_NAME', 'The guild');
	define('SMTP_FROM_ADDRESS', 'desk@guild.example');
	define('DIGEST_SUBJECT', 'Headlines');
	define('CHECK_FOR_UPDATES', false);
	define('ENABLE_GZIP_OUTPUT', false);
	define('PLUGINS', 'auth_internal, note');
	define('LOG_DESTINATION', '');
	define('CONFIG_VERSION', 26);
	define('_HTTP_PROXY', getenv('TTRSS_URL'));
