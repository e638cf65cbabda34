/** What a visitor moves the page by. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** As long as a call may take (D37): after this many ms nothing more comes by itself. */
const PATIENCE = 15_000;

/**
 * Scrolls the window to a place the page may still be too short for: its data and pictures come
 * later. Puts it there again at each change of the page's size, until the visitor moves it.
 * @param top pixels
 * @param onEnd it is the visitor's again
 * @returns ends it
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
