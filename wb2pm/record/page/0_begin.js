// The part of the recorder that runs in every frame of every page. `TOKEN`,
// `KEEP_HTML` and `SCRIPTED` are set in front of it.

const BINDING = `__wb2pm_${TOKEN}`;
const LOOK = `${BINDING}_look`;
const SEND = window[BINDING];
if (typeof SEND !== "function" || window[LOOK]) return;
Object.defineProperty(window, BINDING, { enumerable: false });

// Libraries give the types of the language other methods: arrays a `toJSON` (Prototype up to 1.6),
// `Array.from` one argument (Prototype), `Event` a meaning of their own (MooTools).
const PageEvent = window.Event;
const TAUGHT = [Object, Array, String, Number, Boolean].map((type) => type.prototype);

/** Do something as if the page had taught its types nothing: what crosses over is JSON, too. */
function untaught(work) {
  const taken = [];
  for (const type of TAUGHT) {
    const taught = Object.getOwnPropertyDescriptor(type, "toJSON");
    if (taught && taught.configurable && delete type.toJSON) taken.push([type, taught]);
  }
  try {
    return work();
  } finally {
    for (const [type, taught] of taken) Object.defineProperty(type, "toJSON", taught);
  }
}

const asJson = (value) => untaught(() => JSON.stringify(value));
const send = (message) => untaught(() => SEND(JSON.stringify(message)));

const FRAME = Math.random().toString(36).slice(2, 10) + Math.random().toString(36).slice(2, 6);

/** The outermost frame that this one can see into: it tells the screen. */
const ROOT = (() => {
  let win = window;
  try {
    while (win !== win.parent && win.parent.document && win.parent.document.body !== undefined) win = win.parent;
  } catch { /* the parent is of another origin */ }
  return win;
})();

const listeners = [];

/** Listen before the page does; what goes wrong here must not reach the page. */
function on(kind, react, alsoScripted = false) {
  const listener = (event) => {
    if (!event.isTrusted && !alsoScripted) return;
    try {
      react(event);
    } catch (error) {
      complain(kind, error);
    }
  };
  listeners.push([kind, listener]);
  window.addEventListener(kind, listener, { capture: true, passive: true });
}

function complain(where, error) {
  try {
    send({ t: "trouble", at: performance.timeOrigin + performance.now(), where, said: String((error && error.stack) || error).slice(0, 500) });
  } catch { /* the page is going */ }
}

// `document.open`, which editors use on their frames, takes every listener off the window.
const PULSE = `${BINDING}_pulse`;
const PULSE_MS = 500;
let beats = false;
listeners.push([PULSE, () => { beats = true; }]);
window.addEventListener(...listeners[0], true);
setInterval(() => {
  beats = false;
  window.dispatchEvent(new PageEvent(PULSE));
  if (beats) return;
  for (const [kind, listener] of listeners) window.addEventListener(kind, listener, { capture: true, passive: true });
}, PULSE_MS);

/**
 * Say whether a change was made by a person, or by a script that stands for one.
 * A page that changes its own fields can be told by its scripts' addresses among the callers.
 */
function isByPerson(event) {
  return event.isTrusted || (SCRIPTED && !/(?:https?|file|blob|chrome-extension):\/\//.test(String(new Error().stack)));
}
