<?php
// What the guild has collected.
// seed.php FOLDER OF SHAARLI, WHAT IS INVENTED (JSON)

[, $code, $invented] = $argv;
chdir($code);
require_once 'autoload.php';
require_once 'application/bookmark/LinkUtils.php';
require_once 'application/Utils.php';

$links = new Shaarli\Bookmark\BookmarkArray();
foreach (json_decode(file_get_contents($invented), true) as $number => $told) {
    $made = new DateTime($told['created']);
    $link = (new Shaarli\Bookmark\Bookmark())->fromArray([
        'id' => $number,
        'shorturl' => link_small_hash($made, $number),
        'thumbnail' => false,
        'created' => $made,
    ] + $told);
    $links[$number] = $link;
}
$links->reorder();
$conf = new Shaarli\Config\ConfigManager();
(new Shaarli\Bookmark\BookmarkIO($conf))->write($links);
