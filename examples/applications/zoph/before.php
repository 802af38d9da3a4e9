<?php
// What every page of Zoph is told first: that its settings lie in the folder of its data.

define( 'INI_FILE', getenv( 'APPLICATION_FOLDER' ) . '/zoph.ini' );
