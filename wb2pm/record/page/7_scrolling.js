// Scrolling by wheel, touch or scroll bar; what keys and pages scroll is their effect.
// The page is told of a wheel when it has already moved, so where things stood is
// kept from the scroll events before.

const STILL_MS = 250;
const places = new WeakMap(); // scrolled thing -> where it stands
let scrolling = null;

if (document.scrollingElement) places.set(document, placeOf(document));

function placeOf(thing) {
  const el = thing === document ? document.scrollingElement : thing;
  return { x: el ? el.scrollLeft : 0, y: el ? el.scrollTop : 0 };
}

/** What scrolls from now on is the person's doing, until it is still. */
function expectScroll(since, where, screen) {
  clearTimeout(scrolling && scrolling.ending);
  if (!scrolling) scrolling = { since, screen: screen || lastLook(), where, action: null };
  scrolling.ending = setTimeout(endScrolling, STILL_MS);
}

// What cannot scroll in a frame scrolls the page around it, which hears of no wheel.
const EXPECT_SCROLL = `${BINDING}_scroll`;
Object.defineProperty(window, EXPECT_SCROLL, { enumerable: false, value: expectScroll });

function expectScrollAround(event) {
  for (let win = window; ; win = win.parent) {
    if (win[EXPECT_SCROLL]) win[EXPECT_SCROLL](at(event), spot(event));
    if (win === ROOT) return;
  }
}

// What scrolls in a shadow root is told to nobody outside.
const heardRoots = new WeakSet();
function listenInRoots(event) {
  for (let node = innermost(event); isElement(node); node = hostOf(node.getRootNode())) {
    const root = node.getRootNode();
    if (!hostOf(root) || heardRoots.has(root)) continue;
    heardRoots.add(root);
    root.addEventListener("scroll", (inner) => { if (inner.isTrusted) scrolled(inner); }, { capture: true, passive: true });
  }
}

on("wheel", (event) => {
  if (event.ctrlKey) return; // zooms
  learnCorner(event);
  listenInRoots(event);
  expectScrollAround(event);
});
on("touchmove", (event) => {
  listenInRoots(event);
  const { clientX, clientY } = event.touches[0];
  expectScrollAround({ timeStamp: event.timeStamp, clientX, clientY });
});

function scrolled(event) {
  const thing = event.target;
  const here = placeOf(thing);
  const before = places.get(thing) || { x: 0, y: 0 };
  places.set(thing, here);
  if (!scrolling || (scrolling.thing && scrolling.thing !== thing)) return;
  if (!scrolling.thing) Object.assign(scrolling, { thing, begun: before });
  const pixels = { x: round(here.x - scrolling.begun.x), y: round(here.y - scrolling.begun.y) };
  clearTimeout(scrolling.ending);
  scrolling.ending = setTimeout(endScrolling, STILL_MS);
  if (scrolling.action) return add(scrolling.action, event, { pixels });
  const { since, screen, where } = scrolling;
  scrolling.action = act("scroll", thing === document ? null : thing, event, { since, screen, ...where, pixels });
}
on("scroll", scrolled);

function endScrolling() {
  if (!scrolling) return;
  clearTimeout(scrolling.ending);
  scrolling = null;
}
