// The accessible name of an element: what a screen reader calls it. After W3C Accessible
// Name and Description Computation 1.2; the steps of its section 4.3.2 are named.

const MOST_READ = 5000; // elements that are read for one name
const DEEPEST = 150;
const UNREAD_TAGS = new Set(["script", "style", "template", "noscript", "iframe"]);
const VOID_TAGS = new Set(["img", "input", "br", "hr", "textarea", "select", "iframe"]);
const CAPTIONS = { fieldset: "legend", figure: "figcaption", table: "caption" };
const TEXT_ATTRIBUTES = { area: "alt", img: "alt", math: "alttext", optgroup: "label", option: "label", track: "label" };
const RANGES = new Set(["meter", "progressbar", "scrollbar", "slider", "spinbutton"]);
const BUTTON_TYPES = { button: "", submit: "Submit", reset: "Reset" };
const FLOWING = /^(?:inline|contents|ruby)$/;

const isElement = (node) => Boolean(node) && node.nodeType === 1;
const folded = (text) => (text || "").replace(/[\u200b\u2060\ufeff]/g, "").replace(/\s+/g, " ").trim(); // without what has no width
const trimmed = (text) => (text || "").replace(/[ \t\n\f\r]+/g, " ").replace(/^ | $/g, "");
const styleOf = (el, pseudo) => getComputedStyle(el, pseudo);
const isFilledIn = (el) => el.tagName === "INPUT" || el.tagName === "TEXTAREA";

const closedRoots = new WeakMap(); // host -> the root that it tells nobody of

/** What is drawn in an element instead of its children; closed shadow roots that were seen to be made, too. */
const shadowOf = (el) => el.shadowRoot || closedRoots.get(el) || null;

/** What an element is drawn in: its slot, its host, its parent; null where it is not drawn. */
function drawnIn(el) {
  const parent = el.parentNode;
  if (!parent) return null;
  if (parent.nodeType === 11) return parent.host || null;
  const shadow = isElement(parent) ? shadowOf(parent) : null;
  if (!shadow) return parent;
  return el.assignedSlot || slotIn(shadow, el);
}

/** The slot of a closed shadow root that an element is drawn in: it does not say. */
const slotIn = (shadow, el) => Array.from(shadow.querySelectorAll("slot")).find((slot) => slot.assignedNodes().includes(el)) || null;

/** Whether an element is left out with all that is in it: not drawn, or not to be read (2A). */
function isLeftOut(el) {
  const isDrawn = el.checkVisibility && el.checkVisibility();
  for (let node = el; isElement(node); node = drawnIn(node)) {
    if (node.getAttribute("aria-hidden") === "true" || node.inert) return true;
    if (!isDrawn && !isRendered(node)) return true;
  }
  return !isDrawn && !el.isConnected;
}

function isRendered(el) {
  const style = styleOf(el);
  if (!style.display || style.display === "none") return false;
  const around = el.parentElement;
  if (!around) return true;
  if (around.localName === "details" && !around.open && el !== around.querySelector(":scope > summary")) return false;
  if (!drawnIn(el)) return false;
  return styleOf(around).contentVisibility !== "hidden";
}

const isInvisible = (el) => styleOf(el).visibility !== "visible";
const isHidden = (el) => isInvisible(el) || isLeftOut(el);

/** The elements that an attribute names by their ids, in the same tree. */
function referred(el, attribute) {
  const root = el.getRootNode();
  const ids = (el.getAttribute(attribute) || "").split(/\s+/).filter(Boolean);
  return ids.map((id) => root.getElementById && root.getElementById(id)).filter(Boolean);
}

/** Whether a part of a drawn list is its label: there are words in the list beside it, which are the value. */
function isBesideValue(part, list) {
  const [first] = referred(list, "aria-labelledby").filter((one) => list.contains(one));
  const rest = folded(list.innerText).replace(folded(part.innerText), "");
  return part === first && part !== list && SAYS_WORDS.test(part.innerText) && SAYS_WORDS.test(rest);
}

/** A computation reads every element once, and of what an element refers to not what stands in `but`. */
class NameComputation {
  constructor(but = null) {
    this.but = but;
    this.read = new Set();
    this.left = MOST_READ;
  }

  of(el) {
    const place = { depth: 0, inReference: false, inHidden: false };
    const told = this.labelledBy(el, place);
    if (told) return [told, "labelledby"];
    this.read.add(el);
    const role = ariaRole(el);
    const steps = [
      [() => this.ariaLabel(el), "aria-label"],
      [() => this.labels(el, place), "label"],
      [() => this.caption(el, place), "caption"],
      [() => (el.localName === "input" ? "" : textAttribute(el)), "alt"],
      [() => (el.localName === "input" ? textAttribute(el) : ""), el.type === "image" ? "alt" : "value"],
      [() => (NAMED_FROM_CONTENT.has(role) || el.localName === "summary" ? this.content(el, place) : ""), "content"],
      [() => (isRepeated(titleOf(el), el) ? "" : titleOf(el)), "title"],
      [() => placeholderOf(el), "placeholder"],
    ];
    for (const [step, source] of steps) {
      const text = trimmed(step());
      if (text) return [text, source];
    }
    return [null, null];
  }

  /** What an element adds to the name of another. */
  text(el, place) {
    this.left -= 1;
    if (this.left < 0 || place.depth > DEEPEST || UNREAD_TAGS.has(el.localName)) return "";
    if (!place.inHidden && isHidden(el)) return isLeftOut(el) ? "" : this.joined(el.children, place); // 2A
    const told = this.labelledBy(el, place); // 2B
    if (told) return told;
    if (this.read.has(el)) return "";
    this.read.add(el);
    const held = this.held(el, place); // 2C
    if (held !== null) return held;
    let text = "";
    for (const step of [
      () => this.ariaLabel(el), // 2D
      () => (el.localName === "button" ? "" : this.labels(el, place)), // 2E
      () => this.caption(el, place),
      () => textAttribute(el),
      () => this.content(el, place), // 2F
    ]) {
      text = step();
      if (text.trim()) return text;
    }
    return titleOf(el) || placeholderOf(el) || text; // 2I
  }

  labelledBy(el, place) {
    if (place.inReference || !el.hasAttribute("aria-labelledby")) return "";
    const named = referred(el, "aria-labelledby").filter((one) => !this.but || !this.but.contains(one) || isBesideValue(one, this.but));
    return this.referred(named, { ...place, inReference: true });
  }

  /** The texts of elements that something refers to, hidden or not. */
  referred(named, place) {
    const texts = named.map((one) => {
      const inHidden = place.inHidden || isHidden(one);
      return trimmed(this.text(one, { ...place, inHidden, depth: place.depth + 1 }));
    });
    return texts.filter(Boolean).join(" ");
  }

  ariaLabel(el) {
    return el.localName === "slot" ? "" : trimmed(el.getAttribute("aria-label")) && el.getAttribute("aria-label");
  }

  /** A hidden label counts only where there is no other, as for another field of the same id. */
  labels(el, place) {
    const labels = el.labels && el.labels.length ? Array.from(el.labels) : [];
    const shown = labels.length > 1 ? labels.filter((label) => !isHidden(label)) : [];
    return labels.length ? this.referred(shown.length ? shown : labels, place) : "";
  }

  caption(el, place) {
    const wanted = CAPTIONS[el.localName] || (el.namespaceURI === "http://www.w3.org/2000/svg" ? "title" : null);
    const caption = wanted && Array.from(el.children).find((child) => child.localName === wanted);
    return caption ? this.referred([caption], place) : "";
  }

  content(el, place) {
    if (VOID_TAGS.has(el.localName)) return "";
    const owned = el.hasAttribute("aria-owns") ? referred(el, "aria-owns") : [];
    return this.drawn(el, "::before") + this.joined(contentsOf(el), place) + this.joined(owned, place) + this.drawn(el, "::after");
  }

  joined(parts, place) {
    let text = "";
    for (const part of parts) {
      if (this.left < 0) break;
      if (part.nodeType === 3) text += part.data;
      else if (isElement(part)) text += this.spaced(part, place);
    }
    return text;
  }

  /** The text of an element, apart from others unless it is in line. */
  spaced(el, place) {
    if (el.localName === "br") return " ";
    const text = this.text(el, { ...place, depth: place.depth + 1 });
    return !text || FLOWING.test(styleOf(el).display) ? text : ` ${text} `;
  }

  drawn(el, pseudo) {
    const style = styleOf(el, pseudo);
    if (style.content === "none" || style.content === "normal" || style.display === "none") return "";
    const text = drawnText(style.content);
    return FLOWING.test(style.display) ? text : ` ${text} `;
  }

  /** What an embedded control holds; null for what is none. */
  held(el, place) {
    const role = ariaRole(el);
    if (RANGES.has(role)) return isSecret(el) ? "" : el.getAttribute("aria-valuetext") || el.getAttribute("aria-valuenow") || fieldValue(el);
    if (role === "textbox" || role === "searchbox") {
      return isFilledIn(el) ? fieldValue(el) : this.joined(contentsOf(el), place);
    }
    return role === "combobox" || role === "listbox" ? this.heldByList(el, role, place) : null;
  }

  heldByList(el, role, place) {
    if (isSecret(el)) return "";
    if (el.localName === "select") return this.referred(Array.from(el.selectedOptions), place);
    if (isFilledIn(el)) return fieldValue(el);
    const lists = [el, ...(role === "combobox" ? [...referred(el, "aria-controls"), ...referred(el, "aria-owns")] : [])];
    for (const list of lists) {
      const active = list.getAttribute("aria-activedescendant");
      const options = Array.from(list.querySelectorAll("[role=option]"));
      const chosen = options.filter((one) => one.getAttribute("aria-selected") === "true" || (active && one.id === active));
      if (chosen.length) return this.referred(chosen, place);
    }
    return role === "combobox" ? this.joined(contentsOf(el), place) : "";
  }
}

/** What stands in an element as it is drawn: its shadow root's, a slot's, or its own. */
function contentsOf(el) {
  const shadow = shadowOf(el);
  if (shadow) return shadow.childNodes;
  if (el.localName !== "slot") return el.childNodes;
  const assigned = el.assignedNodes();
  return assigned.length ? assigned : el.childNodes;
}

const fieldValue = (el) => (isSecret(el) ? "" : el.value || "");

/** The text that HTML writes in an attribute instead of in an element. */
function textAttribute(el) {
  if (el.localName === "input") {
    if (el.type === "image") return el.getAttribute("alt") || "";
    if (!Object.hasOwn(BUTTON_TYPES, el.type)) return "";
    return el.hasAttribute("value") || el.value ? el.value : BUTTON_TYPES[el.type];
  }
  const name = TEXT_ATTRIBUTES[el.localName];
  return (name && el.getAttribute(name)) || "";
}

const titleOf = (el) => [el.getAttribute("title"), el.getAttribute("xlink:title")].find((said) => said && said.trim()) || "";

/** Whether a title only says what stands in the element: that is its content, and Chromium does not name it so. */
const isRepeated = (title, el) => Boolean(title) && folded(title) === folded(el.textContent);

function placeholderOf(el) {
  const own = isFilledIn(el) ? el.getAttribute("placeholder") : "";
  if (own && own.trim()) return own;
  return el.localName === "input" && el.type === "image" ? "Submit" : el.getAttribute("aria-placeholder") || "";
}

/** What is read of a value of the property `content`: the text behind a slash, if there is one. */
function drawnText(content) {
  const strings = /"((?:[^"\\]|\\.)*)"|(\/)|(open-quote|close-quote)/g;
  let text = "";
  for (const [, said, slash, quote] of content.matchAll(strings)) {
    if (slash) text = "";
    else if (quote) text += quote === "open-quote" ? "\u201c" : "\u201d";
    else text += said.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code, plain) => (code ? String.fromCodePoint(parseInt(code, 16)) : plain));
  }
  return text;
}

/** Name and what it was taken from; nulls for what has none, or is hidden. */
function accessibleName(el) {
  return NEVER_NAMED.has(ariaRole(el)) || isHidden(el) ? [null, null] : new NameComputation().of(el);
}
