import type { PageRouter } from '../page-router';
import type { AskServer } from './page-data';
import type { Remotes } from '../remotes/remotes';
import type { LinkedPage } from './linked-page';
import { runAhead } from './run-ahead';
import { watchLinks } from './links';
import { makePrefetch } from './prefetch';
import { whenAtRest } from './when-at-rest';

interface Surroundings {
  askServer: AskServer;
  remotes: Remotes;
  router: PageRouter;
}

/**
 * Starts prefetching pages: when a link to them is hovered, focused or pressed, and from an idle page. A page's first
 * answers are requested as soon as a navigation to it starts.
 */
export function startPrefetch({ askServer, remotes, router }: Surroundings): void {
  const prepare = (page: LinkedPage) => runAhead(remotes, page);
  const prefetch = makePrefetch({ remotes, askServer, document, prepare });
  let stop = whenAtRest(prefetch.forView);
  let shown = router.state.location;
  watchLinks(document, prefetch.forLink);
  router.subscribe(({ location }) => {
    if (location === shown) return;
    shown = location;
    stop();
    prefetch.forShown(location);
    stop = whenAtRest(prefetch.forView);
  });
}
