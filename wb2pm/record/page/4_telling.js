// Telling the recorder. An action is told as soon as it is known and told again,
// under its id, when more is: nothing depends on a last word before the page goes.

let actions = 0;
let latest = null; // the last action: { id, kind, el, at }

const at = (event) => performance.timeOrigin + (event ? event.timeStamp : performance.now());

function tell(message) {
  SEND(JSON.stringify(message, striking));
}

/** Tell a new action with the screen it was done on. */
function act(kind, el, event, more = {}) {
  const { screen = look(), since, ...rest } = more;
  actions += 1;
  const id = `${FRAME}-${actions}`;
  const begun = since === undefined ? at(event) : since;
  latest = { id, kind, el, at: begun };
  tell({
    t: "action", id, kind, at: begun, end: at(event),
    target: isElement(el) ? describe(el) : null,
    frame_url: window === window.top ? null : location.href,
    screen, ...rest,
  });
  expectChange();
  return latest;
}

/** Tell more of an action. */
function add(action, event, more) {
  if (more.kind) action.kind = more.kind;
  tell({ t: "more", id: action.id, end: at(event), ...more });
  expectChange();
}

let looking = null;
const SETTLED_MS = 400;

/** Tell the screen once it has had time to change, for what an action led to. */
function expectChange() {
  clearTimeout(looking);
  looking = setTimeout(() => tell({ t: "screen", at: at(), screen: look() }), SETTLED_MS);
}
