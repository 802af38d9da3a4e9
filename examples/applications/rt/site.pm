# What the housing office's copy of Request Tracker is told: all else is as it comes.

my $folder = $ENV{APPLICATION_FOLDER};

Set($rtname, 'residents');
Set($Organization, 'housing.test');
Set($CorrespondAddress, 'office@housing.test');
Set($CommentAddress, 'notes@housing.test');
Set($WebDomain, '127.0.0.1');
Set($WebPort, $ENV{APPLICATION_PORT});
Set($WebPath, '');
Set($LogoLinkURL, '/');
Set($Timezone, 'UTC');
Set($DatabaseType, 'SQLite');
Set($DatabaseName, "$folder/rt.sqlite3");
Set($MailCommand, 'testfile');    # nothing leaves the machine
Set($UsernameFormat, 'concise');
Set($HTMLFormatter, 'core');
Set($LogToSyslog, undef);
Set($LogToSTDERR, 'error');

$RT::MasonDataDir    = "$folder/mason";
$RT::MasonSessionDir = "$folder/sessions";

1;
