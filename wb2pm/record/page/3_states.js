// In which state a control is: whether it is on, what is chosen, and whether a field holds
// another content than before. What a field holds is not told: its contents are numbered.

const ARIA_STATES = [["aria-checked", "checked"], ["aria-pressed", "pressed"], ["aria-selected", "selected"]];
const contentsHeld = new WeakMap(); // field -> the contents that it had, in their order

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
  const content = isField ? el.value : el.textContent;
  if (!content.trim()) return "content 0";
  const known = contentsHeld.get(el) || [];
  contentsHeld.set(el, known);
  if (!known.includes(content)) known.push(content);
  return `content ${known.indexOf(content) + 1}`;
}
