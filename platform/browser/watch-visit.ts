import type { Health } from './remotes/health';
import { routedPath } from './page-language';
import type { PageRouter } from './page-router';

/** Milliseconds after which a visit in progress is counted. */
const COUNTED_AFTER = 10 * 60 * 1000;

/**
 * Counts a visit that reaches a page that sells. It is counted when the page is left: earlier it would look like a
 * visit without an order, because an order takes time.
 */
export function watchVisit(
  health: Health,
  router: PageRouter,
  isSalePath: (path: string) => boolean,
): void {
  let isReached = false;
  const count = () => {
    if (isReached) health.count([{ phase: 'reached' }]);
  };
  function look(): void {
    if (isReached || !isSalePath(routedPath(router.state.location.pathname))) return;
    isReached = true;
    window.setTimeout(count, COUNTED_AFTER);
  }
  look();
  router.subscribe(look);
  window.addEventListener('pagehide', count);
}
