<?php
// What SPIP takes from a newer PHP than this release of Debian has.

if (! function_exists('array_any')) {
    function array_any(array $array, callable $is): bool
    {
        foreach ($array as $key => $value) {
            if ($is($value, $key)) {
                return true;
            }
        }

        return false;
    }
}
