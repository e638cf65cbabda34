/** Milliseconds without anything arriving after which a page has all it needs. */
const QUIET = 1000;

/**
 * Calls back once the page is loaded, nothing has arrived for a second and the browser has a moment.
 * @returns ends the waiting
 */
export function whenAtRest(run: () => void): () => void {
  let timer = 0;
  const rest = () => {
    end();
    // Safari knows no such moments.
    if ('requestIdleCallback' in window) window.requestIdleCallback(run);
    else run();
  };
  const wait = () => {
    window.clearTimeout(timer);
    if (document.readyState === 'complete') timer = window.setTimeout(rest, QUIET);
  };
  const watch = new PerformanceObserver(wait);
  const end = () => {
    watch.disconnect();
    window.clearTimeout(timer);
    window.removeEventListener('load', wait);
  };
  watch.observe({ type: 'resource' });
  window.addEventListener('load', wait);
  wait();
  return end;
}
