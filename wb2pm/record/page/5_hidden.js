// Fields that hide what is typed: by a style, a font of dots, a script that puts dots in its
// place, or a shadow root that nobody can look into. What they hold is told to the recorder,
// which keeps it in mind only to strike it out of all that it writes.

const learnt = new WeakMap(); // field -> what was told that it holds
const entered = new WeakMap(); // field -> what was typed in it, whatever it shows
const fieldNames = new WeakMap();
const toldInClear = new WeakMap(); // what something was done to -> ids of what was told of it
const stylesSeen = new WeakSet();
const unseen = new WeakSet(); // hosts of shadow roots that are not known, in which something was typed
const hidingFonts = new Map();
const HOSTS = /^(?:article|aside|blockquote|div|footer|h[1-6]|header|main|nav|p|section|span)$/; // DOM 4.9, attachShadow
const GLYPHS = ["a", "W", "8", "i"];
let fieldsNamed = 0;

function nameForRecorder(field) {
  if (!fieldNames.has(field)) {
    fieldsNamed += 1;
    fieldNames.set(field, `${FRAME}-f${fieldsNamed}`);
  }
  return fieldNames.get(field);
}

/** Draw what a secret field holds as dots, so that no picture shows it, and tell it. */
function hideOnPictures(el, done = false) {
  const kind = secretKinds.get(el) || (FIELD_TAGS.has(el.tagName) ? secretKind(el) : null);
  if (!kind) return;
  if (el.tagName === "SELECT") return el.style.setProperty("color", "transparent", "important");
  el.style.setProperty("-webkit-text-security", "disc", "important");
  const text = secretText(el);
  const actions = toldInClear.get(el) || [];
  if (!done && text === (learnt.get(el) || "") && !actions.length) return;
  learnt.set(el, text);
  toldInClear.delete(el);
  tellSecret(el, kind, text, { done, actions });
}

function tellSecret(el, kind, text, more = {}) {
  tell({ t: "secret", field: nameForRecorder(el), kind, text: text.slice(0, 10000), ...more });
}

/** What a secret field holds, not what stands there for it. */
function secretText(el) {
  const typed = entered.get(el) || "";
  if (unseen.has(el)) return typed;
  const shown = FIELD_TAGS.has(el.tagName) ? el.value || "" : el.textContent;
  return typed.length === shown.length && isDots(shown, typed) ? typed : shown;
}

/** From now on a field is secret; what was told of it was not to be told. */
function becomeSecret(field, kind) {
  secretKinds.set(field, kind);
  if (!FIELD_TAGS.has(field.tagName)) areEditorsSecret = true;
  if (typing && typing.field === field) Object.assign(typing, { secret: kind, keys: [], typed: "", before: null });
  heldBefore.delete(field);
  hideOnPictures(field);
}

/** See whether a field is drawn so that nobody can read it. */
function noticeStyle(field) {
  stylesSeen.add(field);
  if (isSecret(field)) return;
  const style = styleOf(field);
  const hides = style.webkitTextSecurity && style.webkitTextSecurity !== "none";
  if (hides || isHidingFont(style)) becomeSecret(field, "password");
}

/** Once for each field, while the screen is looked at. */
function noticeOnce(field) {
  if (!stylesSeen.has(field)) noticeStyle(field);
  hideOnPictures(field);
}

/** Whether a font draws all letters alike. */
function isHidingFont({ fontFamily }) {
  if (hidingFonts.has(fontFamily)) return hidingFonts.get(fontFamily);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [24, 24];
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  if (!drawing) return false;
  const drawn = GLYPHS.map((glyph) => {
    drawing.clearRect(0, 0, 24, 24);
    drawing.font = `16px ${fontFamily}`;
    drawing.fillText(glyph, 2, 18);
    return String(drawing.getImageData(0, 0, 24, 24).data);
  });
  const hides = /[1-9]/.test(drawn[0]) && drawn.every((one) => one === drawn[0]);
  if (document.fonts.status === "loaded") hidingFonts.set(fontFamily, hides);
  return hides;
}

/** Note what is typed where: a script may put dots in its place at once. */
function noteEntered(field, { inputType, data }) {
  if (unseen.has(field)) {
    const text = entered.get(field) || "";
    entered.set(field, /^delete/.test(inputType) ? text.slice(0, -1) : text + (data || ""));
    return;
  }
  if (typeof field.selectionStart !== "number") return;
  const shown = field.value;
  const known = entered.get(field);
  const text = known !== undefined && known.length === shown.length ? known : shown;
  let [from, to] = [field.selectionStart, field.selectionEnd];
  if (/^delete/.test(inputType) && from === to) [from, to] = /Forward/.test(inputType) ? [from, to + 1] : [Math.max(0, from - 1), to];
  if (/^(?:insert|delete)/.test(inputType)) entered.set(field, text.slice(0, from) + (data || "") + text.slice(to));
}

/** Whether one sign stands where letters and digits were typed; the last may still show. */
function isDots(shown, typed) {
  const [sign] = shown;
  if (!sign || /[\p{L}\p{N}\s]/u.test(sign)) return false;
  let dots = 0;
  for (let place = 0; place < shown.length; place += 1) {
    if (shown[place] === sign) dots += /[\p{L}\p{N}]/u.test(typed[place]) ? 1 : 0;
    else if (place < shown.length - 1 || shown[place] !== typed[place]) return false;
  }
  return dots > 0;
}

/** See whether a script has put dots in the place of what was typed. */
function noticeDots(field) {
  const typed = entered.get(field);
  if (!typed || unseen.has(field) || secretKinds.has(field) || field.value === typed) return;
  if (field.value.length === typed.length && isDots(field.value, typed)) becomeSecret(field, "password");
}

let dotsAwaited = null;
function awaitDots(field) {
  if (dotsAwaited || secretKinds.has(field)) return;
  dotsAwaited = setTimeout(() => {
    dotsAwaited = null;
    noticeDots(field);
  }, 0);
}

/**
 * Whether the focus is in something that cannot be looked into: in the shadow root of an
 * element that could not have it itself. What is typed there may be a password.
 */
function takesUnseen(el) {
  if (unseen.has(el)) return true;
  if (shadowOf(el) || isEditable(el) || el.hasAttribute("tabindex") || el.getRootNode().activeElement !== el) return false;
  if (!el.localName.includes("-") && !HOSTS.test(el.localName)) return false;
  if (el.scrollHeight > el.clientHeight && /auto|scroll/.test(styleOf(el).overflowY)) return false; // it scrolls by keys
  noteUnseen(el);
  return true;
}

function noteUnseen(el) {
  unseen.add(el);
  becomeSecret(el, "password");
}

/** What is typed in: a field, or what hides one. */
const typedIn = (el) => fieldOf(el) || (takesUnseen(el) ? el : null);
