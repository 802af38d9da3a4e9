// The page's source: what stands in it, with every secret field emptied, and what its
// style sheets say of hiding and drawing, wherever they come from.

const TELLING_STYLES = ["display", "visibility", "content", "content-visibility", "position", "float"];
const sheetTexts = new WeakMap(); // sheet -> how many rules it had, what they tell

/** The source; frames and shadow roots are not in it. `mark` may change the copy of each element. */
function pageSource(mark = null) {
  const original = ROOT.document.documentElement;
  if (!original) return null;
  const copy = original.cloneNode(true);
  const copies = [copy, ...copy.querySelectorAll("*")];
  [original, ...original.querySelectorAll("*")].forEach((el, place) => {
    const own = copies[place];
    if (mark) mark(el, own);
    if (FIELD_TAGS.has(el.tagName) ? isSecret(el) : secretKinds.has(el)) empty(own);
    if (el.localName === "link" && el.sheet) own.after(...styleElements(el.sheet));
    else if (el.localName === "style" && el.sheet && !folded(el.textContent)) own.textContent = tellingRules(el.sheet);
  });
  for (const sheet of ROOT.document.adoptedStyleSheets || []) (copy.querySelector("head") || copy).append(...styleElements(sheet));
  return copy.outerHTML;
}

function empty(field) {
  field.removeAttribute("value");
  if (field.tagName === "TEXTAREA" || !FIELD_TAGS.has(field.tagName)) field.textContent = "";
  field.querySelectorAll("option").forEach((option) => option.removeAttribute("selected"));
}

function styleElements(sheet) {
  const text = sheet.disabled ? "" : tellingRules(sheet);
  if (!text) return [];
  const element = ROOT.document.createElement("style");
  element.textContent = text;
  return [element];
}

/** The rules of a sheet that say how elements are shown; none of a sheet that may not be read. */
function tellingRules(sheet) {
  try {
    if (sheet.media.length && !ROOT.matchMedia(sheet.media.mediaText).matches) return "";
    const known = sheetTexts.get(sheet);
    if (known && known.rules === sheet.cssRules.length) return known.text;
    const text = toldBy(sheet.cssRules);
    sheetTexts.set(sheet, { rules: sheet.cssRules.length, text });
    return text;
  } catch {
    return "";
  }
}

function toldBy(rules) {
  let text = "";
  for (const rule of rules) {
    if (rule.styleSheet) text += tellingRules(rule.styleSheet);
    else if (rule.selectorText && rule.style) text += declared(rule);
    else if (rule.media && rule.cssRules) text += ROOT.matchMedia(rule.media.mediaText).matches ? toldBy(rule.cssRules) : "";
    else if (rule.cssRules && "name" in rule && rule.cssText.startsWith("@layer")) text += `@layer{${toldBy(rule.cssRules)}}`;
    else if (rule.cssRules && rule.conditionText && rule.cssText.startsWith("@supports")) text += CSS.supports(rule.conditionText) ? toldBy(rule.cssRules) : "";
  }
  return text;
}

function declared({ selectorText, style }) {
  const said = TELLING_STYLES.filter((name) => style.getPropertyValue(name)).map((name) => {
    const priority = style.getPropertyPriority(name);
    return `${name}:${style.getPropertyValue(name)}${priority && `!${priority}`}`;
  });
  return said.length ? `${selectorText}{${said.join(";")}}` : "";
}
