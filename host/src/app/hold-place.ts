/** The events by which a visitor scrolls. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** Milliseconds; the timeout of a call (D37). After that nothing more loads. */
const PATIENCE = 15_000;

/**
 * Scrolls the window to a position that the page may still be too short for, because its data and pictures load
 * later. Scrolls again at each change of the page's size, until the visitor scrolls.
 * @param top pixels
 * @param onEnd called when the position is no longer held
 * @returns a function that stops holding it
 */
export function holdPlace(top: number, onEnd: () => void): () => void {
  const put = () => window.scrollTo(0, top);
  const watch = new ResizeObserver(put);
  const end = () => {
    watch.disconnect();
    window.clearTimeout(timer);
    for (const move of MOVES) window.removeEventListener(move, end);
    onEnd();
  };
  const timer = window.setTimeout(end, PATIENCE);
  for (const move of MOVES) window.addEventListener(move, end, { passive: true });
  watch.observe(document.body);
  put();
  return end;
}
