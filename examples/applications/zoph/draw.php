<?php
// Draw a landscape for each picture, in the three sizes that Zoph keeps of it.
// draw.php FOLDER OF THE PICTURES

$folder = $argv[1];
$socket = getenv( 'MYSQL_UNIX_PORT' );
$tables = new PDO( "mysql:unix_socket=$socket;dbname=zoph", 'root', '' );
foreach ( $tables->query( 'SELECT photo_id, name, path FROM zoph_photos' ) as $row ) {
	$number = (int) $row['photo_id'];
	$image  = imagecreatetruecolor( 720, 480 );
	$sky    = imagecolorallocate( $image, 150 + $number * 37 % 90, 190, 225 );
	$sun    = imagecolorallocate( $image, 250, 235, 170 );
	$hill   = imagecolorallocate( $image, 90, 120 + $number * 23 % 80, 90 );
	$house  = imagecolorallocate( $image, 120 + $number * 53 % 110, 80, 70 );
	imagefill( $image, 0, 0, $sky );
	imagefilledellipse( $image, 80 + $number * 97 % 560, 100, 80, 80, $sun );
	imagefilledellipse( $image, $number * 71 % 720, 520, 1100, 420, $hill );
	imagefilledrectangle( $image, 120 + $number * 61 % 400, 270, 220 + $number * 61 % 400, 370, $house );
	$place = $folder . '/' . $row['path'];
	foreach ( array( '' => 720, 'mid' => 480, 'thumb' => 120 ) as $kind => $width ) {
		$into = $kind ? "$place/$kind" : $place;
		is_dir( $into ) || mkdir( $into, 0755, true );
		$name = $kind ? "{$kind}_{$row['name']}" : $row['name'];
		imagejpeg( imagescale( $image, $width ), "$into/$name", 80 );
	}
}
