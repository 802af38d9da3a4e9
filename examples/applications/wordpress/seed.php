<?php
// Fill the website with what a ferry company tells its passengers.
// php seed.php FOLDER OF THE CODE, ADDRESS, PASSWORD OF EVERYBODY, NAME ...

[ , $code, $address, $password ] = $argv;
$people = array_slice( $argv, 4 );

$_SERVER['HTTP_HOST'] = preg_replace( '~^https?://~', '', $address );
define( 'WP_INSTALLING', true );
require "$code/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/image.php';
require_once ABSPATH . 'wp-admin/includes/nav-menu.php';
add_filter( 'pre_wp_mail', '__return_true' );

const CATEGORIES = [
	'Archive', 'Crew', 'Events', 'Fares', 'Notices', 'Press', 'Ships', 'Timetable',
];
const TAGS = [ 'bicycles', 'night boat', 'North quay', 'repairs', 'school trips', 'winter' ];
const PICTURES = [
	'Lanterns at the quay' => [ 214, 140, 52 ],
	'The Heron in snow' => [ 150, 175, 205 ],
	'Bicycle rack' => [ 90, 150, 95 ],
	'Engine room' => [ 120, 90, 80 ],
];
const PAGES = [
	'About the line', 'Fares', 'Lantern weeks', 'Lost and found', 'Summer on the islands',
	'Timetable', 'Winter at the quay',
];
const MENU = [ 'Timetable', 'Fares', 'Lost and found', 'About the line' ];
const POSTS = [
	// title, category, status, days ago
	[ 'Lift at North quay out of order', 'Notices', 'publish', 9 ],
	[ 'New bicycle racks on the Heron', 'Ships', 'publish', 14 ],
	[ 'Old pier closed on Sunday', 'Notices', 'publish', 21 ],
	[ 'Autumn fares until the end of October', 'Fares', 'publish', 40 ],
	[ 'Meet the crew of the Eider', 'Crew', 'publish', 52 ],
	[ 'Night boat after the harbour concert', 'Events', 'publish', 61 ],
	[ 'A word from the press office', 'Press', 'draft', 12 ],
	[ 'Ideas for the leaflet', 'Press', 'draft', 16 ],
	[ 'Photo contest', 'Events', 'draft', 18 ],
	[ 'Snow plan', 'Timetable', 'draft', 33 ],
	[ 'Ticket machine at the old pier', 'Notices', 'draft', 75 ],
	[ 'Who lost a trombone', 'Notices', 'draft', 80 ],
];
const COMMENTS = [
	// below, by, text, approved
	[ 'Lift at North quay out of order', 'Amina', 'Thank you for telling us.', 1 ],
	[ 'New bicycle racks on the Heron', 'Owen', 'Is there room for a cargo bike?', 0 ],
	[ 'New bicycle racks on the Heron', 'Best Watches', 'Cheap watches, look at my profile!', 0 ],
	[ 'Lift at North quay out of order', 'Sunniva', 'When will the lift run again?', 0 ],
	[ 'Old pier closed on Sunday', 'Quick Loans', 'Money in one hour, no questions.', 0 ],
	[ 'Night boat after the harbour concert', 'Henrik', 'Does the night boat take dogs?', 0 ],
	[ 'Autumn fares until the end of October', 'Casino Royal', 'Win big tonight, my friends.', 0 ],
	[ 'Meet the crew of the Eider', 'Rosa', 'Greetings to the cook!', 1 ],
];

function picture( string $title, array $colour ): void {
	$folder = wp_upload_dir();
	$file = $folder['path'] . '/' . sanitize_title( $title ) . '.png';
	$image = imagecreatetruecolor( 480, 320 );
	imagefill( $image, 0, 0, imagecolorallocate( $image, ...$colour ) );
	imagefilledellipse( $image, 240, 200, 260, 120, imagecolorallocate( $image, 240, 240, 235 ) );
	imagepng( $image, $file );
	$id = wp_insert_attachment(
		[ 'post_title' => $title, 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ],
		$file
	);
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
}

wp_install( 'Harbour Line', $people[0], "$people[0]@harbour.test", false, '', $password );
foreach ( get_posts( [ 'post_type' => 'any', 'post_status' => 'any', 'numberposts' => -1 ] ) as $made ) {
	wp_delete_post( $made->ID, true ); // what every new website has
}
$options = [
	'siteurl' => $address, 'home' => $address, 'show_avatars' => 0, 'permalink_structure' => '',
	'blogdescription' => 'Ferries since 1911', 'comment_previously_approved' => 1,
	'fresh_site' => 0, 'blog_public' => 1,
];
array_map( 'update_option', array_keys( $options ), $options );
switch_theme( 'twentytwentyone' );

foreach ( $people as $name ) {
	$user = get_user_by( 'login', $name )->ID ?? wp_create_user( $name, $password, "$name@harbour.test" );
	$shown = ucfirst( $name );
	wp_update_user(
		[ 'ID' => $user, 'role' => 'administrator', 'display_name' => $shown, 'first_name' => $shown ]
	);
	update_user_meta( $user, 'show_welcome_panel', 0 );
	update_user_meta( $user, 'default_password_nag', '' );
	update_user_meta( $user, 'managenav-menuscolumnshidden', [] );
	update_user_meta( $user, 'metaboxhidden_nav-menus', [] );
	update_user_meta(
		$user,
		$wpdb->get_blog_prefix() . 'persisted_preferences',
		[ 'core/edit-post' => [ 'welcomeGuide' => false ], '_modified' => '2026-01-01T00:00:00.000Z' ]
	);
}

$categories = [];
foreach ( CATEGORIES as $name ) {
	$categories[ $name ] = wp_insert_term( $name, 'category' )['term_id'];
}
wp_update_term( (int) get_option( 'default_category' ), 'category', [ 'name' => 'News', 'slug' => 'news' ] );
foreach ( TAGS as $name ) {
	wp_insert_term( $name, 'post_tag' );
}
foreach ( PICTURES as $title => $colour ) {
	picture( $title, $colour );
}
$pages = [];
foreach ( PAGES as $title ) {
	$pages[ $title ] = wp_insert_post(
		[ 'post_type' => 'page', 'post_title' => $title, 'post_status' => 'publish', 'post_content' => 'To be continued.' ]
	);
}
$posts = [];
foreach ( POSTS as [ $title, $category, $status, $ago ] ) {
	$posts[ $title ] = wp_insert_post(
		[
			'post_title' => $title, 'post_status' => $status, 'post_content' => 'See the notice board.',
			'post_category' => [ $categories[ $category ] ], 'comment_status' => 'open', 'post_author' => 1,
			'post_date' => gmdate( 'Y-m-d 09:00:00', strtotime( "-$ago days" ) ),
		]
	);
}
foreach ( COMMENTS as $n => [ $below, $by, $text, $approved ] ) {
	wp_insert_comment(
		[
			'comment_post_ID' => $posts[ $below ], 'comment_author' => $by, 'comment_content' => $text,
			'comment_author_email' => sanitize_title( $by ) . '@sender.test', 'comment_approved' => $approved,
			'comment_date' => gmdate( 'Y-m-d H:i:s', strtotime( sprintf( '-%d hours', 50 - 5 * $n ) ) ),
		]
	);
}
$menu = wp_create_nav_menu( 'Main' );
foreach ( MENU as $n => $title ) {
	wp_update_nav_menu_item(
		$menu,
		0,
		[
			'menu-item-type' => 'post_type', 'menu-item-object' => 'page', 'menu-item-object-id' => $pages[ $title ],
			'menu-item-status' => 'publish', 'menu-item-position' => $n + 1,
		]
	);
}
set_theme_mod( 'nav_menu_locations', [ 'primary' => $menu ] );
echo "filled\n";
