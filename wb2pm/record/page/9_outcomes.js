// What a click or a key brought about where the page does not say what its elements are:
// a box near the pointer that is ticked now, and a list of options without roles whose
// opener now shows the option. Both are told when they are seen, as more of the action.

const CLIMB = 4;
const LONGEST_OPENER = 200;
const MOST_WORDS = 5000;
const BOXES = "input[type=checkbox i],input[type=radio i],[role=checkbox],[role=switch],[role=radio]";
const HOLDERS = new Set(["TR", "LI", "ARTICLE", "FORM", "FIELDSET", "TABLE", "DIALOG", "MAIN", "BODY"]);
const PRESSED = "button,a[href],summary,[role=button],[role=link]";
const HELD_CONTROLS = "a[href],button,select,textarea,input:not([type=hidden i])";
let opener = null; // what may have opened a list: { action, places, keys }
let awaited = null; // the action whose outcome is looked for

const isControl = (el) =>
  CONTROL_TAGS.has(el.tagName) || CONTROL_ROLES.has((el.getAttribute("role") || "").trim().toLowerCase());

/** An element and what is close around it. */
function around(el) {
  const found = [];
  for (let node = el; isElement(node) && found.length <= CLIMB && (node === el || !HOLDERS.has(node.tagName)); node = parentOf(node)) {
    found.push(node);
  }
  return found;
}

/** The only box beside an element that is no control: a drawing may lie over it. */
function boxBeside(el) {
  if (isControl(el)) return null;
  for (const node of around(el)) {
    const boxes = node.querySelectorAll(BOXES);
    if (boxes.length) return boxes.length === 1 ? boxes[0] : null;
  }
  return null;
}

const isChecked = (box) => (box.tagName === "INPUT" ? box.checked : box.getAttribute("aria-checked") === "true");

const linesOf = (el) => withoutIcons(el.innerText || "", el).split("\n").map(folded).filter(Boolean);
const same = (one, other) => one.toLowerCase() === other.toLowerCase();

/** Where a list may show what is chosen: the element and what is around it, with its lines. */
function placesAround(el) {
  const places = [];
  for (const node of around(el)) {
    const lines = linesOf(node);
    const controls = node.querySelectorAll(HELD_CONTROLS).length;
    if (controls > 1 || lines.join(" ").length > LONGEST_OPENER) break;
    places.push({ el: node, lines });
  }
  return places;
}

/** The texts that an option under the pointer may have. */
const textsAt = (el) =>
  around(el).map(shownText).filter((text) => text && !text.includes("\n") && text.length <= LONGEST_OPENER).map(folded);

/** The texts on the page: the option that a key chooses is one of them. */
function wordsShown() {
  const words = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let n = 0; n < MOST_WORDS && walker.nextNode(); n += 1) {
    const text = folded(walker.currentNode.data);
    const parent = walker.currentNode.parentElement;
    if (text && text.length <= LONGEST_OPENER && parent && (!parent.checkVisibility || parent.checkVisibility({ visibilityProperty: true }))) words.add(text);
  }
  return [...words];
}

/** A click or a key that works what has the focus begins: see how things stand. */
function before(el, byKey) {
  const box = byKey ? null : boxBeside(el);
  const places = placesAround(el);
  const anyWord = byKey && !el.matches(PRESSED); // a key presses a button as a click does
  return {
    box, places, checked: box && isChecked(box), texts: anyWord ? (opener ? wordsShown() : []) : textsAt(el),
    then: opener ? opener.places.map((place) => linesOf(place.el)) : [],
  };
}

/** It has been told: look for what it brings about. */
function awaitOutcome(action, event, stood) {
  awaited = { ...stood, action, event, opener };
  opener = stood.places.length ? { action, places: stood.places, keys: [] } : null;
}

/** Tell what the last action has brought about, if it shows. */
function tellOutcome() {
  if (!awaited) return;
  const { action, event, box, checked } = awaited;
  if (box && box.isConnected && isChecked(box) !== checked) {
    awaited = null;
    add(action, event, { kind: "check", checked: isChecked(box), ...told(box) });
    return;
  }
  const choice = choiceShown();
  if (!choice) return;
  const opened = awaited.opener;
  awaited = null;
  opener = null;
  add(action, event, { kind: "select", ...choice });
  for (const part of [opened.action, ...opened.keys]) if (part !== action) add(part, event, { target: choice.target, witness: choice.witness });
}

/** Nothing more is looked for: something else is done now. */
function endOutcome() {
  tellOutcome();
  awaited = null;
}

/** Whether a button that asked for more ("Schedule...") is called as before, dots left out: that is no choice. */
const isCommand = (was, now) => /(?:\u2026|\.{3})$/.test(was || "") && same(was.replace(/\s*(?:\u2026|\.{3})$/, ""), now);

/** What an opened list shows now that was chosen in it; what stays around it is its caption. */
function choiceShown() {
  const { opener: opened, texts, then } = awaited;
  const places = opened ? opened.places : [];
  for (let n = 0; n < places.length; n += 1) {
    const { el, lines } = places[n];
    if (!el.isConnected) continue;
    const now = linesOf(el);
    const gained = now.filter((line) => !lines.includes(line) && SAYS_WORDS.test(line)); // not the sign that empties it
    const lost = lines.filter((line) => !now.includes(line));
    const changed = gained.length === 1 && lost.length <= 1 && now.join("\n") !== then[n].join("\n");
    const text = changed && !isCommand(lost[0], gained[0]) && texts.find((one) => same(one, gained[0]));
    if (text) return chosenAt(places, n, text, lost);
  }
  return null;
}

/** The words next to what is shown as chosen which stay when that changes; what was chosen before is none. */
function captionIn(places, lost) {
  const stays = new Set(places.flatMap(({ el }) => linesOf(el)));
  for (const { lines } of places) {
    const words = lines.filter((line) => stays.has(line) && !lost.includes(line) && /\p{L}/u.test(line));
    if (words.length) return words[0];
  }
  return null;
}

function chosenAt(places, n, text, lost) {
  const there = places.slice(n).filter(({ el }) => el.isConnected);
  const list = (there.find(({ el }) => el.tabIndex >= 0 || isControl(el)) || there[0]).el;
  const [name, from] = nameOf(list, "combobox");
  const caption = name ? null : captionIn(there, lost);
  const called = caption ? { name: caption, name_from: "caption" } : { name, name_from: from };
  return {
    option: text, value: text, target: { ...describe(list), role: "combobox", value: text, ...called },
    witness: { ...witnessOf(list, null, there[there.length - 1].el), option: { role: null, name: text } },
  };
}
