// The layer that an element lies on: the topmost dialog, drawer, menu or popover that
// holds it, as the page says or as it is painted; and what made that layer appear.

const DIALOGS = new Set(["dialog", "alertdialog"]);
const POPUPS = new Set(["menu", "listbox", "tree", "grid"]);
const OPENERS = "[aria-controls],[aria-owns],[popovertarget],[commandfor]";
const CONTROLLING = ["aria-controls", "aria-owns", "popovertarget", "commandfor"];
const HEADINGS = "h1,h2,h3,h4,h5,h6,[role=heading]";

const isPositioned = (el) => /^(?:fixed|absolute)$/.test(styleOf(el).position);
const isOnTop = (el) => el.matches(":modal") || (el.hasAttribute("popover") && el.matches(":popover-open"));

/** The innermost layer around an element; null on the page itself. */
function layerOf(el) {
  let popup = null;
  for (let node = drawnIn(el); isElement(node) && node !== document.body; node = drawnIn(node)) {
    const role = ariaRole(node);
    if (POPUPS.has(role) && !popup) popup = node;
    const by = DIALOGS.has(role) ? "role" : isOnTop(node) ? "top layer" : isPositioned(node) && isPaintedOver(node) ? "painted" : null;
    if (by) return named(node, popup, popup ? "role" : by);
  }
  return null;
}

function named(el, popup, by) {
  const telling = popup || el;
  const role = roleOf(telling);
  const [said, from] = accessibleName(telling);
  const name = from === "content" ? null : said; // which may be what is typed in it
  const heading = name || popup ? null : Array.from(el.querySelectorAll(HEADINGS)).find(isShown);
  const text = name || (heading && contentText(heading)) || "";
  return { el, role, by, name: text.slice(0, LONGEST_TEXT) || null };
}

const GRID = [0.02, 0.25, 0.5, 0.75, 0.98];

/**
 * Whether an element lies over others: it is what is seen where it is, with something
 * beneath it that is not around it; over an empty page, that it appeared tells it.
 */
function isPaintedOver(el) {
  const box = el.getBoundingClientRect();
  const root = el.getRootNode();
  if (!root.elementsFromPoint || !box.width || !box.height) return false;
  let isSeen = false;
  for (const across of GRID) {
    for (const along of GRID) {
      const stack = root.elementsFromPoint(box.left + box.width * across, box.top + box.height * along);
      const own = stack.findIndex((one) => !el.contains(one));
      if (own <= 0) continue;
      isSeen = true;
      if (stack.slice(own).some((one) => !one.contains(el))) return true;
    }
  }
  return isSeen && styleOf(el).zIndex > 0 && appearanceOf(el) !== null;
}

// When what is on the screen was first seen, and what had been done right before.

const sightings = new WeakMap(); // element -> { since, last }
let lookNumber = 0;
let lastSeen = [];

/** The elements of a look, in the order of the page. */
function noticeAll(elements) {
  lookNumber += 1;
  const by = latest && { action: latest.kind === "scroll" ? null : latest, late: latest.settled === true };
  for (const el of elements) {
    const known = sightings.get(el);
    if (known && known.last === lookNumber - 1) known.last = lookNumber;
    else sightings.set(el, { by, first: lookNumber, last: lookNumber });
  }
  lastSeen = elements;
}

/** Whether an element was there already before the last look. */
const wasSeen = (el) => Boolean(sightings.get(el)) && sightings.get(el).first < lookNumber;

/** What is known of the moment at which a layer appeared. */
function appearanceOf(layer) {
  let earliest = null;
  for (const el of lastSeen) {
    const seen = layer.contains(el) ? sightings.get(el) : null;
    if (seen && (!earliest || seen.first < earliest.first)) earliest = seen;
  }
  return earliest && earliest.by ? earliest.by : null;
}

/** What opened a layer, and how that is known: the page says it, the pointer rested on it, or it was acted on right before. */
function openerOfLayer(layer, el) {
  const stated = statedOpener(layer.el, el);
  if (stated) return openerTold(stated, "stated");
  const appearance = appearanceOf(layer.el);
  const hovered = hoveredOpener(layer.el, appearance);
  if (hovered) return openerTold(hovered, "hovered");
  const { action } = appearance || {};
  if (action && action.told && !(isElement(action.el) && layer.el.contains(action.el))) {
    const { role, name, text, path } = action.told;
    const { tooltip } = action.witness || {};
    const shown = action.el === document.body ? null : folded(text); // a key was pressed where nothing has the focus
    return { role, name: name || shown || tooltip || null, path, by: "action", action: action.id };
  }
  const expanded = Array.from(document.querySelectorAll("[aria-haspopup][aria-expanded=true]")).filter((one) => !layer.el.contains(one) && isShown(one));
  return expanded.length === 1 ? openerTold(expanded[0], "expanded") : null;
}

function openerTold(el, by) {
  const role = roleOf(el);
  return { role, name: nameOf(el, role)[0] || folded(shownText(el)) || tooltipOf(el).tooltip || null, path: pathOf(el), by };
}

function statedOpener(layer, el) {
  const ids = new Set();
  for (let node = parentOf(el); node; node = parentOf(node)) {
    if (node.id) ids.add(node.id);
    if (node === layer) break;
  }
  if (layer.parentElement && layer.parentElement !== document.body && layer.parentElement.id) ids.add(layer.parentElement.id);
  if (!ids.size) return null;
  const root = layer.getRootNode();
  const names = (one) => CONTROLLING.some((name) => (one.getAttribute(name) || "").split(/\s+/).some((id) => ids.has(id)));
  const opener = Array.from(root.querySelectorAll(OPENERS)).find((one) => !layer.contains(one) && !one.contains(layer) && isShown(one) && names(one));
  return opener || referred(layer, "aria-labelledby").find((one) => one.hasAttribute("aria-haspopup") || one.hasAttribute("aria-expanded")) || null;
}

/** The control on which the pointer rested when a layer appeared, unless it was clicked. */
function hoveredOpener(layer, appearance) {
  const rests = appearance && !appearance.late ? [] : [rested, ...restedBefore];
  for (const rest of rests) {
    if (!rest || layer.contains(rest.el) || !rest.el.isConnected) continue;
    if (latest && rest.el === latest.el) return null;
    for (const node of rest.appeared) if (node.contains(layer) || layer.contains(node)) return rest.el;
    const around = rest.el.parentElement; // a style sheet shows it while the pointer is there
    const isInside = around && around !== document.body && [layer.parentElement, layer.parentElement && layer.parentElement.parentElement].includes(around);
    if (isInside && isControl(rest.el)) return rest.el;
  }
  return null;
}
