/** Milliseconds without network activity after which a page is idle. */
const QUIET = 1000;

/**
 * Calls back once the page is loaded, nothing has arrived for a second and the browser is idle.
 * @returns a function that cancels the wait
 */
export function whenAtRest(run: () => void): () => void {
  let timer = 0;
  const rest = () => {
    end();
    // Safari lacks idle callbacks.
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
