// Telling the recorder. An action is told as soon as it is known and told again,
// under its id, when more is: nothing depends on a last word before the page goes.

let actions = 0;
let latest = null; // the last action: { id, kind, el, at }

const at = (event) => performance.timeOrigin + (event ? event.timeStamp : performance.now());

function tell(message) {
  try {
    return send(message);
  } catch { /* the recorder has gone */ }
  return null;
}

/** Tell a new action with the screen it was done on. */
function act(kind, el, event, more = {}) {
  endOutcome();
  const { screen = look(), since, about = isElement(el) ? told(el) : { target: null }, ...rest } = more;
  actions += 1;
  const id = `${FRAME}-${actions}`;
  const begun = since === undefined ? at(event) : since;
  latest = { id, kind, el, at: begun, end: at(event), told: about.target, witness: about.witness };
  const said = tell({
    t: "action", id, kind, at: begun, end: at(event),
    ...about,
    frame_url: window === window.top ? null : location.href,
    screen, ...rest,
  });
  if (isElement(el) && !secretKinds.has(el)) noteTold(el, id, said);
  expectChange();
  return latest;
}

/** Keep in mind what was told of an element; the recorder may answer that its names make it secret. */
function noteTold(el, id, said) {
  toldInClear.set(el, [...(toldInClear.get(el) || []), id]);
  Promise.resolve(said).then((kind) => { if (kind && fieldOf(el)) becomeSecret(fieldOf(el), kind); }).catch(() => null);
}

/** Tell more of an action. */
function add(action, event, more) {
  if (more.kind) action.kind = more.kind;
  action.end = at(event);
  tell({ t: "more", id: action.id, end: at(event), ...more });
  expectChange();
}

let looking = null;
let drawing = null;
let drawnLate = false;
const SETTLED_MS = 400;
const DRAWN_MS = 200;

/** Something has been done: say when it has been drawn, and how the screen settles. */
function expectChange() {
  clearTimeout(looking);
  looking = setTimeout(settled, SETTLED_MS);
  drawnLate = drawing !== null;
  if (drawing === null) drawing = setTimeout(drawn, DRAWN_MS);
}

function settled() {
  if (typing) noticeDots(typing.field);
  if (lastTypedIn) noticeDots(lastTypedIn); // a script may hide it a while after it was left
  tellOutcome();
  tellLateTooltip();
  tell({ t: "screen", at: at(), screen: look() });
  if (latest) latest.settled = true; // what appears from now on has another cause
}

function drawn() {
  tellOutcome();
  tellLateTooltip();
  tell({ t: "changed", at: at() });
  drawing = drawnLate ? setTimeout(drawn, DRAWN_MS) : null;
  drawnLate = false;
}
