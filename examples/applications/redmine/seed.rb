# Fill an empty Redmine with a ferry company's workshop.

Setting.login_required = '1'
Setting.app_title = 'Harbour Line Workshop'
Setting.welcome_text = 'Whatever is broken aboard belongs in here.'
Setting.host_name = '127.0.0.1:8493'
Setting.text_formatting = 'textile'
Setting.gravatar_enabled = '0'
Setting.default_issue_start_date_to_creation_date = '0'
Setting.notified_events = []
Setting.default_language = 'en'

FAMILY = {
  'ingrid' => 'Dahl', 'tomas' => 'Novak', 'wanjiru' => 'Kamau',
  'piotr' => 'Zielinski', 'delia' => 'Marsh',
}
COLLEAGUES = [
  %w[Amina Farah], %w[Jonas Weber], %w[Sunniva Berg], %w[Owen Pryce],
  %w[Katri Lahti], %w[Rui Mendes], %w[Katja Lang], %w[Paula Mendoza],
]

def account(login, first, last)
  user = User.new(
    firstname: first, lastname: last, mail: "#{login}@harbour.test",
    language: 'en', mail_notification: 'none'
  )
  user.login = login
  user.password = user.password_confirmation = ENV.fetch('PASSWORD')
  user.save!
  user
end

people = ENV.fetch('PEOPLE').split.map { |name| account(name, name.capitalize, FAMILY.fetch(name)) }
colleagues = COLLEAGUES.map { |first, last| account(first.downcase, first, last) }
by_name = colleagues.to_h { |user| [user.name, user] }

manager = Role.find_by!(name: 'Manager')
aboard = Role.find_by!(name: 'Developer')
aboard.update!(name: 'Crew')
Role.find_by!(name: 'Reporter')
yard = Role.new(name: 'Yard', issues_visibility: 'default')
yard.permissions = [:view_issues, :add_issue_notes, :log_time]
yard.save!

TimeEntryActivity.delete_all
%w[Inspection Paperwork Repair].each { |name| TimeEntryActivity.create!(name: name) }

def project(name, identifier, text, modules = %w[issue_tracking time_tracking wiki calendar gantt news])
  project = Project.new(name: name, description: text, enabled_module_names: modules)
  project.identifier = identifier
  project.trackers = Tracker.all
  project.save!
  project
end

fleet = project('Fleet maintenance', 'fleet', 'The three ferries and the pilot boat.')
houses = project('Harbour buildings', 'buildings', 'Ticket hall, sheds and the lift.')
office = project('Ticket office', 'tickets', 'Machines and printers at the counter.')

[fleet, houses, office].each do |one|
  people.each { |user| Member.create!(project: one, principal: user, roles: [manager]) }
end
%w[Amina Jonas Sunniva Owen].each do |first|
  user = colleagues.find { |other| other.firstname == first }
  Member.create!(project: fleet, principal: user, roles: [aboard])
end

['Bridge', 'Deck', 'Engine room', 'Galley', 'Stores'].each do |name|
  IssueCategory.create!(project: fleet, name: name)
end
docked = Version.create!(
  project: fleet, name: 'Slipway 1, winter', description: 'Rudders and the anchor chain',
  due_date: Date.new(2027, 1, 29)
)
Version.create!(project: fleet, name: 'Before Christmas', due_date: Date.new(2026, 12, 18))

ISSUES = [
  ['Bug', 'Starboard winch slips under load', 'Deck', 'High', 'Sunniva Berg', 'Feedback'],
  ['Feature', 'New toaster for the crew galley', 'Galley', 'Normal', 'Jonas Weber', 'New'],
  ['Bug', 'Life jackets in locker 4 are wet', 'Deck', 'Urgent', 'Owen Pryce', 'In Progress'],
  ['Bug', 'Radio goes quiet in the rain', 'Bridge', 'High', 'Owen Pryce', 'New'],
  ['Support', 'Explain the new bilge alarm to the crew', 'Engine room', 'Normal', 'Jonas Weber', 'New'],
  ['Bug', 'Fire pump loses pressure', 'Engine room', 'Urgent', 'Jonas Weber', 'In Progress'],
  ['Feature', 'Handrail at the upper stairs', 'Deck', 'Normal', 'Sunniva Berg', 'New'],
  ['Support', 'Order paint for the funnel', 'Stores', 'Normal', 'Amina Farah', 'New'],
  ['Bug', 'Heating in the saloon rattles', 'Engine room', 'Low', 'Jonas Weber', 'New'],
  ['Bug', 'Hinge of the bow door squeaks', 'Deck', 'Normal', 'Sunniva Berg', 'New'],
  ['Feature', 'Shelf for the charts', 'Bridge', 'Low', 'Owen Pryce', 'New'],
  ['Support', 'Count the flares', 'Stores', 'Normal', 'Amina Farah', 'New'],
].freeze

ISSUES.each_with_index do |(tracker, subject, category, priority, name, status), n|
  issue = Issue.new(
    project: fleet, tracker: Tracker.find_by!(name: tracker), subject: subject,
    author: people[n % people.size], description: 'As told at the morning meeting.',
    start_date: Date.new(2026, 11, 3) + n
  )
  issue.status = IssueStatus.find_by!(name: status)
  issue.priority = IssuePriority.find_by!(name: priority)
  issue.category = fleet.issue_categories.find_by!(name: category)
  issue.assigned_to = by_name.fetch(name)
  issue.fixed_version = docked if n % 4 == 1
  issue.save!
end

WikiPage.transaction do
  page = WikiPage.new(wiki: fleet.wiki, title: 'Wiki')
  page.content = WikiContent.new(
    page: page, author: people.first, text: "h1. Who to ask\n\nThe yard answers before nine."
  )
  page.save!
end
