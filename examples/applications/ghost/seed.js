// The museum's journal before anybody works on it: node seed.js NAME..., in the folder of
// its data, with everybody's password in APPLICATION_PASSWORD and the server's folder in
// SERVER, which is started for it and stopped again.
const { spawn } = require("child_process");
const crypto = require("crypto");
const { Database } = require("sqlite3");

const ROOT = `${process.env.url}/ghost/api/admin`;
const PASSWORD = process.env.APPLICATION_PASSWORD;
const TAGS = [
  ["Collection", "d98e04", "What stands in our cases"],
  ["Exhibitions", "2f6690", "What is on show, and for how long"],
  ["Keepers", "7a5c61", "Who lit the lamps"],
  ["Repairs", "606c38", "From the workshop"],
  ["School visits", "b56576", "For teachers"],
  ["Volunteers", "457b9d", "Helping hands"],
];
const POSTS = [
  ["A Fresnel lens is taken apart", "Repairs", "Forty prisms, two pairs of gloves and a great deal of patience."],
  ["Letters from Gannet Rock", "Keepers", "The keeper's daughter kept them all in a biscuit tin."],
  ["Oil, gas, light bulb", "Exhibitions", "Three rooms about what burned in the lanterns."],
  ["The fog bell rings again", "Repairs", "After thirty years it can be heard as far as the ferry."],
  ["A lantern for every class", "School visits", "Schools may borrow one of the twelve lanterns."],
  ["Who polishes the brass?", "Volunteers", "On Thursdays, with tea afterwards."],
  ["Miners' lamps from the hills", "Collection", "A gift of eleven lamps, one of them dented."],
  ["Night watch at the museum", "Exhibitions", "With a torch through all rooms."],
];
const DRAFTS = ["Storm glasses", "Opening hours at Easter"];
const LABELS = ["Friend", "Press", "Teacher", "Volunteer"];
const MEMBERS = [
  ["Amaury Delacroix", "Friend"],
  ["Birgit Solheim", "Teacher"],
  ["Cosmo Tregenza", "Volunteer"],
  ["Dilnoza Karimova", "Friend"],
  ["Edda Ravensburg", "Press"],
  ["Fintan Gallowglass", "Friend"],
  ["Gulnara Whitlock", "Teacher"],
  ["Henrik Aaltonen", "Volunteer"],
  ["Ines Carvalhal", "Friend"],
];
const LETTERS = ["School letter"];

let cookie = "";

async function ask(method, path, body) {
  const answer = await fetch(ROOT + path, {
    method,
    headers: { "Content-Type": "application/json", Origin: process.env.url, cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const set = answer.headers.get("set-cookie");
  if (set) cookie = set.split(";")[0];
  return answer.headers.get("content-type")?.includes("json") ? answer.json() : null;
}

async function wait() {
  for (;;) {
    try {
      if ((await fetch(`${ROOT}/site/`)).ok) return;
    } catch {
      // not yet
    }
    await new Promise((go) => setTimeout(go, 300));
  }
}

async function fill() {
  const owner = { name: "Office", email: "office@lamp.example", password: PASSWORD };
  await ask("POST", "/authentication/setup/", { setup: [{ ...owner, blogTitle: "The Lamp Museum" }] });
  for (let tries = 0; tries < 9; tries++) {
    // at times the first session is not known yet when it is asked for
    cookie = "";
    await ask("POST", "/session/", { username: owner.email, password: PASSWORD });
    await new Promise((go) => setTimeout(go, 700));
    const answer = await fetch(`${ROOT}/users/me/`, { headers: { Origin: process.env.url, cookie } });
    if (answer.ok) break;
  }
  const { posts } = await ask("GET", "/posts/?limit=all");
  for (const post of posts) await ask("DELETE", `/posts/${post.id}/`);
  for (const [name, colour, description] of TAGS)
    await ask("POST", "/tags/", { tags: [{ name, accent_color: `#${colour}`, description }] });
  for (const [number, [title, tag, text]] of POSTS.entries())
    await ask("POST", "/posts/?source=html", {
      posts: [
        {
          title,
          html: `<p>${text}</p>`,
          tags: [tag],
          status: "published",
          published_at: `2026-${String(number + 2).padStart(2, "0")}-14T09:00:00.000Z`,
        },
      ],
    });
  for (const title of DRAFTS) await ask("POST", "/posts/", { posts: [{ title }] });
  for (const name of LABELS) await ask("POST", "/labels/", { labels: [{ name }] });
  for (const [name, label] of MEMBERS)
    await ask("POST", "/members/", {
      members: [
        { name, email: `${name.replace(" ", ".").toLowerCase()}@mail.test`, labels: [{ name: label }] },
      ],
    });
  for (const name of LETTERS)
    await ask("POST", "/newsletters/", { newsletters: [{ name, subscribe_on_signup: false }] });
}

// Colleagues are invited by mail, which goes nowhere here: they are made of the office's
// own account.
async function addStaff(names) {
  const database = new Database(process.env.database__connection__filename);
  const all = (text, ...values) =>
    new Promise((done, fail) => database.all(text, values, (error, rows) => (error ? fail(error) : done(rows))));
  const [office] = await all("SELECT * FROM users WHERE email = 'office@lamp.example'");
  const [role] = await all("SELECT id FROM roles WHERE name = 'Administrator'");
  const id = () => crypto.randomBytes(12).toString("hex");
  for (const name of names) {
    const user = {
      ...office,
      id: id(),
      name: name[0].toUpperCase() + name.slice(1),
      slug: name,
      email: `${name}@lamp.example`,
    };
    const columns = Object.keys(user);
    await all(
      `INSERT INTO users (${columns}) VALUES (${columns.map(() => "?")})`,
      ...Object.values(user),
    );
    await all("INSERT INTO roles_users (id, role_id, user_id) VALUES (?, ?, ?)", id(), role.id, user.id);
  }
  await new Promise((done) => database.close(done));
}

async function main() {
  const server = spawn("node", ["index.js"], { cwd: process.env.SERVER, stdio: "ignore" });
  const ended = new Promise((done) => server.on("exit", done));
  try {
    await Promise.race([wait(), ended.then(() => Promise.reject(new Error("it does not start")))]);
    await fill();
  } finally {
    server.kill("SIGTERM");
    await ended;
  }
  await addStaff(process.argv.slice(2));
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
