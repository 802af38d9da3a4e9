// Lists of options that the page draws: a box that shows what is chosen (role combobox),
// and elsewhere in the page, while it is open, a list of options, perhaps with a search field.

const HELD_IN_LIST = new Set(["textbox", "searchbox"]);

/** The select that a drawn list stands for: hidden, right before it. */
function selectBehind(el, role) {
  if (role !== "combobox" || el.tagName === "SELECT" || isFilledIn(el)) return null;
  for (let node = el, up = 0; isElement(node) && up < 4; node = parentOf(node), up += 1) {
    const before = node.previousElementSibling;
    if (before && before.tagName === "SELECT" && isOutOfSight(before)) return before;
  }
  return null;
}

function isOutOfSight(el) {
  const box = el.getBoundingClientRect();
  return el.getAttribute("aria-hidden") === "true" || box.width <= 1 || box.height <= 1;
}

/** The drawn list that a part of it shows the choice of: an option in no list of options is what was chosen. */
function drawnListAround(el) {
  if (roleOf(el) === "option") {
    const around = el.closest('[role="combobox"],[role="listbox"]');
    return around && around.getAttribute("role") === "combobox" && !isFilledIn(around) ? around : null;
  }
  if (!HELD_IN_LIST.has(roleOf(el))) return null;
  const list = el.closest('[role="combobox"]');
  if (!list || list === el) return null;
  return !isFilledIn(el) || selectBehind(list, "combobox") ? list : null;
}

/** The drawn list that opened a list of options. */
function openerOf(options) {
  if (!options || !options.id) return null;
  const boxes = Array.from(options.getRootNode().querySelectorAll('[role="combobox"]'));
  return boxes.find((box) => !isFilledIn(box) && controlledBy(box).includes(options.id)) || null;
}

const controlledBy = (el) =>
  ["aria-controls", "aria-owns"].flatMap((name) => (el.getAttribute(name) || "").split(/\s+/)).filter(Boolean);

/** The drawn list whose options a field searches. */
function listSearchedBy(field) {
  const root = field.getRootNode();
  const around = field.closest('[role="combobox"]');
  if (around && selectBehind(around, "combobox")) return around;
  const options = controlledBy(field).map((id) => root.getElementById && root.getElementById(id));
  return openerOf(options.find((node) => node && node.getAttribute("role") === "listbox"));
}

/** What choosing an option is: which list it is chosen in, and the option's text. */
function choiceOf(option) {
  const list = option && openerOf(option.closest('[role="listbox"]'));
  const text = list && folded(shownText(option));
  return text ? { list, more: { about: told(list, option), option: text, value: text } } : null;
}

/** The option under the pointer. */
const choiceAt = (el) => choiceOf(el.closest('[role="option"]'));

/** The option that Enter chooses. */
function choiceByKey(el) {
  const id = el.getAttribute("aria-activedescendant");
  const root = el.getRootNode();
  return id && root.getElementById ? choiceOf(root.getElementById(id)) : null;
}
