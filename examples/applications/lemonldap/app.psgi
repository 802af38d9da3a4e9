# The Manager, and the files of its pages.
use strict;
use warnings;
use Plack::Builder;
use Lemonldap::NG::Manager;

my $shared = '/usr/share';
builder {
    enable 'Static', path => sub { s{^/javascript/}{/} }, root => "$shared/javascript";
    enable 'Static', path => qr{^/static/}, root => "$shared/lemonldap-ng/manager/htdocs";
    Lemonldap::NG::Manager->run({});
};
