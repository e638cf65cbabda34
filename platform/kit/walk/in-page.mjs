/**
 * What `recordPage` stores in a page.
 * @typedef {object} Recorded
 * @property {{ blocked: number, paint: number }} measured
 * @property {Record<string, [owner: Record<string, unknown>, name: string, own: unknown]>} natives
 */

/** Functions that run in the page. Each is self-contained: only its own source is sent there. */

/** Records the functions that a release may replace, and what the browser measures, before any script of the page. */
export function recordPage() {
  const measured = { blocked: 0, paint: 0 };
  const { pushState, replaceState } = History.prototype;
  const natives = {
    fetch: [window, 'fetch', fetch],
    XMLHttpRequest: [window, 'XMLHttpRequest', XMLHttpRequest],
    'history.pushState': [history, 'pushState', pushState],
    'history.replaceState': [history, 'replaceState', replaceState],
    addEventListener: [window, 'addEventListener', EventTarget.prototype.addEventListener],
  };
  Object.defineProperty(window, 'pasalWalk', { value: { measured, natives } });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) measured.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) measured.paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Reads what the browser measured, and which native functions have been replaced. */
export function readPage() {
  const { measured, natives } = /** @type {Window & { pasalWalk: Recorded }} */ (
    /** @type {unknown} */ (window)
  ).pasalWalk;
  const exchanged = Object.entries(natives)
    .filter(([, [owner, name, own]]) => owner[name] !== own)
    .map(([name]) => name);
  const main = document.querySelector('main');
  const isBlank =
    !main || (main.textContent.trim() === '' && !main.querySelector('img, svg, input'));
  return { ...measured, exchanged, isBlank, text: document.body.innerText };
}

/** Lists the named links and buttons of the page that are covered at their centre. */
export function findCovered() {
  const targets = [...document.querySelectorAll('main a[href], main button:not([disabled])')];
  return targets.slice(0, 60).flatMap((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [box] = element.getClientRects();
    const label = element.getAttribute('aria-label') ?? element.textContent;
    const name = label.trim().replaceAll(/\s+/g, ' ');
    if (!box || box.width === 0 || box.height === 0 || name === '') return [];
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    // An element scrolled out of its container is reached by scrolling.
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return [];
    const found = document.elementFromPoint(x, y);
    const isReached = found && (element.contains(found) || found.contains(element));
    const isWhole = found === document.documentElement || found === document.body;
    return isReached && !isWhole ? [] : [name];
  });
}
