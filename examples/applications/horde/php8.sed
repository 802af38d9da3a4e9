# What PHP 8 refuses: arguments other than in what is replaced, old constructors, and
# calls of methods without an object that are not said to be so.
/function (init|getValues)\(/s/(\$[a-zA-Z]+)([,)])/\1 = null\2/g
/function init\(.+\)$/s/\)$/, ...$more)/
s/function onSubmit\(\)/function onSubmit(\&$var, \&$vars)/
s/function (renderActive|validate)\(\)/function \1(...$more)/
/function renderActive\(\$renderer,/s/(\$[a-z]+)([,)])/\1 = null\2/g
s/(function renderActive\(.*\$method = null)\)/\1, ...$more)/
s/function Horde_Form_(Variable|Renderer|Action)\(/function __construct(/
s/function (&?)(factory|singleton)\(/static function \1\2(/
/function (getActionScript|setValues)\(/s/&//g
s/(function setValues\(.*)\)/\1, ...$more)/
/^class Date_Calc/,$s/^    function /    static function /
s/= Date\.parse\((event\.value\.[se])\)/= new Date(\1)/
