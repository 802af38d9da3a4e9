<?php
/* Tell GOsa which of its settings are meant: those beside this file. What a newer PHP
   says of older code is not shown. */
$_SERVER["CONFIG_DIR"] = __DIR__;
ob_start(
    fn($page) => preg_replace('/\n(Deprecated|Warning|Notice): .* on line \d+\n/', "", $page)
);
