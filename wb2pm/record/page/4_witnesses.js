// What the page shows of an element while something is done to it, beside what the
// element says of itself: a tooltip, the text before it, the layer it lies on.

const LONGEST_CAPTION = 200;
const MOST_LEVELS = 8;
const MOST_APPEARED = 200;
const BESIDE_PX = 48;
const TITLE_LEVELS = 3;
const SVG = "http://www.w3.org/2000/svg";
const FIELDS =
  "input:not([type=hidden i]):not([type=button i]):not([type=submit i]):not([type=reset i]):not([type=image i])," +
  "select,textarea,[contenteditable]:not([contenteditable=false i]),[role=textbox],[role=searchbox],[role=combobox]," +
  "[role=spinbutton],[role=slider],[role=checkbox],[role=switch],[role=radio]";
const ALL_CONTROLS = `${FIELDS},a[href],button,summary,[role=button],[role=link],[role=tab],[role=option],[role=menuitem]`;

const FIGURE = /^[+\-\u2212]?\d[\d.,:]*[%\u00b0]?\p{L}{0,3}$/u;
const UNIT = /^[%\u00b0]?\p{L}{0,3}$/u;
const SAYS_WORDS = /[\p{L}\p{N}]/u; // a font may draw any other sign as an icon

/** What is told of an element that something is done to, and of the part of it that was met. */
function told(el, option = null, raw = null) {
  const target = describe(el);
  const icon = SAYS_WORDS.test(target.name || "") ? {} : { ...iconOf(el), test_id: testIdOf(el) };
  return { target: { ...target, ...icon, shape_text: shapeText(raw) }, witness: witnessOf(el, option) };
}

/** What its makers' tests call an element, or a part of it. */
function testIdOf(el) {
  for (const part of [el, ...el.querySelectorAll("*")].slice(0, MOST_PARTS)) {
    const id = TEST_IDS.map((name) => part.getAttribute(name)).find(Boolean);
    if (id) return id.slice(0, LONGEST_CAPTION);
  }
  return null;
}

/** The text of the smallest group around a shape of a drawing that has one. */
function shapeText(raw) {
  for (let node = raw; isElement(node) && node.namespaceURI === SVG && node.localName !== "svg"; node = node.parentNode) {
    const inside = node.localName === "text" ? [node] : [...node.querySelectorAll("text,foreignObject")];
    const texts = inside.filter((text) => folded(text.textContent));
    const own = texts.length === 1 ? texts : texts.filter((text) => text.parentNode === node);
    if (own.length) return folded(own[0].textContent).slice(0, LONGEST_CAPTION);
    if (texts.length) return null;
  }
  return null;
}

/** `frame` is what a drawn list fills: what searches in it is no other control. */
function witnessOf(el, option = null, frame = el) {
  const layer = layerOf(el);
  return {
    ...tooltipOf(el),
    text_before: textAround(el) || (frame !== el && textAround(frame, document.body, FIELDS)) || textBeforeFrame(el),
    layer: layer && { role: layer.role, name: layer.name, by: layer.by },
    opener: layer && openerOfLayer(layer, el),
    option: option && { role: roleOf(option), name: folded(accessibleName(option)[0] || shownText(option)).slice(0, LONGEST_TEXT) },
  };
}

const isShown = (el) => (el.checkVisibility ? el.checkVisibility({ visibilityProperty: true }) : !isHidden(el));

/** The nearest text before an element, in the smallest group around it that holds no other control and has one. */
function textAround(el, body = document.body, others = el.matches(FIELDS) ? FIELDS : ALL_CONTROLS) {
  let node = el;
  for (let level = 0; level < MOST_LEVELS; level += 1) {
    const group = node.parentNode;
    if (!group || group.nodeType === 9 || group === body) return null;
    for (const other of group.querySelectorAll(others)) {
      if (!el.contains(other) && !other.contains(el) && isShown(other)) return null;
    }
    const text = textBefore(node);
    if (text) return text.length <= LONGEST_CAPTION ? text : null;
    node = hostOf(group) || group;
  }
  return null;
}

/** The text before the frame that an editor fills. */
function textBeforeFrame(el) {
  if (el !== document.body || !isEditable(el)) return null;
  try {
    const frame = window.frameElement;
    return frame ? textAround(frame, frame.ownerDocument.body) : null;
  } catch { return null; } // of another origin
}

const ANNOUNCED = "[aria-live]:not([aria-live=off i]),[role=status],[role=alert],[role=log]";

/** Whether people read it as it stands there: drawings tell screen readers alone what was chosen. */
const isRead = (el) => isShown(el) && styleOf(el).opacity !== "0" && !el.matches(ANNOUNCED) && !isForReaders(el);

/** Whether a text is there for screen readers alone: cut to a point, or beside the page. */
function isForReaders(el) {
  const box = el.getBoundingClientRect();
  if (box.width && box.right + window.scrollX <= 0) return true;
  return (box.width <= SMALLEST || box.height <= SMALLEST) && styleOf(el).overflow !== "visible";
}

/** The last line of text that stands right before a node, in its parent. */
function textBefore(node) {
  let line = "";
  for (let one = node.previousSibling; one; one = one.previousSibling) {
    if (one.nodeType === 3) line = one.data + line;
    else if (isElement(one)) {
      const flows = FLOWING.test(styleOf(one).display) && one.localName !== "br";
      if (!flows && folded(line)) break;
      const lines = isRead(one) && !PASSED_OVER.has(one.tagName) ? linesOf(one) : [];
      if (lines.length) line = (flows && lines.length === 1 ? lines[0] : asWritten(lines[lines.length - 1], one)) + line;
      if (!flows && folded(line)) break;
    }
    if (line.length > 2 * LONGEST_CAPTION) break;
  }
  return folded(line);
}

// Where the pointer rests, and what appeared since then.

let rested = null; // { el, at, appeared }
const restedBefore = []; // the last of those before, the latest first
const tooltips = new WeakMap(); // control -> what was seen beside it
const claims = new WeakMap(); // tooltip -> { el, text, left, top }: beside what it was seen, and where

const watching = new MutationObserver((records) => {
  for (const record of records) {
    if (rested.appeared.size >= MOST_APPEARED) return watching.disconnect();
    const nodes = record.type === "childList" ? record.addedNodes : [record.target];
    for (const node of nodes) if (isElement(node) && node !== rested.el) rested.appeared.add(node);
  }
});
const WATCHED = {
  subtree: true, childList: true, attributes: true,
  attributeFilter: ["class", "style", "hidden", "open", "aria-hidden", "data-state", "data-open", "data-show"],
};

on("mouseover", (event) => {
  const el = controlOf(innermost(event));
  if (rested && rested.el === el) return;
  if (rested) {
    tooltipThatAppeared(rested.el);
    watching.takeRecords();
    watching.disconnect();
    restedBefore.unshift(rested);
    restedBefore.length = Math.min(restedBefore.length, MOST_LEVELS);
  }
  rested = { el, at: at(event), appeared: new Set() };
  watching.observe(document, WATCHED);
});

/** A short text without controls, out of the flow, right beside the element. */
function tooltipThatAppeared(el, isWanted = () => true) {
  if (!rested || rested.el !== el) return null;
  const box = el.getBoundingClientRect();
  let best = null;
  for (const node of rested.appeared) {
    if (!node.isConnected || node.contains(el) || !isWanted(node)) continue;
    const text = tooltipText(node);
    const place = text && isOutOfFlow(node, el) ? node.getBoundingClientRect() : null;
    const gap = place ? gapBetween(box, place) : Infinity;
    const isNearest = gap <= BESIDE_PX && (!best || gap < best.gap);
    if (isNearest && !isLeftBehind(text, place, gap) && !isOfAnother(node, el, text)) best = { node, text, gap };
  }
  if (!best) return null;
  const { left, top } = best.node.getBoundingClientRect();
  claims.set(best.node, { el, text: best.text, left, top });
  tooltips.set(el, best.text);
  return best.text;
}

/** Whether a text is the tooltip of what the pointer left, and still where it was: it fades. */
function isOfAnother(node, el, text) {
  const claim = claims.get(node);
  if (!claim || claim.text !== text || claim.el.contains(el)) return false;
  const { left, top } = node.getBoundingClientRect();
  return Math.abs(left - claim.left) < 1 && Math.abs(top - claim.top) < 1;
}

/** Whether a tooltip is still that of a control the pointer has left, which is no farther from it. */
function isLeftBehind(text, place, gap) {
  return restedBefore.some((rest) => tooltips.get(rest.el) === text && rest.el.isConnected && gapBetween(rest.el.getBoundingClientRect(), place) <= gap);
}

const isSaidTooltip = (node) => ariaRole(node) === "tooltip" || Boolean(node.querySelector("[role=tooltip i]"));

/** Tell the tooltip that came only when a nameless control had been clicked: not everybody's pointer rests. */
function tellLateTooltip() {
  if (!latest || latest.kind !== "click" || !latest.witness || !isElement(latest.el) || !latest.el.isConnected) return;
  if (latest.witness.tooltip || latest.told.name || folded(latest.told.text)) return;
  const tooltip = tooltipThatAppeared(latest.el, isSaidTooltip);
  if (!tooltip) return;
  latest.witness = { ...latest.witness, tooltip, tooltip_by: "appeared" };
  tell({ t: "more", id: latest.id, end: latest.end, witness: latest.witness });
}

const LISTS = "[role=listbox i],[role=menu i],[role=tree i],[role=grid i]"; // what they say is theirs

const NEWS = "[aria-live]:not([aria-live=off i]),[role=log i],[role=status i],[role=alert i]"; // says what happened

function tooltipText(node) {
  if (node.closest(NEWS) || node.closest(LISTS) || node.querySelector(LISTS)) return null;
  if ((node.textContent || "").length > LONGEST_LIST || !isShown(node) || isForReaders(node) || node.querySelector(ALL_CONTROLS) || node.matches(ALL_CONTROLS)) return null;
  const text = folded(node.innerText);
  return text && text.length <= LONGEST_CAPTION && !isScale(text) ? text : null;
}

/** Whether a text is figures alone, with their units: the scale of a chart that is drawn anew. */
function isScale(text) {
  const words = text.split(" ");
  return words.length > 1 && words.every((word, n) => FIGURE.test(word) || (n > 0 && FIGURE.test(words[n - 1]) && UNIT.test(word)));
}

function isOutOfFlow(node, el) {
  for (let one = node, up = 0; isElement(one) && !one.contains(el) && up < 4; one = drawnIn(one), up += 1) {
    if (isPositioned(one) || ariaRole(one) === "tooltip" || isOnTop(one)) return true;
  }
  return false;
}

function gapBetween(one, other) {
  if (!other.width || !other.height) return Infinity;
  const x = Math.max(0, one.left - other.right, other.left - one.right);
  const y = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(x, y);
}

/** What the page shows of an element while the pointer rests on it, and how that was seen. */
function tooltipOf(el) {
  const appeared = tooltipThatAppeared(el);
  if (appeared) return { tooltip: appeared, tooltip_by: "appeared" };
  for (const one of referred(el, "aria-describedby")) {
    const text = ariaRole(one) === "tooltip" || (isShown(one) && isPositioned(one)) ? folded(contentText(one)) : "";
    if (text && text.length <= LONGEST_CAPTION) return { tooltip: text, tooltip_by: "aria-describedby" };
  }
  if (tooltips.has(el)) return { tooltip: tooltips.get(el), tooltip_by: "appeared" };
  const drawn = drawnTooltip(el) || nestedTooltip(el);
  if (drawn) return { tooltip: drawn, tooltip_by: "drawn" };
  for (let node = el, up = 0; isElement(node) && up < TITLE_LEVELS; node = parentOf(node), up += 1) {
    const title = folded(titleOf(node));
    if (title) return { tooltip: title.slice(0, LONGEST_CAPTION), tooltip_by: "title" };
  }
  return {};
}

const contentText = (el) => trimmed(new NameComputation().text(el, { depth: 0, inReference: true, inHidden: true }));

/** Text that a style sheet draws out of the flow before or after an element. */
function drawnTooltip(el) {
  for (const pseudo of ["::after", "::before"]) {
    const style = styleOf(el, pseudo);
    if (style.position !== "absolute" || style.visibility !== "visible" || style.display === "none" || style.opacity === "0") continue;
    const text = folded(drawnText(style.content));
    if (/\p{L}{2}/u.test(text) && text.length <= LONGEST_CAPTION) return text;
  }
  return null;
}

/** A text in an element or next to it that a style sheet shows while the pointer is there. */
function nestedTooltip(el) {
  if (!rested || rested.el !== el) return null;
  const box = el.getBoundingClientRect();
  const near = [...el.querySelectorAll("*"), ...(el.parentElement ? el.parentElement.children : [])].slice(0, MOST_APPEARED);
  for (const node of near) {
    if (node.contains(el) || !isPositioned(node) || wasSeen(node)) continue;
    const text = tooltipText(node);
    if (text && gapBetween(box, node.getBoundingClientRect()) <= BESIDE_PX) return text;
  }
  return null;
}
