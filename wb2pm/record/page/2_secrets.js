// Fields whose content is secret: by what they are, what they are for, and whether what is
// typed in them is hidden. What they hold is told to strike it out; nothing else tells it.

const SECRET_WORDS = /(?:^|\s)(?:cc-[\w-]+|one-time-code|current-password|new-password)(?:\s|$)/i;
const SECRET_FIELDS =
  "input[type=password i],[autocomplete*='cc-' i],[autocomplete*='one-time-code' i],[autocomplete*='-password' i]:not([role=combobox i])";
const FIELD_TAGS = new Set(["INPUT", "TEXTAREA", "SELECT"]);
const MASKS = { password: "[password]", card: "[card]", code: "[code]", token: "[token]" };
const secretKinds = new WeakMap(); // what was found to be secret stays so: "show password" turns the type into text
let areEditorsSecret = false;

/** Which kind of secret a field holds, or what it is part of; null for none. */
function secretKind(el) {
  const known = secretKinds.get(el);
  if (known) return known;
  if (FIELD_TAGS.has(el.tagName)) {
    const kind = statedKind(el);
    if (kind) secretKinds.set(el, kind);
    return kind;
  }
  if (!areEditorsSecret) return null;
  for (let node = parentOf(el); node; node = parentOf(node)) if (secretKinds.has(node)) return secretKinds.get(node);
  return null;
}

function statedKind(field) {
  if (field.tagName === "INPUT" && field.type === "password") return "password";
  const purpose = field.getAttribute("autocomplete") || "";
  if (!SECRET_WORDS.test(purpose)) return null;
  if (/one-time-code/i.test(purpose)) return "code";
  if (/cc-/i.test(purpose)) return "card";
  return offersEntries(field) ? null : "password";
}

/** Whether a field offers what may be entered (WAI-ARIA 1.2, combobox), which no password is:
 *  pages ask for `new-password` there to keep a browser's own suggestions away. */
const offersEntries = (field) => /^combobox$/i.test(field.getAttribute("role") || "");

const isSecret = (el) => secretKind(el) !== null;
