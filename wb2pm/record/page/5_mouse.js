// The mouse: clicks, double clicks, right clicks, drags, and what a click changes.

const MOVED_PX = 6;
const DOUBLE_CLICK_MS = 600;
const CHANGED_MS = 1500;
const AT_ONCE_MS = 100;
let down = null; // the button that is held
let lastClick = null;

/** The element that an event is about, in a closed shadow root too, which does not tell it. */
const innermost = (event) => {
  let [el] = event.composedPath();
  if (!isElement(el)) return document.documentElement;
  for (let root = closedRoots.get(el); root; root = closedRoots.get(el)) {
    const inner = event instanceof MouseEvent ? root.elementFromPoint(event.clientX, event.clientY) : root.activeElement;
    if (!inner || inner.getRootNode() !== root) break;
    el = inner;
  }
  return el;
};

const spot = (event) => {
  const inner = documentOffset(window);
  const { x, y } = corner();
  return { x: round(event.clientX + inner.x + x), y: round(event.clientY + inner.y + y) };
};

const held = (event) =>
  ["ctrlKey", "altKey", "shiftKey", "metaKey"].filter((key) => event[key]).map((key) => key.slice(0, -3));

const isList = (el) => el.tagName === "SELECT" && !el.multiple && el.size <= 1;
const WITH_BARS = new Set(["auto", "scroll"]);

/** Whether the pointer is on a bar that an element scrolls by: a text may reach beyond its element, too. */
function isOnScrollbar(el, event) {
  if (event.target !== el || el.clientWidth <= 0) return false;
  const { overflowX, overflowY } = styleOf(el);
  const isPage = el === document.documentElement; // which scrolls whatever its style says
  const besides = event.offsetX > el.clientWidth && el.scrollHeight > el.clientHeight && (isPage || WITH_BARS.has(overflowY));
  return besides || (event.offsetY > el.clientHeight && el.scrollWidth > el.clientWidth && (isPage || WITH_BARS.has(overflowX)));
}

// A page that prevents what `pointerdown` does by default gets no mouse events for it.
on("pointerdown", (event) => {
  if (event.pointerType === "mouse") putDown(event);
});
on("mousedown", (event) => {
  if (!down || !down.pointed || down.heard) putDown(event);
  down.heard = true;
});
on("pointerup", (event) => {
  if (down && down.pointed && !down.heard) lift(event);
});
on("mouseup", lift);

function putDown(event) {
  endTyping(event);
  endScrolling();
  learnCorner(event);
  const raw = innermost(event);
  const el = controlOf(raw);
  down = { el, raw, at: at(event), from: spot(event), button: event.button, screen: look(raw, el), stood: before(raw, false), about: told(el, null, raw), pointed: event.type === "pointerdown" };
  if (isOnScrollbar(raw, event)) {
    down.scrollbar = true;
    expectScroll(at(event), spot(event), down.screen);
  } else if (event.button === 2) sendClick("right_click", event);
  else if (isList(el)) sendClick("click", event); // its popup swallows the release
}

function lift(event) {
  if (!down || down.sent || down.scrollbar || down.taken || event.button > 1) {
    if (down && down.scrollbar) endScrolling();
    down = null;
    return;
  }
  const to = controlOf(innermost(event));
  const here = spot(event);
  const moved = Math.hypot(here.x - down.from.x, here.y - down.from.y) > MOVED_PX;
  const chosen = String(window.getSelection() || "");
  const plain = to === down.el && (CONTROL_TAGS.has(to.tagName) || !chosen);
  if (moved && !plain) {
    act("drag", down.el, event, { ...begunBy(down), about: down.about, ...down.from, to: describe(to), to_x: here.x, to_y: here.y, selection: chosen || null });
  } else if (event.detail > 1 && isSameClick(event)) {
    lastClick.clicks = event.detail;
    add(lastClick, event, { kind: "double_click", clicks: event.detail });
  } else sendClick("click", event);
  down = null;
}

const begunBy = (press) => ({ since: press.at, screen: press.screen, raw: describeRaw(press.raw) });
const isSameClick = (event) =>
  lastClick && lastClick.raw === down.raw && lastClick === latest && at(event) - lastClick.ended < DOUBLE_CLICK_MS;

function sendClick(kind, event) {
  const choice = kind === "click" ? choiceAt(down.raw) : null;
  const [what, el, more] = choice ? ["select", choice.list, choice.more] : [kind, down.el, { about: down.about }];
  const action = act(what, el, event, {
    ...begunBy(down), ...down.from, button: event.button, modifiers: held(event), ...more,
  });
  lastClick = Object.assign(action, { raw: down.raw, ended: at(event) });
  if (kind === "click" && !choice) awaitOutcome(action, event, down.stood);
  down.sent = true;
}

/** The element under the pointer as WONDERBREAD tells it: not the control around it. */
function describeRaw(raw) {
  return {
    xpath: pathOf(raw), label: raw.getAttribute("aria-label") || raw.getAttribute("aria-labelledby"),
    type: raw.getAttribute("type"), placeholder: raw.getAttribute("placeholder"),
    role: raw.getAttribute("role"), tag: raw.tagName.toLowerCase(), text: shownText(raw),
    value: heldBy(raw), box: boxOf(raw),
  };
}

on("drop", (event) => {
  if (!down || down.taken) return;
  const here = spot(event);
  const to = innermost(event);
  act("drag", down.el, event, { ...begunBy(down), about: down.about, ...down.from, to: describe(to), to_x: here.x, to_y: here.y });
  down.taken = true;
});
on("dragend", () => { down = null; });

/** The action that a change of a control goes back to, if there is one. */
function causeOfChange(el, event) {
  if (!latest || at(event) - latest.at > CHANGED_MS) return null;
  const near = latest.el === el || (isElement(latest.el) && el.contains(latest.el));
  const sameGroup = el.type === "radio" && latest.el && latest.el.type === "radio" && latest.el.name === el.name;
  return near || sameGroup || isBehind(el, event) ? latest : null;
}

/** Whether a box changes by itself for the drawn one that was just worked: it is kept for the form alone. */
const isBehind = (el, event) =>
  isElement(latest.el) && latest.el !== el && latest.el.tagName !== "INPUT" && latest.el.matches(BOXES) && at(event) - latest.end <= AT_ONCE_MS;

/** Whether a box is that of an option which was just chosen in a drawn list, and changes with it. */
function isOfChoice(el, event) {
  if (!latest || latest.kind !== "select" || !el.matches(BOXES) || at(event) - latest.end > AT_ONCE_MS) return false;
  const choice = choiceAt(el);
  return choice !== null && choice.list === latest.el;
}

on("change", (event) => {
  const el = innermost(event);
  if (!isElement(el) || !isByPerson(event, el)) return;
  let change = null;
  if (el.tagName === "SELECT") change = chosenIn(el);
  else if (el.type === "checkbox" || el.type === "radio") change = { kind: "check", checked: el.checked };
  else if (el.type === "file") change = { kind: "upload", value: [...el.files].map((one) => one.name).join(", ") };
  if (!change) return endTyping(event);
  if (isOfChoice(el, event)) return add(latest, event, { checked: el.checked });
  const list = el.tagName === "SELECT" && latest && latest.el === el ? latest : null; // a list may stay open long
  const cause = list || causeOfChange(el, event);
  const about = cause && (cause.el === el || isBehind(el, event)) ? {} : told(el);
  if (change.option && !isSecret(el)) about.witness = { ...(about.witness || cause.witness), option: { role: "option", name: change.option } };
  if (!cause) return act(change.kind, el, event, { about, ...change });
  add(cause, event, { ...about, ...change });
}, true);

function chosenIn(el) {
  const texts = [...el.selectedOptions].map((option) => folded(option.label || option.text));
  const secret = secretKind(el);
  if (secret) return { kind: "select", value: null, option: MASKS[secret] };
  return { kind: "select", value: el.value, option: texts.join(", ") };
}
