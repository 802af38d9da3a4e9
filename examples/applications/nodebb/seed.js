// Fill the empty forum: the committee, the plot holders, and what they have written.
// node seed.js FOLDER OF THE PROGRAM, PASSWORD, FILE WITH WHAT IS TOLD
'use strict';
const fs = require('fs');
const path = require('path');

const [folder, password, file] = process.argv.slice(2);
const told = JSON.parse(fs.readFileSync(file, 'utf8'));
process.chdir(folder);
const part = (name) => require(path.join(folder, name));
const nconf = part('node_modules/nconf');
nconf.file({ file: path.join(folder, 'config.json') });
nconf.defaults({
  base_dir: folder,
  themes_path: path.join(folder, 'node_modules'),
  views_dir: path.join(folder, 'public/templates'),
  upload_path: '/public/uploads',
  relative_path: '',
  version: part('package.json').version,
});
const DAY = 86400000;
const now = Date.now();

function ask(where, what, ...rest) {
  return new Promise((done, failed) => {
    where[what](...rest, (error, answer) => (error ? failed(error) : done(answer)));
  });
}

async function fill() {
  const db = part('src/database');
  await ask(db, 'init');
  await ask(db, 'setObject', 'config', told.settings);
  await ask(db, 'delete', 'widgets:global'); // the maker's line below each page
  await ask(part('src/meta').configs, 'init');
  const users = part('src/user'), groups = part('src/groups'), topics = part('src/topics');
  await ask(topics, 'purgePostsAndTopic', 1, 1); // its welcome
  const ids = {};
  for (const name of [...told.committee, ...told.members]) {
    const email = `${name.toLowerCase()}@elmfield.example`;
    const user = { username: name, email, password, timestamp: now - 90 * DAY };
    ids[name] = await ask(users, 'create', user);
  }
  for (const name of told.committee) await ask(groups, 'join', 'Global Moderators', ids[name]);
  for (const [n, group] of told.groups.entries()) {
    const made = { ...group, ownerUid: ids[group.owner], timestamp: now - (60 - n) * DAY };
    delete made.owner;
    await ask(groups, 'create', made);
  }
  for (const [cid, author, days, title, content, tags] of told.topics) {
    const timestamp = now - days * DAY;
    const topic = { uid: ids[author], cid, title, content, tags, timestamp };
    const { topicData } = await ask(topics, 'post', topic);
    if (cid === 1) await ask(topics.tools, 'pin', topicData.tid, 1);
  }
}

fill().then(() => process.exit(0), (error) => {
  console.error(error);
  process.exit(1);
});
