/** The events by which a visitor scrolls. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** Milliseconds; as long as a call may take (D37). After that nothing more arrives by itself. */
const PATIENCE = 15_000;

/**
 * Scrolls the window to a place that the page may still be too short for, because its data and pictures come
 * later. Scrolls again at each change of the page's size, until the visitor scrolls.
 * @param top pixels
 * @param onEnd called when the place is no longer held
 * @returns stops holding the place
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
