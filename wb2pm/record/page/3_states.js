// In which state a control is: whether it is on, what is chosen, and whether a field holds
// another content than before. What a field holds is not told: its contents are numbered.

const ARIA_STATES = [["aria-checked", "checked"], ["aria-pressed", "pressed"], ["aria-selected", "selected"]];
const contentsHeld = new WeakMap(); // field -> the contents that it had, in their order
const contentsCalled = new Map(); // the same by what the page calls it: fields are drawn anew

function stateOf(el) {
  if (el.tagName === "INPUT" && (el.type === "checkbox" || el.type === "radio")) return el.indeterminate ? "mixed" : turned(el.checked, "checked");
  if (el.tagName === "SELECT") return isSecret(el) ? null : folded([...el.selectedOptions].map((one) => one.label).join(", ")).slice(0, 100);
  for (const [name, state] of ARIA_STATES) {
    const stated = el.getAttribute(name);
    if (stated === "mixed") return "mixed";
    if (stated === "true" || stated === "false") return turned(stated === "true", state);
  }
  return isSecret(el) ? null : numberedContent(el);
}

const turned = (isOn, state) => (isOn ? state : `not ${state}`);

function numberedContent(el) {
  const isField = el.tagName === "TEXTAREA" || (el.tagName === "INPUT" && WRITABLE_TYPES.has(el.type) && el.type !== "password");
  if (!isField && (!isEditable(el) || isEditable(parentOf(el)))) return null;
  if (isField && (el.readOnly || el.matches(":disabled"))) return null; // the page writes there, and nobody else
  const content = isField ? el.value : el.textContent;
  if (!content.trim()) return "content 0";
  const called = calledOnce(el);
  const known = contentsHeld.get(el) || (called && contentsCalled.get(called)) || [];
  contentsHeld.set(el, known);
  if (called) contentsCalled.set(called, known);
  if (!known.includes(content)) known.push(content);
  return `content ${known.indexOf(content) + 1}`;
}

/** What no other field of the page is called: its id, or its name in its form. */
function calledOnce(el) {
  const root = el.getRootNode();
  if (el.id) return root === document && document.getElementById(el.id) === el ? `#${el.id}` : null;
  const form = el.name && root === document ? el.form : null;
  return form && form.id && form.elements.namedItem(el.name) === el ? `#${form.id} ${el.name}` : null;
}
