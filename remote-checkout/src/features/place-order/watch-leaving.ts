/** Not every browser has both when a page is reloaded or closed. */
const SIGNS = ['beforeunload', 'pagehide'] as const;

/**
 * Watches if the visitor leaves the page. Returns a function that stops the watch and says if they did. It
 * listens only during a call: browsers don't cache a page that always listens for the way back.
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
