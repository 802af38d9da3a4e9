<?php
// The wiki of an invented ferry company, on loopback, with its data in one folder.

$folder = getenv( 'APPLICATION_FOLDER' );
$wgSitename = 'Harbour Line Handbook';
$wgMetaNamespace = 'Handbook';
$wgServer = getenv( 'APPLICATION_URL' );
$wgScriptPath = '';
$wgResourceBasePath = '';
$wgLanguageCode = 'en';
$wgLocaltimezone = 'UTC';
$wgSecretKey = str_repeat( 'ferry-', 10 );
$wgPingback = false;
$wgEnableEmail = true;
$wgEnableUserEmail = true;
$wgEnableUploads = false;
$wgRunJobsAsync = false;
$wgWatchlistExpiry = true;
$wgUploadDirectory = "$folder/images";
$wgLogos = false;

// As the installer sets a wiki on SQLite up: one file for each purpose.
$wgDBtype = 'sqlite';
$wgDBname = 'handbook';
$wgSQLiteDataDir = $folder;
$wgMainCacheType = CACHE_DB;
$wgMessageCacheType = CACHE_DB;
$wgParserCacheType = CACHE_DB;
$wgObjectCaches[CACHE_DB] = [
	'class' => SqlBagOStuff::class,
	'server' => [
		'type' => 'sqlite',
		'dbname' => 'wikicache',
		'tablePrefix' => '',
		'variables' => [ 'synchronous' => 'OFF' ],
		'dbDirectory' => $folder,
		'trxMode' => 'IMMEDIATE',
		'flags' => 0,
	],
];
$wgLocalisationCacheConf['storeServer'] = [
	'type' => 'sqlite',
	'dbname' => "{$wgDBname}_l10n_cache",
	'tablePrefix' => '',
	'variables' => [ 'synchronous' => 'OFF' ],
	'dbDirectory' => $folder,
	'trxMode' => 'IMMEDIATE',
	'flags' => 0,
];
$wgJobTypeConf['default'] = [
	'class' => 'JobQueueDB',
	'claimTTL' => 3600,
	'server' => [
		'type' => 'sqlite',
		'dbname' => "{$wgDBname}_jobqueue",
		'tablePrefix' => '',
		'variables' => [ 'synchronous' => 'OFF' ],
		'dbDirectory' => $folder,
		'trxMode' => 'IMMEDIATE',
		'flags' => 0,
	],
];

$wgDefaultSkin = 'vector-2022';
wfLoadSkin( 'Vector' );
wfLoadExtension( 'WikiEditor' );
wfLoadExtension( 'CategoryTree' );
wfLoadExtension( 'Renameuser' );

// People who have been here for a while have turned these on or dismissed them.
$wgDefaultUserOptions['usebetatoolbar'] = 1;
$wgDefaultUserOptions['useeditwarning'] = 0;
