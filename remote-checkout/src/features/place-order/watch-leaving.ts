/** Not every browser has both when a page is reloaded or closed. */
const SIGNS = ['beforeunload', 'pagehide'] as const;

/**
 * Watches whether the page is being left. Returns how to stop, which says whether it is. Only for
 * the time of a call: a page that listens for good is not kept for the way back.
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
