// What is on the screen: the elements one can see, with frames and open shadow roots.

const SEEN_TAGS = new Set(["INPUT", "TEXTAREA", "BUTTON", "SELECT", "LABEL", "A", "IMG", "SUMMARY"]);
const PASSED_OVER = new Set(["SCRIPT", "STYLE", "TEMPLATE", "NOSCRIPT", "HEAD", "OPTION", "OPTGROUP"]);
const MOST_ELEMENTS = 2000;
const SMALLEST = 3;

let pageCorner = null; // where the visible part of the page begins on the screen

function corner() {
  if (pageCorner) return pageCorner;
  const side = Math.max(0, ROOT.outerWidth - ROOT.innerWidth) / 2;
  return { x: ROOT.screenX + side, y: ROOT.screenY + Math.max(0, ROOT.outerHeight - ROOT.innerHeight) };
}

/** Learn from a mouse event, which tells its place both on the screen and on the page. */
function learnCorner(event) {
  const inner = documentOffset(window);
  pageCorner = {
    x: round(event.screenX - event.clientX - inner.x),
    y: round(event.screenY - event.clientY - inner.y),
  };
}

function hasOwnText(el) {
  for (const child of el.childNodes) if (child.nodeType === 3 && child.data.trim()) return true;
  return false;
}

/** Whether a word is drawn as one sign, by a font of icons. */
function isIcon(el) {
  const text = folded(el.textContent);
  return text.length < 3 || (text.length > 3 && !/\s/.test(text) && el.getBoundingClientRect().width < 1.5 * parseFloat(styleOf(el).fontSize));
}

let isHiding = false; // whether a field is drawn that hides what it takes
let actedOn = new Set(); // is on the screen, whatever it is

function isWanted(el) {
  if (actedOn.has(el) || SEEN_TAGS.has(el.tagName) || el.hasAttribute("role")) return true;
  if (hasOwnText(el)) return true;
  for (const { name } of el.attributes) if (name.startsWith("aria-")) return true;
  return isEditable(el) && !isEditable(parentOf(el));
}

const LEAST_WORKED_IN = 40000; // square pixels; what is hidden from screen readers because it is decoration is smaller

/**
 * Whether a part of the page that is hidden from screen readers is worked in all the same: it has the focus, for which
 * browsers read it nevertheless, or has controls and the pointer meets it. Pages that lay dialogs over each other hide the wrong one.
 */
function isWorkedIn(el) {
  const root = el.getRootNode();
  if (root.activeElement && root.activeElement !== root.body && el.contains(root.activeElement)) return true;
  const box = el.getBoundingClientRect();
  if (box.width * box.height < LEAST_WORKED_IN || !el.querySelector(HELD_CONTROLS)) return false;
  const met = root.elementFromPoint && root.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return Boolean(met) && el.contains(met);
}

/** Whether what is in a part of the page is cut to a point, as what lists tell screen readers alone. */
function isCutToPoint(el) {
  return el.childElementCount > 0 && el.offsetWidth === 1 && el.offsetHeight === 1 && styleOf(el).overflow !== "visible";
}

const isDrawn = (el) => !el.checkVisibility || el.checkVisibility({ visibilityProperty: true });

function visibleElements() {
  const found = [];
  isHiding = false;
  const seen = [];
  const { x: left, y: top } = corner();
  const width = ROOT.innerWidth;
  const height = ROOT.innerHeight;

  function visit(parent, path, x, y, isUnread = false, isCut = false) {
    const places = new Map();
    const alone = parent.children.length < 2;
    for (const el of parent.children) {
      if (found.length >= MOST_ELEMENTS) return;
      const place = (places.get(el.tagName) || 0) + 1;
      places.set(el.tagName, place);
      if (PASSED_OVER.has(el.tagName)) continue;
      const unread = isUnread || (el.getAttribute("aria-hidden") === "true" && !isWorkedIn(el));
      const tag = el.tagName.toLowerCase();
      const id = el.id && ownId(el, root);
      const here = id ? `${rootPath}//*[@id='${id}']` : `${path}/${tag}${alone ? "" : `[${place}]`}`;
      if (FIELD_TAGS.has(el.tagName) || el.hasAttribute("contenteditable")) noticeOnce(el);
      if (!isHiding && (secretKinds.has(el) || el.matches(SECRET_FIELDS)) && isDrawn(el)) isHiding = true;
      const cut = isCut || isCutToPoint(el);
      const heard = cut && !FIELD_TAGS.has(el.tagName) && !actedOn.has(el);
      if (!heard && (unread ? hasOwnText(el) && !isIcon(el) : isWanted(el))) take(el, tag, here, x, y);
      const shadow = shadowOf(el);
      if (shadow) within(shadow, `${here}/shadow-root`, x, y);
      if (tag === "iframe" || tag === "frame") enterFrame(el, here, x, y);
      visit(el, here, x, y, unread, cut);
    }
  }

  let rootPath = "";
  let root = document;
  function within(inner, path, x, y) {
    const [outer, outerRoot] = [rootPath, root];
    [rootPath, root] = [path, inner];
    visit(inner, path, x, y);
    [rootPath, root] = [outer, outerRoot];
  }

  function enterFrame(frame, path, x, y) {
    try {
      if (!frame.contentDocument) return;
      const box = frame.getBoundingClientRect();
      within(frame.contentDocument, path, x + box.left + frame.clientLeft, y + box.top + frame.clientTop);
    } catch { /* of another origin: it tells of itself */ }
  }

  function take(el, tag, path, x, y) {
    const box = el.getBoundingClientRect();
    if (box.width <= SMALLEST || box.height <= SMALLEST) return;
    const [ox, oy] = [x + box.left, y + box.top];
    if (ox >= width || oy >= height || ox + box.width <= 0 || oy + box.height <= 0) return;
    if (!isDrawn(el)) return;
    const text = shownText(el);
    const entry = { x: round(ox + left), y: round(oy + top), height: round(box.height), width: round(box.width) };
    if (text) entry.text = text;
    const label = el.getAttribute("aria-label");
    if (label) entry.label = label;
    const role = el.getAttribute("role");
    if (role) entry.role = role;
    const type = el.getAttribute("type");
    if (type) entry.type = type;
    const placeholder = el.getAttribute("placeholder");
    if (placeholder) entry.placeholder = placeholder;
    const accessible = roleOf(el);
    const name = statedName(el, accessible); // what it says itself is its text
    if (name && name !== label) entry.name = name;
    if (accessible && accessible !== role) entry.implied_role = accessible;
    const state = stateOf(el);
    if (state) entry.state = state;
    entry.tag = tag;
    entry.xpath = path;
    found.push(entry);
    seen.push(el);
  }

  looked = new WeakMap();
  within(ROOT.document, framePath(ROOT), 0, 0);
  looked = null;
  noticeAll(seen);
  lastFound = found.map((entry, place) => ({ el: seen[place], entry }));
  return found;
}

let screens = 0;
let lastFound = []; // the elements of the last look, each with what was told of it
let lastElements = null;
let lastScreen = null;

/** Look at the screen; what has not changed since the last look is not told again. */
function look(...acted) {
  actedOn = new Set(acted);
  const elements = asJson(visibleElements());
  const where = `${ROOT.location.href}\n${ROOT.document.title}`;
  const screen = {
    url: ROOT.location.href,
    title: ROOT.document.title,
    view: { x: corner().x, y: corner().y, width: ROOT.innerWidth, height: ROOT.innerHeight },
    window: { x: ROOT.screenX, y: ROOT.screenY, width: ROOT.outerWidth, height: ROOT.outerHeight },
    screen: { width: ROOT.screen.width, height: ROOT.screen.height },
    scrolled: { x: round(ROOT.scrollX), y: round(ROOT.scrollY) },
    root: framePath(ROOT),
    hides: isHiding,
  };
  if (elements === lastElements && where === lastScreen.where) {
    lastScreen.told = screen;
    return { ...screen, id: lastScreen.id };
  }
  return newScreen(elements, where, screen);
}

function newScreen(elements, where, screen) {
  screens += 1;
  lastElements = elements;
  lastScreen = { id: `${FRAME}-s${screens}`, where, told: screen };
  return { ...screen, id: lastScreen.id, elements, html: KEEP_HTML ? pageSource() : null };
}

/**
 * The last look at this page, with the states that controls are in now: for scrolling,
 * which is told once it has moved.
 */
function lastLook() {
  const where = `${ROOT.location.href}\n${ROOT.document.title}`;
  if (!lastScreen || lastScreen.where !== where) return look();
  if (!haveStatesChanged()) return { ...lastScreen.told, id: lastScreen.id };
  return newScreen(asJson(lastFound.map((one) => one.entry)), where, lastScreen.told);
}

/** Whether a control of the last look is in another state by now, which is noted. */
function haveStatesChanged() {
  let changed = false;
  for (const { el, entry } of lastFound) {
    const state = entry.state && el.isConnected ? stateOf(el) : null;
    if (!state || state === entry.state) continue;
    entry.state = state;
    changed = true;
  }
  return changed;
}
