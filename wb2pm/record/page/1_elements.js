// What an element is: its role, its accessible name, where it is, how to find it.
// The parts of the page script share one closure; `__init__.py` joins them.

const CONTROL_ROLES = new Set([
  "button", "link", "textbox", "searchbox", "spinbutton", "combobox", "listbox", "option",
  "checkbox", "switch", "radio", "tab", "menuitem", "menuitemcheckbox", "menuitemradio",
  "slider", "treeitem",
]);
const CONTROL_TAGS = new Set(["A", "BUTTON", "INPUT", "SELECT", "TEXTAREA", "SUMMARY", "OPTION", "LABEL"]);
const NAMING =
  "[aria-labelledby],[aria-label],[title],[placeholder],[aria-placeholder],[alt],input,fieldset,figure,table,[role=combobox]";
const LONGEST_TEXT = 400;
const LONGEST_LIST = 4000;

/** The host of a shadow root; links and areas have a `host` too, which is a text. */
const hostOf = (node) => (node && node.nodeType === 11 && node.host) || null;
const parentOf = (node) => node.parentNode || hostOf(node);

/** The role of an element, as far as it says something; what is edited is a text box. */
function roleOf(el) {
  if (el.isContentEditable && !el.hasAttribute("role") && !isEditable(parentOf(el))) return "textbox";
  const role = ariaRole(el);
  return role === "generic" || role === "none" ? null : role;
}

function isEditable(node) {
  return isElement(node) && Boolean(node.isContentEditable);
}

/**
 * The accessible name and what it was taken from, of whatever something is done to. What a
 * drawn list shows as chosen is not its name, even if it refers to that.
 */
function nameOf(el, role) {
  const isDrawnList = role === "combobox" && !isFilledIn(el) && el.tagName !== "SELECT";
  const [name, from] = new NameComputation(isDrawnList ? el : null).of(el);
  const isNamed = name && (from === "labelledby" || from === "aria-label");
  const behind = isNamed ? null : selectBehind(el, role);
  const [label] = behind && behind.labels.length ? new NameComputation().of(behind) : [null];
  if (label) return [label, "label"];
  const said = from === "content" && name ? folded(withoutDrawn(withoutIcons(name, el), el)) : name;
  return said ? [said.slice(0, LONGEST_TEXT), from] : [null, null];
}

/** The name that an element has by something else than what stands in it. */
function statedName(el, role) {
  if (!el.matches(NAMING) && !(el.labels && el.labels.length)) return null;
  const [name, from] = nameOf(el, role);
  return from === "content" ? null : name;
}

/** Text as it is shown, cut where it is content rather than a caption. */
function shownText(el) {
  if (isSecret(el)) return "";
  if (el.tagName === "INPUT") return ["button", "submit", "reset"].includes(el.type) ? el.value : "";
  if (el.tagName === "TEXTAREA") return "";
  if (el.tagName === "SELECT") return (el.innerText || "").slice(0, LONGEST_LIST);
  const short = (el.textContent || "").length <= LONGEST_LIST;
  const text = (short && typeof el.innerText === "string" ? el.innerText : el.textContent || "").trim();
  return asWritten(withoutIcons(short ? withoutUnseen(text, el) : text, el), el).slice(0, LONGEST_TEXT);
}

const MOST_IN_NAMED = 30; // of what has a name; a larger part of the page is not called by its text
const CLIPPED = /^rect\((\d+)px, \1px, \1px, \1px\)$|^inset\((?:50|100)%/;

let looked = null; // while a screen is read: whether a part is unseen, asked once for all that it is in

/** Whether a part has a text for screen readers alone: it is clipped to nothing, or has no room to be seen. */
function isUnseen(part) {
  if (!looked) return isClipped(part);
  if (!looked.has(part)) looked.set(part, isClipped(part));
  return looked.get(part);
}

function isClipped(part) {
  const { offsetWidth: width, offsetHeight: height } = part;
  if (width + height > 0 && width <= 1 && height <= 1) return true;
  const style = styleOf(part);
  return style.position === "absolute" && (CLIPPED.test(style.clip) || CLIPPED.test(style.clipPath));
}

/** A text without the lines and words that only screen readers say. */
function withoutUnseen(text, el) {
  const parts = text ? el.getElementsByTagName("*") : [];
  if (!parts.length || parts.length > MOST_IN_NAMED) return text;
  let rest = text;
  for (const part of parts) {
    const said = part.childElementCount ? "" : (part.textContent || "").trim();
    if (said && said !== text && rest.includes(said) && isUnseen(part)) rest = rest.replace(said, "");
  }
  return rest === text ? text : rest.replace(/^\s*\n|\n\s*$/g, "").replace(/\n\s*\n/g, "\n").trim() || text;
}

/** A line as it is written, where a style sheet shows it in capitals. */
function asWritten(text, el) {
  const written = text.includes("\n") || text !== text.toUpperCase() ? text : folded(el.textContent);
  return written.toUpperCase() === text ? written : text;
}

/** The control that an element is or is part of; the element itself if it is of none. */
function controlOf(el) {
  for (let node = el; node; node = parentOf(node)) {
    if (!isElement(node)) continue;
    if (isEditable(node)) {
      if (!isEditable(parentOf(node))) return node;
      continue;
    }
    const role = (node.getAttribute("role") || "").trim().toLowerCase();
    if (node.tagName === "OPTION") return node.closest("select") || node;
    if (node.tagName === "LABEL" && node.control) return node.control;
    if (CONTROL_TAGS.has(node.tagName) || CONTROL_ROLES.has(role)) return drawnListAround(node) || node;
  }
  let node = writtenIn(el) || el;
  while (node.namespaceURI === "http://www.w3.org/2000/svg" && isElement(parentOf(node))) node = parentOf(node);
  return node;
}

/** The element that has the text which another shows by a slot: the pointer meets the slot, or what is around it. */
function writtenIn(el) {
  const isSlot = el.localName === "slot";
  if (!isSlot && (folded(el.textContent) || !hostOf(el.getRootNode()))) return null;
  const slots = isSlot ? [el] : [...el.querySelectorAll("slot")];
  const texts = slots.flatMap((slot) => slot.assignedNodes({ flatten: true })).filter((one) => one.nodeType === 3 && one.data.trim());
  return texts.length ? texts[0].parentElement : null;
}

const ordinalAmong = (el) => {
  const parent = el.parentNode; // a document and a shadow root have children too
  if (!parent || parent.children.length < 2) return "";
  let place = 0;
  for (const child of parent.children) {
    if (child.tagName === el.tagName) place += 1;
    if (child === el) return `[${place}]`;
  }
  return "";
};

/** Where the document of this frame stands in the page: the path of its frame element. */
function framePath(win) {
  if (win === win.parent) return "";
  try {
    if (win.frameElement) return pathOf(win.frameElement);
  } catch { /* of another origin: its place among the frames is all that is known */ }
  let place = 0;
  while (place < win.parent.length && win.parent[place] !== win) place += 1;
  return `${framePath(win.parent)}/frame[${place + 1}]`;
}

/** The id by which an element is found; of several with one id (which HTML forbids, and pages do) the first has it. */
function ownId(el, root = el.getRootNode()) {
  return el.id && root.getElementById && root.getElementById(el.id) !== el ? "" : el.id;
}

/** Path from the page's root, through frames and shadow roots, in the recorder's XPath form. */
function pathOf(el) {
  const view = el.ownerDocument.defaultView;
  const outside = view ? framePath(view) : "";
  let path = "";
  let node = el;
  while (isElement(node)) {
    const id = ownId(node);
    if (id) {
      path = `//*[@id='${id}']${path}`;
      const host = hostOf(node.getRootNode());
      if (!host) break;
      node = host;
      path = `/shadow-root${path}`;
      continue;
    }
    path = `/${node.tagName.toLowerCase()}${ordinalAmong(node)}${path}`;
    const host = hostOf(node.parentNode);
    if (host) path = `/shadow-root${path}`;
    node = host || node.parentNode;
  }
  return outside + path;
}

const TEST_IDS = ["data-testid", "data-test", "data-cy", "data-qa"];
const isSteady = (id) => /^[A-Za-z][\w-]{0,40}$/.test(id) && !/\d{3,}|[A-Z][a-z]*\d|[0-9a-f]{8}/.test(id);

/** A CSS selector that is unique in its root, from what changes least; `>>>` enters a root. */
function selectorOf(el) {
  const root = el.getRootNode();
  const host = hostOf(root);
  const outer = host ? `${selectorOf(host)} >>> ` : "";
  const tag = el.tagName.toLowerCase();
  const unique = (text) => {
    try {
      return root.querySelectorAll(text).length === 1;
    } catch {
      return false;
    }
  };
  for (const name of TEST_IDS) {
    const value = el.getAttribute(name);
    const text = `[${name}="${CSS.escape(value || "")}"]`;
    if (value && unique(text)) return outer + text;
  }
  if (isSteady(el.id) && unique(`#${CSS.escape(el.id)}`)) return `${outer}#${CSS.escape(el.id)}`;
  for (const name of ["name", "aria-label", "placeholder", "title"]) {
    const value = el.getAttribute(name);
    const text = `${tag}[${name}="${(value || "").replace(/["\\]/g, "\\$&")}"]`;
    if (value && value.length < 80 && unique(text)) return outer + text;
  }
  const steps = [];
  for (let node = el; isElement(node); node = node.parentElement) {
    if (node !== el && isSteady(node.id)) {
      steps.unshift(`#${CSS.escape(node.id)}`);
      if (unique(steps.join(" > "))) break;
      steps.shift();
    }
    const same = node.parentElement
      ? Array.from(node.parentElement.children).filter((one) => one.tagName === node.tagName)
      : [node];
    const place = same.length > 1 ? `:nth-of-type(${same.indexOf(node) + 1})` : "";
    steps.unshift(node.tagName.toLowerCase() + place);
  }
  return outer + steps.join(" > ");
}

/** The hosts of the shadow roots around an element, outermost first. */
function shadowHosts(el) {
  const hosts = [];
  for (let host = hostOf(el.getRootNode()); host; host = hostOf(host.getRootNode())) {
    hosts.unshift(host.tagName.toLowerCase());
  }
  return hosts;
}

/** Where this document lies in the page of its outermost reachable frame. */
function documentOffset(view) {
  let x = 0;
  let y = 0;
  for (let win = view; win && win !== ROOT; win = win.parent) {
    const frame = win.frameElement;
    if (!frame) break;
    const box = frame.getBoundingClientRect();
    x += box.left + frame.clientLeft;
    y += box.top + frame.clientTop;
  }
  return { x, y };
}

function boxOf(el) {
  const box = el.getBoundingClientRect();
  const offset = documentOffset(el.ownerDocument.defaultView);
  return {
    x: round(box.left + offset.x), y: round(box.top + offset.y),
    width: round(box.width), height: round(box.height),
  };
}

const round = (number) => Math.round(number * 100) / 100;

/** What a field holds; never what a secret one does. */
function heldBy(el) {
  if (isSecret(el)) return null;
  if (el.tagName === "INPUT" && ["checkbox", "radio"].includes(el.type)) return el.value;
  if (el.tagName === "INPUT" && el.type === "file") return null;
  if (["INPUT", "TEXTAREA", "SELECT"].includes(el.tagName)) return el.value;
  return isEditable(el) ? el.innerText : null;
}

const UNSEEN_LETTERS = /[\u200b\ufeff]/g; // which editors put where nothing is written
const drawnHints = new WeakMap(); // what is edited -> what was drawn in it while it was empty

/** What belongs in an empty field, as the page states it or draws it where the text would begin. */
function placeholderOf(el) {
  const stated = el.getAttribute("placeholder");
  if (stated !== null || !isEditable(el)) return stated;
  if (!folded(el.innerText.replace(UNSEEN_LETTERS, ""))) drawnHints.set(el, hintIn(el));
  return el.getAttribute("aria-placeholder") || drawnHints.get(el) || null;
}

function hintIn(el) {
  const texts = [el, el.firstElementChild].flatMap((one) => (one ? [one.getAttribute("data-placeholder"), drawnText(styleOf(one, "::before").content)] : []));
  return texts.map(folded).find((text) => /\p{L}{2}/u.test(text)) || null;
}

function describe(el) {
  const role = roleOf(el);
  const [name, nameFrom] = nameOf(el, role);
  return {
    tag: el.tagName.toLowerCase(),
    role,
    stated_role: el.getAttribute("role"),
    name,
    name_from: nameFrom,
    label: el.getAttribute("aria-label") || el.getAttribute("aria-labelledby"),
    text: shownText(el),
    type: el.getAttribute("type"),
    placeholder: placeholderOf(el),
    value: heldBy(el),
    path: pathOf(el),
    selector: selectorOf(el),
    shadow: shadowHosts(el),
    box: boxOf(el),
    secret: secretKind(el),
    field_name: el.getAttribute("name"),
  };
}
