<?php
// Read before every page: where the wiki has its settings and pages, so that nothing
// of it stands in /etc or /var, and what belongs to the office's own ways.

define('DOKU_CONF', getenv('WIKI_HOME') . '/conf/');
