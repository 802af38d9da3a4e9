<?php
	// The pages, and what other houses publish for feed readers: asked for a page of
	// another host, it stands for that host.
	$asked = $_SERVER['HTTP_HOST'];
	if (strpos($asked, '127.0.0.1') === 0) return false;
	$feed = getenv('TTRSS_DATA') . "/world/$asked.xml";
	if (is_file($feed)) {
		header('Content-Type: application/rss+xml');
		readfile($feed);
	} else {
		http_response_code(404);
	}
