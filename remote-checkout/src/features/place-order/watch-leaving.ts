/** Not every browser fires both when a page is reloaded or closed. */
const SIGNS = ['beforeunload', 'pagehide'] as const;

/**
 * Detects whether the visitor leaves the page. Returns a function that stops watching and returns the result. It
 * listens only during a call: a permanent listener would disable the back/forward cache.
 */
export function watchLeaving(): () => boolean {
  let left = false;
  const leave = () => {
    left = true;
  };
  for (const sign of SIGNS) window.addEventListener(sign, leave);
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, leave);
    return left;
  };
}
