<?php
// Settings of the museum's boards: readable addresses, nothing written outside the data.
define('ENABLE_URL_REWRITE', true);
define('LOG_DRIVER', 'stderr');
define('PLUGIN_INSTALLER', false);
