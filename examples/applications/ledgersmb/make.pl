# Make the empty books of a company, as LedgerSMB's own page for that does:
# perl make.pl COMPANY
use strict;
use warnings;
use lib 'lib', 'old/lib';

use LedgerSMB::Database;
use Log::Log4perl qw(:easy);

Log::Log4perl->easy_init($ERROR);
my ($company) = @ARGV;
my $database = LedgerSMB::Database->new(
    { dbname => $company, username => 'postgres', source_dir => './sql' } );
$database->create_and_load();
$database->load_coa( { country => 'us', chart => 'General.sql' } );
