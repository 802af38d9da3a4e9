// The icon that an element without a name shows: what it says of itself, and what it draws.

const MOST_PARTS = 12;
const MOST_SHAPES = 40;
const MOST_DRAWN = 4000; // signs; what is drawn with more is a picture
const DRAWN = new Set(["i", "svg", "span", "em"]);
const HOLDING = new Set(["span", "em"]); // an icon, or something else of a button
const UNDRAWN = new Set(["defs", "clippath", "mask", "symbol", "pattern", "marker", "title", "desc", "metadata", "style"]);
const SHAPES = {
  path: ["d"], polygon: ["points"], polyline: ["points"], line: ["x1", "y1", "x2", "y2"],
  rect: ["x", "y", "width", "height", "rx"], circle: ["cx", "cy", "r"], ellipse: ["cx", "cy", "rx", "ry"],
};

function iconOf(el) {
  const parts = [el, ...el.querySelectorAll("*")].slice(0, MOST_PARTS);
  return { ...iconName(parts), icon_shape: iconShape(parts) };
}

/** The name of the icon that an element shows, or the class that has it. */
function iconName(parts) {
  for (const part of parts) {
    const { icon, lucide, feather } = part.dataset || {};
    const at = part.localName === "use" ? part.getAttribute("href") || part.getAttribute("xlink:href") : null;
    const name = icon || lucide || feather || at;
    if (name) return { icon: name.slice(0, LONGEST_CAPTION) };
  }
  const [word] = iconWords(parts[0]);
  if (word) return { icon: word.slice(0, LONGEST_CAPTION) };
  const classed = parts.filter((part) => DRAWN.has(part.localName) && part.getAttribute("class"));
  const drawn = classed.find((part) => !HOLDING.has(part.localName)) || classed[0];
  return drawn ? { icon_class: drawn.getAttribute("class").slice(0, LONGEST_CAPTION) } : {};
}

const ICON_WORD = /^[a-z][a-z0-9]+(?:_[a-z0-9]+)*$/;
const LEAST_LETTERS = 3;
const MOST_TEXTS = 60; // of an element; what has more is no control
const WIDEST_EM = 1.4;
const WIDEST_LETTER_EM = 0.35;
let pictures = new WeakMap(); // text -> { word, is }: whether it is one picture
if (document.fonts) document.fonts.addEventListener("loadingdone", () => { pictures = new WeakMap(); });

/**
 * Whether a font draws a word as one picture, as fonts of icons do: it is about as wide as high, and the
 * browser parts it evenly among letters that have no place of their own.
 */
function isIconWord(text) {
  const word = text.data.trim();
  if (word.length < LEAST_LETTERS || !ICON_WORD.test(word) || !text.parentElement) return false;
  const known = pictures.get(text);
  if (known && known.word === word) return known.is;
  const range = text.ownerDocument.createRange();
  const from = text.data.indexOf(word);
  const widths = [...word].map((_, at) => {
    range.setStart(text, from + at);
    range.setEnd(text, from + at + 1);
    return range.getBoundingClientRect().width;
  });
  const { offsetWidth } = text.parentElement;
  const scale = offsetWidth ? text.parentElement.getBoundingClientRect().width / offsetWidth : 1; // while it grows
  const size = parseFloat(styleOf(text.parentElement).fontSize) * scale;
  const whole = widths.reduce((sum, one) => sum + one, 0);
  if (!whole) return false; // not drawn yet, perhaps
  const isEven = widths.every((one) => Math.abs(one - widths[0]) < 0.1);
  const is = isEven && whole >= size / WIDEST_EM && whole <= size * WIDEST_EM && widths[0] <= size * WIDEST_LETTER_EM;
  pictures.set(text, { word, is });
  return is;
}

/** The words in an element that are drawn as pictures. */
function iconWords(el) {
  const words = [];
  const walker = document.createTreeWalker(el, NodeFilter.SHOW_TEXT);
  for (let n = 0; n < MOST_TEXTS && walker.nextNode(); n += 1) {
    if (isIconWord(walker.currentNode)) words.push(walker.currentNode.data.trim());
  }
  return words;
}

/** A text as people read it: without the words that are drawn as pictures. */
function withoutIcons(text, el) {
  if (!text || (el.textContent || "").length > LONGEST_LIST) return text;
  return iconWords(el).reduce((rest, word) => rest.replace(new RegExp(`(^|\\s)${word}(?=\\s|$)`), "$1"), text).trim();
}

/** A name without the words that styles put before or after a part and a font of icons draws as one picture. */
function withoutDrawn(name, el) {
  const text = el.textContent || "";
  const words = name.split(/\s+/).filter((word) => word.length >= LEAST_LETTERS && ICON_WORD.test(word) && !text.includes(word));
  if (!words.length) return name;
  const parts = [el, ...el.querySelectorAll("*")].slice(0, MOST_PARTS);
  const drawn = new Set(parts.flatMap((part) => ["::before", "::after"].filter((pseudo) => isNarrow(part, pseudo))
    .map((pseudo) => drawnText(styleOf(part, pseudo).content).trim())));
  return name.split(/\s+/).filter((word) => !words.includes(word) || !drawn.has(word)).join(" ");
}

/** Whether what styles draw in a part has no room for a word: it is about as wide as high. */
function isNarrow(part, pseudo) {
  const { width } = part.getBoundingClientRect();
  if (["absolute", "fixed"].includes(styleOf(part, pseudo).position)) return false; // beside it
  return width > 0 && width <= parseFloat(styleOf(part, pseudo).fontSize) * WIDEST_EM;
}

/**
 * A digest of what the first icon among the parts of an element draws: the places of its
 * lines, not their size on the screen, colour or class. `elements/icon_shapes.py` computes the same.
 */
function iconShape(parts) {
  const drawings = parts.map((part) => (part.localName === "svg" ? part : shadowOf(part) && shadowOf(part).querySelector("svg")));
  const icon = drawings.find((drawing) => drawing && isShown(drawing));
  const shapes = [];
  if (!icon || !addShapes(icon, shapes)) return null;
  const text = shapes.join(";");
  return text && text.length <= MOST_DRAWN ? fnv1a(text) : null;
}

/** Add what is drawn in a part of a drawing; false where more is drawn than lines, or too much. */
function addShapes(part, shapes) {
  for (const child of part.children) {
    const kind = child.localName.toLowerCase();
    if (UNDRAWN.has(kind)) continue;
    const places = SHAPES[kind];
    if (!places && kind !== "g") return false;
    const said = [...(places || []), "transform"].map((name) => child.getAttribute(name) || "");
    if (shapes.length >= MOST_SHAPES || said.some((one) => one.length > MOST_DRAWN)) return false;
    const transform = drawnSigns(said.pop()).join(" ");
    const shape = said.map((one) => drawnSigns(one || "0").join(" ")).join(",");
    if (places && isGround(kind, shape)) continue;
    if (places || transform) shapes.push(`${kind}(${transform})${shape}`);
    if (!places && !addShapes(child, shapes)) return false;
  }
  return true;
}

const NEXT_SIGN = /[ \t\r\n\f,()]*([a-z]|[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:e[-+]?[0-9]+)?)/iy;
const NEXT_FLAG = /[ \t\r\n\f,]*([01])/y;

/** The letters and numbers of a path or a transformation, each written one way. */
function drawnSigns(text) {
  const signs = [];
  let command = "";
  for (let at = 0, place = 0; at < text.length; ) {
    const isFlag = /a/i.test(command) && (place % 7 === 3 || place % 7 === 4); // of an arc: it may touch the next
    const next = isFlag ? NEXT_FLAG : NEXT_SIGN;
    next.lastIndex = at;
    const met = next.exec(text);
    if (!met) break;
    at = next.lastIndex;
    const isLetter = /[a-z]/i.test(met[1][0]);
    command = isLetter ? met[1] : command;
    place = isLetter ? 0 : place + 1;
    signs.push(isLetter ? met[1] : plainNumber(met[1]));
  }
  return signs;
}

/** A number without signs that change nothing: `+0.50` is `.5`. */
function plainNumber(number) {
  const cut = /^[^e]*\./i.test(number) ? number.replace(/\.?0*(?=$|e)/i, "") : number;
  const plain = cut.replace(/^\+/, "").replace(/^(-?)0+(?=[0-9.])/, "$1");
  return plain === "-0" || plain === "-" || plain === "" ? "0" : plain;
}

/** Whether a shape is the square that a whole icon stands on, which is seldom seen and often left out. */
function isGround(kind, shape) {
  if (kind === "rect") return /^0,0,([^,]+),\1,0$/.test(shape);
  const signs = shape.split(" ");
  const numbers = signs.filter((sign) => !/^[a-z]$/i.test(sign)).map((sign) => sign.replace("-", ""));
  const letters = signs.filter((sign) => /^[a-z]$/i.test(sign)).join("");
  return kind === "path" && /^m[hvl]*z?$/i.test(letters) && numbers.length > 3 && new Set(numbers.filter((one) => one !== "0")).size === 1;
}

/** FNV-1a of 32 bits, of ASCII. */
function fnv1a(text) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
