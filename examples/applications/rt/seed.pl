# Fill an empty Request Tracker with the housing office's queues, people and tickets.

use strict;
use warnings;
use utf8;
use lib '/usr/share/request-tracker5/lib';

use RT;
RT->LoadConfig();
RT->Init();

my $system   = RT->SystemUser;
my $password = $ENV{PASSWORD};

my @office = (
    [ ingrid  => 'Ingrid Dale' ],
    [ tomas   => 'Tomas Hruby' ],
    [ wanjiru => 'Wanjiru Kamau' ],
    [ piotr   => 'Piotr Wolski' ],
    [ delia   => 'Delia Marsh' ],
    [ bram    => 'Bram Visser' ],
    [ odile   => 'Odile Renard' ],
    [ samir   => 'Samir Haddad' ],
    [ greta   => 'Greta Lind' ],
);
my @residents = (
    'Hanne Bakke',
    'Yusuf Demir',
    'Marta Oliveira',
    'Colin Frazer',
    'Lotte Jansen',
    'Emil Sandberg',
    'Nadia Petrova',
    'Rosa Campos',
    'Finn Gallagher',
    'Agnes Moreau',
);
my @rights = qw(
    ShowTicket ShowTicketComments ShowOutgoingEmail SeeQueue CreateTicket ReplyToTicket
    CommentOnTicket ModifyTicket OwnTicket TakeTicket StealTicket ReassignTicket Watch
    SeeCustomField ModifyCustomField SetInitialCustomField ModifySelf SeeGroup
    ShowSavedSearches LoadSavedSearch CreateSavedSearch EditSavedSearches
    SeeDashboard SeeOwnDashboard ModifyOwnDashboard CreateOwnDashboard ShowUserHistory
    ForwardMessage
);
my @houses = ( 'Birch Court', 'Canal House', 'Mill Yard', 'Station Row' );
my @access = ( 'Spare key at the office', 'Mornings only', 'Dog in the flat' );

# Queue, subject, resident, house, flat, owner, status, priority, days until it is due.
my @tickets = (
    [ 'Repairs', 'Tap in the bathroom drips', 'Hanne Bakke', 'Birch Court', '12', 'bram', 'open', 50, 6 ],
    [ 'Repairs', 'Radiator stays cold', 'Yusuf Demir', 'Mill Yard', '3', undef, 'new', 100, 2 ],
    [ 'Keys', 'Front door key lost', 'Colin Frazer', 'Canal House', '7', 'odile', 'open', 50, 4 ],
    [ 'Neighbours', 'Music after midnight', 'Lotte Jansen', 'Station Row', '21', undef, 'new', 50, 9 ],
    [ 'Repairs', 'Window in the kitchen does not close', 'Marta Oliveira', 'Canal House', '15', 'bram', 'open', 50, 8 ],
    [ 'Keys', 'Second key for the bicycle cellar', 'Emil Sandberg', 'Birch Court', '4', undef, 'new', 0, 15 ],
    [ 'Repairs', 'Light on the stairs flickers', 'Nadia Petrova', 'Station Row', '9', undef, 'open', 50, 3 ],
    [ 'Neighbours', 'Prams in front of the lift', 'Rosa Campos', 'Mill Yard', '18', 'samir', 'open', 0, 12 ],
    [ 'Repairs', 'Water stain below the roof', 'Agnes Moreau', 'Birch Court', '31', 'samir', 'open', 100, 20 ],
    [ 'Keys', 'Letter box cannot be locked', 'Finn Gallagher', 'Mill Yard', '6', 'odile', 'open', 50, 5 ],
    [ 'Repairs', 'Doorbell is silent', 'Colin Frazer', 'Canal House', '7', 'bram', 'new', 0, 10 ],
    [ 'Keys', 'Chip for the garage stopped working', 'Agnes Moreau', 'Birch Court', '31', undef, 'new', 50, 3 ],
    [ 'Neighbours', 'Barbecue on the balcony', 'Hanne Bakke', 'Birch Court', '12', 'samir', 'open', 50, 7 ],
    [ 'Repairs', 'Extractor fan rattles', 'Rosa Campos', 'Mill Yard', '18', 'bram', 'open', 0, 14 ],
    [ 'Keys', 'Lock of the cellar sticks', 'Lotte Jansen', 'Station Row', '21', 'odile', 'open', 0, 13 ],
    [ 'Neighbours', 'Bicycles in the hall', 'Yusuf Demir', 'Mill Yard', '3', 'samir', 'open', 0, 11 ],
    [ 'Repairs', 'Lift stops between two floors', 'Emil Sandberg', 'Birch Court', '4', 'greta', 'open', 100, 1 ],
    [ 'Neighbours', 'Cat in the wrong garden', 'Marta Oliveira', 'Canal House', '15', undef, 'new', 0, 16 ],
);

sub ok {
    my ( $value, $message ) = @_;
    die( ( $message // 'nothing' ) . "\n" ) unless $value;
    return $value;
}

sub load {
    my ( $class, $name ) = @_;
    my $found = $class->new($system);
    $found->Load($name);
    return ok( $found->Id && $found, "no $name" );
}

load( 'RT::Queue', 'General' )->SetDisabled(1);
my %queue;
for my $name ( 'Repairs', 'Keys', 'Neighbours' ) {
    my $queue = RT::Queue->new($system);
    ok( $queue->Create( Name => $name ) );
    $queue{$name} = $queue;
}

my $group = RT::Group->new($system);
ok( $group->CreateUserDefinedGroup( Name => 'Office' ) );
ok( $group->PrincipalObj->GrantRight( Right => $_, Object => RT->System ) ) for @rights;

for (@office) {
    my ( $name, $real ) = @$_;
    my $user = RT::User->new($system);
    my ( $id, $said ) = $user->Create(
        Name         => $name,
        RealName     => $real,
        EmailAddress => "$name\@housing.test",
        Password     => $password,
        Privileged   => 1,
    );
    ok( $id, $said );
    ok( $group->AddMember( $user->PrincipalId ) );
}
for my $real (@residents) {
    my $address = lc $real;
    $address =~ s/ /./;
    my $user = RT::User->new($system);
    my ( $id, $said ) = $user->Create(
        Name         => "$address\@residents.test",
        RealName     => $real,
        EmailAddress => "$address\@residents.test",
        Privileged   => 0,
    );
    ok( $id, $said );
}

sub field {
    my ( $name, $type, $render, $hint, @values ) = @_;
    my $field = RT::CustomField->new($system);
    my ( $id, $said ) = $field->Create(
        Name       => $name,
        Type       => $type,
        LookupType => 'RT::Queue-RT::Ticket',
        EntryHint  => $hint,
        $render ? ( RenderType => $render ) : (),
        MaxValues => ( $type eq 'SelectMultiple' ? 0 : 1 ),
    );
    ok( $id, $said );
    my $place = 0;
    ok( $field->AddValue( Name => $_, SortOrder => ++$place ) ) for @values;
    ok( $field->AddToObject($_) ) for values %queue;
    return $field;
}

field( 'House',  'SelectSingle',   'Dropdown', '', @houses );
my $flat = field( 'Flat', 'FreeformSingle', undef, '' );
ok( $flat->SetPattern('(?#Digits)^\d*$') );
field( 'Access', 'SelectMultiple', 'List',     '', @access );

for (@tickets) {
    my ( $in, $subject, $who, $house, $flat, $owner, $status, $priority, $days ) = @$_;
    my $address = lc $who;
    $address =~ s/ /./;
    my $due = RT::Date->new($system);
    $due->SetToNow;
    $due->AddDays($days);
    my %custom;
    for my $pair ( [ House => $house ], [ Flat => $flat ] ) {
        my $field = RT::CustomField->new($system);
        $field->LoadByName( Name => $pair->[0] );
        $custom{ 'CustomField-' . $field->Id } = $pair->[1];
    }
    my $ticket = RT::Ticket->new($system);
    my ( $id, undef, $said ) = $ticket->Create(
        Queue           => $in,
        Subject         => $subject,
        Requestor       => "$address\@residents.test",
        Status          => $status,
        InitialPriority => $priority,
        Due             => $due->ISO,
        $owner ? ( Owner => $owner ) : (),
        MIMEObj => MIME::Entity->build(
            Type    => 'text/plain',
            Charset => 'UTF-8',
            Data    => ["$subject. Please see to it."],
        ),
        %custom,
    );
    ok( $id, $said );
}
