<?php
// The museum's staff, its boards and the cards that hang there.

require $argv[1].'/app/common.php';

use Kanboard\Core\Security\Role;

$staff = [
    'ingrid' => 'Ingrid Holm',
    'tomas' => 'Tomas Havel',
    'wanjiru' => 'Wanjiru Kamau',
    'piotr' => 'Piotr Zielinski',
    'delia' => 'Delia Marsh',
];
$colleagues = [
    'solveig' => 'Solveig Aune',
    'ruben' => 'Ruben Ortega',
    'mirela' => 'Mirela Pop',
    'hamid' => 'Hamid Nazari',
];
$others = ['aoife' => 'Aoife Brennan', 'jiro' => 'Jiro Tanabe'];

$password = getenv('APPLICATION_PASSWORD');
$ids = [];
foreach ($staff + $colleagues + $others as $account => $name) {
    $ids[$account] = $container['userModel']->create([
        'username' => $account,
        'name' => $name,
        'password' => $password,
        'email' => $account.'@museum.test',
        'role' => isset($staff[$account]) ? Role::APP_MANAGER : Role::APP_USER,
    ]);
}

$boards = [
    'WINTER' => [
        'Winter exhibition',
        ['Labels', 'Lighting', 'Objects', 'Printing'],
        ['fragile', 'heavy', 'loan'],
    ],
    'SCHOOL' => [
        'School visits',
        ['Bookings', 'Material', 'Printing'],
        ['children', 'teachers'],
    ],
    'HOUSE' => [
        'House and roof',
        ['Garden', 'Repairs'],
        ['outside', 'urgent'],
    ],
];
$projects = $columns = $categories = [];
foreach ($boards as $short => [$name, $kinds, $words]) {
    $id = $container['projectModel']->create(
        ['name' => $name, 'identifier' => $short],
        $ids['solveig']
    );
    $projects[$short] = $id;
    foreach (array_keys($staff + $colleagues) as $account) {
        $role = isset($staff[$account]) ? Role::PROJECT_MANAGER : Role::PROJECT_MEMBER;
        $container['projectUserRoleModel']->addUser($id, $ids[$account], $role);
    }
    foreach ($kinds as $kind) {
        $categories[$short][$kind] = $container['categoryModel']->create(
            ['project_id' => $id, 'name' => $kind]
        );
    }
    foreach ($words as $word) {
        $container['tagModel']->create($id, $word);
    }
    $columns[$short] = array_flip($container['columnModel']->getList($id));
}

$cards = [
    ['WINTER', 'Work in progress', 'Ask the harbour for the big crane', 'solveig',
     'Objects', 'blue', 2, ['heavy']],
    ['WINTER', 'Done', 'Choose the paint for the entrance', 'ruben', 'Lighting',
     'yellow', 0, []],
    ['SCHOOL', 'Ready', 'Book the bus for the island school', 'mirela', 'Bookings',
     'green', 2, ['teachers']],
    ['WINTER', 'Ready', 'Glue the handle of the copper kettle', null, 'Objects',
     'red', 1, ['fragile']],
    ['WINTER', 'Ready', 'Polish the showcases in room 2', 'hamid', 'Lighting',
     'yellow', 0, []],
    ['WINTER', 'Backlog', 'Print the labels for room 3', null, 'Labels', 'orange',
     2, []],
    ['WINTER', 'Backlog', 'Print the labels for the garden', 'mirela', 'Labels',
     'orange', 0, []],
    ['SCHOOL', 'Backlog', 'Sharpen sixty pencils', null, 'Material', 'green', 0,
     ['children']],
    ['HOUSE', 'Backlog', 'Mend the blind in the north window', null, 'Repairs',
     'yellow', 1, []],
    ['HOUSE', 'Ready', 'Clear the gutter above the archive', 'hamid', 'Repairs',
     'blue', 3, ['outside']],
    ['WINTER', 'Backlog', 'Dust the bear', null, 'Objects', 'yellow', 0, []],
    ['HOUSE', 'Done', 'New bulb for the cellar', 'ruben', 'Repairs', 'yellow', 0, []],
];
foreach ($cards as [$short, $column, $title, $account, $kind, $color, $rank, $words]) {
    $container['taskCreationModel']->create([
        'project_id' => $projects[$short],
        'column_id' => $columns[$short][$column],
        'title' => $title,
        'owner_id' => $account === null ? 0 : $ids[$account],
        'creator_id' => $ids['solveig'],
        'category_id' => $categories[$short][$kind],
        'color_id' => $color,
        'priority' => $rank,
        'tags' => $words,
    ]);
}
