<?php
/** How the school's DAViCal is set up: its database stands beside its other data. */
$c->pg_connect[] = 'dbname=school user=postgres host=' . getenv('DAVICAL_DATA');
$c->system_name = 'Calendars of Kettle Lane';
$c->admin_email = 'office@kettlelane.example';
