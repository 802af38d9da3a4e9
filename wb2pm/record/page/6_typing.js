// The keyboard: what is typed in a field, and keys with a meaning of their own.

const WRITABLE_TYPES = new Set([
  "text", "search", "email", "tel", "url", "password", "number", "date", "time", "datetime-local",
  "month", "week", "color", "range",
]);
const PICKED_TYPES = new Set(["number", "date", "time", "datetime-local", "month", "week", "color", "range"]);
const MODIFIERS = new Set(["Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock", "NumLock", "Fn"]);
const EDITING = new Set(["Backspace", "Delete"]);
const MOVING = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);
const UNKNOWN_KEYS = new Set(["Process", "Unidentified", "Dead"]);
const CLIPBOARD_MS = 1000;
let typing = null;
let lastTypedIn = null;
const heldBefore = new WeakMap();

function fieldOf(el) {
  const control = isEditable(el) ? controlOf(el) : el;
  if (control.tagName === "TEXTAREA" || isEditable(control)) return control;
  return control.tagName === "INPUT" && WRITABLE_TYPES.has(control.type) ? control : null;
}
const hasLines = (field) => field.tagName === "TEXTAREA" || isEditable(field);
const contentIn = (field) => (isSecret(field) ? null : isEditable(field) ? field.innerText.replace(/\n$/, "") : field.value);

on("focusin", (event) => {
  const field = fieldOf(innermost(event));
  if (!field) return;
  noticeStyle(field);
  hideOnPictures(field);
  heldBefore.set(field, contentIn(field));
  placeholderOf(field); // before a letter takes its place
});
on("focusout", (event) => endTyping(event));

/** A host in which something is typed though no field is known there: what was pressed before is part of it. */
function unseenSince(el) {
  if (isEditable(el) || FIELD_TAGS.has(el.tagName) || shadowOf(el) || el.editContext || document.designMode === "on") return null;
  const begun = latest && latest.kind === "press" && latest.el === controlOf(el) && [...(latest.key || "")].length === 1 ? latest : null;
  noteUnseen(el);
  if (!begun) return el;
  beginTyping(el, null, { action: begun, changed: true });
  add(begun, null, { kind: "type", value: MASKS.password, keys: [], secret: "password" });
  return el;
}

function beginTyping(field, event, more = {}) {
  if (typing && typing.field === field) return;
  endTyping(event);
  endScrolling();
  noticeStyle(field);
  const before = contentIn(field);
  const secret = secretKind(field);
  typing = { field, before, secret, keys: [], typed: "", action: null, since: at(event), screen: look(), ...more };
}

/** Tell what stands in the field now. The first word of it is told with the screen before. */
function tellTyping(event, done = false) {
  const { field, secret } = typing;
  const more = { before: typing.before, keys: typing.keys, secret };
  if (secret) Object.assign(more, { value: MASKS[secret], before: null, keys: [], typed: null });
  else {
    const value = contentIn(field);
    const elsewhere = typing.emptied || (value === "" && typing.moved);
    Object.assign(more, { value: elsewhere ? typing.typed : value, typed: typing.typed });
  }
  if (typing.action && done && !typing.changed) return;
  typing.changed = false;
  if (typing.action) return add(typing.action, event, more);
  const list = listSearchedBy(field);
  if (list) more.about = told(list);
  typing.action = act("type", field, event, { since: typing.since, screen: typing.screen, kind_of_field: field.type || null, ...more });
}

function endTyping(event) {
  if (!typing) return;
  const { field, keys } = typing;
  noticeEmptied(field);
  lastTypedIn = field;
  noticeDots(field);
  if (typing.action || keys.length) tellTyping(event, true);
  hideOnPictures(field, true);
  if (unseen.has(field)) entered.delete(field);
  heldBefore.set(field, contentIn(field));
  typing = null;
}

on("beforeinput", (event) => {
  const el = innermost(event);
  const field = typedIn(el) || unseenSince(el);
  if (field) noteEntered(field, event);
  if (!field || /Paste|Drop|ByCut|historyU|historyR/.test(event.inputType)) return;
  hideOnPictures(field);
  noticeEmptied(field);
  beginTyping(field, event);
});

/** Editors that draw what is typed take it out of their field, at once or a moment later: it is kept elsewhere. */
function noticeEmptied(field) {
  if (typing && typing.field === field && typing.held && contentIn(field) === "") typing.emptied = true;
}

on("input", (event) => {
  const field = typedIn(innermost(event));
  if (field) hideOnPictures(field);
  if (!field || !isByPerson(event, field)) return;
  awaitDots(field);
  const kind = event.inputType || "";
  if (/Paste|Drop|ByCut|historyU|historyR/.test(kind)) return changedAtOnce(field, event);
  if (!typing || typing.field !== field) {
    const press = down && down.el === field ? down : null;
    const more = { before: heldBefore.get(field) ?? null };
    if (press) {
      press.taken = true;
      Object.assign(more, { since: press.at, screen: press.screen });
    }
    beginTyping(field, event, more);
    if (!press && latest && latest.el === field && latest.kind === "click" && PICKED_TYPES.has(field.type)) {
      typing.action = latest; // chosen in what the click opened
      add(latest, event, { kind: "type" });
    }
  }
  if (event.data && /^insert/.test(kind)) typing.typed += event.data;
  if (/LineBreak|Paragraph/.test(kind)) typing.typed += "\n";
  typing.changed = true;
  const held = contentIn(field);
  typing.held = typing.typed && held;
  typing.moved = Boolean(typing.typed) && held === "" && !/^delete/.test(kind); // editors that empty their field
  tellTyping(event);
}, true);

/** Paste, drop, cut, undo: tell what the field holds afterwards. */
function changedAtOnce(field, event) {
  const value = contentIn(field);
  if (latest && latest.el === field && ["paste", "copy", "press", "drag"].includes(latest.kind) && at(event) - latest.at < CLIPBOARD_MS) {
    add(latest, event, { after: value });
  } else {
    endTyping(event);
    act("type", field, event, { before: heldBefore.get(field) ?? null, value: isSecret(field) ? MASKS[secretKind(field)] : value, keys: [], typed: null, secret: secretKind(field) });
  }
  heldBefore.set(field, value);
}

on("keydown", (event) => {
  const key = event.key;
  if (!key || MODIFIERS.has(key) || UNKNOWN_KEYS.has(key) || event.isComposing) return;
  const el = innermost(event);
  const field = typedIn(el);
  const shortcut = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState("AltGraph");
  if (field && !shortcut) {
    hideOnPictures(field);
    const writes = [...key].length === 1 || EDITING.has(key) || (key === "Enter" && hasLines(field) && !event.shiftKey);
    if (writes || (typing && typing.field === field && MOVING.has(key))) {
      beginTyping(field, event);
      if (!typing.secret) typing.keys.push(key);
      typing.changed = true;
      const kept = typing.emptied || typing.moved; // what is erased there is in no field
      if (key === "Backspace" && kept) typing.typed = [...typing.typed].slice(0, -1).join("");
      if (key === "Enter") expectLine(event, field);
      return;
    }
  }
  press(key, el, field, shortcut, event);
});

/** Enter in a field of several lines begins a line, unless the page does something else with it. */
function expectLine(event, field) {
  const { keys } = typing;
  const before = contentIn(field);
  const screen = look();
  const about = told(field); // the page may take it away
  const begun = typing;
  setTimeout(() => {
    if (contentIn(field) !== before && contentIn(field) !== "") return;
    const last = keys.lastIndexOf("Enter");
    if (last >= 0) keys.splice(last, 1);
    if (typing === begun) {
      if (begun.action && before !== null) add(begun.action, event, { value: before, keys });
      if (!begun.action && !keys.length) typing = null;
      else {
        heldBefore.set(field, contentIn(field));
        typing = null;
      }
    }
    act("press", field, event, { screen, about, keys: ["Enter"], modifiers: [] });
  }, 0);
}

function press(key, el, field, shortcut, event) {
  if (event.repeat && latest && latest.kind === "press" && latest.key === key) {
    latest.repeats = (latest.repeats || 1) + 1;
    return add(latest, event, { repeats: latest.repeats });
  }
  endTyping(event);
  endScrolling();
  const control = controlOf(el);
  const inList = isList(control) && key !== "Tab" && !shortcut;
  if (inList && latest && latest.el === control && latest.listKeys) {
    latest.listKeys.push(key);
    return add(latest, event, { keys: latest.listKeys });
  }
  if (shortcut && isSecret(el) && [...key].length === 1 && !/^[acvxzy]$/i.test(key)) return;
  const works = (key === "Enter" || (key === " " && !field)) && !shortcut;
  const choice = key === "Enter" && works ? choiceByKey(el) : null;
  if (choice) return act("select", choice.list, event, { keys: [key], modifiers: [], ...choice.more });
  const stood = works ? before(control, true) : null;
  const action = act("press", control, event, { keys: [key], modifiers: held(event), screen: look(control) });
  action.key = key;
  if (works) awaitOutcome(action, event, stood);
  else if (opener && key !== "Tab") opener.keys.push(action);
  if (inList) action.listKeys = [key];
}

for (const kind of ["copy", "cut", "paste"]) {
  on(kind, (event) => {
    const el = innermost(event);
    const secret = takesUnseen(el) ? secretKind(el) : secretKind(controlOf(el));
    const selected = kind === "paste" ? event.clipboardData && event.clipboardData.getData("text/plain") : selectedText(el);
    if (secret && selected) tellSecret(el, secret, selected);
    const more = { kind: kind === "paste" ? "paste" : "copy", cut: kind === "cut", value: secret ? MASKS[secret] : selected || "", secret };
    const byKey = latest && latest.kind === "press" && at(event) - latest.at < CLIPBOARD_MS && /^[cvx]$|Insert|Delete/i.test(latest.key || "");
    if (byKey) add(latest, event, more);
    else {
      endTyping(event);
      act(more.kind, controlOf(el), event, more);
    }
  });
}

function selectedText(el) {
  if (typeof el.selectionStart === "number") return el.value.slice(el.selectionStart, el.selectionEnd);
  return String(window.getSelection() || "");
}
